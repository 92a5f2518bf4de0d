import SavingsCore
import Testing

/// What a reader of bytes makes of a text.
func read<Value>(
  _ text: String, by reader: (Span<UInt8>) -> Value?
) -> Value? {
  reader(text.utf8.span)
}

/// The month that a test writes down.
func month(_ text: String) throws -> Month {
  try #require(Month(text))
}

/// The percentage that a test writes down, without its sign.
func percent(_ text: String) throws -> Percentage {
  try #require(read(text, by: Percentage.init(bytes:)))
}

/// The sum of euros that a test writes down.
func euros(_ text: String) throws -> Money {
  Money(try Amount(text), try Currency("EUR"))
}
