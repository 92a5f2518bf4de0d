/// Which shares of an asset count for what a goal had on earlier days.
///
/// What was set up late was there from the start: where the goal or the asset
/// is new, and the asset had given nothing by the evening before the window,
/// its first share holds for the days before its own, too.
struct SetUp: Equatable {
  /// The first day of the window.
  let window: CalendarDate

  /// The day of the goal's first share, where that holds before it.
  let firstShare: CalendarDate?

  /// Whether first shares of other goals may hold before their days, those of
  /// new goals or of all.
  let others: Others

  /// The first day on which a row of the goal is dated after its first share,
  /// or after the evening before the window: who got a share from then on did
  /// not have it before.
  let changedOn: CalendarDate?

  /// The goal, where what was taken out for it since the window opened does not
  /// count: spending what a standing goal is for is no loss.
  let spared: Int?

  /// Whether interest was there from the start, because the goal expects some.
  let countsInterest: Bool

  enum Others: Equatable {
    /// The asset is new, so all may.
    case all
    /// The goal is new, so other new ones may.
    case new
    /// Neither is.
    case none
  }
}

/// What assets held, worked out for goals that are set up alike.
struct KnownSetUps {
  // By asset.
  private var known: [[(setUp: SetUp, funding: Funding)]] = []

  /// What is known of an asset for a set-up, or is worked out now: there are
  /// few of them, and mostly it is that of the goal before.
  mutating func funding(
    of asset: Int, _ setUp: SetUp, _ make: () throws(MoneyProblem) -> Funding
  ) throws(MoneyProblem) -> Funding {
    while known.count <= asset { known.append([]) }
    if let known = known[asset].last(where: { $0.setUp == setUp }) {
      return known.funding
    }
    let funding = try make()
    known[asset].append((setUp, funding))
    return funding
  }
}

extension Accounts {
  /// How an asset counts for a goal since a window, for which the goal may be
  /// new.
  func setUp(
    of asset: Int, for claim: Claim, since window: CalendarDate, isNew: Bool
  ) throws(MoneyProblem) -> SetUp {
    let eve = window.yesterday
    let others: SetUp.Others =
      moved[asset].isNew(on: window) ? .all : isNew ? .new : .none
    let goal = household.goals[claim.goal]
    let frame = flows.frame
    var spared: Int?
    if goal.isStanding,
      try claim.spent(
        after: frame.eve(of: window), by: frame.known(today)
      ).isPositive
    {
      spared = claim.goal
    }
    var first: CalendarDate?
    var changedOn: CalendarDate?
    if others != .none {
      first =
        try gave(claim, by: eve) ? nil : claim.firstGiven(by: today)?.since
      changedOn = claim.change(after: first ?? eve, by: today)
    }
    return SetUp(
      window: window, firstShare: first, others: others, changedOn: changedOn,
      spared: spared, countsInterest: goal.yield != nil)
  }

  /// What an asset held and gave at the end of a day, as that counts for what a
  /// goal had; the day before the calendar is `nil`.
  func funding(
    of asset: Int, on day: CalendarDate?, _ setUp: SetUp,
    _ late: [CalendarDate?]
  ) throws(MoneyProblem) -> Funding {
    // Before the goal's first share the rows are those of its day.
    let shown = CalendarDate.later(day, setUp.firstShare)
    return try funding(
      of: asset, on: day, as: setUp, byRowsUpTo: shown, orLater: late)
  }

  /// The days of the first shares of other goals that hold before them, by the
  /// places of their claims; none at all where there is none.
  func lateShares(
    of asset: Int, _ setUp: SetUp
  ) throws(MoneyProblem) -> [CalendarDate?] {
    var late: [CalendarDate?] = []
    guard setUp.others != .none else { return late }
    for (place, claim) in claims[asset].enumerated() {
      guard setUp.others == .all || areNew[claim.goal],
        let first = claim.firstGiven(by: today)?.since,
        setUp.changedOn.map({ first < $0 }) ?? true,
        try !gave(claim, by: setUp.window.yesterday)
      else { continue }
      if late.isEmpty { late = claims[asset].map { _ in nil } }
      late[place] = first
    }
    return late
  }

  /// Whether an asset had given a claim anything by a day: by a row, or by
  /// money of its own under a row of nothing.
  private func gave(
    _ claim: Claim, by day: CalendarDate?
  ) throws(MoneyProblem) -> Bool {
    guard let day else { return false }
    if claim.firstGiven(by: day) != nil { return true }
    return try own(of: claim, byRowsUpTo: day, at: flows.frame.known(day))
      .isPositive
  }
}
