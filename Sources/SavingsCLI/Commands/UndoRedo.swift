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
  let change = Change(
    from: snapshot.book, to: walk.book, as: .undo(walk.steps.map(\.revision)))
  return Reply(change) {
    walk.account("Undid", change, .undone)
  }
}

let redo = Command(
  "redo", "Make what was undone again",
  positional("count", .count, "How many changes").or(1, "1"),
  examples: ["cst redo", "cst redo 3"], related: ["undo", "log"],
  changes: true
) { (session: Session, count) in
  let snapshot = try session.snapshot()
  let history = try session.store.history(of: snapshot)
  let walk = try history.redoing(count, from: snapshot)
  let change = Change(
    from: snapshot.book, to: walk.book, as: .redo(walk.steps.map(\.revision)))
  return Reply(change) {
    walk.account("Redid", change, .redone)
  }
}

extension History.Walk {
  /// What was walked, and what came back on the way.
  fileprivate func account(
    _ deed: Phrase, _ change: Change, _ tense: Tense
  ) -> Document {
    let difference = BookDifference(from: change.before, to: change.after)
    return Document {
      if steps.count == 1, let step = steps.first {
        "\(deed) \(step.words): \(difference.words(tense))."
      } else {
        "\(deed) \(steps.count, "change"): \(difference.words(tense))."
        for step in steps { "  \(step.words)" }
      }
    }
  }
}

extension HistoryStep {
  /// The change with its number: `change 7 (goal delete new-car)`.
  fileprivate var words: Phrase { "change \(revision) (\(command))" }
}
