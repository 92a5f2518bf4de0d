internal import SavingsCore

/// What `cst check` says to a worried saver.
struct CheckReport {
  private let remarks: [CheckRemark]
  private let snapshot: Snapshot?
  private let path: String

  init(_ remarks: [CheckRemark], _ snapshot: Snapshot?, path: String) {
    self.remarks = remarks
    self.snapshot = snapshot
    self.path = path
  }

  private var faults: [CheckRemark] { remarks.filter { !$0.isNote } }

  private var notes: [CheckRemark] { remarks.filter(\.isNote) }

  /// The verdict, what was found with what mends it, and what was looked at.
  var document: Document {
    Document {
      verdict
      told(faults, as: "Finding", after: "")
      told(notes, as: "Note", after: "note: ")
      if let snapshot { snapshot.contents }
    }
  }

  private var verdict: Phrase {
    if faults.isEmpty { return "All is well with \(path)." }
    if notes.isEmpty {
      return "Found \(faults.count, "thing") to look at in \(path):"
    }
    return """
      Found \(faults.count, "thing") to look at in \(path), and \
      \(notes.count, "thing") worth knowing:
      """
  }

  private func told(
    _ remarks: [CheckRemark], as noun: Phrase, after start: Phrase
  ) -> Document {
    Document {
      for (place, remark) in remarks.enumerated() {
        Document.Block.sentence(
          "  \(start)\(remark.message)",
          accessible: """
            \(noun) \(place + 1) of \(remarks.count): \(remark.message)
            """)
        "    try: \(remark.tip)"
      }
    }
  }
}

/// Something to look at, and what mends it.
struct CheckRemark {
  /// What scripts call it: `overdrawn`.
  let code: String

  /// What is so.
  let message: Phrase

  /// What mends it.
  let tip: Phrase

  /// Whether it is only worth knowing, and no fault.
  let isNote: Bool

  init(_ code: String, _ message: Phrase, tip: Phrase, isNote: Bool = false) {
    self.code = code
    self.message = message
    self.tip = tip
    self.isNote = isNote
  }

  /// What the records or the files of a store told.
  init(_ finding: Finding) {
    self.init(
      finding.code, Phrase(finding.message), tip: Phrase(advice: finding.tip),
      isNote: finding.isNote)
  }

  /// What a plan warns of; an old rate is no fault.
  init(_ warning: Warning) {
    self.init(
      warning.code, warning.message,
      tip: warning.tip ?? "look at it: cst rate list",
      isNote: warning.code == "stale_rate")
  }

  /// The remark for programs.
  func json(_ settings: Settings, _ store: StoreOption) -> JSON {
    [
      "code": .string(code), "severity": isNote ? "note" : "fault",
      "message": .string(message.field(settings)),
      "tip": .string(tip.field(settings, store)),
    ]
  }
}

extension Snapshot {
  /// What was read and checked, counted.
  fileprivate var contents: Phrase {
    let household = book.household
    return """
      Read and checked: \(household.goals.count, "goal"), \
      \(household.assets.count, "asset"), \
      \(household.allocations.count, "allocation"), \
      \(household.plans.count, "monthly plan"), \
      \(household.rates.count, "rate"), \
      \(book.transactions.count, "transaction"), after \
      \(revision, "change").
      """
  }
}
