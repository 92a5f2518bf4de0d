internal import CommandGrammar
internal import SavingsCore

let redo = Command(
  "redo", "Make what was undone again",
  positional("count", .count, "How many changes").or(1, "1"),
  examples: ["cst redo", "cst redo 3"], related: ["undo", "log"],
  changes: true
) { (session: Session, count) in
  let snapshot = try session.snapshot()
  let history = try session.store.history(of: snapshot)
  let walk = try history.redoing(count, from: snapshot)
  let change = try session.change(
    to: walk.book, as: .redo(walk.steps.map(\.revision)))
  return Reply(change) {
    walk.account("Redid", change, .redone)
  }
}
