import Support

extension SplitMix64 {
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
