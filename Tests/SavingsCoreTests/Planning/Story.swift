import SavingsCore
import Testing

/// A household told step by step, in the words of the command line.
struct Story {
  var book = Book()
  private var dice = StoryDice()

  init(payday: Int = 25, currency: String? = nil) throws {
    var settings = Settings()
    settings.ownPayday = Payday(payday)
    settings.currency = try currency.map { try Currency($0) }
    book = try book.preferring(settings)
  }

  mutating func goal(
    _ name: String, _ target: String, _ currency: String = "EUR",
    by deadline: String, from start: String,
    standing: Goal.Standing = .flexible
  ) throws {
    book = try book.adding(
      Goal(
        id: Identifier(random: &dice), name: name,
        slug: book.goalSlug(for: name), target: try Amount(target),
        currency: try Currency(currency), deadline: try day(deadline),
        start: try day(start), standing: standing))
  }

  mutating func asset(
    _ name: String, _ currency: String = "EUR", holding: String? = nil,
    on date: String = "2026-01-01"
  ) throws {
    book = try book.adding(
      Asset(
        id: Identifier(random: &dice), name: name,
        slug: book.assetSlug(for: name), currency: try Currency(currency)))
    if let holding { try move(holding, .opening, in: name, on: date) }
  }

  mutating func move(
    _ amount: String, _ kind: Transaction.Kind, in asset: String,
    for goal: String? = nil, on date: String
  ) throws {
    book = try book.adding(
      try transaction(amount, kind, in: asset, for: goal, on: date))
  }

  mutating func save(
    _ amount: String, for goal: String, in asset: String, on date: String
  ) throws {
    book = try book.saving(
      try transaction(amount, .deposit, in: asset, for: goal, on: date))
  }

  /// Takes back the last transaction of an asset.
  mutating func deleteLast(in asset: String) throws {
    let asset = try book.household.asset(named: asset)
    let last = try #require(
      book.transactions.reversed().first { $0.asset == asset.id })
    book = book.removing(last)
  }

  mutating func end(
    _ goal: String, _ lifecycle: (CalendarDate) -> Goal.Lifecycle,
    on date: String
  ) throws {
    book = try book.ending(
      try book.household.goal(named: goal), lifecycle(try day(date)))
  }

  mutating func share(
    _ share: String, of asset: String, for goal: String, since date: String
  ) throws {
    let asset = try book.household.asset(named: asset)
    let goal = try book.household.goal(named: goal)
    let row =
      if share.hasSuffix("%") {
        AssetAllocation(
          asset: asset.id, goal: goal.id,
          share: .percentage(
            try #require(Percentage(share.dropLast()))),
          since: try day(date))
      } else {
        try book.earmarking(
          try Amount(share), of: asset.id, for: goal.id, since: try day(date))
      }
    book = try book.setting(row)
  }

  mutating func rate(
    _ pair: (String, String), _ value: String, on date: String
  ) throws {
    let pair = try #require(
      CurrencyPair(try Currency(pair.0), try Currency(pair.1)))
    book = try book.setting(
      Rate(pair, try Amount(value), on: try day(date)))
  }

  mutating func choose(
    _ flex: Flex?, custom: String? = nil, for goal: String, in month: String
  ) throws {
    book = try book.setting(
      MonthlyPlan(
        goal: try book.household.goal(named: goal).id,
        month: try #require(Month(month)), flex: flex,
        custom: try custom.map { .init(try Amount($0), by: .you) }))
  }

  func plan(_ date: String, in currency: String? = nil) throws -> Plan {
    try book.plan(
      on: try day(date), in: try currency.map { try Currency($0) })
  }

  func requirement(_ goal: String, _ date: String) throws -> Requirement {
    try #require(try plan(date).goals.first { $0.goal.name == goal })
  }

  func figures(_ goal: String, _ date: String) throws -> Figures {
    try #require(try requirement(goal, date).figures)
  }

  private mutating func transaction(
    _ amount: String, _ kind: Transaction.Kind, in asset: String,
    for goal: String?, on date: String
  ) throws -> Transaction {
    Transaction(
      id: Identifier(random: &dice),
      asset: try book.household.asset(named: asset).id, date: try day(date),
      amount: try Amount(amount), kind: kind,
      goal: try goal.map { try book.household.goal(named: $0).id })
  }
}

/// Identities in the order of the telling.
private struct StoryDice: RandomNumberGenerator {
  private var count: UInt64 = 0

  mutating func next() -> UInt64 {
    count += 1
    return count
  }
}

func day(_ text: String) throws -> CalendarDate {
  try #require(CalendarDate(text), "\(text) is no day")
}

/// The demo household, as the README tells it.
func demo() throws -> Story {
  var story = try Story(payday: 25, currency: "EUR")
  try story.goal(
    "Emergency fund", "10000", by: "2026-12-31", from: "2025-01-01")
  try story.goal("Wedding gift", "600", by: "2026-04-20", from: "2025-09-01")
  try story.goal(
    "日本旅行", "450000", "JPY", by: "2026-11-15", from: "2025-09-01")
  try story.goal("New car", "25000", by: "2027-09-01", from: "2025-09-01")
  try story.goal(
    "Laptop", "1800", "USD", by: "2026-06-30", from: "2025-09-01")
  let opened = "2025-09-01"
  try story.asset("Savings account", holding: "7750", on: opened)
  try story.asset("Bitcoin wallet", "BTC", holding: "0.02", on: opened)
  try story.asset("Yen cash", "JPY", holding: "153000", on: opened)
  try story.asset("Dollar account", "USD", holding: "1800", on: opened)
  for date in [
    "2025-09-25", "2025-10-25", "2025-11-25", "2025-12-25", "2026-01-25",
    "2026-02-25", "2026-03-04",
  ] {
    try story.move("250", .deposit, in: "Savings account", on: date)
  }
  let since = "2025-10-01"
  try story.share(
    "420", of: "Savings account", for: "Wedding gift", since: since)
  try story.share(
    "70%", of: "Savings account", for: "Emergency fund", since: since)
  try story.share("15%", of: "Savings account", for: "New car", since: since)
  try story.share("100%", of: "Bitcoin wallet", for: "New car", since: since)
  try story.share("100%", of: "Yen cash", for: "日本旅行", since: since)
  try story.share("100%", of: "Dollar account", for: "Laptop", since: since)
  try story.rate(("BTC", "EUR"), "82000", on: "2026-03-09")
  try story.rate(("JPY", "EUR"), "0.0062", on: "2026-03-09")
  try story.rate(("USD", "EUR"), "0.92", on: "2026-03-09")
  return story
}
