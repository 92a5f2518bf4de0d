import SavingsCore
import Testing

/// The household that the manual's examples are about.
///
/// `fixtures/stores/demo.json` holds exactly this.
enum DemoHousehold {
  static func snapshot() throws -> Snapshot {
    var settings = Settings()
    settings.currency = try Currency("EUR")
    settings.ownPayday = Payday(25)
    var book = try Book().preferring(settings)
    for goal in goals { book = try book.adding(goal.record()) }
    for asset in assets { book = try book.adding(asset.record()) }
    for share in shares { book = try book.setting(share.row()) }
    for (code, value) in [
      ("BTC", "82000"), ("JPY", "0.0062"), ("USD", "0.92"),
    ] {
      let pair = try #require(
        CurrencyPair(try Currency(code), try Currency("EUR")))
      book = try book.setting(
        Rate(pair, try Amount(value), on: try date("2026-03-09")))
    }
    for (place, movement) in movements.enumerated() {
      book = try book.adding(movement.transaction(place + 1))
    }
    return Snapshot(revision: 6, book)
  }

  private static let goals = [
    DemoGoal(
      1, "Emergency fund", "10000", "EUR", by: "2026-12-31",
      from: "2025-01-01"),
    DemoGoal(2, "Wedding gift", "600", "EUR", by: "2026-04-20"),
    DemoGoal(3, "日本旅行", "450000", "JPY", by: "2026-11-15"),
    DemoGoal(4, "New car", "25000", "EUR", by: "2027-09-01"),
    DemoGoal(5, "Laptop", "1800", "USD", by: "2026-06-30"),
  ]

  private static let assets = [
    DemoAsset(1, "Savings account", "savings", "EUR"),
    DemoAsset(2, "Bitcoin wallet", "btc-wallet", "BTC"),
    DemoAsset(3, "Yen cash", "yen-cash", "JPY"),
    DemoAsset(4, "Dollar account", "dollar-account", "USD"),
  ]

  private static let shares = [
    DemoShare(asset: 1, goal: 2, .earmark(Amount(420))),
    DemoShare(asset: 1, goal: 1, percent: 70),
    DemoShare(asset: 1, goal: 4, percent: 15),
    DemoShare(asset: 2, goal: 4, percent: 100),
    DemoShare(asset: 3, goal: 3, percent: 100),
    DemoShare(asset: 4, goal: 5, percent: 100),
  ]

  private static let movements = [
    DemoMovement(1, "2025-09-01", .opening, "7750"),
    DemoMovement(2, "2025-09-01", .opening, "0.02"),
    DemoMovement(3, "2025-09-01", .opening, "153000"),
    DemoMovement(4, "2025-09-01", .opening, "1800"),
    DemoMovement(1, "2025-09-25", .deposit, "250"),
    DemoMovement(1, "2025-10-25", .deposit, "250"),
    DemoMovement(1, "2025-11-25", .deposit, "250"),
    DemoMovement(1, "2025-12-25", .deposit, "250"),
    DemoMovement(1, "2026-01-25", .deposit, "250"),
    DemoMovement(1, "2026-02-25", .deposit, "250"),
    DemoMovement(1, "2026-03-04", .deposit, "250"),
  ]

  /// The ids differ in their last digits: goals, assets and transactions have
  /// a series each.
  static func id<Record>(_ series: UInt128, _ number: Int) -> Identifier<Record>
  {
    Identifier(
      bits: 0x5b0c_6c1e_6f0a_4c1e_9a44_0d6f_1f2e_0000
        | series << 8 | UInt128(number))
  }

  fileprivate static func date(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(text))
  }
}

private struct DemoGoal {
  let number: Int
  let name: String
  let target: String
  let currency: String
  let deadline: String
  let start: String

  init(
    _ number: Int, _ name: String, _ target: String, _ currency: String,
    by deadline: String, from start: String = "2025-09-01"
  ) {
    self.number = number
    self.name = name
    self.target = target
    self.currency = currency
    self.deadline = deadline
    self.start = start
  }

  func record() throws -> Goal {
    Goal(
      id: DemoHousehold.id(0x0a, number), name: name, slug: Slug.of(name),
      target: try Amount(target), currency: try Currency(currency),
      deadline: try DemoHousehold.date(deadline),
      start: try DemoHousehold.date(start))
  }
}

private struct DemoAsset {
  let number: Int
  let name: String
  let slug: String
  let currency: String

  init(_ number: Int, _ name: String, _ slug: String, _ currency: String) {
    self.number = number
    self.name = name
    self.slug = slug
    self.currency = currency
  }

  func record() throws -> Asset {
    Asset(
      id: DemoHousehold.id(0x0b, number), name: name, slug: slug,
      currency: try Currency(currency))
  }
}

private struct DemoShare {
  let asset: Int
  let goal: Int
  let share: Share?

  init(asset: Int, goal: Int, _ share: Share) {
    self.asset = asset
    self.goal = goal
    self.share = share
  }

  init(asset: Int, goal: Int, percent: Int32) {
    self.asset = asset
    self.goal = goal
    share = Percentage(parts: percent * 10_000).map(Share.percentage)
  }

  func row() throws -> AssetAllocation {
    AssetAllocation(
      asset: DemoHousehold.id(0x0b, asset), goal: DemoHousehold.id(0x0a, goal),
      share: try #require(share), since: try DemoHousehold.date("2025-10-01"))
  }
}

private struct DemoMovement {
  let asset: Int
  let day: String
  let kind: Transaction.Kind
  let amount: String

  init(_ asset: Int, _ day: String, _ kind: Transaction.Kind, _ amount: String)
  {
    self.asset = asset
    self.day = day
    self.kind = kind
    self.amount = amount
  }

  func transaction(_ number: Int) throws -> Transaction {
    Transaction(
      id: DemoHousehold.id(0x0c, number),
      asset: DemoHousehold.id(0x0b, asset),
      date: try DemoHousehold.date(day), amount: try Amount(amount), kind: kind)
  }
}
