import SavingsCore

/// A store's text up to its checksum, and the checksum that it should have.
package func sealed(_ text: String) -> [UInt8] {
  let start = Array((text + "  ").utf8)
  let digits = String(Checksum(of: start.span).bits, radix: 16)
  let padding = String(repeating: "0", count: 16 - digits.count)
  return start + Array("\"checksum\": \"\(padding)\(digits)\"\n}\n".utf8)
}
