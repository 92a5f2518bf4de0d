internal import SavingsCore

/// What was written down of a month or of a goal in it, as programs read it.
final class ClosingRecord: Described {
  private let closing: Closing
  private let goal: Goal?

  init(_ closing: Closing, in household: Household) {
    self.closing = closing
    goal = closing.goal.flatMap { household.goal($0.id) }
  }

  static let definition: String? = "closingRecord"

  static let fields: [Field<ClosingRecord>] =
    [
      Field("month") { $0.closing.month },
      Field("closed") { $0.closing.closed },
      Field("goal", as: .slug.orNull) { $0.goal.map { Slug($0.slug) } },
      Field("name") { $0.closing.goal?.name },
    ]
    + sumsOfMonth.of { ($0.closing.totals, $0.closing.currency) } + [
      Field("flex") { $0.closing.goal?.flex },
      Field("customBy", as: .customBy) { $0.closing.goal?.author },
    ]
}
