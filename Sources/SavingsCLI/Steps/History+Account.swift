internal import SavingsCore

extension History.Walk {
  /// What was walked, and what came back on the way.
  func account(
    _ verb: Phrase, _ change: Change, _ wording: DifferenceWording
  ) -> Document {
    let difference = BookDifference(from: change.before, to: change.after)
    return Document {
      if steps.count == 1, let step = steps.first {
        "\(verb) \(step.words): \(difference.words(wording))."
      } else {
        "\(verb) \(steps.count, "change"): \(difference.words(wording))."
        for step in steps { "  \(step.words)" }
      }
    }
  }
}

extension HistoryStep {
  /// The change with its number: `change 7 (goal delete new-car)`.
  fileprivate var words: Phrase { "change \(revision) (\(command))" }
}
