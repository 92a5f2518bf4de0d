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
      "missing": .int(history.missing),
      "changes": .array(rows.map(\.json)),
    ]
  ) {
    if snapshot.revision == 0 { "Nothing was changed yet." }
    LogRow.table(rows)
    if more > 0 {
      ""
      "\(more, "earlier change"): cst log --limit \(history.steps.count)"
    } else if let missing = history.missing {
      if !rows.isEmpty { "" }
      history.edge(before: missing)
    }
  }
}

extension History {
  /// Why there is nothing about a change and those before it.
  fileprivate func edge(before missing: Int) -> Phrase {
    let changes: Phrase =
      missing == 1
      ? "change 1 is" : "change \(missing) and those before it are"
    return damagedLine.map {
      """
      The history goes back no further: line \($0) of it is damaged; see cst \
      check.
      """
    } ?? "The history goes back no further: \(changes) not remembered."
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

  /// The changes that it took back or made again.
  private var walked: [Int] {
    switch step.kind {
    case .change: []
    case .undo(let steps), .redo(let steps): steps
    }
  }

  /// What scripts call it.
  private var kind: String {
    switch step.kind {
    case .change: "change"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  var json: JSON {
    [
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
        .count("revision", "CHANGE", label: "Number") { $0.step.revision },
        .text("time", "TIME", dropping: 1) { "\(time: $0.step.time)" },
        .text("state", "STATE") { row in
          switch (row.state, row.step.kind) {
          case (.done, _): "done"
          case (.undone, _): "undone"
          case (.walk, .undo(let steps)): "undid \(steps.words)"
          case (.walk, .redo(let steps)): "redid \(steps.words)"
          case (.walk, .change): "dropped"
          }
        }.forPeople,
        .text("kind", "KIND") { Phrase($0.kind) }.forPrograms,
        .text("walked", "WALKED") { row in
          Phrase(row.walked.map(String.init).joined(separator: " "))
        }.forPrograms,
        .text("state", "STATE") { row in
          row.state == .walk ? "" : Phrase(row.state.rawValue)
        }.forPrograms,
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
