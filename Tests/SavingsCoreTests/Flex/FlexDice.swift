import SavingsCore

/// Dice that fall the same way every time they are thrown from one seed.
struct FlexDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// One time in so many.
  mutating func once(in times: Int) -> Bool { next() % UInt64(times) == 0 }

  /// One of some things.
  mutating func one<Things: RandomAccessCollection>(
    of things: Things
  ) -> Things.Element {
    let place = Int(next() % UInt64(things.count))
    return things[things.index(things.startIndex, offsetBy: place)]
  }
}
