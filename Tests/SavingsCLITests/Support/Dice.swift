/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Dice {
  /// A name with all that makes measuring, cutting and quoting hard.
  mutating func name() -> String {
    let pieces = [
      "a", "Z", " ", "9", "日", "本", "é", "e\u{301}", "✈️", "👨‍👩‍👧", "🇩🇪", "ß",
      "=", "+", "-", "@", "'", "\"", ",", ";", "\\", "…", "한", "ก็", "👍🏽", "Ω",
    ]
    let count = Int.random(in: 1...40, using: &self)
    return "n"
      + (1..<count).map { _ in pieces.randomElement(using: &self) ?? "" }
      .joined()
  }
}
