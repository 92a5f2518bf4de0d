internal import CommandGrammar
internal import SavingsCore

let goalAdd = Command(
  "goal add", "Start saving for something",
  positional("name", .text, "What it is"),
  option("target", .amount, GoalOptions.target).optional,
  GoalOptions.deadline, GoalOptions.every,
  option("monthly", .amount, GoalOptions.monthly).optional,
  GoalOptions.yield,
  option("like", .goal, "Another goal that it is made after").optional,
  GoalOptions.currency, GoalOptions.start,
  option("flex", Notation(oneOf: Goal.Standing.self, "flex"), GoalOptions.flex)
    .optional("flexible"),
  AssetOptions.slug, GoalOptions.emoji, TransactionOptions.note,
  GoalOptions.link, GoalOptions.match,
  examples: [
    "cst goal add \"Emergency fund\" --target 10000EUR --deadline 2027-12-31",
    "cst goal add Japan --target 450000JPY --deadline +1y --slug trip",
    "cst goal add Insurance --target 600EUR --deadline 2027-03-01 --every 1y",
    "cst goal add Buffer --target 5000EUR --monthly 400EUR",
  ],
  details: """
    A goal has a deadline, once or --every so often, or an amount --monthly:
    until its target, or for ever if it has none.

    --like takes target, currency, every, monthly, yield, flex, emoji, note
    and link from another goal, active or ended; what is typed wins, and an
    empty text with --every or --yield takes neither.
    """,
  related: ["goal edit", "alloc set", "save"], changes: true, begins: true
) {
  (
    session: Session, name, target, deadline, every, monthly, yield, like,
    currency, start, standing, slug, emoji, note, link, match
  ) in
  let book = try session.book()
  let model = try like.map { try session.goal($0, in: book.household) }
  if deadline == nil, monthly == nil, model?.monthly == nil {
    let problem: GoalKindProblem =
      (every ?? nil) == nil
      ? .neitherDeadlineNorMonthly : .everyWithoutDeadline(isMonthly: false)
    throw problem.failure
  }
  if deadline != nil, monthly != nil {
    throw GoalKindProblem.deadlineAndMonthly.failure
  }
  let known = currency ?? model?.currency
  let money = try (target ?? monthly).map {
    try session.target($0, $0.currency ?? known)
  }
  guard let counted = currency ?? money?.currency ?? known else {
    throw GoalKindProblem.noTarget(nil).failure
  }
  // The sums of another goal count where it is of the same currency.
  let same = model?.currency == counted ? model : nil
  let isDated = deadline != nil
  let period = every ?? (isDated ? model?.every : nil)
  var goal = Goal(
    id: session.newID(), name: name, slug: slug ?? book.goalSlug(for: name),
    target: try target.map { try session.target($0, counted).amount }
      ?? same?.target,
    currency: counted, deadline: try deadline.map(session.day),
    start: session.today, every: period,
    monthly: try monthly.map {
      try session.money($0, in: counted, of: name).amount
    } ?? (isDated ? nil : same?.monthly),
    yield: yield ?? (isDated && period == nil ? model?.yield : nil))
  goal.start = try session.day(start)
  goal.standing = standing ?? model?.standing ?? .flexible
  goal.emoji = emoji.replacing(model?.emoji)
  goal.note = note.replacing(model?.note)
  goal.link = link.replacing(model?.link)
  goal.match = match.asMatch.replacing(nil)
  let next = try book.adding(goal)
  let change = try session.change(to: next)
  let requirement = try change.new.requirement(of: goal)
  let due: Phrase? = goal.deadline.map { session.spelled(deadline, $0) }
  return try Reply(change, warnings: try change.new.plan().gaps(of: goal)) {
    """
    Added \(quoted: goal.name) (\(goal.slug)): \
    \(goal.terms(due: due, reached: requirement?.payments.reached)).
    """
    if start?.reckoning(from: session.today) != nil {
      "It starts on \(session.spelled(start, goal.start))."
    }
    session.beginnings(from: book, to: next)
    try session.month(of: goal, in: change.new)
  }
}

/// The options of a goal, declared once for adding and editing, and what those
/// are for that each of the two reads in its own way.
enum GoalOptions {
  static let target = "How much it takes"
  static let monthly = "What it gets a month, without a deadline"
  static let flex = "How it gives way in a short month"
  static let deadline = option("deadline", .date, "The day you need it")
    .optional
  static let every = option(
    "every", Notation<Int>.period.orNothing, "How often it comes again"
  ).optional
  static let yield = option(
    "yield", Notation<Percentage>.yearlyPercentage.orNothing,
    "What its money is expected to earn a year"
  ).optional
  static let currency = option("currency", .currency, "What it is counted in")
    .optional
  static let start = option("start", .date, "The first day of saving").optional
  static let emoji = option("emoji", .text, "A small picture for it").optional
  static let link = option("link", .text, "Where to read more").optional
  static let match = option(
    "match", .text, "Words of the bank that mean it, for imports"
  ).optional
}

extension String? {
  /// What was typed for words to find a goal by: blanks alone are none.
  var asMatch: String? { map { $0.trimmed.isEmpty ? "" : $0 } }
}

extension Session {
  /// A target in the currency that was typed with it or beside it, else in
  /// the household's own.
  func target(_ typed: TypedAmount, _ currency: Currency?) throws -> Money {
    if let currency, let other = typed.currency, currency != other {
      throw Failure(
        "wrong_currency", .usage,
        "\"\(typed.text)\" names another currency than --currency \(currency)",
        subject: typed.text, tip: "name the currency once")
    }
    guard let known = currency ?? typed.currency ?? settings.currency else {
      throw Failure(
        "no_currency", .usage, "\"\(typed.text)\" does not say which currency",
        subject: typed.text,
        tip: try typed.namingCurrency())
    }
    return try typed.money(in: known, settings)
  }

  /// What is said once, when the first record of a household comes in.
  @Composing func beginnings(from book: Book, to next: Book) -> Document {
    if book.household.settings.currency == nil,
      let currency = next.household.settings.currency
    {
      """
      Totals are shown in \(currency); change that with: \
      \(run: "cst settings set currency \(.code)")
      """
    }
  }

  /// What the month asks of a goal, in a sentence.
  @Composing
  func month(of goal: Goal, in occasion: Occasion) throws -> Document {
    let plan = try occasion.plan()
    let requirement = try occasion.requirement(of: goal)
    if let requirement, requirement.figures == nil {
      "Required this month: \(nil as Money?), because a rate is missing."
    }
    if let requirement, let figures = requirement.figures {
      switch requirement.status {
      case .completed:
        if goal.target == .zero {
          "It needs nothing: its target is 0."
        } else if goal.every != nil {
          "It asks nothing more of this month."
        } else {
          "It has all it takes already."
        }
      case .scheduled:
        "\(requirement.beginning ?? "")."
      default:
        let isCounted =
          requirement.goal.monthly == nil && !figures.planned.isZero
          && (!requirement.deadlineHasPassed || requirement.isPartlyDueNow)
        let count = isCounted ? requirement.payments.count : nil
        """
        Required this month: \(requirement.money(figures.required))\
        \(plan.requiredBy(requirement))\
        \(count.map { ", \($0, "payment")" } ?? "" as Phrase).
        """
      }
    }
  }
}

extension Plan {
  /// By when what the month asks of a goal is due.
  fileprivate func requiredBy(_ requirement: Requirement) -> Phrase {
    let due = requirement.payments.due
    if let figures = requirement.figures, figures.planned != figures.required {
      if figures.planned.isZero { return ", but nothing is planned" }
      return """
        , and \(requirement.money(figures.planned)) is planned, \
        \(dueWords(of: requirement))
        """
    }
    if let figures = requirement.figures, !figures.required.isZero,
      figures.left.isZero
    {
      return ", all saved"
    }
    if requirement.isPartlyDueNow {
      let first = requirement.money(\.leftFirst)
      return ", \(first) of it by \(due)"
    }
    if let words = requirement.dueWords {
      return requirement.deadlineHasPassed ? " \(words)" : " by \(due)"
    }
    if let figures = requirement.figures,
      let since = requirement.sinceWords(of: figures.required)
    {
      return ", \(since)"
    }
    let words = dueWords(of: requirement)
    return requirement.isPartlyDue ? ", \(words)" : " \(words)"
  }
}
