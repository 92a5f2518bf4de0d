internal import SavingsCore

/// What a worried saver reads.
struct CheckReport {
  private let findings: [Finding]
  private let snapshot: Snapshot?
  private let path: String

  init(_ findings: [Finding], _ snapshot: Snapshot?, path: String) {
    self.findings = findings
    self.snapshot = snapshot
    self.path = path
  }

  var document: Document {
    let notes = findings.count(where: \.isNote)
    let faults = findings.count - notes
    return Document {
      if faults == 0 {
        "All is well with \(path)."
      } else if notes == 0 {
        "Found \(faults, "thing") to look at in \(path):"
      } else {
        """
        Found \(faults, "thing") to look at in \(path), and \
        \(notes, "thing") worth knowing:
        """
      }
      for finding in findings {
        "  \(finding.isNote ? "note: " : "")\(finding.message)"
        "    try: \(finding.tip)"
      }
      if let snapshot {
        let household = snapshot.book.household
        """
        Read and checked: \(household.goals.count, "goal"), \
        \(household.assets.count, "asset"), \
        \(household.allocations.count, "allocation"), \
        \(household.plans.count, "monthly plan"), \
        \(household.rates.count, "rate"), \
        \(snapshot.book.transactions.count, "transaction"), after \
        \(snapshot.revision, "change").
        """
      }
    }
  }
}
