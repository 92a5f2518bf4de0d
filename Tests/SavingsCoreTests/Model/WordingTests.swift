import SavingsCore
import Testing

@Suite struct WordingTests {
  @Test(
    arguments: [
      "A", "Emergency fund", "日本旅行", "👨‍👩‍👧 Family", "🇩🇪", "✈️", "שלום",
      "-rf", "../x", "a  b", "e\u{301}", "Kids' \"fun\"", "نمی‌خواهم",
      String(repeating: "é", count: 120), String(repeating: "👨‍👩‍👧", count: 120),
    ])
  func acceptsName(name: String) {
    #expect(throws: Never.self) { try Wording.checkName(name) }
  }

  @Test(
    arguments: [
      "", " ", "\t", "\u{a0}\u{2003}", "\u{200b}", "\u{feff}\u{2060}",
      "\u{3164}", "\u{200d}",
    ])
  func refusesNameThatCannotBeSeen(name: String) {
    #expect(throws: BookProblem.emptyName) { try Wording.checkName(name) }
  }

  @Test(arguments: [" Car", "Car ", "\u{a0}Car", "Car\u{2003}", "Car\n"])
  func refusesSpacesAroundAName(name: String) {
    #expect(throws: BookProblem.spacesAround(name)) {
      try Wording.checkName(name)
    }
  }

  /// A name that looks like another one is no name of its own.
  @Test(
    arguments: [
      "New\u{200b} car", "Ca\u{ad}r", "Car\u{3164}x", "Car\u{e0041}",
      "Car\u{200d}", "\u{200c}Car", "Car \u{200d}x", "Car\u{34f}",
      "Car\u{fe0f}", "\u{301}Car", "New \u{301}car", "a\u{200d}\u{200d}b",
      "Car\u{fff9}x", "Car\u{fffb}", "a\u{13430}b", "a\u{180e}b", "a\u{115f}b",
      "🏴\u{200b}", "日\u{e0067}",
    ])
  func refusesWhatNobodySees(name: String) {
    #expect(Wording.hidden(in: name).contains(true))
    #expect(throws: BookProblem.unsafeText(name)) {
      try Wording.checkName(name)
    }
  }

  @Test(
    arguments: [
      "👨‍👩‍👧 Family", "✈️ Japan", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Trip", "1️⃣ First", "🏳️‍🌈", "葛󠄀城",
      "e\u{301}te\u{301}",
      "نمی‌خواهم", "ශ්‍රී ලංකා", "हिन्दी", "מַזָּל", "ก็", "👩🏽‍🚀",
    ])
  func everySignThatDoesSomethingStays(name: String) {
    #expect(!Wording.hidden(in: name).contains(true))
    #expect(throws: Never.self) { try Wording.checkName(name) }
  }

  /// Escapes, bells, C1, line separators and marks that turn the direction.
  @Test(
    arguments: [
      0x00, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x85,
      0x9b, 0x9d, 0x9f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e,
      0x2066, 0x2067, 0x2068, 0x2069,
    ] as [UInt32])
  func refusesWhatATerminalWouldObey(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "a\(scalar)b"
    #expect(Wording.isUnsafe(scalar))
    #expect(throws: BookProblem.unsafeText(text)) {
      try Wording.checkName(text)
    }
    #expect(throws: BookProblem.unsafeText(text)) { try Wording.check(text) }
  }

  @Test(arguments: [0x20, 0x7e, 0xa0, 0x200d, 0x200c, 0xfe0f] as [UInt32])
  func allowsWhatIsHarmless(value: UInt32) throws {
    #expect(try !Wording.isUnsafe(#require(Unicode.Scalar(value))))
  }

  @Test func refusesWhatIsTooLong() {
    let name = String(repeating: "é", count: 121)
    #expect(throws: BookProblem.tooLong(name, longest: 120)) {
      try Wording.checkName(name)
    }
    let note = String(repeating: "n", count: 501)
    #expect(throws: BookProblem.tooLong(note, longest: 500)) {
      try Wording.check(note)
    }
    #expect(throws: Never.self) { try Wording.check(String(note.dropLast())) }
    #expect(throws: Never.self) { try Wording.check("") }
  }

  @Test(
    arguments: [
      ("House", "HOUSE"),
      ("Café", "cafe\u{301}"),
      ("Straße", "STRASSE"),
      ("STRAẞE", "straße"),
      ("ΟΔΟΣ", "οδος"),
      ("Ødegård", "øDEGÅRD"),
      ("ﬁnance", "FINANCE"),
      ("Å", "\u{212b}"),  // the sign of the unit
    ])
  func namesAreTheSameInAnyCase(a: String, b: String) {
    #expect(Wording.folded(a) == Wording.folded(b))
  }

  @Test(
    arguments: [
      ("House", "Houses"), ("resume", "résumé"), ("Car", "C ar"), ("o", "ø"),
      ("Sinir", "Sınır"), ("Isil", "Işıl"),
    ])
  func namesDiffer(a: String, b: String) {
    #expect(Wording.folded(a) != Wording.folded(b))
  }

  /// Every character is the same name in upper, lower and title case.
  @Test func everyCaseOfEveryCharacterIsTheSameName() throws {
    for value in UInt32(0x41)...0x1_e943 {
      // The dotless i has a capital that is that of another letter.
      guard let scalar = Unicode.Scalar(value), scalar.properties.isCased,
        scalar != "ı"
      else { continue }
      let folded = Wording.folded(String(scalar))
      let cases = [
        scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping,
        scalar.properties.titlecaseMapping,
      ]
      for other in cases {
        try #require(Wording.folded(other) == folded, "\(scalar)")
      }
    }
  }
}
