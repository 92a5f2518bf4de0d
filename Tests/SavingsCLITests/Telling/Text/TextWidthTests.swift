import SavingsCLI
import SavingsCore
import Support
import Testing

struct TextWidthTests {
  @Test(
    arguments: [
      ("", 0, 0),
      ("Laptop", 6, 6),
      ("日本旅行", 8, 8),
      ("ﾊﾝｶｸ", 4, 4),
      ("ＡＢ", 4, 4),
      ("한국", 4, 4),
      ("\u{1112}\u{1161}\u{11AB}", 2, 2),
      ("é", 1, 2),
      ("e\u{301}", 1, 1),
      ("✈", 1, 1),
      ("✈️", 2, 2),
      ("1️⃣", 2, 2),
      ("👨‍👩‍👧", 2, 2),
      ("👍🏽", 2, 2),
      ("🇩🇪", 2, 2),
      ("🇩", 1, 1),
      ("a\u{AD}b", 2, 2),
      ("█░", 2, 3),
      ("Ω±", 2, 4),
      ("✓▸✗!+>*-~?", 10, 10),
      ("\u{1F6D9}", 2, 2),
      // Marks and a picture that a library of before Unicode 18 lacks.
      ("a\u{5C8}\u{1ADE}\u{1D25B}", 1, 1),
      ("\u{1FACC}\u{1FAF9}", 4, 4),
      ("\u{30000}\u{4E00}\u{FF01}\u{115F}\u{1FAF8}", 10, 10),
    ])
  func cells(_ text: String, _ narrow: Int, _ wide: Int) {
    var look = Look()
    #expect(look.cells(of: text) == narrow)
    look.ambiguousWidth = 2
    #expect(look.cells(of: text) == wide)
  }

  @Test(
    arguments: [
      ("Emergency fund", 14, "Emergency fund"),
      ("Emergency fund", 13, "Emergency..."),
      ("Emergency fund", 12, "Emergency..."),
      ("Emergency fund", 4, "E..."),
      ("日本旅行", 7, "日本..."),
      ("日本旅行", 6, "日..."),
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 5, "👨‍👩‍👧..."),
    ])
  func cuts(_ name: String, to limit: Int, _ rest: String) {
    #expect(Look().cut(name, to: limit) == rest)
  }

  @Test(arguments: 0..<100)
  func aCutNameFits(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    let name = dice.name()
    let limit = Int.random(in: 4...40, using: &dice)
    let cut = Look().cut(name, to: limit)
    #expect(Look().cells(of: cut) <= limit)
    #expect(cut == name || cut.hasSuffix("..."))
    #expect(cut == name || Look().cells(of: name) > limit)
  }
}
