extension JSONCursor {
  /// Reads a number in quotes that can be meant so.
  @inline(never)
  mutating func amount(
    _ meaning: Flaw.Meaning = .amount, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Amount {
    // As cst writes it: told at one look.
    if !isKeyByKey, offset < bytes.count, bytes[offset] == UInt8(ascii: "\""),
      let (amount, end) = Amount.read(at: offset + 1, in: bytes),
      amount.isFit(for: meaning)
    {
      offset = end
      return amount
    }
    return try value(meaning, in: bytes) { text in
      Amount(bytes: text).flatMap { $0.isFit(for: meaning) ? $0 : nil }
    }
  }

  /// Reads a percentage, `"3%"`.
  @inline(never)
  mutating func percentage(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> Percentage {
    try value(.percentage, in: bytes) { Percentage(withSign: $0) }
  }

  /// Reads a percentage, `"60%"`, or a fixed sum, `"250"`.
  @inline(never)
  mutating func share(in bytes: Span<UInt8>) throws(FlawFound) -> Share {
    try value(.share, in: bytes) { share in
      if let part = Percentage(withSign: share) { return .percentage(part) }
      guard let amount = Amount(bytes: share), !amount.isNegative else {
        return nil
      }
      return .earmark(amount)
    }
  }
}

extension Percentage {
  /// Reads a number with `%` behind it.
  fileprivate init?(withSign text: Span<UInt8>) {
    let last = text.count - 1
    guard last >= 0, text[last] == UInt8(ascii: "%") else { return nil }
    self.init(bytes: text.extracting(0..<last))
  }
}

extension Amount {
  /// Whether it can be meant so.
  fileprivate func isFit(for meaning: Flaw.Meaning) -> Bool {
    switch meaning {
    case .amountFromZero: !isNegative
    case .amountAboveZero, .rate: isPositive
    case .amountNotZero: !isZero
    default: true
    }
  }
}
