/// Fills all vessels to the one level at which they hold `pool` together.
///
/// Between two neighbouring levels at which some vessel starts or ends, the
/// whole is a straight line, so the level is one exact division. What that
/// leaves over in the eighteenth decimal goes to the first in `order`, one part
/// each.
func level(
  _ vessels: [Vessel], to pool: Amount, in order: [Int]
) throws(MoneyProblem) -> [Amount] {
  var turns: [(at: Ratio, place: Int, isStart: Bool)] = []
  for (place, vessel) in vessels.enumerated()
  where vessel.rising.isPositive && vessel.floor < vessel.cap {
    turns.append((try vessel.starts(), place, true))
    turns.append((try vessel.ends(), place, false))
  }
  turns.sort { $0.at < $1.at }

  var amounts = vessels.map(\.floor)
  var isOpen = vessels.map { _ in false }
  var line = Line(still: try amounts.sum())
  for turn in turns {
    if try line.reaches(pool, by: turn.at) { break }
    let vessel = vessels[turn.place]
    isOpen[turn.place] = turn.isStart
    if turn.isStart {
      try line.open(vessel)
    } else {
      try line.close(vessel)
      amounts[turn.place] = vessel.cap
    }
  }
  let open = order.filter { isOpen[$0] }
  return try settle(open, of: vessels, amounts, to: pool, on: line)
}

/// What all vessels hold together at a level, as long as none starts or ends.
private struct Line {
  /// What stands still: the others, and where the open ones begin.
  private(set) var still: Amount
  /// What one more of the level brings.
  private(set) var rising = Amount.zero

  init(still: Amount) { self.still = still }

  mutating func open(_ vessel: Vessel) throws(MoneyProblem) {
    still = try still + (vessel.from - vessel.floor)
    rising = try rising + vessel.rising
  }

  mutating func close(_ vessel: Vessel) throws(MoneyProblem) {
    still = try still + (vessel.cap - vessel.from)
    rising = try rising - vessel.rising
  }

  func reaches(
    _ pool: Amount, by level: Ratio
  ) throws(MoneyProblem) -> Bool {
    guard rising.isPositive else { return still >= pool }
    return Ratio(try pool - still, over: rising) <= level
  }
}

/// Fills the open vessels to the level at which everything is in them.
private func settle(
  _ open: [Int], of vessels: [Vessel], _ amounts: [Amount], to pool: Amount,
  on line: Line
) throws(MoneyProblem) -> [Amount] {
  var settled = amounts
  let sought = try pool - line.still
  for place in open {
    let vessel = vessels[place]
    let risen = try vessel.rising.times(sought, over: line.rising, .down)
    settled[place] = min(max(try vessel.from + risen, vessel.floor), vessel.cap)
  }
  guard !open.isEmpty else { return settled }
  var rest = try pool - settled.sum()
  let part = Amount(attos: rest.isNegative ? -1 : 1)
  for place in open where !rest.isZero {
    let more = try settled[place] + part
    guard vessels[place].floor <= more, more <= vessels[place].cap else {
      continue
    }
    settled[place] = more
    rest = try rest - part
  }
  return settled
}
