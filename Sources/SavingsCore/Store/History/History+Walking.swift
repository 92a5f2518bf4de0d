extension History {
  /// A way back or forward: the book that it leads to, and the changes that
  /// it takes back or makes again, in the order in which they were walked.
  public typealias Walk = (book: Book, steps: [HistoryStep])

  /// A change of the past, with what there was before and after it.
  public typealias PastChange = (step: HistoryStep, before: Book, after: Book)

  /// What a change did, whether or not it holds today.
  public func change(
    _ revision: Int, from snapshot: Snapshot
  ) throws(HistoryProblem) -> PastChange {
    let place = steps.firstIndex { $0.revision == revision }
    guard let place else {
      throw .noSuchChange(
        revision, first: steps.first?.revision, last: steps.last?.revision)
    }
    try check(snapshot)
    let later = Array(steps[(place + 1)...].reversed())
    let after = try walk(later, from: snapshot.book, isBack: true).book
    let before = try walk([steps[place]], from: after, isBack: true).book
    return (steps[place], before, after)
  }

  /// The book before the last changes.
  public func undoing(
    _ count: Int, from snapshot: Snapshot
  ) throws(HistoryProblem) -> Walk {
    guard count <= done.count else {
      if let missing {
        throw .broken(
          revision: missing, damagedLine: damagedLine, asked: count,
          there: done.count)
      }
      throw .nothingToUndo(asked: count, there: done.count)
    }
    try check(snapshot)
    return try walk(
      done.suffix(count).reversed(), from: snapshot.book, isBack: true)
  }

  /// The book with the changes that were undone last.
  public func redoing(
    _ count: Int, from snapshot: Snapshot
  ) throws(HistoryProblem) -> Walk {
    guard count <= undone.count else {
      throw .nothingToRedo(asked: count, there: undone.count)
    }
    try check(snapshot)
    return try walk(
      undone.suffix(count).reversed(), from: snapshot.book, isBack: false)
  }

  /// Passes a store that is the one its last change left.
  private func check(_ snapshot: Snapshot) throws(HistoryProblem) {
    guard let last = steps.last, !last.leads(to: snapshot) else { return }
    throw .otherStore(revision: last.revision)
  }

  @inline(never)
  private func walk(
    _ steps: [HistoryStep], from book: Book, isBack: Bool
  ) throws(HistoryProblem) -> Walk {
    var lines = StoreLines(of: book)
    for step in steps {
      let patch: StorePatch?
      do {
        patch = try step.patch()
      } catch {
        throw .content(error)
      }
      guard let patch else { throw .untraceable(revision: step.revision) }
      do {
        lines = try (isBack ? patch.inverse : patch).applied(to: lines)
      } catch {
        throw .differs(revision: step.revision, path: error.path)
      }
    }
    let book: Book
    do {
      book = try lines.book()
    } catch {
      throw .content(error)
    }
    // A line may say what somebody else thought of, however sound it is.
    if let contradiction = book.contradiction {
      throw .content(.contradiction(contradiction))
    }
    return (book, steps)
  }
}

extension HistoryStep {
  /// Whether a store is the one that this change left, perhaps in the version
  /// of then.
  @inline(never)
  func leads(to snapshot: Snapshot) -> Bool {
    StoreReader.alike.contains {
      StoreWriter.checksum(of: snapshot, version: $0) == store
    }
  }
}

/// Why there is no way back, or forward.
public indirect enum HistoryProblem: Error {
  case nothingToUndo(asked: Int, there: Int)
  case nothingToRedo(asked: Int, there: Int)
  case broken(revision: Int, damagedLine: Int?, asked: Int, there: Int)
  case otherStore(revision: Int)
  case differs(revision: Int, path: String)
  case untraceable(revision: Int)
  case noSuchChange(Int, first: Int?, last: Int?)
  case content(ContentProblem)
}
