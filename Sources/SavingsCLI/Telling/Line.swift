internal import SavingsCore

/// A line of a card, or for the ear: fields by their keys among words, as in
/// `"{left} left of {bare planned}"`.
///
/// `bare` leaves out the code of a sum, `sign` shows a mark without its word,
/// and `word` that without its sign.
/// Where a field has nothing to say, neither has the line.
package struct Line: ExpressibleByStringLiteral, Sendable {
  private let text: String

  /// The words, with every field between braces.
  package init(stringLiteral text: String) { self.text = text }

  /// Its words and fields, in their order.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    // Every other part stands between braces.
    for (place, part) in text.parts(at: "{}").enumerated() {
      if place % 2 == 0 {
        pieces.add(.words(part))
        continue
      }
      let inner = part.words()
      let key = inner.last ?? ""
      switch inner.first {
      case "bare": pieces.add(.bare(key))
      case "word": pieces.add(.word(key))
      case "sign": pieces.add(.sign(key))
      default: pieces.add(.field(key))
      }
    }
    return pieces
  }

  /// A part of a line.
  enum Piece: Sendable {
    case words(String)
    case field(String)
    case bare(String)
    case sign(String)
    case word(String)
  }
}

extension [Line.Piece] {
  /// The line about one thing, of which `value` says what a field says.
  func phrase(_ look: Look, _ value: (String) -> Value) -> Phrase? {
    var phrase: Phrase = ""
    for piece in self {
      guard let next = piece.phrase(value, look) else { return nil }
      phrase = phrase + next
    }
    return phrase
  }
}

extension Line.Piece {
  fileprivate func phrase(_ value: (String) -> Value, _ look: Look) -> Phrase? {
    switch self {
    case .words(let words): return Phrase(.words(words))
    case .field(let key): return value(key).phrase(look)
    case .bare(let key):
      guard case .money(let money) = value(key) else {
        return value(key).phrase(look)
      }
      return Phrase(.bare(money))
    case .word(let key):
      guard case .mark(_, let word) = value(key) else { return nil }
      return Phrase(.words(word))
    case .sign(let key): return value(key).mark.map { Phrase(.sign($0)) }
    }
  }
}
