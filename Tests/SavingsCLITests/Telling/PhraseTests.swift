import SavingsCLI
import SavingsCore
import Support
import Testing

struct PhraseTests {
  private func added() throws -> Phrase {
    let target = try money("10000", "EUR")
    let date = try day("2027-05-20")
    return """
      Added \(quoted: "Emergency fund"): \(target) by \(date) \
      (\(6, "month")), as of \(date.month).
      """
  }

  @Test func saysItsValuesAsTheLookWants() throws {
    var look = Look()
    #expect(
      try added().text(look) == """
        Added "Emergency fund": 10,000.00 EUR by 2027-05-20 (6 months), as of \
        2027-05.
        """)
    look.isAccessible = true
    #expect(
      try added().text(look) == """
        Added "Emergency fund": 10000.00 EUR by 20 May 2027 (6 months), as of \
        May 2027.
        """)
    look.isSpoken = true
    #expect(
      try added().text(look) == """
        Added "Emergency fund": 10000.00 EUR (ten thousand euros) by 20 May \
        2027 (6 months), as of May 2027.
        """)
  }

  @Test func everyKindOfValue() throws {
    let euros = try money("-1234.5", "EUR")
    let part = try #require(Percentage(parts: 333_333))
    let rate = try money("0.0062", "EUR")
    let phrases: [(Phrase, String, String)] = [
      ("\(bare: euros)", "-1,234.50", "-1234.50"),
      ("\(change: euros)", "-1,234.50 EUR", "-1234.50 EUR"),
      ("\(nil as Money?) of \(euros.currency)", "? of EUR", "unknown of EUR"),
      ("\(change: nil)", "?", "unknown"),
      (
        "1 JPY\(Relation.costs)\(rate: rate)", "1 JPY = 0.0062 EUR",
        "1 JPY for 0.0062 EUR"
      ),
      ("2\(.minus)1\(.equals)1", "2 - 1 = 1", "2 minus 1 is 1"),
      ("2\(.times)3\(.over)4", "2 x 3 / 4", "2 times 3 divided by 4"),
      (
        "note: " + .step(from: "a", to: "b"), "note: a -> b",
        "note: from a to b"
      ),
      (
        "\(time: "2026-03-10T08:15:00Z")", "2026-03-10T08:15:00Z",
        "10 March 2026, 08:15 UTC"
      ),
      ("\(time: "long ago")", "long ago", "long ago"),
      ("change \(1234)", "change 1234", "change 1234"),
      ("\(1, "payment")", "1 payment", "1 payment"),
      ("\(1234, "day")", "1,234 days", "1234 days"),
      ("\(2, "currency", "currencies")", "2 currencies", "2 currencies"),
      ("\(ratio(1, 2))", "50%", "50 percent"),
      ("\(part)", "33.3333%", "33.3333 percent"),
      ("\(Mark.onTrack)", "▸ on track", "on track"),
      ("\(sign: .critical)New car", "✗ New car", "New car"),
      ("a \("b" as Phrase) c", "a b c", "a b c"),
      (["a", "b", "c"].joined(", "), "a, b, c", "a, b, c"),
      ([Phrase]().joined(", "), "", ""),
    ]
    var heard = Look()
    heard.isAccessible = true
    for (phrase, seenText, heardText) in phrases {
      #expect(phrase.text(Look()) == seenText)
      #expect(phrase.text(heard) == heardText)
    }
  }

  /// A program reads the same figures whoever listens besides.
  @Test func aFieldHasPlainFigures() throws {
    let euros = try money("1234.5", "EUR")
    let rate = try money("82000", "EUR")
    let date = try day("2027-05-20")
    let phrases: [(Phrase, String)] = [
      ("\(euros)", "1234.50 EUR"), ("\(bare: euros)", "1234.50"),
      ("\(change: euros)", "+1234.50 EUR"), ("\(nil as Money?)", "?"),
      ("\(change: try money("-1234.5", "EUR"))", "-1234.50 EUR"),
      ("\(rate: rate)", "82000 EUR"), ("\(1234, "day")", "1234 days"),
      ("\(date) in \(date.month)", "2027-05-20 in 2027-05"),
      ("\(ratio(1, 2))", "50%"), ("\(Mark.onTrack)", "on track"),
      ("\(sign: .critical)New car", "New car"), ("a\u{1B}", "a\u{1B}"),
    ]
    for (phrase, field) in phrases {
      #expect(phrase.field(Settings()) == field)
    }
  }

  @Test(
    arguments: [
      ("a\u{1B}[31m", #"a\u{1B}[31m"#),
      ("two\nlines\tand", #"two\u{A}lines\u{9}and"#),
      ("\u{202E}evil\u{2069}", #"\u{202E}evil\u{2069}"#),
      ("\u{7F}\u{85}\u{2028}", #"\u{7F}\u{85}\u{2028}"#),
      ("日本旅行 👨‍👩‍👧 \\ e\u{301}", "日本旅行 👨‍👩‍👧 \\ e\u{301}"),
    ])
  func whatSomebodyTypedIsShownSafely(_ typed: String, _ shown: String) {
    let phrase: Phrase = "\(typed)"
    #expect(phrase.text(Look()) == shown)
    #expect(Phrase(typed) == phrase)
    #expect(("\(quoted: typed)" as Phrase).text(Look()) == "\"\(shown)\"")
  }

  @Test func signsAreColouredAndWordsAreNot() {
    var look = Look()
    look.palette = .ansi
    let phrase: Phrase = "\(Mark.critical) and \(Mark.skipped)"
    #expect(phrase.text(look) == "\u{1B}[91m✗\u{1B}[0m critical and - skipped")
  }

  @Test func linesBreakBetweenWordsAndNotWithinAFigure() throws {
    let left = try money("1770.87", "EUR")
    let phrase: Phrase = "  tip: left to save is \(left) and then no more"
    #expect(
      Document { phrase }.text(screen(36)) == """
          tip: left to save is 1,770.87 EUR
          and then no more

        """)
    #expect(
      Document { phrase }.text(screen(34)) == """
          tip: left to save is
          1,770.87 EUR and then no more

        """)
    #expect(
      Document { phrase }.text(Look())
        == "  tip: left to save is 1,770.87 EUR and then no more\n")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"),
      (["a", "b", "c"], "a, b and c"), (["a", "b", "c", "d"], "a, b, c and d"),
    ] as [([String], String)])
  func listsAsASentenceDoes(_ parts: [String], _ text: String) {
    #expect(parts.map { Phrase($0) }.listed().text(Look()) == text)
  }
}
