internal import CommandGrammar
internal import SavingsCore

let goalDelete = Command(
  "goal delete", "Remove a goal for good",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal delete new-car", "cst goal delete new-car --yes"],
  details: """
    Its shares and monthly plans go with it; transactions that were for it
    stay, and are for nobody. To keep its history, finish or cancel it.
    """,
  related: ["goal finish", "goal cancel"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  let next = book.removing(goal)
  let plans = book.household.plans.count { $0.goal == goal.id }
  let released = try session.occasion().holdings(of: goal)
  let shares = AssetAllocation.count(from: book, to: next).went
  let allocations = shares == 0 ? nil : "\(shares, "allocation")" as Phrase
  let gone = [
    allocations, plans == 0 ? nil : "\(plans, "monthly plan")",
  ].compactMap(\.self)
  let parts = [allocations, released.isEmpty ? nil : released.words]
    .compactMap(\.self)
  let change = try session.change(to: next)
  let freed = try change.old.freed(goal, by: change.new)
  let gains = try change.lossesBack()
  return Reply(
    change,
    confirmation: parts.isEmpty
      ? nil
      : Confirmation(
        "deleting \(quoted: goal.name)", slug: goal.slug,
        Confirmation.Effect(verb: "release", object: parts.joined(": ")),
        question: "Delete it?")
  ) {
    "Deleted \(quoted: goal.name)."
    if !gone.isEmpty { "Gone with it: \(gone.listed())." }
    freed.document
    gains.asGains
  }
}
