extension JSONCursor {
  /// Reads a number in quotes.
  @inline(never)
  mutating func amount(in bytes: Span<UInt8>) throws(FlawFound) -> Amount {
    if let amount = plainAmount(in: bytes) { return amount }
    return try value(.amount, in: bytes) { Amount(bytes: $0) }
  }

  /// Reads a number in quotes that stands as cst writes it; `nil` where
  /// anything else stands, and then the cursor has not moved.
  @inline(never)
  private mutating func plainAmount(in bytes: Span<UInt8>) -> Amount? {
    guard !isKeyByKey, offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\""),
      let (amount, end) = Amount.read(at: offset + 1, in: bytes)
    else { return nil }
    offset = end
    return amount
  }

  /// Reads a number in quotes that is not below nothing.
  @inline(never)
  mutating func amountFromZero(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Amount {
    let start = offset
    if let amount = plainAmount(in: bytes), !amount.isNegative { return amount }
    offset = start
    return try value(.amountFromZero, in: bytes) { text in
      Amount(bytes: text).flatMap { $0.isNegative ? nil : $0 }
    }
  }

  /// Reads a number in quotes that is above nothing.
  @inline(never)
  mutating func amountAboveZero(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Amount {
    let start = offset
    if let amount = plainAmount(in: bytes), amount.isPositive { return amount }
    offset = start
    return try value(.amountAboveZero, in: bytes) { text in
      Amount(bytes: text).flatMap { $0.isPositive ? $0 : nil }
    }
  }

  /// Reads a percentage, `"3%"`.
  @inline(never)
  mutating func percentage(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Percentage {
    try value(.percentage, in: bytes) { text in
      let last = text.count - 1
      guard last >= 0, text[last] == UInt8(ascii: "%") else { return nil }
      return Percentage(bytes: text.extracting(0..<last))
    }
  }
}
