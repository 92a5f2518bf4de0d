extension Snapshot {
  /// Brings another store that grew from the same one together with this one:
  /// what one side changed is taken, what both changed differently is decided
  /// by an answer, or has to be answered.
  ///
  /// Both sides come to the same bytes, whichever of them does it.
  ///
  /// What cannot be as it would come together is one conflict in the place of
  /// several, so it is tried until there is none: with all that is open taken
  /// from here, and with all of it from there; first as if nothing was
  /// answered, so that a conflict keeps the name under which it was listed.
  public func joining(
    _ other: Snapshot, since past: Past, answers said: [JoinAnswer] = []
  ) throws(JoinProblem) -> JoinOutcome {
    if let joined = try joiningDescendant(other, since: past, said) {
      return .joined(joined)
    }
    let pairs = Divergence(book, other.book).pairs
    var wholes: [String] = []
    var isUsed = said.map { $0.name == "all" }
    var answers: [JoinAnswer] = []
    while true {
      var runs: [JoinRun] = []
      for side in Side.allCases {
        let run = JoinRun(
          self, other, of: pairs, since: past, answers: answers,
          assuming: side.rawValue, wholes)
        try run.settle()
        runs.add(run)
        if run.conflicts.isEmpty, run.unfit.isEmpty { break }
      }
      for run in runs {
        for place in run.isUsed.indices where run.isUsed[place] {
          isUsed[place] = true
        }
      }
      let unfit = runs.flatMap(\.unfit).withoutRepetitions.filter {
        !wholes.contains($0)
      }
      if !unfit.isEmpty {
        wholes += unfit
        continue
      }
      if answers.count < said.count {
        // What was listed may be settled by the answer to another one.
        for conflict in runs.flatMap(\.conflicts) {
          for place in isUsed.indices where said[place].fits(conflict.name) {
            isUsed[place] = true
          }
        }
        answers = said
        continue
      }
      var open: [JoinConflict] = []
      for conflict in runs.flatMap(\.conflicts)
      where !open.contains(where: { $0.name == conflict.name }) {
        open.add(conflict)
      }
      if let place = isUsed.firstIndex(of: false) {
        throw .noSuchConflict(
          answers[place].name,
          open.map(\.name) + runs[0].answered.map(\.name))
      }
      if !open.isEmpty { return .open(open) }
      return .joined(try runs[0].joined())
    }
  }

  /// What comes of it where one store came from the other.
  private func joiningDescendant(
    _ other: Snapshot, since past: Past, _ answers: [JoinAnswer]
  ) throws(JoinProblem) -> Joined? {
    let isIn = past.states == [other.state]
    guard isIn || past.states == [state] && other.revision > revision
    else { return nil }
    if let answer = answers.first(where: { $0.name != "all" }) {
      throw .noSuchConflict(answer.name, [])
    }
    return Joined(
      snapshot: isIn ? self : other, isNew: !isIn,
      records: isIn
        ? [[], records(from: other.book, to: book)]
        : [records(from: book, to: other.book), []],
      payments: [], rates: [], answers: [], warnings: [])
  }
}

/// What comes, goes and changes between two books; nothing where somebody who
/// does not ask for it let the transactions pass by.
func records(from before: Book, to after: Book) -> [JoinedRecord] {
  guard before.transactions.areRead, after.transactions.areRead else {
    return []
  }
  return Divergence(before, after).pairs.map {
    JoinedRecord(part: $0.part, before: $0.sides[0], after: $0.sides[1])
  }
}
