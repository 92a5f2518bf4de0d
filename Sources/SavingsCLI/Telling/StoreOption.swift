internal import CommandGrammar
internal import SavingsCore

/// The store that was named with `--file`, which every command to paste has to
/// name again.
///
/// A variable of the environment still holds for the next command, so it is
/// not repeated.
package struct StoreOption: Hashable, Sendable {
  private let words: String?

  /// The path behind `--file`, `nil` where it was not given.
  package init(_ path: String?) {
    words = path.map { path in
      "--file\(path.hasPrefix("-") ? "=" : " ")\(shellQuoted(path))"
    }
  }

  /// The text with the option in every command that it tells to type:
  /// `cst undo` becomes `cst --file savings.json undo`.
  ///
  /// A command that needs no store stays, and so does one that names its own.
  package func repeated(in text: String) -> String {
    adding(words, to: text)
  }

  /// The same for people: a path is typed by somebody, and may hold anything.
  func shown(in text: String) -> String {
    adding(words?.shownSafely, to: text)
  }

  /// Whether a command to paste stands here that names the store.
  func isShown(in text: String) -> Bool {
    words.map { text.holds($0.shownSafely) } ?? false
  }

  private func adding(_ words: String?, to text: String) -> String {
    guard let words, text.holds("cst "), !text.holds("--file") else {
      return text
    }
    var pieces = text.split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    var place = 0
    while place + 1 < pieces.count {
      let next = String(pieces[place + 1].prefix { $0.isLetter })
      if StoreOption.isProgram(pieces[place]), StoreOption.uses(next) {
        pieces[place] += " \(words)"
      }
      place += 1
    }
    return pieces.joined(separator: " ")
  }

  /// Whether a word is `cst`, perhaps behind a mark such as a quote.
  private static func isProgram(_ word: String) -> Bool {
    word.drop { !$0.isLetter } == "cst"
  }

  /// Whether a word begins a command that uses a store.
  private static func uses(_ word: String) -> Bool {
    !["help", "version", "completion"].contains(word)
      && grammar.begins(with: word)
  }
}
