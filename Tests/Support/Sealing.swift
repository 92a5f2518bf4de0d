import SavingsCore

/// A store's text up to its checksum, and the checksum that it should have.
package func sealed(_ text: String) -> [UInt8] {
  let start = text + "  "
  return Array("\(start)\"checksum\": \"\(checksum(of: start))\"\n}\n".utf8)
}

/// A line of a history with the checksum that it should have.
package func sealedLine(_ line: String) -> String {
  let start = String(line.split(separator: ",\"checksum\":")[0])
  return "\(start),\"checksum\":\"\(checksum(of: start))\"}"
}

/// The sixteen digits that vouch for a text.
private func checksum(of text: String) -> String {
  let digits = String(Checksum(of: Array(text.utf8).span).bits, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
