internal import CommandGrammar
internal import SavingsCore

let goalReopen = Command(
  "goal reopen", "Save again for a closed goal",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal reopen new-car"],
  details: [
    """
    The shares that it had on the day before its end come back as far as they \
    are still free; those that are not are named. Shares of its last day or of \
    later ones come back only by cst undo.
    """
  ],
  related: ["goal finish", "alloc set"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  let reopening = try book.reopening(goal, on: session.today)
  let change = try session.change(to: reopening.book)
  let held = try change.new.holdings(of: goal)
  return try Reply(change) {
    "Reopened \(quoted: goal.name)."
    for row in reopening.restored {
      "  Its share is back: \(row.words(in: book.household))."
    }
    if !held.isEmpty { "It holds \(held.words) again." }
    for row in reopening.lost {
      """
        This share is taken by now: \(row.words(in: book.household)). \
      Set what fits with: \(run: "cst alloc set")
      """
    }
    if let end = goal.lifecycle.end {
      """
      Shares that were set on \(end), the day it ended, or for later are not \
      put back: only undoing the end does that, with \(run: "cst undo").
      """
    }
    try session.month(of: goal, in: change.new)
  }
}
