internal import CommandGrammar
internal import SavingsCore

let flex = Command(
  "flex", "Give way in a short month, or add in a good one",
  option("adjust", .part, "How much there is of what can give way")
    .optional,
  option("to", .amount, "What the whole month may cost").optional,
  option(
    "strategy", Notation(oneOf: Strategy.self, "strategy"),
    "Who gives way first"
  ).optional(Strategy.usual.rawValue),
  flag("compare", "Show all strategies side by side"),
  option("protect", .goal, "A goal that keeps what was planned").repeated,
  option("skip", .goal, "A goal that gets nothing").repeated,
  flag("reallocate-skipped", "Give the others what skipped goals leave"),
  Options.apply,
  examples: [
    "cst flex --adjust 0.5 --strategy urgent",
    "cst flex --to 1500EUR --protect emergency-fund",
    "cst flex --adjust 50% --compare",
  ],
  details: """
    \(Strategy.allCases.map { "- \($0.rawValue): \($0.rule)\n" }.joined())
    PART is of the goals that can give way: protected ones are paid in full
    besides.

    How much is at stake for a goal that gets less than planned:

    - high risk: over half less, or one or two payments left
    - medium risk: over a quarter less, or three or four payments left
    - low risk: neither

    It only shows what would be, until --apply uses it for this month.
    """,
  related: ["plan", "budget", "plan reset"], oneOf: [["adjust", "to"]],
  changes: true, onlyWith: "apply", isShallow: true, lists: true
) {
  (
    session: Session, adjust, total, strategy, compares, protected, skipped,
    reallocates, applies
  ) in
  if applies, compares {
    throw Failure.badValue(
      "--compare only shows, so it cannot be applied",
      tip: "choose one with --strategy, and add --apply to that")
  }
  if compares, let strategy {
    throw Failure.badValue(
      """
      --compare shows every strategy, so --strategy \(strategy.rawValue) says \
      nothing
      """,
      tip: "keep one: --compare or --strategy \(strategy.rawValue)")
  }
  let book = applies ? try session.book() : nil
  let plan = try session.plan()
  let household = try session.occasion().household
  func ids(_ names: [String]) throws -> [Goal.ID] {
    try names.map { try session.goal($0, activeIn: household).id }
  }
  let measure = try session.measure(adjust, total, plan)
  let wish = measure.wish(in: plan.currency ?? total?.currency)
  let request = FlexRequest(
    measure, strategy: strategy ?? .usual,
    protected: try ids(protected), skipped: try ids(skipped),
    reallocatesSkipped: reallocates)
  if compares {
    let comparison = try FlexComparison(plan, request)
    return Reply(comparison, warnings: plan.warnings) {
      comparison.document(wish: wish)
    }
  }
  let result = try FlexPlan(plan, request)
  let change = try book.map {
    try session.change(to: try result.applied(to: $0))
  }
  let answer = FlexAnswer(
    result, isApplied: applies && !session.request.onlyShows,
    wasSo: change?.isEmpty)
  // What is applied is held against an income; what is shown may fit in it.
  let planned = plan.income == nil ? nil : try change?.new.plan()
  let apply = ShellCommand(["cst"] + session.request.typed + ["--apply"])
  let isOffered = !result.shares.isEmpty && !session.request.onlyShows
  return Reply(
    answer, change,
    warnings: planned?.warnings
      ?? plan.warnings(
        besideFlex: isOffered ? result.totals.whole.map { ($0, apply) } : nil)
  ) {
    answer.document(wish: wish)
  }
}

extension FlexRequest.Measure {
  /// The total that is wished for, if it is one.
  fileprivate func wish(in currency: Currency?) -> Phrase? {
    guard case .total(let total) = self else { return nil }
    return currency.map { "\(Money(total, $0))" } ?? "\(total.description)"
  }
}

extension Session {
  /// How much there is, by one of the two options.
  fileprivate func measure(
    _ adjust: Amount?, _ total: TypedAmount?, _ plan: Plan
  ) throws -> FlexRequest.Measure {
    guard let total else { return .adjust(adjust ?? Amount(1)) }
    // Without a currency nothing is known that a total could be held against.
    let amount =
      if let currency = plan.currency ?? total.currency {
        try total.money(only: currency, for: "the month", settings).amount
      } else {
        try total.plainNumber()
      }
    guard !amount.isNegative else {
      throw BookProblem.negativeAmount(amount, plan.currency ?? total.currency)
    }
    return .total(amount)
  }
}
