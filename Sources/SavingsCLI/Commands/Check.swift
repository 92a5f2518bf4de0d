internal import CommandGrammar
internal import SavingsCore

let check = Command(
  "check", "Look whether all is well with the data",
  Options.accept,
  examples: ["cst check", "cst check --accept"],
  details: [
    """
    It reads everything more strictly than other commands do, and says of each \
    thing it finds how to mend it. It exits with 10 if there is any.
    """,
    """
    A file that was edited by hand is refused until --accept takes it as it \
    is; look at what check shows before.
    """,
  ],
  related: ["log", "undo"], changes: true, onlyWith: "accept"
) { (session: Session, accepts) in
  accepts ? try session.accepting() : try session.checking()
}

extension Session {
  /// Takes a file that was edited by hand as it is.
  fileprivate func accepting() throws -> Reply {
    let edited = try store.read(accepting: true) ?? .empty
    let book = edited.book
    guard try isEdited() else {
      return Reply(Change(from: book, to: book)) {
        "There is nothing to accept: nobody edited the file by hand."
      }
    }
    let known = try store.lastKnown(at: edited.revision)
    let difference = known.map { BookDifference(from: $0, to: book) }
    return Reply(
      Change(
        from: known ?? book, to: book,
        origin: known.map { .known($0) } ?? .unknown)
    ) {
      "Took the file as it is."
      if let difference {
        "It differs from what cst wrote: \(difference.words(.edited))."
      } else {
        "What there was before is not known, so this cannot be undone."
      }
    }
  }

  /// Whether the file is whole, and not as cst wrote it.
  private func isEdited() throws -> Bool {
    do {
      _ = try store.read()
      return false
    } catch StoreProblem.content(.edited, _, _) {
      return true
    }
  }

  /// Looks at everything.
  fileprivate func checking() throws -> Reply {
    var findings: [Finding] = []
    var snapshot: Snapshot?
    do {
      snapshot = try self.snapshot()
      if isNew { return nothingThere }
    } catch StoreProblem.missing(let path) {
      // A file that was named has to be there.
      throw StoreProblem.missing(path)
    } catch let problem as StoreProblem where problem.isForeign {
      return report(
        [
          Finding(
            "damaged", problem.message,
            tip: "this is no store of cst; name yours with --file PATH")
        ], on: nil)
    } catch let problem as StoreProblem where problem.outcome == .unusable {
      if let edited = try edited(problem) {
        snapshot = edited.snapshot
        findings.append(edited.finding)
      } else {
        findings.append(
          Finding(
            "damaged", problem.message,
            tip: problem.hintWhileChecking))
      }
    }
    findings += try store.findings(beside: snapshot)
    if let book = snapshot?.book {
      findings += try book.findings(on: today)
      let look = Look(book.household.settings)
      findings += try book.plan(on: today).warnings.map { warning in
        Finding(
          warning.code, warning.message.text(look),
          tip: warning.tip?.text(look) ?? "look at it: cst rate list",
          isNote: warning.code == "stale_rate")
      }
    }
    return report(findings, on: snapshot)
  }

  /// What a new user's store comes to: there is none, and that is all right.
  private var nothingThere: Reply {
    Reply(
      "check",
      [
        "file": .string(self.store.path), "revision": .null,
        "findings": .array([]),
      ]
    ) {
      "There is no store at \(shownPath) yet, so there is nothing to check."
      ""
      "The first goal or asset makes it:"
      [
        Suggestion(
          "cst goal add \"Emergency fund\" --target 10000EUR --deadline +1y")
      ]
    }
  }

  /// What was found, told for programs and for people.
  private func report(_ found: [Finding], on snapshot: Snapshot?) -> Reply {
    // What is wrong stands before what is only worth knowing.
    let findings = found.filter { !$0.isNote } + found.filter(\.isNote)
    return Reply(
      "check",
      [
        "file": .string(self.store.path),
        "revision": .int(snapshot?.revision),
        "findings": .array(findings.map(\.json)),
      ], status: findings.contains { !$0.isNote } ? .no : .success
    ) {
      CheckReport(findings, snapshot, path: shownPath).document
    }
  }

  /// What a file that was edited by hand holds, `nil` for any other problem.
  private func edited(
    _ problem: StoreProblem
  ) throws -> (snapshot: Snapshot, finding: Finding)? {
    guard case .content(.edited, _, _) = problem,
      let snapshot = try store.read(accepting: true)
    else { return nil }
    let known = try store.lastKnown(at: snapshot.revision)
    let differs = known.map { book -> String in
      let difference = BookDifference(from: book, to: snapshot.book)
      return ": " + difference.words(.edited).text(Look())
    }
    return (
      snapshot,
      Finding(
        "edited", problem.message + (differs ?? ""),
        tip: "if that is right: cst check --accept")
    )
  }
}

/// What a worried saver reads.
private struct CheckReport {
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

extension StoreProblem {
  /// Whether the file never was a store: what begins like a record of JSON may
  /// be a damaged one.
  fileprivate var isForeign: Bool {
    guard case .content(.damaged(let damage), _, let hasBackup) = self,
      case .unexpected = damage.flaw
    else { return false }
    return !hasBackup && damage.line == 1 && damage.column == 1
  }

  /// What to do next for somebody who is looking at the file already.
  fileprivate var hintWhileChecking: String {
    if case .content(let problem, _, hasBackup: false) = self {
      return problem.hint ?? "put a copy of the file back"
    }
    return hint ?? "put a copy of the file back"
  }
}

extension Finding {
  fileprivate var json: JSON {
    [
      "code": .string(code), "severity": isNote ? "note" : "fault",
      "message": .string(message), "tip": .string(tip),
    ]
  }
}
