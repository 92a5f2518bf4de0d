extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension Span<UInt8> {
  var hasDigit: Bool { indices.contains { self[$0].isDigit } }
}
