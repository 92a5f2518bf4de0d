/// What a goal needs of its saver, in one word.
public enum Status: String, Hashable, Sendable, CaseIterable {
  /// A rate is missing, so nobody can tell.
  case unknown
  /// It has all it takes.
  case completed
  /// It begins after this month.
  case scheduled
  /// Its deadline is here, or the month asks very much.
  case critical
  /// It has one payment left, or the month asks much.
  case attention
  /// All is well.
  case onTrack = "on_track"

  /// The first that fits.
  ///
  /// - Parameter required: What the month asks in the currency of the
  ///   thresholds; one that cannot be compared counts as not exceeded.
  init(
    of goal: Goal, figures: Figures?, payments: Payments, required: Amount?,
    settings: Settings, on today: CalendarDate
  ) {
    func exceeds(_ threshold: Amount?) -> Bool {
      guard let threshold, let required else { return false }
      return required > threshold
    }
    self =
      if let figures {
        if figures.remaining.isZero {
          .completed
        } else if payments.isScheduled {
          .scheduled
        } else if goal.deadline <= today || exceeds(settings.critical) {
          .critical
        } else if exceeds(settings.attention) || payments.count == 1 {
          .attention
        } else {
          .onTrack
        }
      } else {
        .unknown
      }
  }
}
