/// Dice that fall the same way in every run: the generator SplitMix64.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// A whole number of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Yes, once in so many times.
  package mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// One of several.
  package mutating func one<Things: RandomAccessCollection>(
    of things: Things
  ) -> Things.Element {
    let place = number(0...things.count - 1)
    return things[things.index(things.startIndex, offsetBy: place)]
  }

  /// The value, every other time.
  package mutating func maybe<Value>(_ value: Value) -> Value? {
    once(in: 2) ? value : nil
  }
}
