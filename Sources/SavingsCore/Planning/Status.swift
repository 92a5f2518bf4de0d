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
}
