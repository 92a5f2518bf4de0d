/// What every asset holds and gives away, on one day.
///
/// Goals and assets are named by their places in the household's lists.
public final class Accounts: Sendable {
  /// Whose accounts they are.
  public let household: Household

  public let today: CalendarDate

  let flows: Flows

  /// What moved in each asset.
  let moved: [AssetFlow]

  /// Of each asset the goals that ever asked for a part.
  let claims: [[Claim]]

  let rates: RatesByDay

  /// The window of each goal; none where only what is held is asked for.
  let windows: [CalendarDate]

  /// Whether each goal is new; none where only what is held is asked for.
  let areNew: [Bool]

  let paydays: Paydays

  /// The accounts of a household whose movements were summed up in the frame
  /// that `Household.frame(for:)` gives for this day, and perhaps for others.
  public init(of household: Household, _ flows: Flows, on today: CalendarDate) {
    self.household = household
    self.today = today
    self.flows = flows
    moved = flows.moved
    claims = Claim.all(in: household, flows)
    rates = RatesByDay(household.rates)
    windows = household.windows(on: today)
    areNew = household.newGoals(on: today)
    paydays = household.settings.paydays
  }

  /// The same accounts on another day of their frame, perhaps only for what is
  /// held at its end.
  init(_ others: Accounts, on today: CalendarDate, onlyHeld: Bool = false) {
    household = others.household
    flows = others.flows
    moved = others.moved
    claims = others.claims
    rates = others.rates
    paydays = others.paydays
    self.today = today
    windows = onlyHeld ? [] : household.windows(on: today)
    areNew = onlyHeld ? [] : household.newGoals(on: today)
  }

  /// What an asset holds at the end of the day.
  public func balance(of asset: Int) throws(MoneyProblem) -> Amount {
    try flows.balance(of: asset, on: today)
  }

  /// What is scheduled in an asset for later days.
  public func scheduled(in asset: Int) throws(MoneyProblem) -> Amount {
    try flows.scheduled(in: asset, after: today)
  }

  /// What an asset holds and gives today.
  @inline(never)
  public func funding(of asset: Int) throws(MoneyProblem) -> Funding {
    try funding(of: asset, on: today, byRowsUpTo: today)
  }

  /// What an asset held and gave at the end of a day, by the rows up to a day,
  /// or up to a later one of each claim, given by their places.
  ///
  /// What it was opened with was there from the start, whenever that was; what
  /// else was there, or is spared, a set-up says.
  func funding(
    of asset: Int, on day: CalendarDate?, as setUp: SetUp? = nil,
    byRowsUpTo last: CalendarDate?, orLater days: [CalendarDate?] = []
  ) throws(MoneyProblem) -> Funding {
    let place = day.map(flows.frame.known) ?? -1
    let moved = moved[asset]
    let held = try moved.held(by: place)
    let opened = try moved.opened(after: place, by: today)
    let earned =
      setUp?.countsInterest ?? false
      ? try moved.earned(after: place, by: today) : Amount.zero
    let spared = try spared(in: asset, setUp, by: place)
    let balance = try held.all + opened + earned + spared
    let nameless = max(try held.nameless + opened + earned, .zero)
    let claims = claims[asset]
    var asks: [Funding.Ask] = []
    asks.reserveCapacity(claims.count)
    for (index, claim) in claims.enumerated() {
      let last = days.isEmpty ? last : CalendarDate.later(last, days[index])
      guard let last, let row = claim.row(on: last) else { continue }
      let own = try own(of: claim, byRowsUpTo: last, at: place, as: setUp)
      let part = row.share.percentage.of(nameless)
      asks.append(
        Funding.Ask(
          goal: claim.goal, row: row, own: own,
          asked: max(try own + part, .zero)))
    }
    try asks.fund(from: balance)
    var free = balance
    for ask in asks { free = try free - ask.funded }
    return Funding(
      asset: asset, balance: balance, nameless: nameless, asks: asks,
      free: max(free, .zero))
  }

  /// What a goal has of its own by a claim at the end of the day of a place, by
  /// the rows up to another day.
  @inline(never)
  func own(
    of claim: Claim, byRowsUpTo last: CalendarDate, at place: Int,
    as setUp: SetUp? = nil
  ) throws(MoneyProblem) -> Amount {
    guard let beginning = claim.beginning(by: last) else { return .zero }
    // Nothing names most goals of an account.
    if claim.isUntouched() { return beginning.amount }
    return try beginning.own(at: place, in: flows.frame) {
      start, end throws(MoneyProblem) in
      let named = try claim.moved(.all, after: start, by: end)
      guard let setUp, setUp.spared == claim.goal else { return named }
      let since = max(start, flows.frame.eve(of: setUp.window))
      return try named + claim.spent(after: since, by: end)
    }
  }

  /// What was taken out for the goal that is spared, by a place.
  private func spared(
    in asset: Int, _ setUp: SetUp?, by place: Int
  ) throws(MoneyProblem) -> Amount {
    guard let setUp, let goal = setUp.spared,
      let claim = claims[asset].first(where: { $0.goal == goal })
    else { return .zero }
    return try claim.spent(after: flows.frame.eve(of: setUp.window), by: place)
  }
}

extension Household {
  func windows(on today: CalendarDate) -> [CalendarDate] {
    let paydays = settings.paydays
    return goals.map { $0.window(on: today, paydays) }
  }

  /// Whether each goal is new.
  fileprivate func newGoals(on today: CalendarDate) -> [Bool] {
    let paydays = settings.paydays
    return goals.map { $0.isNew(on: today, paydays) }
  }
}
