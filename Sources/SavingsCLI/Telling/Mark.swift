/// The sign that a goal carries wherever it is listed.
///
/// A sign always stands beside its word, so that nobody has to know its shape
/// or see its colour. All are one cell wide on every terminal.
package enum Mark: String, Hashable, Sendable, CaseIterable {
  /// It cannot be told, because a rate is missing.
  case unknown
  /// The target is reached.
  case completed
  /// It begins in a later month.
  case scheduled
  /// The deadline is here, or the month asks for very much.
  case critical
  /// The last payment, or a month that asks for much.
  case attention
  /// All is well.
  case onTrack = "on_track"
  /// It sits this month out.
  case skipped

  /// The word beside the sign.
  package var word: String {
    self == .onTrack ? "on track" : rawValue
  }

  /// The sign, where more than ASCII can be shown.
  package var glyph: String {
    switch self {
    case .completed: "✓"
    case .critical: "✗"
    case .onTrack: "▸"
    case .unknown, .scheduled, .attention, .skipped: ascii
    }
  }

  package var ascii: String {
    switch self {
    case .unknown: "?"
    case .completed: "+"
    case .scheduled: "~"
    case .critical: "*"
    case .attention: "!"
    case .onTrack: ">"
    case .skipped: "-"
    }
  }
}
