package import SavingsCore
import Testing

/// A household told step by step, in the words of the command line.
package struct Story {
  package var book = Book()
  private var goals = 0
  private var assets = 0
  private var transactions = 0

  package init(payday: Int = 25, currency: String? = nil) throws {
    var settings = Settings()
    settings.ownPayday = PaydaySchedule(payday)
    settings.currency = try currency.map { try Currency($0) }
    book = try book.preferring(settings)
  }

  package mutating func prefer(
    _ change: (inout Settings) throws -> Void
  ) throws {
    var settings = book.household.settings
    try change(&settings)
    book = try book.preferring(settings)
  }

  package mutating func goal(
    _ name: String, _ target: String?, _ currency: String = "EUR",
    by deadline: String?, from start: String, every: Int? = nil,
    monthly: String? = nil, yield: String? = nil,
    standing: Goal.Standing = .flexible
  ) throws {
    goals += 1
    book = try book.adding(
      Goal(
        id: Story.id(0x0a, goals), name: name,
        slug: book.goalSlug(for: name), target: try target.map(Amount.init),
        currency: try Currency(currency), deadline: try deadline.map(day),
        start: try day(start), every: every,
        monthly: try monthly.map(Amount.init),
        yield: yield.flatMap(Percentage.init), standing: standing))
  }

  package mutating func asset(
    _ name: String, _ currency: String = "EUR", slug: String? = nil,
    holding: String? = nil, on date: String = "2026-01-01"
  ) throws {
    assets += 1
    book = try book.adding(
      Asset(
        id: Story.id(0x0b, assets), name: name,
        slug: slug ?? book.assetSlug(for: name),
        currency: try Currency(currency)))
    if let holding { try move(holding, .opening, in: name, on: date) }
  }

  package mutating func move(
    _ amount: String, _ kind: Transaction.Kind, in asset: String,
    for goal: String? = nil, on date: String
  ) throws {
    book = try book.adding(
      try transaction(amount, kind, in: asset, for: goal, on: date))
  }

  package mutating func save(
    _ amount: String, for goal: String, in asset: String, on date: String
  ) throws {
    book = try book.saving(
      try transaction(amount, .deposit, in: asset, for: goal, on: date))
  }

  /// Takes back the last transaction of an asset.
  package mutating func deleteLast(in asset: String) throws {
    let asset = try book.household.asset(named: asset)
    let last = try #require(
      book.transactions.reversed().first { $0.asset == asset.id })
    book = book.removing(last)
  }

  package mutating func end(
    _ goal: String, _ lifecycle: (CalendarDate) -> Goal.Lifecycle,
    on date: String
  ) throws {
    book = try book.ending(
      try book.household.goal(named: goal), lifecycle(try day(date)))
  }

  package mutating func share(
    _ share: String, of asset: String, for goal: String, since date: String
  ) throws {
    let asset = try book.household.asset(named: asset)
    let goal = try book.household.goal(named: goal)
    let row =
      if share.hasSuffix("%") {
        AssetAllocation(
          asset: asset.id, goal: goal.id,
          share: .percentage(
            try #require(Percentage(String(share.dropLast())))),
          since: try day(date))
      } else {
        try book.earmarking(
          try Amount(share), of: asset.id, for: goal.id, since: try day(date))
      }
    book = try book.setting(row)
  }

  package mutating func rate(
    _ pair: (String, String), _ value: String, on date: String
  ) throws {
    let pair = try #require(
      CurrencyPair(try Currency(pair.0), try Currency(pair.1)))
    book = try book.setting(Rate(pair, try Amount(value), on: try day(date)))
  }

  package mutating func choose(
    _ flex: Flex?, custom: String? = nil, for goal: String, in month: String
  ) throws {
    book = try book.setting(
      MonthlyPlan(
        goal: try book.household.goal(named: goal).id,
        month: try #require(Month(month)), flex: flex,
        custom: try custom.map { .init(try Amount($0), by: .you) }))
  }

  package func plan(_ date: String, in currency: String? = nil) throws -> Plan {
    try book.plan(on: try day(date), in: try currency.map { try Currency($0) })
  }

  package func requirement(_ goal: String, _ date: String) throws -> Requirement
  {
    try #require(try plan(date).goals.first { $0.goal.name == goal })
  }

  package func figures(_ goal: String, _ date: String) throws -> Figures {
    try #require(try requirement(goal, date).figures)
  }

  package mutating func transaction(
    _ amount: String, _ kind: Transaction.Kind, in asset: String,
    for goal: String? = nil, on date: String
  ) throws -> Transaction {
    transactions += 1
    return Transaction(
      id: Story.id(0x0c, transactions),
      asset: try book.household.asset(named: asset).id, date: try day(date),
      amount: try Amount(amount), kind: kind,
      goal: try goal.map { try book.household.goal(named: $0).id })
  }

  /// The ids of a story differ in their last digits: goals, assets and
  /// transactions have a series each.
  package static func id<Record>(
    _ series: UInt128, _ number: Int
  ) -> Identifier<Record> {
    Identifier(
      bits: 0x5b0c_6c1e_6f0a_4c1e_9a44_0d6f_1f2e_0000
        | series << 8 | UInt128(number))
  }
}
