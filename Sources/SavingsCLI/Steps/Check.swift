internal import CommandGrammar
internal import SavingsCore

let check = Command(
  "check", "Look whether all is well with the data",
  Options.accept,
  examples: ["cst check", "cst check --accept"],
  details: """
    It reads everything more strictly than other commands do, and says of each
    thing it finds how to mend it. It exits with 10 if there is any.

    A file that was edited by hand is refused until --accept takes it as it is;
    look at what check shows before.
    """,
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
      return Reply(Change(from: book, Occasion(book, on: today), to: book)) {
        "There is nothing to accept: nobody edited the file by hand."
      }
    }
    let known = try store.lastKnown(at: edited.revision)
    let difference = known.map { BookDifference(from: $0, to: book) }
    let remarks = try findings(in: edited, asWritten: false)
    let faults = remarks.count { !$0.isNote }
    return Reply(
      Change(
        from: known ?? book, Occasion(known ?? book, on: today), to: book,
        origin: known.map { .known($0) } ?? .unknown)
    ) {
      "Took the file as it is."
      if let difference {
        "\(difference.sentence)."
      } else {
        "What there was before is not known, so this cannot be undone."
      }
      if faults > 0 {
        """
        \(faults, "thing is", "things are") to be looked at: \
        \(run: "cst check")
        """
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

  fileprivate func checking() throws -> Reply {
    var remarks: [Warning] = []
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
          Warning(
            "damaged", problem.failure.message,
            tip: "this is no store of cst; name yours with --file PATH")
        ], on: nil)
    } catch let problem as StoreProblem
      where problem.outcome == .unusable && problem.refusal == nil
    {
      if let edited = try edited(problem) {
        snapshot = edited.snapshot
        remarks.add(edited.remark)
      } else {
        remarks.add(
          Warning(
            "damaged", problem.failure.message, tip: problem.failure.tip))
      }
    }
    let findings = try findings(in: snapshot, asWritten: remarks.isEmpty)
    return report(remarks + findings, on: snapshot)
  }

  /// What there is to look at in and beside a store that can be read, as cst
  /// wrote it or edited; `nil` is one that cannot be read.
  private func findings(
    in snapshot: Snapshot?, asWritten isAsWritten: Bool
  ) throws -> [Warning] {
    var outside = try store.findings(
      beside: snapshot, asWritten: isAsWritten
    ).map(\.told)
    guard let book = snapshot?.book else { return outside }
    if let remark = Warning(paletteOf: book.household.settings) {
      outside.add(remark)
    }
    let occasion = Occasion(book, on: today)
    do throws(MoneyProblem) {
      return outside + (try book.findings(on: today).map(\.told))
        + (try changedMonths(of: occasion))
        + (try occasion.plan().warnings)
    } catch {
      return outside + [
        Warning(
          "uncountable", error.failure.message,
          tip: "correct what is too large: \(run: "cst tx list")")
      ]
    }
  }

  /// The closed months that the records do not bear out.
  private func changedMonths(
    of occasion: Occasion
  ) throws(MoneyProblem) -> [Warning] {
    let closed = occasion.household.closedMonths(knownOn: today).map(\.month)
    guard !closed.isEmpty else { return [] }
    let months = try Months(occasion, asking: closed)
    var findings: [Warning] = []
    for month in closed {
      let report = try months.report(of: month)
      guard report.state == .changed else { continue }
      findings.add(
        Warning(
          "month_changed", report.changeWords,
          tip: report.wayToTakeOver))
    }
    return findings
  }

  /// What a new user's store comes to: there is none, and that is all right.
  private var nothingThere: Reply {
    Reply(CheckPage(file: store.path, snapshot: nil, findings: [], store: nil))
    {
      "There is no store at \(shownPath) yet, so there is nothing to check."
      ""
      "The first goal or asset makes it:"
      [.firstGoal]
    }
  }

  /// What was found, told for programs and for people.
  private func report(_ found: [Warning], on snapshot: Snapshot?) -> Reply {
    // What is wrong stands before what is only worth knowing.
    let remarks = found.filter { !$0.isNote } + found.filter(\.isNote)
    let page = CheckPage(
      file: store.path, snapshot: snapshot, findings: remarks,
      store: request.look.store)
    return Reply(page, status: page.faults.isEmpty ? .success : .no) {
      page.document(at: shownPath)
    }
  }

  /// What a file that was edited by hand holds, `nil` for any other problem.
  private func edited(
    _ problem: StoreProblem
  ) throws -> (snapshot: Snapshot, remark: Warning)? {
    guard case .content(.edited, _, _) = problem,
      let snapshot = try store.read(accepting: true)
    else { return nil }
    let known = try store.lastKnown(at: snapshot.revision)
    let differs: Phrase =
      known.map { BookDifference(from: $0, to: snapshot.book).sentence }
      ?? "What there was before is not known, so taking it is for good"
    return (
      snapshot,
      Warning(
        "edited", problem.failure.message + ". \(differs)",
        tip: "if that is right: \(run: "cst check --accept")")
    )
  }
}

extension BookDifference {
  /// What an edit by hand came to.
  fileprivate var sentence: Phrase {
    isEmpty
      ? "It says the same as what cst wrote, in another spelling"
      : "It differs from what cst wrote: \(words(came: "new", changed: "different"))"
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
}

extension Warning {
  /// That colours are wished for which nobody knows, `nil` where they are
  /// known.
  fileprivate convenience init?(paletteOf settings: Settings) {
    guard let name = settings.palette, Palette(rawValue: name) == nil else {
      return nil
    }
    self.init(
      "unknown_palette",
      "the setting palette is none that cst knows: \(quoted: name.shortened)",
      tip: "\(run: "cst settings unset palette")")
  }
}
