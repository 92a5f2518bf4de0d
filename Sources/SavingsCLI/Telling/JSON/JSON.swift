package import SavingsCore

/// A document for programs: its keys stay in the order they are written in.
package enum JSON: Sendable {
  /// What is absent or unknown.
  case null

  /// Yes or no.
  case bool(Bool)

  /// A count.
  case int(Int)

  /// Text.
  case string(String)

  /// What is said in words, with figures in it.
  case prose(Phrase)

  /// A sum, written with all the decimals of its currency.
  case money(Money)

  /// Values in their order.
  case array([JSON])

  /// Keys and values, a line each.
  case object([(key: String, value: JSON)])

  /// Keys and values that read as one thing, on one line.
  case line([(key: String, value: JSON)])

  /// Keys and values that read as one thing, on one line.
  package static func line(
    _ pairs: KeyValuePairs<String, JSON>
  ) -> JSON {
    .line(pairs.map { ($0.key, $0.value) })
  }
}

extension JSON {
  /// A text, or `null`.
  package static func string(_ text: String?) -> JSON {
    text.map { .string($0) as JSON } ?? .null
  }

  /// A whole number, or `null`.
  package static func int(_ number: Int?) -> JSON {
    number.map { .int($0) as JSON } ?? .null
  }

  /// A yes or no, or `null`.
  package static func bool(_ answer: Bool?) -> JSON {
    answer.map { .bool($0) as JSON } ?? .null
  }

  /// A sum, or `null` where it is unknown.
  package static func money(_ money: Money?) -> JSON {
    money.map { .money($0) as JSON } ?? .null
  }

  /// A number with the decimals it needs, as text: a rate.
  package static func amount(_ amount: Amount?) -> JSON {
    .string(amount?.description)
  }

  /// A ratio as text, cut after six decimals.
  package static func ratio(_ ratio: Ratio?) -> JSON {
    .string(ratio?.text(decimals: 6))
  }

  /// A day.
  package static func date(_ date: CalendarDate?) -> JSON {
    .string(date?.description)
  }

  /// A month.
  package static func month(_ month: Month?) -> JSON {
    .string(month?.description)
  }

  /// A code of a currency.
  package static func currency(_ currency: Currency?) -> JSON {
    .string(currency?.code)
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Keys and values in the order they are written in.
  package init(dictionaryLiteral pairs: (String, JSON)...) {
    self = .object(pairs.map { (key: $0, value: $1) })
  }

  /// Values in their order.
  package init(arrayLiteral values: JSON...) { self = .array(values) }

  /// Text.
  package init(stringLiteral text: String) { self = .string(text) }

  /// A whole number.
  package init(integerLiteral number: Int) { self = .int(number) }

  /// Yes or no.
  package init(booleanLiteral answer: Bool) { self = .bool(answer) }

  /// Nothing.
  package init(nilLiteral: ()) { self = .null }
}
