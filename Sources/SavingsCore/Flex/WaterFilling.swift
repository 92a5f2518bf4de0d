/// Shares out a pool so that all parts rise to one level (water-filling).
///
/// Between two neighbouring levels at which some part starts or ends, the
/// whole is a straight line, so the level is one exact division. What that
/// leaves over in the eighteenth decimal goes to the first in `order`, one unit
/// each.
func waterFill(
  _ parts: [RisingPart], to pool: Amount, in order: [Int]
) throws(MoneyProblem) -> [Amount] {
  var turns: [(at: Fraction, place: Int, isStart: Bool)] = []
  for (place, part) in parts.enumerated()
  where part.rising.isPositive && part.floor < part.cap {
    let start = Fraction(try part.floor - part.from, over: part.rising)
    let end = Fraction(try part.cap - part.from, over: part.rising)
    turns.append((start, place, true))
    turns.append((end, place, false))
  }

  var amounts = parts.map(\.floor)
  var isOpen = parts.map { _ in false }
  var line = Line(still: try amounts.sum())
  for next in placesInOrder(turns.count, by: { turns[$0].at < turns[$1].at }) {
    let turn = turns[next]
    if try line.reaches(pool, by: turn.at) { break }
    let part = parts[turn.place]
    isOpen[turn.place] = turn.isStart
    if turn.isStart {
      try line.open(part)
    } else {
      try line.close(part)
      amounts[turn.place] = part.cap
    }
  }
  let open = Array(order.lazy.filter { isOpen[$0] })
  return try settle(open, of: parts, amounts, to: pool, on: line)
}

/// What all parts hold together at a level, as long as none starts or ends.
private struct Line {
  /// What stands still: the others, and where the open ones begin.
  private(set) var still: Amount
  /// What one more of the level brings.
  private(set) var rising = Amount.zero

  mutating func open(_ part: RisingPart) throws(MoneyProblem) {
    still = try still + (part.from - part.floor)
    rising = try rising + part.rising
  }

  mutating func close(_ part: RisingPart) throws(MoneyProblem) {
    still = try still + (part.cap - part.from)
    rising = try rising - part.rising
  }

  func reaches(
    _ pool: Amount, by level: Fraction
  ) throws(MoneyProblem) -> Bool {
    guard rising.isPositive else { return still >= pool }
    return Fraction(try pool - still, over: rising) <= level
  }
}

/// Fills the open parts to the level at which everything is in them.
private func settle(
  _ open: [Int], of parts: [RisingPart], _ amounts: [Amount], to pool: Amount,
  on line: Line
) throws(MoneyProblem) -> [Amount] {
  var settled = amounts
  let sought = try pool - line.still
  for place in open {
    let part = parts[place]
    let risen = try part.rising.times(sought, over: line.rising, .down)
    settled[place] = min(max(try part.from + risen, part.floor), part.cap)
  }
  guard !open.isEmpty else { return settled }
  var rest = try pool - settled.sum()
  let unit = Amount(attos: rest.isNegative ? -1 : 1)
  for place in open where !rest.isZero {
    let more = try settled[place] + unit
    guard parts[place].floor <= more, more <= parts[place].cap else { continue }
    settled[place] = more
    rest = try rest - unit
  }
  return settled
}

/// A part of a pool that rises with a common level, between two bounds.
///
/// At the level t it holds `from + rising * t`, but no less than one bound and
/// no more than the other.
struct RisingPart: Sendable {
  let from: Amount
  let rising: Amount
  let floor: Amount
  let cap: Amount
}
