package import CommandGrammar

/// A command to type, and what it would do.
package final class TipLine: Sendable {
  let command: ShellCommand
  let effect: Phrase

  /// A command, and a few words without a full stop.
  package init(_ command: ShellCommand, _ effect: Phrase = "") {
    self.command = command
    self.effect = effect
  }

  func saying(_ effect: Phrase) -> TipLine { TipLine(command, effect) }
}

extension [TipLine] {
  /// The commands in lines of their own, which are never broken.
  ///
  /// What they do stands in a second column, before the command for the ear,
  /// and over it where there is no room beside it.
  func lines(_ look: Look) -> [String] {
    let commands = map { .spaces(2) + look.command($0.command) }
    let effects = map { $0.effect.painted(look) }
    let margin = (commands.map(\.width).max() ?? 0) + 6
    let widest = margin + (effects.map(\.width).max() ?? 0)
    let isBeside = look.width.map { widest <= $0 } ?? true
    return indices.flatMap { place in
      let (command, effect) = (commands[place], effects[place])
      if effect.text == "" { return [command.text] }
      if look.isAccessible {
        return ["  \(effect.text):\(command.text.dropFirst())"]
      }
      if isBeside { return [(command.padded(to: margin) + effect).text] }
      let above: Phrase = "  \(self[place].effect):"
      return above.lines(look) + ["  \(command.text)"]
    }
  }
}

extension TipLine {
  static let firstGoal = TipLine(
    """
    cst goal add "Emergency fund" --target 10000EUR --deadline +1y
    """)
}
