import SavingsCLI
import SavingsCore
import Testing

struct MarkTests {
  private let backgrounds: [(String, UInt32)] = [
    ("Campbell", 0x0C0C0C), ("Campbell PowerShell", 0x012456),
    ("One Half Dark", 0x282C34), ("One Half Light", 0xFAFAFA),
    ("Solarized Dark", 0x002B36), ("Solarized Light", 0xFDF6E3),
    ("Tango Dark", 0x000000), ("Tango Light", 0xFFFFFF),
    ("VS Code Dark+", 0x1E1E1E), ("VS Code Light", 0xFFFFFF),
    ("CGA", 0x000000), ("black", 0x000000), ("white", 0xFFFFFF),
    ("Gruvbox dark", 0x282828), ("Gruvbox light", 0xFBF1C7),
  ]

  @Test(
    arguments: [
      (.completed, 3.41), (.onTrack, 3.40), (.attention, 3.35),
      (.critical, 3.42), (.skipped, 3.48), (.scheduled, 3.48),
      (.unknown, 3.48),
    ] as [(Mark, Double)])
  func canBeSeenOnEveryBackground(_ mark: Mark, _ lowest: Double) {
    let colour = rgb(mark.looks.fixed)
    let contrasts = backgrounds.map { contrast(colour, $0.1) }
    let least = contrasts.min() ?? 0
    #expect(least >= 3)
    #expect((least * 100).rounded() / 100 == lowest)
  }

  @Test func everyMarkHasASignOfItsOwn() {
    var wide = Look()
    wide.ambiguousWidth = 2
    for mark in Mark.allCases {
      #expect(wide.cells(of: mark.looks.glyph) == 1, "\(mark)")
      #expect(mark.looks.ascii.utf8.count == 1)
      #expect(mark.word.allSatisfy { $0.isLetter || $0 == " " })
    }
    #expect(Set(Mark.allCases.map(\.looks.glyph)).count == Mark.allCases.count)
    #expect(Set(Mark.allCases.map(\.looks.ascii)).count == Mark.allCases.count)
  }

  @Test(
    arguments: [
      (.fixed, ["244", "65", "244", "197", "166", "32", "244"]),
      (.ansi, ["", "32", "", "91", "33", "36", ""]),
      (.mono, ["", "", "", "7", "1", "", ""]),
    ] as [(Palette, [String])])
  func colours(_ palette: Palette, _ codes: [String]) {
    var look = Look()
    look.palette = palette
    for (mark, code) in zip(Mark.allCases, codes) {
      let start = palette == .fixed ? "38;5;\(code)" : code
      let sign =
        code == ""
        ? mark.looks.glyph : "\u{1B}[\(start)m\(mark.looks.glyph)\u{1B}[0m"
      #expect(("\(mark)" as Phrase).text(look) == "\(sign) \(mark.word)")
    }
  }

  /// A colour of the 256, but for the sixteen that themes change.
  private func rgb(_ number: Int) -> UInt32 {
    if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x010101 }
    let levels: [UInt32] = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = number - 16
    return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8
      | levels[cube % 6]
  }

  /// The contrast of two colours as WCAG 2 defines it.
  private func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    let lights = [luminance(a), luminance(b)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ colour: UInt32) -> Double {
    let weights = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
    return weights.reduce(0) { sum, part in
      let level = Double(colour >> UInt32(part.0) & 0xFF) / 255
      return sum + part.1 * linear(level)
    }
  }

  /// `level` to the power of 2.4 above the foot of the curve.
  private func linear(_ level: Double) -> Double {
    guard level > 0.04045 else { return level / 12.92 }
    let base = (level + 0.055) / 1.055
    var root = base
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - base * base) / (5 * fourth)
    }
    return base * base * root
  }
}
