import SavingsCore
import Support
import Testing

/// A made-up household in which somebody pays what is left on every payday of
/// a year.
///
/// It goes into an account that is sound for the goal, or else into a jar of
/// the goal's own.
struct MadeYear {
  private(set) var made: MadeHousehold
  private var dice: SplitMix64
  private var paydays: ArraySlice<CalendarDate> = []
  private var withdrawals: [CalendarDate] = []

  /// The year of a household, in which money goes so many times.
  init(seed: Int, takingOut times: Int) throws {
    made = try MadeHousehold(seed: seed)
    dice = SplitMix64(seed: seed)
    // All that the household knows of is behind it then.
    let first = try #require(made.today.adding(days: 2))
    made.today = first
    paydays =
      made.book.household.settings.paydays.dates(
        from: first, before: try #require(first.adding(days: 366)))[...]
    withdrawals = (0..<times).map { _ in dice.day(after: first, 1...365) }
      .sorted()
  }

  func plan() throws -> Plan { try made.book.plan(on: made.today) }

  /// The plan of a day so long after today.
  func plan(after days: Int) throws -> Plan {
    try made.book.plan(on: try #require(made.today.adding(days: days)))
  }

  /// Lives until the next payday; `false` when the year is over.
  mutating func reachNextPayday() throws -> Bool {
    guard let payday = paydays.popFirst() else { return false }
    while let day = withdrawals.first, day <= payday {
      withdrawals.removeFirst()
      try takeOut(on: day)
    }
    made.today = payday
    return true
  }

  /// Pays what is left for every goal, and tells how much that was.
  mutating func pay() throws -> [Goal.ID: Amount] {
    var paid: [Goal.ID: Amount] = [:]
    for requirement in try plan().goals {
      let left = try #require(requirement.figures?.left)
      guard left.isPositive else { continue }
      let account =
        try made.accounts(for: requirement).first ?? jar(of: requirement.goal)
      made.book = try made.saving(left, for: requirement.goal, in: account)
      paid[requirement.goal.id] = left
    }
    return paid
  }

  /// Takes something out of an account, for one of its goals or for none.
  private mutating func takeOut(on day: CalendarDate) throws {
    let accounts = try made.book.accounts(on: day)
    let fundings = try made.book.household.assets.indices.map {
      try accounts.funding(of: $0)
    }.filter { $0.balance >= Amount(1) }
    guard !fundings.isEmpty else { return }
    let funding = dice.one(of: fundings)
    let whole = Int(funding.balance.attos / Amount.one)
    let most = dice.once(in: 4) ? whole : max(1, whole / 4)
    let asker = dice.once(in: 2) ? nil : funding.asks.first
    let household = made.book.household
    made.book = try made.book.adding(
      Transaction(
        id: Identifier(random: &dice),
        asset: household.assets[funding.asset].id,
        date: day, amount: -dice.amount(1...most, digits: 0), kind: .withdrawal,
        goal: asker.map { household.goals[$0.goal].id }))
  }

  private mutating func jar(of goal: Goal) throws -> Asset {
    let slug = "jar-of-\(goal.slug)"
    if let jar = made.book.household.assets.first(where: { $0.slug == slug }) {
      return jar
    }
    let jar = Asset(
      id: Identifier(random: &dice), name: "Jar of \(goal.name)", slug: slug,
      currency: goal.currency)
    made.book = try made.book.adding(jar)
    return jar
  }
}
