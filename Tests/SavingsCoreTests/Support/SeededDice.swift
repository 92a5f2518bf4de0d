/// Random numbers that are the same for the same seed, by SplitMix64.
struct SeededDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// A whole number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Yes, once in so many times.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// One of several.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[number(0...things.count - 1)]
  }
}
