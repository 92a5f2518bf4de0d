/// A number that changes when the bytes it was made from change.
///
/// Every step is a bijection of the lane it works on and of the eight bytes it
/// takes in, and so is every step that joins the lanes. So two texts of one
/// length that differ in a single word of eight bytes, and above all in a
/// single bit, never have the same checksum.
package struct Checksum: Equatable, Sendable {
  package let bits: UInt64

  /// A checksum of known bits.
  package init(bits: UInt64) { self.bits = bits }

  /// The checksum of all bytes.
  package init(of bytes: Span<UInt8>) {
    var running = RunningChecksum()
    let taken = running.take(bytes)
    self = running.ended(by: bytes.extracting(droppingFirst: taken))
  }

  /// Reads sixteen digits of `0-9a-f`.
  init?(hexadecimal digits: Span<UInt8>) {
    guard digits.count == 16, let high = digits.bytes.hexadecimal(at: 0),
      let low = digits.bytes.hexadecimal(at: 8)
    else { return nil }
    bits = UInt64(high) << 32 | UInt64(low)
  }
}

/// The checksum of bytes that come in pieces of any size.
struct RunningChecksum {
  /// How many bytes are taken in at once.
  private static let block = 32

  private var lanes = Lanes()
  private var count = 0

  /// What is left of a block, and how much that is.
  private var rest = InlineArray<32, UInt8>(repeating: 0)
  private var left = 0

  mutating func add(_ bytes: Span<UInt8>) {
    var place = 0
    while left > 0, place < bytes.count {
      keep(bytes[place])
      place += 1
      guard left == RunningChecksum.block else { continue }
      let whole = rest
      left = 0
      _ = take(whole.span)
    }
    place += take(bytes.extracting(droppingFirst: place))
    while place < bytes.count {
      keep(bytes[place])
      place += 1
    }
  }

  private mutating func keep(_ byte: UInt8) {
    rest[left] = byte
    left += 1
  }

  /// Takes as many whole blocks as there are, and tells how many bytes.
  @inline(never)  // Within something large it is an eighth slower.
  fileprivate mutating func take(_ bytes: Span<UInt8>) -> Int {
    var rest = bytes.bytes
    // The four sums take turns, so that none waits for the other.
    var (a, b, c, d) = (lanes.a, lanes.b, lanes.c, lanes.d)
    while rest.byteCount >= RunningChecksum.block {
      let (first, second, third, fourth) = rest.block(at: 0).words
      a = step(a, first)
      b = step(b, second)
      c = step(c, third)
      d = step(d, fourth)
      rest = rest.extracting(droppingFirst: RunningChecksum.block)
    }
    lanes = Lanes(a: a, b: b, c: c, d: d)
    let taken = bytes.count - rest.byteCount
    count += taken
    return taken
  }

  /// The checksum of all that was taken.
  var checksum: Checksum { ended(by: rest.span.extracting(0..<left)) }

  /// The checksum with these bytes, less than a block, as the last ones.
  fileprivate func ended(by rest: Span<UInt8>) -> Checksum {
    // What is left takes part as if zeros stood behind it; the length tells
    // these zeros from real ones.
    var words = [UInt64](repeating: 0, count: 4)
    for place in rest.indices {
      words[place / 8] |= UInt64(rest[place]) << UInt64(place % 8 * 8)
    }
    var sum = turnedBack(UInt64(count + rest.count))
    sum = step(sum, turned(step(lanes.a, words[0])))
    sum = step(sum, turned(step(lanes.b, words[1])))
    sum = step(sum, turned(step(lanes.c, words[2])))
    sum = step(sum, turned(step(lanes.d, words[3])))
    sum = turned(sum)
    sum = (sum ^ sum >> 32) &* factor
    return Checksum(bits: sum ^ sum >> 29)
  }
}

private struct Lanes {
  var a: UInt64 = turnedBack(0x243f_6a88_85a3_08d3)
  var b: UInt64 = turnedBack(0x1319_8a2e_0370_7344)
  var c: UInt64 = turnedBack(0xa409_3822_299f_31d0)
  var d: UInt64 = turnedBack(0x082e_fa98_ec4e_6c89)
}

/// An odd number, so that multiplying by it can be undone.
private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

/// A lane is turned when the next word comes, and not right behind the product:
/// of a product that is moved the compiler makes a second one.
private func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  (turned(lane) ^ word) &* factor
}

private func turned(_ lane: UInt64) -> UInt64 { lane << 29 | lane >> 35 }

private func turnedBack(_ lane: UInt64) -> UInt64 { lane >> 29 | lane << 35 }
