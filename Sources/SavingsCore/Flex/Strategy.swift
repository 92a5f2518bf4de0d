/// How a flex decides who gives way first.
public enum Strategy: String, Equatable, Sendable, CaseIterable {
  /// Everyone keeps the same part of what was planned, as far as floors and
  /// caps allow.
  case balanced
  /// The nearest deadlines are served first.
  case urgent
  /// The largest amounts move first.
  case largest
  /// The worst consequence is made as small as possible.
  case risk

  /// The one that is used where nobody asks for another.
  public static let usual = Strategy.balanced

  /// What every goal gets of `pool`: at least its floor, at most its cap.
  ///
  /// The floors are taken to fit into the pool; what no cap has room for stays
  /// over, and nothing else does, by which a pool finds what brings a total
  /// about.
  func distribute(
    _ pool: Amount, on goals: [FlexibleGoal]
  ) throws(MoneyProblem) -> [Amount] {
    switch self {
    case .balanced:
      try waterFill(
        goals.map { goal in
          RisingPart(
            from: .zero, rising: goal.value, floor: goal.floor, cap: goal.cap)
        }, to: pool, in: goals.places { $0.order.isDueBefore($1.order) })
    case .urgent:
      try goals.filled(
        goals.floors, to: pool,
        in: goals.places { $0.order.isMoreUrgent(than: $1.order) })
    case .largest: try distributeLargest(pool, on: goals)
    case .risk: try distributeByRisk(pool, on: goals)
    }
  }
}

/// The largest amounts move first: down to their floors where there is less
/// than planned, up to their caps where there is more.
private func distributeLargest(
  _ pool: Amount, on goals: [FlexibleGoal]
) throws(MoneyProblem) -> [Amount] {
  let planned = try goals.map(\.value).sum()
  guard pool < planned else {
    return try goals.filled(
      goals.floors, to: pool,
      in: goals.places { a, b in
        a.value == b.value
          ? a.order.isDueBefore(b.order) : a.value > b.value
      })
  }
  var amounts = goals.map(\.value)
  var cut = try planned - pool
  let order = goals.places { a, b in
    a.value == b.value ? a.order.isDueAfter(b.order) : a.value > b.value
  }
  for place in order where cut.isPositive {
    let step = min(cut, try amounts[place] - goals[place].floor)
    amounts[place] = try amounts[place] - step
    cut = try cut - step
  }
  return amounts
}

/// The worst consequence is as small as it can be, then the next worst.
///
/// What a goal will have to catch up with is what a later payday has to carry
/// over what this month's do, `((missing - x) / later) / (value / now)`. One
/// common ratio for all, as far as floors and caps allow, makes the largest of
/// them the smallest. A goal that has no later payday comes first; one that has
/// no deadline comes last.
private func distributeByRisk(
  _ pool: Amount, on goals: [FlexibleGoal]
) throws(MoneyProblem) -> [Amount] {
  let order = goals.places { $0.order.isMoreUrgent(than: $1.order) }
  let filled = try goals.filled(
    goals.floors, to: pool,
    in: order.filter { goals[$0].entry.burden?.isLast ?? false })

  var parts: [RisingPart] = []
  for (goal, amount) in zip(goals, filled) {
    guard let burden = goal.entry.burden, !burden.isLast,
      let missing = goal.entry.missing
    else {
      parts.add(
        RisingPart(from: amount, rising: .zero, floor: amount, cap: amount))
      continue
    }
    parts.add(
      RisingPart(
        from: missing,
        rising: max(
          try goal.value.times(burden.later, over: burden.now),
          Amount(attos: 1)),
        floor: goal.floor, cap: goal.cap))
  }
  let shared = try waterFill(
    parts, to: pool,
    in: goals.places { $0.order.isDueBefore($1.order) })
  return try goals.filled(
    shared, to: pool, in: order.filter { goals[$0].entry.burden == nil })
}
