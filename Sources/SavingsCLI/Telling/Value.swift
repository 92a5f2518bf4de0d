package import SavingsCore

/// One value of an answer, typed, so that every pen can write it its own way.
package enum Value: Sendable {
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
  /// A number with the decimals it needs, such as a rate.
  case number(Amount)
  /// A day, if there is one.
  case date(CalendarDate?)
  case month(Month)
  /// A number of things, with the word for one of them beside a label.
  case count(Int, of: String? = nil)
  case flag(Bool)
  /// A ratio in percent, unknown where it is `nil`.
  case percent(Ratio?)
  /// A ratio that a bar shows too, in the colour of a mark.
  case progress(Ratio?, Mark)
  /// A sign, and a word that says as much or more.
  case mark(Mark, word: String)
  /// The currency of the figure before it.
  case code(Currency)
  /// A picture, for people, if there is one.
  case drawing(Picture?)
  /// Values in their order, for programs.
  case list([Value])
  /// Values by their keys, for programs; on one line where they read as one
  /// thing.
  case record([(key: String, value: Value)], onOneLine: Bool = false)

  /// The value as people read it beside a label, `nil` where it says nothing.
  func phrase(_ look: Look) -> Phrase? {
    if case .text(let phrase, _) = self { return phrase.isEmpty ? nil : phrase }
    return figure(look).map { Phrase($0) }
  }

  /// The value as it stands in a column, where the code of a sum has its own.
  func painted(_ look: Look) -> Painted {
    switch self {
    case .text(let phrase, let words): (words ?? phrase).painted(look)
    case .money(let money): look.plain(look.bare(money))
    case .change(let money): look.plain(look.change(money))
    case .code(let currency): look.plain(currency.code)
    case .date(let date?): look.plain(look.date(date))
    case .percent(let ratio), .progress(let ratio, _):
      look.plain(look.percent(ratio))
    case .count(let count, _): look.plain(look.number(Amount(count)))
    default: figure(look)?.painted(look) ?? .empty
    }
  }

  /// The one piece of a phrase that the value is.
  private func figure(_ look: Look) -> Phrase.Segment? {
    switch self {
    case .blank, .code, .text, .drawing, .list, .record: nil
    case .name: name(look).flatMap { $0.isEmpty ? nil : .typed($0) }
    case .money(let money): .money(money)
    case .change(let money): .change(money)
    case .number(let amount): .number(amount)
    case .date(let date): date.map { .date($0) }
    case .month(let month): .month(month)
    case .count(let count, let one?): .count(count, one: one, many: one + "s")
    case .count(let count, nil): .words(look.number(Amount(count)))
    case .flag(let answer): .words(answer ? "yes" : "no")
    case .percent(let ratio), .progress(let ratio, _): .percent(ratio)
    case .mark(let mark, let word): .mark(mark, word: word)
    }
  }

  /// The name that this is, with its emoji for those who see it.
  func name(_ look: Look) -> String? {
    guard case .name(let name, let emoji) = self else { return nil }
    guard let emoji, !look.isAccessible else { return name }
    return "\(emoji) \(name)"
  }

  var mark: Mark? {
    if case .mark(let mark, _) = self { mark } else { nil }
  }
}

extension Value: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral
{
  /// Values by their keys, in the order they are written in.
  package init(dictionaryLiteral pairs: (String, Value)...) {
    self = .record(pairs.map { (key: $0, value: $1) })
  }

  /// The same as one thing, on one line.
  package static func line(_ pairs: KeyValuePairs<String, Value>) -> Value {
    .record(pairs.map { (key: $0, value: $1) }, onOneLine: true)
  }

  /// Text.
  package init(stringLiteral text: String) { self = text.value }

  /// A whole number.
  package init(integerLiteral number: Int) { self = .count(number) }
}
