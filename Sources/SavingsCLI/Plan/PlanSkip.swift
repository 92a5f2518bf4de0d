internal import CommandGrammar
internal import SavingsCore

let planSkip = Command(
  "plan skip", "Leave a goal out this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan skip new-car"],
  related: ["plan reset", "flex"], changes: true, isShallow: true
) { (session: Session, name) in
  try session.choose(name) { month, _ in
    month.flex = .skipped
    return { _ in "is skipped this month" }
  }
}
