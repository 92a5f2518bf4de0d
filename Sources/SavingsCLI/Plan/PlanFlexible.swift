internal import CommandGrammar
internal import SavingsCore

let planFlexible = Command(
  "plan flexible", "Let a goal give way this month",
  positional("goal", .goal, "Which one"),
  examples: ["cst plan flexible emergency-fund"],
  related: ["plan protect", "goal edit", "flex"], changes: true, isShallow: true
) { (session: Session, name) in
  try session.choose(name) { month, goal in
    month.flex = goal.standing == .flexible ? nil : .flexible
    return { _ in "is flexible this month: a flex may give it less" }
  }
}
