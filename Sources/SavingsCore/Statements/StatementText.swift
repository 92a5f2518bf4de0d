/// What a file says, as UTF-8, whatever it was written in.
public struct StatementText: Sendable {
  public let encoding: Encoding

  /// The text, without a mark at its start.
  public let bytes: [UInt8]

  /// How a text is written.
  public enum Encoding: String, Equatable, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case windows1252 = "windows-1252"
  }

  /// Whether an account stands somewhere in it, however it is spaced.
  public func mentions(_ account: String) -> Bool {
    let name = account.words().joined()
    let dense = bytes.filter { $0 != 0x20 }
    return name != "" && dense.span.place(of: name) != nil
  }

  /// Reads UTF-16, UTF-8, or else Windows-1252; what is none of them, or no
  /// text at all, is refused by what it seems to be.
  public init(_ contents: [UInt8]) throws(StatementProblem) {
    let span = contents.span
    if let other = contents.knownOther { throw .notReadable(other) }
    if let order = span.order16 {
      encoding = .utf16
      guard let text = span.fromUTF16(order) else {
        throw .notReadable(.encoding)
      }
      bytes = text
    } else if (try? UTF8Span(validating: span)) != nil {
      encoding = .utf8
      bytes = span.textStart > 0 ? Array(contents[3...]) : contents
    } else {
      encoding = .windows1252
      guard let text = span.fromWindows1252 else {
        throw .notReadable(.encoding)
      }
      bytes = text
    }
    guard !bytes.contains(0) else { throw .notReadable(.encoding) }
  }
}

extension [UInt8] {
  /// What is no text, by its first bytes.
  fileprivate var knownOther: StatementProblem.Other? {
    if isEmpty { return .empty }
    if starts(with: [0xd0, 0xcf, 0x11, 0xe0]) { return .spreadsheet("xls") }
    if starts(with: [0x25, 0x50, 0x44, 0x46]) { return .pdf }
    let archives: [[UInt8]] = [
      [0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6],
      [0x1f, 0x8b], [0x42, 0x5a, 0x68], [0x37, 0x7a, 0xbc, 0xaf],
      [0x52, 0x61, 0x72, 0x21], [0xfd, 0x37, 0x7a, 0x58],
      [0x28, 0xb5, 0x2f, 0xfd],
    ]
    for start in archives where starts(with: start) {
      let head = span.extracting(0..<Swift.min(count, 4096 + 2))
      return self[0] == 0x50 && head.place(of: "xl/") != nil
        ? .spreadsheet("xlsx") : .archive
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether it is UTF-16 with the high bytes first, `nil` if it is none; the
  /// zeros of plain letters tell it where no mark does.
  fileprivate var order16: Bool? {
    guard count >= 2 else { return nil }
    if self[0] == 0xff, self[1] == 0xfe { return false }
    if self[0] == 0xfe, self[1] == 0xff { return true }
    let pairs = Swift.min(count, 64) / 2
    let even = (0..<pairs).count { self[2 * $0] == 0 }
    let odd = (0..<pairs).count { self[2 * $0 + 1] == 0 }
    if odd > pairs / 2, even == 0 { return false }
    if even > pairs / 2, odd == 0 { return true }
    return nil
  }

  fileprivate func fromUTF16(_ isHighFirst: Bool) -> [UInt8]? {
    guard count % 2 == 0 else { return nil }
    var units = (0..<count / 2).map { pair in
      let (a, b) = (UInt16(self[2 * pair]), UInt16(self[2 * pair + 1]))
      return isHighFirst ? a << 8 | b : b << 8 | a
    }
    if units.first == 0xfeff { units.removeFirst() }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  fileprivate var fromWindows1252: [UInt8]? {
    // What stands from 0x80 on; five of them are nothing.
    let upper: [UInt32] = [
      0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030,
      0x160, 0x2039, 0x152, 0, 0x17d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d,
      0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e,
      0x178,
    ]
    var text: [UInt8] = []
    text.reserveCapacity(count + count / 16)
    for place in indices {
      let byte = self[place]
      if byte &- 0x80 < 32 {
        let scalar = upper[Int(byte &- 0x80)]
        guard scalar > 0 else { return nil }
        text.append(scalar: scalar)
      } else {
        text.append(scalar: UInt32(byte))
      }
    }
    return text
  }
}

extension [UInt8] {
  /// Adds a scalar as UTF-8 writes it.
  mutating func append(scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in scalar.utf8 { append(byte) }
  }
}
