/// What an asset is shared out by to tell what a goal began a window with.
struct OpeningShares: Equatable, Sendable {
  /// The window.
  let window: CalendarDate

  /// The day before which transactions count: the window's, or a later one.
  private(set) var day: CalendarDate

  /// The day at whose end the shares are read.
  private(set) var sharesOn: CalendarDate?

  /// The day on which the goal's own share changed after that.
  let changedOn: CalendarDate?

  /// Whether the goal has had no payday yet.
  let isOfNewGoal: Bool

  /// The same for what a goal had when a later day began.
  ///
  /// Shares that changed by then have changed. But what was there from the
  /// start of the window, though it was set up later, was there then too.
  func on(_ later: CalendarDate) -> OpeningShares {
    guard later > day, let eve = later.yesterday else { return self }
    var next = self
    next.day = later
    next.sharesOn = sharesOn.map { max($0, eve) } ?? eve
    return next
  }
}

extension Accounts {
  /// How an asset is shared out for what a goal began with.
  ///
  /// By the shares of the evening before the window. But where the asset had
  /// given the goal nothing by then, and one of the two is new, by those of the
  /// day on which it first gave: what is set up later was there from the start.
  func openingShares(
    of asset: Int, for claim: Claim, since window: CalendarDate
  ) throws(MoneyProblem) -> OpeningShares {
    let eve = window.yesterday
    let isNewGoal = isNew(goal: claim.goal)
    let isSetUp = isNewGoal || isNew(asset, since: window)
    var sharesOn = eve
    if isSetUp,
      try !gave(claim, of: asset, by: eve, movedBy: eve),
      let first = claim.firstGiven(by: today)
    {
      sharesOn = first.since
    }
    return OpeningShares(
      window: window, day: window, sharesOn: sharesOn,
      changedOn: isSetUp ? claim.change(after: sharesOn, by: today) : nil,
      isOfNewGoal: isNewGoal)
  }

  /// What an asset held and gave when a window opened, or on a later day.
  ///
  /// Its transactions from before that day count, and what it was opened with,
  /// whenever that was. Another goal without a share when the window opened has
  /// had its first one all along, if it is set up together with this one; but
  /// not if this one's share was changed for it.
  func funding(
    of asset: Int, at shares: OpeningShares
  ) throws(MoneyProblem) -> Funding {
    let eve = shares.day.yesterday
    let before =
      if let eve { try flows.balance(of: asset, on: eve) } else { Amount.zero }
    let balance =
      try before + flows.openings(of: asset, after: eve, by: today)
    let isNewAsset = isNew(asset, since: shares.window)
    let sharesOn = shares.sharesOn
    let opened = shares.window.yesterday
    return try funding(of: asset, balance, by: eve) {
      claim throws(MoneyProblem) in
      let row = sharesOn.flatMap { claim.row(on: $0) }
      if try gave(claim, of: asset, by: sharesOn, movedBy: opened) {
        return row
      }
      let isSetUpTogether =
        isNewAsset || shares.isOfNewGoal && isNew(goal: claim.goal)
      if isSetUpTogether, let first = claim.firstGiven(by: today),
        shares.changedOn.map({ first.since < $0 }) ?? true
      {
        return first
      }
      // Between the window and the later day it may have begun to give.
      return try gave(claim, of: asset, by: sharesOn, movedBy: eve) ? row : nil
    }
  }

  /// Whether an asset had given a claim anything by a day: by a row, or by one
  /// of nothing and what was moved for the goal until an evening.
  private func gave(
    _ claim: Claim, of asset: Int, by day: CalendarDate?,
    movedBy eve: CalendarDate?
  ) throws(MoneyProblem) -> Bool {
    if let day, claim.firstGiven(by: day) != nil { return true }
    guard let eve, let row = claim.row(on: eve) else { return false }
    return try ask(of: asset, for: claim.goal, row, .zero, by: eve).isPositive
  }

  private func isNew(goal: Int) -> Bool {
    household.goals[goal].isNew(
      on: today, payday: household.settings.payday)
  }

  /// Whether an asset was opened when a window was open already.
  private func isNew(_ asset: Int, since window: CalendarDate) -> Bool {
    flows.opened(asset, by: today).map { $0 >= window } ?? true
  }
}
