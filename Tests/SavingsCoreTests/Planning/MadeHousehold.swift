import SavingsCore
import Support
import Testing

/// A household made up by dice, with goals that share accounts in every way,
/// and a day of it.
struct MadeHousehold {
  var book = Book()
  var today: CalendarDate
  private let coins = ["EUR", "EUR", "EUR", "EUR", "EUR", "USD", "JPY"]
  private var ids = 0

  init(seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let first = try day("2026-01-01")
    today = dice.day(after: first, 40...200)
    var settings = Settings()
    settings.ownPayday = PaydaySchedule(dice.one(of: [1, 5, 15, 25, 28, 31]))
    settings.currency = try Currency("EUR")
    book = try book.preferring(settings)
    for (code, value) in [("USD", "0.92"), ("JPY", "0.0062")] {
      let pair = try #require(
        CurrencyPair(try Currency(code), try Currency("EUR")))
      book = try book.setting(Rate(pair, try Amount(value), on: first))
    }
    for number in 1...dice.number(1...4) { try add(goal: number, &dice) }
    for number in 1...dice.number(1...3) { try add(asset: number, &dice) }
    for _ in 0..<dice.number(2...10) { try addRow(&dice) }
    for _ in 0..<dice.number(0...14) { try addMovement(&dice) }
    for _ in 0..<dice.number(0...3) { try addTransfer(&dice) }
  }

  private mutating func id<Record>() -> Identifier<Record> {
    ids += 1
    return Identifier(bits: UInt128(ids))
  }

  private mutating func add(goal number: Int, _ dice: inout SplitMix64) throws {
    let start = try #require(
      dice.once(in: 3)
        ? today.adding(days: -dice.number(0...35))
        : today.adding(days: -dice.number(20...150)))
    let end = dice.day(after: max(start, today), 1...400)
    book = try book.adding(
      Goal(
        id: id(), name: "Goal \(number)", slug: "goal-\(number)",
        target: dice.amount(1...2_000, digits: 0),
        currency: try Currency(dice.one(of: coins)), deadline: end,
        start: start))
  }

  private mutating func add(
    asset number: Int, _ dice: inout SplitMix64
  ) throws {
    let asset = Asset(
      id: id(), name: "Asset \(number)", slug: "asset-\(number)",
      currency: try Currency(dice.one(of: coins)))
    book = try book.adding(asset)
    guard !dice.once(in: 4) else { return }
    book = try book.adding(
      Transaction(
        id: id(), asset: asset.id, date: someDay(&dice),
        amount: dice.amount(1...1_500, digits: 0), kind: .opening))
  }

  /// Mostly a day of the last weeks, where the base is set.
  private func someDay(_ dice: inout SplitMix64) -> CalendarDate {
    let days = dice.once(in: 3) ? dice.number(0...170) : dice.number(-2...40)
    return today.adding(days: -days) ?? today
  }

  /// A share of any kind, where there is room for it.
  private mutating func addRow(_ dice: inout SplitMix64) throws {
    let asset = dice.one(of: book.household.assets)
    let goal = dice.one(of: book.household.goals)
    let share: Share =
      switch dice.number(0...5) {
      case 0: .none
      case 1, 2: .earmark(dice.amount(0...600, digits: 0))
      default:
        .percentage(
          try #require(Percentage(parts: Int32(dice.number(1...10)) * 100_000)))
      }
    let row = AssetAllocation(
      asset: asset.id, goal: goal.id, share: share,
      since: min(someDay(&dice), today))
    // There may be no room for it.
    if let next = try? book.setting(row) { book = next }
  }

  private mutating func addMovement(_ dice: inout SplitMix64) throws {
    let asset = dice.one(of: book.household.assets)
    let goal = dice.one(of: book.household.goals)
    let isIn = !dice.once(in: 3)
    let isNamed = dice.once(in: 2)
    let amount = dice.amount(1...300, digits: 0)
    book = try book.adding(
      Transaction(
        id: id(), asset: asset.id, date: someDay(&dice),
        amount: isIn ? amount : Amount(attos: -amount.attos),
        kind: isIn ? .deposit : .withdrawal,
        goal: isNamed ? goal.id : nil))
  }

  /// Something that moves between two accounts, mostly for a goal.
  private mutating func addTransfer(_ dice: inout SplitMix64) throws {
    let assets = book.household.assets
    guard assets.count > 1 else { return }
    let (from, step) = (
      dice.number(0...assets.count - 1), dice.number(1...assets.count - 1)
    )
    let (source, target) = (assets[from], assets[(from + step) % assets.count])
    let sent = dice.amount(1...300, digits: 0)
    let isSame = source.currency == target.currency
    let goal = dice.one(of: book.household.goals)
    let transfer = Transfer(
      sent, from: source.id,
      isSame ? sent : dice.amount(1...300, digits: 0), to: target.id,
      on: someDay(&dice), goal: dice.once(in: 4) ? nil : goal.id,
      ids: (id(), id()))
    book = try book.transferring(transfer).book
  }

  /// The household after so much was put into an asset for a goal today.
  func saving(
    _ amount: Amount, for goal: Goal, in asset: Asset
  ) throws -> Book {
    try book.saving(
      Transaction(
        id: Identifier(bits: UInt128(1_000_000 + book.transactions.count)),
        asset: asset.id, date: today,
        amount: amount, kind: .deposit, goal: goal.id))
  }

  /// The accounts of a goal's currency that are sound for it, and in which it
  /// has a share.
  func accounts(for goal: Requirement) throws -> [Asset] {
    let accounts = try book.accounts(on: today)
    var sound: [Asset] = []
    for (place, asset) in book.household.assets.enumerated()
    where asset.currency == goal.goal.currency {
      let funding = try accounts.funding(of: place)
      let ask = funding.asks.first { ask in
        book.household.goals[ask.goal].id == goal.goal.id
      }
      guard let ask, !ask.row.share.isNothing, try funding.isSound(for: ask)
      else { continue }
      sound.append(asset)
    }
    return sound
  }
}
