/// What was put in less what was taken out, day by day, over some days.
///
/// Deposits and withdrawals count, and nothing else does: what an account was
/// opened with, what it earned and what set it right came from nobody.
public struct DayFlows: Sendable {
  /// All days from one to another, of what names the goal at a place; of
  /// everything where that is `nil`.
  public struct Frame: Equatable, Sendable {
    let first: CalendarDate
    let last: CalendarDate
    let goal: Int?
  }

  private let frame: Frame
  private let count: Int
  private var amounts: [[Amount]]
  private var moved: [Bool]

  /// The day of the first movement of any kind.
  private(set) var beginning: CalendarDate?

  /// No movement yet in so many assets.
  init(_ frame: Frame, assets: Int) {
    self.frame = frame
    count = max(frame.first.days(until: frame.last) + 1, 0)
    amounts = Array(repeating: [], count: assets)
    moved = Array(repeating: false, count: count)
  }

  @inline(never)
  mutating func add(_ movement: Movement) throws(MoneyProblem) {
    let date = movement.date
    // Most of a history lies before the days, and is looked at no further.
    if date < frame.first, let beginning, beginning <= date { return }
    guard frame.goal == nil || movement.goal == frame.goal else { return }
    if beginning.map({ date < $0 }) ?? true { beginning = date }
    guard frame.first <= date, date <= frame.last,
      movement.kind == .deposit || movement.kind == .withdrawal
    else { return }
    let asset = movement.asset
    if amounts[asset].isEmpty {
      amounts[asset] = Array(repeating: .zero, count: count)
    }
    let place = frame.first.days(until: date)
    amounts[asset][place] = try amounts[asset][place] + movement.amount
    moved[place] = true
  }

  /// The days on which something moved, with what that was in each asset, by
  /// their places.
  func days() -> [(date: CalendarDate, amounts: [(Int, Amount)])] {
    var days: [(date: CalendarDate, amounts: [(Int, Amount)])] = []
    for place in moved.indices where moved[place] {
      guard let date = frame.first.adding(days: place) else { continue }
      var parts: [(Int, Amount)] = []
      for asset in amounts.indices where !amounts[asset].isEmpty {
        let amount = amounts[asset][place]
        if !amount.isZero { parts.add((asset, amount)) }
      }
      days.add((date, parts))
    }
    return days
  }
}
