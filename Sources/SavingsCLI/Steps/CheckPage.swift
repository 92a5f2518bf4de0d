internal import CommandGrammar
internal import SavingsCore

/// What is not well with the data, as `cst check` answers.
final class CheckPage: Answer {
  private let file: String
  private let snapshot: Snapshot?
  private let findings: [Warning]
  /// The store that was named.
  private let store: String?

  init(file: String, snapshot: Snapshot?, findings: [Warning], store: String?) {
    self.file = file
    self.snapshot = snapshot
    self.findings = findings
    self.store = store
  }

  static let kind = "check"
  static let about = "What is not well with the data."

  static let fields: [Field<CheckPage>] = [
    Field("file", \.file), Field("revision", \.snapshot?.revision),
    .list(
      "findings",
      Field<(remark: Warning, store: String?)>("code", as: .code) {
        $0.remark.code
      },
      Field("severity", as: .words(["note", "fault"])) {
        $0.remark.isNote ? "note" : "fault"
      },
      Field("message") { $0.remark.message },
      Field("tip") { $0.remark.way.text(naming: $0.store) },
      Field("tipArguments") {
        $0.remark.way.commands.arguments(naming: $0.store)
      }
    ) { page in page.findings.map { ($0, page.store) } },
  ]
}

/// What `cst check` says to a worried saver.
extension CheckPage {
  var faults: [Warning] { findings.filter { !$0.isNote } }
  private var notes: [Warning] { findings.filter(\.isNote) }

  /// The verdict, what was found with what mends it, and what was looked at.
  @Composing func document(at path: String) -> Document {
    verdict(path)
    told(faults, as: "Finding", after: "")
    told(notes, as: "Note", after: "note: ")
    if let snapshot { snapshot.contents }
  }

  private func verdict(_ path: String) -> Phrase {
    if faults.isEmpty { return "All is well with \(path)." }
    if notes.isEmpty {
      return "Found \(faults.count, "thing") to look at in \(path):"
    }
    return """
      Found \(faults.count, "thing") to look at in \(path), and \
      \(notes.count, "thing") worth knowing:
      """
  }

  @Composing private func told(
    _ remarks: [Warning], as noun: Phrase, after start: Phrase
  ) -> Document {
    for (place, remark) in remarks.enumerated() {
      Document.Block.sentence(
        "  \(start)\(remark.message)",
        accessible: """
          \(noun) \(place + 1) of \(remarks.count): \(remark.message)
          """)
      "    try: \(remark.way)"
    }
  }
}

extension Warning {
  /// What mends it, or where to look.
  fileprivate var way: Tip { tip ?? "look at it: \(run: "cst plan")" }
}

extension Snapshot {
  /// What was read and checked, counted.
  fileprivate var contents: Phrase {
    let counts = StorePart.allCases.compactMap { part -> Phrase? in
      let count = part.told.count(in: book)
      // What came later is not looked for where there is none.
      if !part.isAlwaysThere, count == 0 { return nil }
      return part.told.noun.map { "\(count, $0)" }
    }
    return
      "Read and checked: \(counts.joined(", ")), after \(revision, "change")."
  }
}
