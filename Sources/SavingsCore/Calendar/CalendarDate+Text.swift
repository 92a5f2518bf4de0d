extension CalendarDate {
  /// Reads `2026-11-20`, ten characters and no others.
  public init?(_ text: String) { self.init(bytes: text.utf8.span) }

  /// Reads `2026-11-20` from bytes.
  public init?(bytes: Span<UInt8>) {
    guard bytes.count == 10, bytes[7] == UInt8(ascii: "-"),
      let month = Month(bytes: bytes.extracting(0..<7)),
      let day = twoDigits(bytes[8], bytes[9]), (1...month.length).contains(day)
    else { return nil }
    self.init(month, day: day)
  }
}

/// Two characters as the number they write, `nil` if they write none.
func twoDigits(_ tens: UInt8, _ ones: UInt8) -> Int? {
  let zero = UInt8(ascii: "0")
  guard tens &- zero < 10, ones &- zero < 10 else { return nil }
  return Int(tens &- zero) * 10 + Int(ones &- zero)
}

/// The first digit of a number below one hundred.
func tens(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number / 10) }

/// The second one.
func ones(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number % 10) }
