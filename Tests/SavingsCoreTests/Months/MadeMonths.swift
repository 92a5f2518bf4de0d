import SavingsCore
import Support
import Testing

/// A household made up by dice that lived through fourteen months: with goals
/// of all kinds, some of which ended, shared accounts, transfers, choices, and
/// rates that begin late.
struct MadeMonths {
  var book = Book()
  let today: CalendarDate
  private(set) var dice: SplitMix64
  private var ids = 0
  private let isPlain: Bool

  /// A plain one has one currency, dated goals and shares that nobody touches.
  init(seed: Int, plain isPlain: Bool = false) throws {
    self.isPlain = isPlain
    dice = SplitMix64(seed: seed)
    today = dice.day(after: try day("2027-02-01"), 0...60)
    var settings = Settings()
    settings.ownPayday =
      dice.once(in: 4) && !isPlain
      ? PaydaySchedule("15,31") : PaydaySchedule(dice.one(of: [1, 15, 25, 31]))
    settings.currency = try Currency("EUR")
    book = try book.preferring(settings)
    for code in ["USD", "JPY"] where !isPlain {
      let pair = try #require(
        CurrencyPair(try Currency(code), try Currency("EUR")))
      let start = dice.day(after: try day("2025-12-01"), 60...330)
      for days in [0, 60, 200] {
        book = try book.setting(
          Rate(
            pair, dice.amount(50...130, digits: 2),
            on: try #require(start.adding(days: days))))
      }
    }
    for number in 1...dice.number(1...4) { try add(goal: number) }
    for number in 1...dice.number(1...3) { try add(asset: number) }
    for _ in 0..<dice.number(2...9) { try addRow() }
    for _ in 0..<dice.number(5...40) { try addMovement() }
    guard !isPlain else { return }
    for _ in 0..<dice.number(0...3) { try addTransfer() }
    for _ in 0..<dice.number(0...5) { try choose() }
    if dice.once(in: 2) { try end() }
  }

  mutating func id<Record>() -> Identifier<Record> {
    ids += 1
    return Identifier(bits: UInt128(ids))
  }

  private mutating func someDay() throws -> CalendarDate {
    dice.day(after: try day("2026-01-01"), 0...390)
  }

  private mutating func currency() throws -> Currency {
    try Currency(
      isPlain ? "EUR" : dice.one(of: ["EUR", "EUR", "EUR", "USD", "JPY"]))
  }

  private mutating func add(goal number: Int) throws {
    let start = dice.day(after: try day("2025-12-20"), 0...300)
    let kind = isPlain ? 0 : dice.number(0...4)
    let target = dice.amount(100...4_000, digits: 0)
    let end = dice.day(after: max(start, try day("2026-06-01")), 20...500)
    book = try book.adding(
      Goal(
        id: id(), name: "Goal \(number)", slug: "goal-\(number)",
        target: kind == 3 ? nil : target, currency: try currency(),
        deadline: kind < 3 ? end : nil, start: start,
        every: kind == 2 ? 3 : nil,
        monthly: kind < 3 ? nil : dice.amount(10...200, digits: 0),
        yield: kind == 1 ? Percentage("3") : nil))
  }

  private mutating func add(asset number: Int) throws {
    let asset = Asset(
      id: id(), name: "Asset \(number)", slug: "asset-\(number)",
      currency: try currency())
    book = try book.adding(asset)
    guard !dice.once(in: 3) else { return }
    book = try book.adding(
      Transaction(
        id: id(), asset: asset.id,
        date: isPlain ? try day("2025-12-01") : try someDay(),
        amount: dice.amount(1...1_500, digits: 0), kind: .opening))
  }

  private mutating func addRow() throws {
    let asset = dice.one(of: book.household.assets)
    let goal = dice.one(of: book.household.goals)
    let share: Share =
      switch dice.number(0...5) {
      case 0: isPlain ? .earmark(.zero) : .none
      case 1, 2: .earmark(dice.amount(0...600, digits: 0))
      default:
        .percentage(
          try #require(Percentage(parts: Int32(dice.number(1...10)) * 100_000)))
      }
    let row = AssetAllocation(
      asset: asset.id, goal: goal.id, share: share,
      since: isPlain ? try day("2025-12-01") : try someDay())
    // There may be no room for it.
    if let next = try? book.setting(row) { book = next }
  }

  mutating func addMovement() throws {
    let asset = dice.one(of: book.household.assets)
    let goal = dice.one(of: book.household.goals)
    let isIn = !dice.once(in: 4)
    let isNamed = dice.once(in: 2)
    let amount = dice.amount(1...300, digits: 0)
    book = try book.adding(
      Transaction(
        id: id(), asset: asset.id, date: try someDay(),
        amount: isIn ? amount : -amount, kind: isIn ? .deposit : .withdrawal,
        goal: isNamed ? goal.id : nil))
  }

  private mutating func addTransfer() throws {
    let assets = book.household.assets
    guard assets.count > 1 else { return }
    let (source, target) = (assets[0], assets[1])
    let sent = dice.amount(1...300, digits: 0)
    let goal = dice.one(of: book.household.goals)
    let transfer = Transfer(
      sent, from: source.id,
      source.currency == target.currency
        ? sent : dice.amount(1...300, digits: 0), to: target.id,
      on: try someDay(), goal: dice.once(in: 2) ? nil : goal.id,
      ids: (id(), id()))
    book = try book.transferring(transfer).book
  }

  private mutating func choose() throws {
    let goal = dice.one(of: book.household.goals)
    let month = try someDay().month
    let flex = dice.one(of: [Flex.skipped, .protected, .flexible])
    let custom = dice.once(in: 2) ? dice.amount(0...200, digits: 0) : nil
    book = try book.setting(
      MonthlyPlan(
        goal: goal.id, month: month, flex: flex,
        custom: custom.map { .init($0, by: .you) }))
  }

  private mutating func end() throws {
    let goal = dice.one(of: book.household.goals)
    let date = max(goal.start, try someDay())
    book = try book.ending(
      goal, dice.once(in: 2) ? .finished(date) : .cancelled(date))
  }

  /// The months that are over.
  func over(_ months: Months) -> [Month] {
    months.all.filter { $0 < today.month }
  }
}
