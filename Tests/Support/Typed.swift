package import SavingsCore
import Testing

/// What a reader of bytes makes of a text.
package func read<Value>(
  _ text: String, by reader: (Span<UInt8>) -> Value?
) -> Value? {
  reader(text.utf8.span)
}

/// The day that a test writes down.
package func day(_ text: String) throws -> CalendarDate {
  try #require(CalendarDate(text), "\(text) is no day")
}

/// The month that a test writes down.
package func month(_ text: String) throws -> Month { try #require(Month(text)) }

/// The percentage that a test writes down, without its sign.
package func percent(_ text: String) throws -> Percentage {
  try #require(read(text, by: Percentage.init(bytes:)))
}

/// The sum that a test writes down.
package func money(_ amount: String, _ code: String) throws -> Money {
  Money(try Amount(amount), try Currency(code))
}

/// The sum of euros that a test writes down.
package func euros(_ text: String) throws -> Money { try money(text, "EUR") }

/// A rate as it is typed: `BTC/EUR`, how much, and when.
package func rate(
  _ pair: String, _ value: String, _ date: String
) throws -> Rate {
  let codes = try pair.split(separator: "/").map { try Currency(String($0)) }
  try #require(codes.count == 2)
  return Rate(
    try #require(CurrencyPair(codes[0], codes[1])), try Amount(value),
    on: try day(date))
}
