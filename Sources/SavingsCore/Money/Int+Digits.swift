extension Int {
  /// The whole number that digits write, `nil` where anything else stands there
  /// or it is too large.
  package init?(digits: Substring, base: Int = 10) {
    if digits.isEmpty { return nil }
    var number = 0
    for byte in digits.utf8 {
      guard let digit = value(ofDigit: byte), digit < base else { return nil }
      let (above, isTooLarge) = number.multipliedReportingOverflow(by: base)
      let (sum, isTooMuch) = above.addingReportingOverflow(digit)
      guard !isTooLarge, !isTooMuch else { return nil }
      number = sum
    }
    self = number
  }
}

/// What a digit is worth, up to the `f` of sixteen.
private func value(ofDigit byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
  default: nil
  }
}
