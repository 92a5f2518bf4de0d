internal import SavingsCore

extension [Freed] {
  /// What of a goal's own money is free now, where it is any.
  @Composing var document: Document {
    let sums = map { freed -> Phrase in
      count == 1 ? "\(freed.money)" : "\(freed.money) (\(freed.asset.slug))"
    }
    if !isEmpty { "\(sums.joined(", ")) of its own are free now." }
  }
}
