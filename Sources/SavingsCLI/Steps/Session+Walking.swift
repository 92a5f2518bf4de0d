internal import SavingsCore

extension Session {
  /// Walks over changes of the past, and tells what came back on the way.
  func walk(
    _ verb: Phrase, changed: Phrase,
    as kind: ([Int]) -> HistoryStep.Kind,
    _ walk: (History, Snapshot) throws -> History.Walk
  ) throws -> Reply {
    let snapshot = try snapshot()
    let walk = try walk(try store.history(of: snapshot), snapshot)
    let steps = walk.steps
    let change = try change(to: walk.book, as: kind(steps.map(\.revision)))
    let difference = BookDifference(from: change.before, to: change.after)
    return Reply(change) {
      if steps.count == 1 {
        "\(verb) \(steps[0].words): \(difference.words(changed: changed))."
      } else {
        "\(verb) \(steps.count, "change"): \(difference.words(changed: changed))."
        for step in steps { "  \(step.words)" }
      }
    }
  }
}

extension HistoryStep {
  /// The change with its number: `change 7 (goal delete new-car)`.
  fileprivate var words: Phrase { "change \(revision) (\(command))" }
}
