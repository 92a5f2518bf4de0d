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
      let inner = place % 2 == 0 ? [] : part.words()
      let form = inner.first.map { Form(rawValue: $0) ?? .field } ?? .words
      pieces.add(Piece(form: form, text: inner.last ?? part))
    }
    return pieces
  }

  /// A part of a line: words, or the key of a field in a form.
  struct Piece {
    let form: Form
    let text: String
  }

  enum Form: String { case words, field, bare, sign, word }
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
    switch form {
    case .words: return Phrase(.words(text))
    case .field: return value(text).phrase(look)
    case .bare:
      guard case .money(let money) = value(text) else {
        return value(text).phrase(look)
      }
      return Phrase(.bare(money))
    case .word:
      guard case .mark(_, let word) = value(text) else { return nil }
      return Phrase(.words(word))
    case .sign: return value(text).mark.map { Phrase(.sign($0)) }
    }
  }
}
