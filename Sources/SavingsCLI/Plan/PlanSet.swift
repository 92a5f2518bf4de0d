internal import CommandGrammar
internal import SavingsCore

let planSet = Command(
  "plan set", "Set what a goal gets this month",
  positional("goal", .goal, "Which one"),
  positional("amount", .amount, "How much it gets this month"),
  examples: ["cst plan set new-car 500EUR"],
  details: "It is for this month only, and never more than is missing.",
  related: ["plan reset", "flex"], changes: true, isShallow: true
) { (session: Session, name, typed) in
  try session.choose(name) { month, goal in
    let money = try session.money(typed, in: goal.currency, of: goal.name)
    month.custom = .init(money.amount, by: .you)
    month.own = nil
    return { $0?.taking(money) ?? "gets \(money) this month" }
  }
}
