internal import CommandGrammar
internal import SavingsCore

let log = Command(
  "log", "List the changes that were made",
  option("limit", .count, "How many of the latest").or(20, "20"),
  examples: ["cst log", "cst log --limit 100"], related: ["undo", "redo"],
  lists: true
) { (session: Session, limit) in
  let snapshot = try session.snapshot()
  let history = try session.store.history(of: snapshot)
  let undone = Set(history.undone.map(\.revision))
  let done = Set(history.done.map(\.revision))
  let rows = history.steps.reversed().prefix(limit).map { step in
    LogRow(
      step: step,
      state: done.contains(step.revision)
        ? .done : undone.contains(step.revision) ? .undone : .walk)
  }
  let more = history.steps.count - rows.count
  return Reply(
    "log",
    [
      "revision": .int(snapshot.revision),
      "undoable": .int(history.done.count),
      "redoable": .int(history.undone.count),
      "changes": .array(rows.map(\.json)),
    ]
  ) {
    if rows.isEmpty { "Nothing was changed yet that could be undone." }
    LogRow.table(rows)
    if more > 0 {
      ""
      "\(more, "earlier change"): cst log --limit \(history.steps.count)"
    }
  }
}

/// A change as the log shows it.
private struct LogRow {
  let step: HistoryStep
  let state: State

  enum State: String {
    case done
    case undone
    /// It went back or forward itself.
    case walk
  }

  var json: JSON {
    let walked: [Int] =
      switch step.kind {
      case .change: []
      case .undo(let steps), .redo(let steps): steps
      }
    let kind =
      switch step.kind {
      case .change: "change"
      case .undo: "undo"
      case .redo: "redo"
      }
    return [
      "revision": .int(step.revision), "time": .string(step.time),
      "command": .string(step.command), "kind": .string(kind),
      "walked": .array(walked.map { .int($0) }),
      "state": .string(state == .walk ? nil : state.rawValue),
    ]
  }

  static func table(_ rows: [LogRow]) -> Table {
    Table(
      "Change", of: rows,
      [
        .count("revision", "CHANGE") { $0.step.revision },
        .text("time", "TIME", dropping: 1) { "\($0.step.time)" },
        .text("state", "STATE") { row in
          switch (row.state, row.step.kind) {
          case (.done, _): "done"
          case (.undone, _): "undone"
          case (.walk, .undo(let steps)): "undid \(steps.words)"
          case (.walk, .redo(let steps)): "redid \(steps.words)"
          case (.walk, .change): "dropped"
          }
        },
        .text("command", "COMMAND") { "\($0.step.command)" },
      ])
  }
}

extension [Int] {
  /// The numbers in a row.
  fileprivate var words: Phrase {
    map { "\($0)" as Phrase }.joined(", ")
  }
}
