/// The checksum Keccak-256, as Ethereum has it: with the padding that came
/// before that of SHA-3.
package enum Keccak256 {
  /// How many bytes are taken in at once.
  private static let rate = 136

  /// The thirty-two bytes of a message.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x01]
    bytes += Array(repeating: 0, count: rate - 1 - message.count % rate)
    bytes[bytes.count - 1] |= 0x80
    var state = Array(repeating: UInt64(0), count: 25)
    for block in 0..<bytes.count / rate {
      for place in 0..<rate {
        let byte = UInt64(bytes[block * rate + place])
        state[place / 8] ^= byte << UInt64(place % 8 * 8)
      }
      permute(&state)
    }
    var digest: [UInt8] = []
    for place in 0..<32 {
      let word = state[place / 8] >> UInt64(place % 8 * 8)
      digest.add(UInt8(truncatingIfNeeded: word))
    }
    return digest
  }

  /// The twenty-four rounds of Keccak-f[1600]; the lane of column x and row y
  /// stands at x + 5y.
  private static func permute(_ lanes: inout [UInt64]) {
    for constant in constants {
      var sums = Array(repeating: UInt64(0), count: 5)
      for place in 0..<25 { sums[place % 5] ^= lanes[place] }
      for place in 0..<25 {
        let x = place % 5
        lanes[place] ^= sums[(x + 4) % 5] ^ turned(sums[(x + 1) % 5], 1)
      }
      var moved = lanes
      for place in 0..<25 {
        let (x, y) = (place % 5, place / 5)
        let row = (2 * x + 3 * y) % 5
        moved[y + row * 5] = turned(lanes[place], offsets[place])
      }
      for place in 0..<25 {
        let (x, row) = (place % 5, place / 5 * 5)
        let next = moved[row + (x + 1) % 5]
        let last = moved[row + (x + 2) % 5]
        lanes[place] = moved[place] ^ (~next & last)
      }
      lanes[0] ^= constant
    }
  }

  private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
    count == 0 ? word : word << count | word >> (64 - count)
  }

  private static let offsets: [UInt64] = [
    0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8,
    18, 2, 61, 56, 14,
  ]

  private static let constants: [UInt64] = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a,
    0x8000_0000_8000_8000, 0x0000_0000_0000_808b, 0x0000_0000_8000_0001,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8009, 0x0000_0000_0000_008a,
    0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
    0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089,
    0x8000_0000_0000_8003, 0x8000_0000_0000_8002, 0x8000_0000_0000_0080,
    0x0000_0000_0000_800a, 0x8000_0000_8000_000a, 0x8000_0000_8000_8081,
    0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]
}
