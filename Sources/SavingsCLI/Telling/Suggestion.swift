/// A command to paste, and what it would do.
package struct Suggestion: Hashable, Sendable {
  let command: String
  let effect: Phrase

  /// A command line, and a few words without a full stop.
  package init(_ command: String, _ effect: Phrase = "") {
    self.command = command
    self.effect = effect
  }
}

extension [Suggestion] {
  /// The commands in lines of their own, which are never broken.
  ///
  /// What they do stands in a second column, before the command for the ear,
  /// and over it where there is no room beside it.
  func lines(_ look: Look) -> [String] {
    let commands = map { suggestion in
      look.plain(
        "  " + look.store.shown(in: suggestion.command.shownSafely))
    }
    let effects = map { $0.effect.painted(look) }
    let margin = (commands.map(\.width).max() ?? 0) + 6
    let widest = margin + (effects.map(\.width).max() ?? 0)
    let isBeside = look.width.map { widest <= $0 } ?? true
    return zip(commands, effects).flatMap { command, effect in
      if effect.text == "" { return [command.text] }
      if look.isAccessible {
        return ["  \(effect.text):\(command.text.dropFirst())"]
      }
      if isBeside { return [(command.padded(to: margin) + effect).text] }
      return ["  \(effect.text):", "  \(command.text)"]
    }
  }
}
