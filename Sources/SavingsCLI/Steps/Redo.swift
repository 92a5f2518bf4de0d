internal import CommandGrammar
internal import SavingsCore

let redo = Command(
  "redo", "Make what was undone again",
  positional("count", .count, "How many changes").or(1, "1"),
  examples: ["cst redo", "cst redo 3"], related: ["undo", "log"],
  changes: true
) { (session: Session, count) in
  try session.walk("Redid", changed: "changed again", as: HistoryStep.Kind.redo)
  {
    try $0.redoing(count, from: $1)
  }
}
