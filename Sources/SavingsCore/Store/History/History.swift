/// What the changes of a store were, as far back as it is remembered.
public final class History: Sendable {
  /// The changes, the earliest first, without a gap up to the store's state.
  public let steps: [HistoryStep]

  /// Those of them that can be undone, the latest last.
  public let done: [HistoryStep]

  /// Those of them that can be redone, the one that was undone last at the
  /// end.
  public let undone: [HistoryStep]

  /// The latest change that there is no sound line of, `nil` where the history
  /// goes back to the beginning.
  public let missing: Int?

  /// The line of the history's file that is damaged, where that is why the
  /// history goes back no further.
  public let damagedLine: Int?

  /// The steps that lead to a revision, of all lines that there are.
  ///
  /// A line beyond the store's revision is a change that never happened, and a
  /// gap ends what can be gone back to.
  init(_ lines: HistoryLines, upTo revision: Int) {
    var found: [HistoryStep] = []
    var due = revision
    var hasGap = false
    for step in lines.sound.reversed() where step.revision <= revision {
      let later = found.last
      // Where another store came in, the revision may jump.
      let jumps = later.map { due < $0.revision - 1 } ?? false
      hasGap = step.revision != due || jumps && later?.from != step.state
      if hasGap { break }
      found.add(step)
      due = min(step.from?.revision ?? due, due - 1)
    }
    let steps = Array(found.reversed())
    var done: [HistoryStep] = []
    var undone: [HistoryStep] = []
    func known(_ revision: Int) -> HistoryStep? {
      steps.place(of: revision) { $0.revision }.map { steps[$0] }
    }
    for step in steps {
      switch step.kind {
      case .change:
        done.add(step)
        undone = []
      case .undo(let revisions):
        done.removeAll { revisions.contains($0.revision) }
        undone += revisions.compactMap(known)
      case .redo(let revisions):
        undone.removeAll { revisions.contains($0.revision) }
        done += revisions.compactMap(known)
      }
    }
    self.steps = steps
    self.done = done
    self.undone = undone
    missing = due > 0 ? due : nil
    damagedLine = due > 0 && !hasGap ? lines.damagedLine : nil
  }
}
