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
  package var word: String { self == .onTrack ? "on track" : rawValue }

  /// The mark with the word of its reason, where nobody hears the sign:
  /// `attention, last payment`.
  func aloud(because reason: String) -> String {
    guard reason != word else { return word }
    return switch reason {
    case "large": "\(word), large amount"
    case "last": "\(word), last payment"
    default: "\(word), \(reason)"
    }
  }

  /// Its signs, its colour among the 256, and the codes that the two other
  /// palettes have for it, if any.
  package var looks:
    (glyph: String, ascii: String, fixed: Int, ansi: String?, mono: String?)
  {
    switch self {
    case .unknown: ("?", "?", 244, nil, nil)
    case .completed: ("✓", "+", 65, "32", nil)
    case .scheduled: ("~", "~", 244, nil, nil)
    case .critical: ("✗", "*", 197, "91", "7")
    case .attention: ("!", "!", 166, "33", "1")
    case .onTrack: ("▸", ">", 32, "36", nil)
    case .skipped: ("-", "-", 244, nil, nil)
    }
  }
}
