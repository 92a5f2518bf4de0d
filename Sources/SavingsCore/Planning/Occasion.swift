/// A household on a day: what every asset holds and gives away, and the plan of
/// the month.
///
/// Each is worked out when somebody first asks for it, and kept for all who ask
/// after: a history is summed up once, however many want to know.
public final class Occasion {
  /// Whose day it is.
  public let household: Household

  public let today: CalendarDate

  private let source: Source

  /// What the book was before a change, on the same day.
  private var former: Occasion?

  /// What moved, where it was summed up while a book was read.
  private var knownFlows: Flows?
  private var knownAccounts: Accounts?
  private var knownPlan: Plan?

  /// Where the sums of what moved come from.
  private enum Source {
    /// They were made while a file was read.
    case flows(Flows)
    /// They are those of a book.
    case book(Book)
  }

  /// A household whose movements were summed up to the days that
  /// `Household.frame(for:)` gives for this day, and perhaps for others.
  public init(_ household: Household, _ flows: Flows, on today: CalendarDate) {
    self.household = household
    self.today = today
    source = .flows(flows)
  }

  /// A book on a day, perhaps one for which it was summed up as for
  /// `frame(for:)`.
  public init(
    _ book: Book, summedUp flows: Flows? = nil, on today: CalendarDate
  ) {
    household = book.household
    self.today = today
    source = .book(book)
    knownFlows = flows
  }

  /// What a book became, on the same day: what the change left as it was is
  /// not worked out again.
  public convenience init(_ book: Book, after former: Occasion) {
    self.init(book, on: former.today)
    self.former = former
  }

  /// The same household on another day, of which sums have to be known: those
  /// of a book always are.
  public func on(_ day: CalendarDate) -> Occasion {
    switch source {
    case .flows(let flows):
      let occasion = Occasion(household, flows, on: day)
      occasion.knownAccounts = knownAccounts.map { Accounts($0, on: day) }
      return occasion
    case .book(let book):
      return Occasion(book, on: day)
    }
  }

  /// The same with all that is known of it, but no longer with what it came
  /// of: many changes one after the other do not keep each other.
  public func byItself() -> Occasion {
    guard case .book(let book) = source, former != nil else { return self }
    let occasion = Occasion(book, on: today)
    occasion.knownAccounts = knownAccounts
    occasion.knownPlan = knownPlan
    return occasion
  }

  /// The same day, with sums up to other days, too: the transactions are gone
  /// through once, however many days there are.
  ///
  /// Where they were summed up while a file was read, that has to have been
  /// for the same, and nothing is summed up again.
  public func over(_ asked: LookedAt) throws(MoneyProblem) -> Occasion {
    var occasion = self
    if case .book(let book) = source {
      var flows = try book.flows(household.frame(for: [today], asked))
      flows.addUp()
      occasion = Occasion(household, flows, on: today)
    }
    // Other days take what they can from the accounts of this one.
    _ = try occasion.accounts()
    return occasion
  }

  /// The day on which a goal ended, as if it had not: with all shares as they
  /// stood the evening before, without that day's withdrawals, and without
  /// what went from an account of the goal into another.
  ///
  /// What is taken out as a goal ends is what it was saved for.
  func asIfNotEnded(
    _ goal: Int, on day: CalendarDate
  ) throws(MoneyProblem) -> Occasion {
    var household = household
    household.goals[goal].lifecycle = .active
    household.allocations.removeAll { $0.since >= day }
    var accounts: [Int] = []
    for (asset, claims) in Claim.all(in: household).enumerated() {
      let claim = claims.first { $0.goal == goal }
      if let row = claim?.row(on: day), !row.share.isNothing {
        accounts.append(asset)
      }
    }
    let flows = try flows().withoutWithdrawals(
      on: day, andTransfersOutOf: accounts)
    return Occasion(household, flows, on: day)
  }

  /// What every asset holds and gives away.
  @inline(never)
  public func accounts() throws(MoneyProblem) -> Accounts {
    if let knownAccounts { return knownAccounts }
    let accounts = Accounts(of: household, try flows(), on: today)
    knownAccounts = accounts
    return accounts
  }

  /// The plan of the month, with totals in the household's own currency.
  @inline(never)
  public func plan() throws(MoneyProblem) -> Plan {
    if let knownPlan { return knownPlan }
    let plan = try Plan(try accounts())
    knownPlan = plan
    return plan
  }

  /// What the month asks of a goal, if it is planned.
  public func requirement(of goal: Goal) throws(MoneyProblem) -> Requirement? {
    try plan().goals.first { $0.goal.id == goal.id }
  }

  /// Passes assets of which all that moves can be counted together, also what
  /// is to come.
  public func countAll() throws(MoneyProblem) {
    let flows = try accounts().flows
    for asset in flows.moved { _ = try asset.held(by: flows.frame.days.count) }
  }

  private func flows() throws(MoneyProblem) -> Flows {
    if let knownFlows { return knownFlows }
    switch source {
    case .flows(let flows): return flows
    case .book(let book):
      // What could not be summed up before may have gone by now.
      if let flows = try? former?.flows(afterChangeTo: book) { return flows }
      return try book.flows(household.frame(for: [today]))
    }
  }

  /// The sums of a book that only has more, behind all that there was: what
  /// there was is not summed up again.
  private func flows(afterChangeTo next: Book) throws(MoneyProblem) -> Flows? {
    guard case .book(let book) = source,
      household.sums(like: next.household, on: today)
    else { return nil }
    let known = book.transactions.commonEnds(with: next.transactions).head
    guard known == book.transactions.count else { return nil }
    var flows = try accounts().flows
    try flows.add(next, from: known)
    return flows
  }
}

extension Household {
  /// Whether the same movements come to the same sums as in another one.
  fileprivate func sums(like other: Household, on today: CalendarDate) -> Bool {
    assets.map(\.id) == other.assets.map(\.id)
      && goals.map(\.id) == other.goals.map(\.id)
      && frame(for: [today]) == other.frame(for: [today])
  }
}
