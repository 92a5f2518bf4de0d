internal import CommandGrammar
internal import SavingsCore

let planProtect = Command(
  "plan protect", "Pay a goal in full this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan protect new-car"],
  related: ["plan flexible", "goal edit", "flex"], changes: true,
  isShallow: true
) { (session: Session, name) in
  try session.choose(name) { month, goal in
    month.flex = goal.standing == .protected ? nil : .protected
    return { _ in "is protected this month: the next flex pays it in full" }
  }
}
