internal import CommandGrammar
internal import SavingsCore

/// Something to look at, and what mends it.
final class ToldFinding {
  /// What scripts call it: `overdrawn`.
  let code: String
  let message: Phrase
  let tip: Tip

  /// Whether it is only worth knowing, and no fault.
  let isNote: Bool

  init(_ code: String, _ message: Phrase, tip: Tip, isNote: Bool = false) {
    self.code = code
    self.message = message
    self.tip = tip
    self.isNote = isNote
  }

  /// That colours are wished for which nobody knows, `nil` where they are
  /// known.
  convenience init?(paletteOf settings: Settings) {
    guard let name = settings.palette, Palette(rawValue: name) == nil else {
      return nil
    }
    self.init(
      "unknown_palette",
      "the setting palette is none that cst knows: \(quoted: name.beginning)",
      tip: "\(run: "cst settings unset palette")")
  }

  /// What a plan warns of; an old rate is no fault.
  convenience init(_ warning: Warning) {
    self.init(
      warning.code, warning.message,
      tip: warning.tip ?? "look at it: \(run: "cst rate list")",
      isNote: warning.code == "stale_rate")
  }
}

extension String {
  /// So much of a text as a line of a finding has room for.
  fileprivate var beginning: String {
    count > 40 ? "\(prefix(40))..." : self
  }
}
