internal import CommandGrammar
internal import SavingsCore

let goalAdd = Command(
  "goal add", "Start saving for something",
  positional("name", .text, "What it is"),
  option("target", .amount, "How much it takes"),
  option("deadline", .date, "The day you need it"),
  option("currency", .currency, "What it is counted in").optional,
  option("start", .date, "The first day of saving").optional,
  option("flex", Notation(oneOf: Goal.Standing.self, "flex"), GoalText.flex)
    .or(.flexible, "flexible"),
  option("slug", .text, GoalText.slug).optional,
  option("emoji", .text, GoalText.emoji).optional,
  option("note", .text, GoalText.note).optional,
  option("link", .text, GoalText.link).optional,
  examples: [
    "cst goal add \"Emergency fund\" --target 10000EUR --deadline 2027-12-31",
    "cst goal add Japan --target 450000JPY --deadline +1y --emoji 🗾",
  ],
  related: ["goal edit", "alloc set", "save"], changes: true, begins: true
) {
  (
    session: Session, name, target, deadline, currency, start, standing, slug,
    emoji, note, link
  ) in
  let book = try session.book()
  let settings = book.household.settings
  let money = try session.target(target, currency, settings)
  let day = try session.day(deadline)
  let goal = Goal(
    id: session.newID(), name: name,
    slug: slug ?? book.goalSlug(for: name), target: money.amount,
    currency: money.currency, deadline: day, start: try session.day(start),
    standing: standing, emoji: emoji.replacing(nil), note: note.replacing(nil),
    link: link.replacing(nil))
  let next = try book.adding(goal)
  let change = try session.change(to: next)
  return try Reply(change) {
    """
    Added \(quoted: goal.name) (\(goal.slug)): \(money) by \
    \(session.spelled(deadline, day)).
    """
    if start?.reckoning(from: session.today) != nil {
      "It starts on \(session.spelled(start, goal.start))."
    }
    session.beginnings(from: book, to: next)
    try session.month(of: goal, in: change.new)
  }
}

/// What the options of a goal are for, said once for adding and editing.
enum GoalText {
  static let flex = "How it gives way in a short month"
  static let slug = "The short name to type"
  static let emoji = "A small picture for it"
  static let note = "Whatever is worth remembering"
  static let link = "Where to read more"
}

extension Session {
  /// A target in the currency that was typed with it or beside it, else in
  /// the household's own.
  func target(
    _ typed: TypedAmount, _ currency: Currency?, _ settings: Settings
  ) throws -> Money {
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
        tip: "write it behind the number: \(typed.text)EUR")
    }
    return try typed.money(in: known, settings)
  }

  /// What is said once, when the first record of a household comes in.
  func beginnings(from book: Book, to next: Book) -> Document {
    Document {
      if book.household.settings.currency == nil,
        let currency = next.household.settings.currency
      {
        """
        Totals are shown in \(currency); change that with: \
        \(run: "cst settings set currency \(.code)")
        """
      }
    }
  }

  /// What the month asks of a goal, in a sentence.
  func month(of goal: Goal, in occasion: Occasion) throws -> Document {
    let plan = try occasion.plan()
    let requirement = plan.goals.first { $0.goal.id == goal.id }
    return Document {
      if let requirement, requirement.figures == nil {
        "Required this month: \(nil as Money?), because a rate is missing."
      }
      if let requirement, let figures = requirement.figures {
        switch requirement.status {
        case .completed:
          goal.target.isZero
            ? "It needs nothing: its target is 0."
            : "It has all it takes already."
        case .scheduled:
          "\(requirement.beginning ?? "")."
        default:
          """
          Required this month: \(requirement.money(figures.required)) by \
          \(requirement.payments.due), \
          \(requirement.payments.count, "payment").
          """
        }
      }
    }
  }
}
