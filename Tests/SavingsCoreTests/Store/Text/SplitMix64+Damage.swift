import Support

extension SplitMix64 {
  /// The bytes with a few small changes, of the kind that editors and accidents
  /// make, all of them in one range.
  mutating func mutated(_ bytes: [UInt8], within range: Range<Int>) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<number(1...2) {
      let place = number(range.lowerBound...range.upperBound - 4)
      let other = number(range.lowerBound...range.upperBound - 4)
      switch number(1...6) {
      case 1: bytes[place] = UInt8(number(0...255))
      case 2: bytes.remove(at: place)
      case 3:
        bytes.insert(one(of: Array("0 1a\"\\,:{}[]-.%\n".utf8)), at: place)
      case 4: bytes.swapAt(place, other)
      case 5: bytes[place] = bytes[other]
      default:
        let piece = bytes[place..<min(range.upperBound - 3, place + 40)]
        bytes.insert(contentsOf: piece, at: other)
      }
    }
    return bytes
  }
}
