internal import CommandGrammar
internal import SavingsCore

let undo = Command(
  "undo", "Take the last change back",
  positional("count", .count, "How many changes").or(1, "1"),
  examples: ["cst undo", "cst undo 3"],
  details: [
    """
    One command is one change, whatever it touched. What was undone can be \
    redone until something new is changed.
    """
  ],
  related: ["redo", "log"], changes: true
) { (session: Session, count) in
  let snapshot = try session.snapshot()
  let history = try session.store.history(of: snapshot)
  let walk = try history.undoing(count, from: snapshot)
  let change = try session.change(
    to: walk.book, as: .undo(walk.steps.map(\.revision)))
  return Reply(change) {
    walk.account("Undid", change, .undone)
  }
}
