internal import CommandGrammar
internal import SavingsCore

let log = Command(
  "log", "List the changes that were made",
  positional("change", .count, "Which one, with --changes; else the latest")
    .optional,
  option("limit", .count, "How many of the latest").optional("20"),
  flag("changes", "Show what one of them did, record by record"),
  examples: ["cst log", "cst log --limit 100", "cst log --changes 7"],
  related: ["undo", "redo"], lists: true
) { (session: Session, revision, limit, showsChanges) in
  if revision != nil, !showsChanges {
    throw Failure(
      "needless_operand", .usage, "a change is only named with --changes",
      subject: revision.map(String.init),
      tip: "\(run: "cst log --changes \(revision ?? 1)")")
  }
  if limit != nil, showsChanges {
    throw Failure(
      "needless_option", .usage,
      "--changes shows one change, so --limit says nothing",
      subject: "--limit", tip: "leave one of the two out")
  }
  let snapshot = try session.snapshot()
  let history = try session.store.history(of: snapshot)
  if showsChanges, revision != nil || snapshot.revision > 0 {
    return session.account(
      of: try history.change(
        revision ?? snapshot.revision, from: snapshot))
  }
  let report = HistoryReport(
    history, at: snapshot.revision, latest: limit ?? 20)
  let more = history.steps.count - report.rows.count
  return Reply(report) {
    if snapshot.revision == 0 { "Nothing was changed yet." }
    report.table
    if more > 0 {
      ""
      """
      \(more, "earlier change"): \
      \(run: "cst log --limit \(history.steps.count)")
      """
    } else if let missing = history.missing {
      if !report.rows.isEmpty { "" }
      history.edge(before: missing)
    }
  }
}

extension Session {
  /// What a change of the past did.
  fileprivate func account(of past: History.PastChange) -> Reply {
    let step = past.step
    let change = Change(
      from: past.before, Occasion(past.before, on: today), to: past.after,
      as: step.kind)
    let account = ChangeAccount(
      change, command: step.command, isDryRun: false,
      revision: step.revision, tellsPlan: false)
    return Reply(account) {
      "Change \(step.revision), \(time: step.time): \(step.command)"
      account.records
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
      The history goes back no further: line \($0) of it is damaged; see \
      \(run: "cst check").
      """
    } ?? "The history goes back no further: \(changes) not remembered."
  }
}

/// The changes that were made, as `cst log` answers.
extension HistoryReport: Answer {
  static let kind = "log"
  static let about = "The changes that were made, the latest first."

  static let fields: [Field<HistoryReport>] = [
    Field("revision", \.revision),
    Field("undoable") { $0.history.done.count },
    Field("redoable") { $0.history.undone.count },
    Field(
      "missing",
      as: .told(
        "The latest change that the history does not remember, null where it goes back to the first.",
        Int?.schema)
    ) { $0.history.missing },
    Field("changes", \.rows),
  ]

  fileprivate var table: Table {
    Table(
      "Change", of: rows, fields: Row.fields,
      Column("revision", "CHANGE", label: "Number"),
      Column("time", "TIME", dropping: 1) { row -> Phrase in
        "\(time: row.step.time)"
      },
      Column("state", "STATE", for: .people, \.words),
      Column("kind", "KIND", for: .programs),
      Column("walked", "WALKED", for: .programs) { row in
        row.walked.map(String.init).joined(separator: " ")
      },
      Column("state", "STATE", for: .programs),
      Column("command", "COMMAND"))
  }
}

/// A change, and what became of it.
extension HistoryReport.Row: Described {
  static let fields: [Field<HistoryReport.Row>] = [
    Field("revision") { $0.step.revision },
    Field(
      "time",
      as: .pattern(
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")
    ) { $0.step.time },
    Field("command") { $0.step.command },
    Field("kind", as: .words(["change", "undo", "redo"]), \.kind),
    Field("walked", \.walked),
    Field("state", \.state),
  ]

  /// The changes that it took back or made again.
  fileprivate var walked: [Int] { step.kind.walked }

  private var kind: String {
    switch step.kind {
    case .change: "change"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// What became of it.
  fileprivate var words: Phrase {
    switch (state, step.kind) {
    case (.done?, _): "done"
    case (.undone?, _): "undone"
    case (nil, .undo(let steps)): "undid \(steps.words)"
    case (nil, .redo(let steps)): "redid \(steps.words)"
    case (nil, .change): "dropped"
    }
  }
}

extension [Int] {
  fileprivate var words: Phrase { map { "\($0)" as Phrase }.joined(", ") }
}

extension HistoryReport.State: Tellable {}
