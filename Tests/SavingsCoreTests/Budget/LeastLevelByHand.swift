import SavingsCore
import Support
import Testing

/// The least level of a household in which nothing was saved yet, by its law
/// and not by a schedule: between any first and any last payday the needs
/// inside have to fit the weights inside.
struct LeastLevelByHand {
  private var needs: [(amount: Amount, first: Int, last: Int)] = []
  private let paydays: [CalendarDate]
  private let settings: Settings
  private let today: CalendarDate
  private let turn: Int
  private let end: Month

  init(_ book: Book, on today: CalendarDate) throws {
    self.today = today
    settings = book.household.settings
    let goals = book.household.goals
    var end = today.month
    for deadline in goals.compactMap(\.deadline) {
      end = max(end, deadline.month)
    }
    let steps = goals.compactMap { $0.isStanding ? $0.every ?? 12 : nil }
    var turn = steps.isEmpty ? 0 : 12
    while steps.contains(where: { turn % $0 != 0 }) { turn += 12 }
    self.turn = turn
    end = try #require(end.adding(2 * turn))
    self.end = end
    paydays = settings.paydays.dates(
      from: today.month.firstDay, before: try #require(end.adding(1)).firstDay)
    for goal in goals { try add(goal, worth(goal, in: book)) }
  }

  /// What one of a goal's currency is worth.
  private func worth(_ goal: Goal, in book: Book) throws -> Amount {
    let isForeign = goal.currency.code != "EUR"
    return isForeign
      ? try #require(book.household.rates.first).value : Amount(1)
  }

  private mutating func add(_ goal: Goal, _ worth: Amount) throws {
    if let monthly = goal.monthly {
      var rest = goal.target
      var month = today.month
      while month <= end, rest != .zero {
        let asked = try monthly.times(weight(month)).rounded(to: 2)
        let part = min(asked, rest ?? asked)
        try add(
          part, from: max(goal.start, month.firstDay),
          before: try #require(month.adding(1)).firstDay)
        rest = try rest.map { try $0 - part }
        month = try #require(month.adding(1))
      }
    } else if let target = goal.target, let first = goal.deadline {
      var from = goal.start
      var months = 0
      while let deadline = first.adding(months: months), deadline.month <= end {
        try add(try target.times(worth), from: from, before: deadline)
        guard let every = goal.every else { return }
        from = deadline
        months += every
      }
    }
  }

  private mutating func add(
    _ amount: Amount, from: CalendarDate, before: CalendarDate
  ) throws {
    let first = try #require(paydays.firstIndex { $0 >= from })
    let last = try #require(paydays.lastIndex { $0 < before })
    try #require(first <= last)
    needs.append((amount, first, last))
  }

  private func weight(_ month: Month) -> Amount {
    settings.paydays.weight(of: month)
  }

  /// The smallest budget a payday that fits, in whole cents.
  func least() throws -> Amount {
    var most = try forEver()
    let ordered = needs.sorted { $0.last < $1.last }
    for first in Set(needs.map(\.first)) {
      var sum = Amount.zero
      var weights = Amount.zero
      var counted = first
      for need in ordered where need.first >= first {
        sum = try sum + need.amount
        while counted <= need.last {
          weights = try weights + weight(paydays[counted].month)
          counted += 1
        }
        most = max(most, try sum.times(Amount(1), over: weights, .up))
      }
    }
    return try most.rounded(to: 2, .up)
  }

  /// What the needs of the last turn take a payday.
  private func forEver() throws -> Amount {
    guard let begin = end.adding(1 - turn), turn > 0 else { return .zero }
    let inside = needs.filter { paydays[$0.last].month >= begin }
    let weights = try paydays.filter { $0.month >= begin }
      .map { weight($0.month) }.sum()
    return try inside.map(\.amount).sum().times(Amount(1), over: weights, .up)
  }
}
