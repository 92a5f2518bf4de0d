package import SavingsCore

/// One value in a table or beside a label.
package enum Cell: Sendable {
  /// Nothing, and nothing missing.
  case blank
  /// Prose, perhaps with other words in a column, where the code of a sum has
  /// its own.
  case text(Phrase, inColumn: Phrase? = nil)
  /// A name, which may be cut where there is little room, and the emoji that
  /// stands before it.
  case name(String, emoji: String? = nil)
  /// A sum, unknown where it is `nil`.
  case money(Money?)
  /// A difference, unknown where it is `nil`.
  case change(Money?)
  /// A day, if there is one.
  case date(CalendarDate?)
  /// A month, if there is one.
  case month(Month?)
  /// A number of things.
  case count(Int)
  /// A ratio in percent, unknown where it is `nil`.
  case percent(Ratio?)
  /// A ratio that a bar shows too, in the colour of a mark.
  case progress(Ratio?, Mark)
  /// A sign and its word.
  case mark(Mark)
  /// The currency of the figure before it.
  case code(Currency)

  /// The cell as people read it beside a label, `nil` where it says nothing.
  func phrase(_ look: Look) -> Phrase? {
    switch self {
    case .blank, .code: nil
    case .text(let phrase, _): phrase.isEmpty ? nil : phrase
    case .name: name(look).flatMap { $0.isEmpty ? nil : "\($0)" }
    case .money(let money): "\(money)"
    case .change(let money): "\(change: money)"
    case .date(let date): date.map { "\($0)" }
    case .month(let month): month.map { "\($0)" }
    case .count(let count): "\(look.number(Amount(count)))"
    case .percent(let ratio), .progress(let ratio, _): "\(ratio)"
    case .mark(let mark): "\(mark)"
    }
  }

  /// The cell as it stands in a column, where the code of a sum has its own.
  func painted(_ look: Look) -> Painted {
    switch self {
    case .money(let money): look.plain(look.bare(money))
    case .change(let money): look.plain(look.change(money))
    case .code(let currency): look.plain(currency.code)
    case .text(_, let words?): words.painted(look)
    default: phrase(look)?.painted(look) ?? .empty
    }
  }

  /// The name that the cell holds, with its emoji for those who see it.
  func name(_ look: Look) -> String? {
    guard case .name(let name, let emoji) = self else { return nil }
    guard let emoji, !look.isAccessible else { return name }
    return "\(emoji) \(name)"
  }

  /// The mark that the cell carries.
  var mark: Mark? {
    if case .mark(let mark) = self { mark } else { nil }
  }
}
