import SavingsCore
import Support
import Testing

/// A made-up month, a flex of it by each strategy, and what the rules say.
struct FlexedMonth: Sendable {
  let month: GeneratedMonth
  let expected: ExpectedFlex
  let worth: Worth
  let flexes: [FlexPlan]

  /// One of the flexes, the book it was applied to, and the plan after it.
  let applied: (flex: FlexPlan, book: Book, plan: Plan)

  /// One for each made-up month.
  static func all() throws -> [FlexedMonth] { try made.get() }

  private static let made = Result {
    try GeneratedMonth.all().map(FlexedMonth.init)
  }

  init(_ month: GeneratedMonth) throws {
    self.month = month
    expected = try ExpectedFlex(month, month.request(.balanced))
    worth = try Worth(month.plan, month.book)
    let flexes = try Strategy.allCases.map {
      try FlexPlan(month.plan, month.request($0))
    }
    let flex = flexes[month.seed / 2 % 4]
    let book = try flex.applied(to: month.book)
    self.flexes = flexes
    applied = (flex, book, try book.plan(on: month.today))
  }

  /// The flex by one strategy.
  func flex(_ strategy: Strategy) throws -> FlexPlan {
    try #require(flexes.first { $0.request.strategy == strategy })
  }
}
