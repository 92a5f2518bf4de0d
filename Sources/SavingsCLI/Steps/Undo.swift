internal import CommandGrammar
internal import SavingsCore

let undo = Command(
  "undo", "Take the last change back",
  positional("count", .count, "How many changes").or(1, "1"),
  examples: ["cst undo", "cst undo 3"],
  details: """
    One command is one change, whatever it touched. What was undone can be
    redone until something new is changed.
    """,
  related: ["redo", "log"], changes: true
) { (session: Session, count) in
  try session.walk("Undid", changed: "as before", as: HistoryStep.Kind.undo) {
    try $0.undoing(count, from: $1)
  }
}
