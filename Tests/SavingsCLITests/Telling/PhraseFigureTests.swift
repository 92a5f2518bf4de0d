import SavingsCLI
import SavingsCore
import Support
import Testing

/// The figures of a phrase, as the look wants them.
struct PhraseFigureTests {
  @Test func figuresAreWrittenAsAllOthers() throws {
    let euro = try Currency("EUR")
    let sum = Money(try Amount("12345.5"), euro)
    let part = try #require(Percentage(parts: 125_000))
    let date = try #require(CalendarDate("2026-03-10"))
    let phrases: [(Phrase, String, String, String)] = [
      (
        "\(sum) left", "12,345.50 EUR left", "12345.50 EUR left",
        "12345.50 EUR left"
      ),
      ("\(Amount(12_345))", "12,345", "12345", "12345"),
      ("\(Amount(5), euro)", "5.00 EUR", "5.00 EUR", "5.00 EUR"),
      ("\(Amount(5), nil)", "5", "5", "5"),
      ("on \(date)", "on 2026-03-10", "on 10 March 2026", "on 2026-03-10"),
      ("\(part) is", "12.5% is", "12.5 percent is", "12.5% is"),
      ("\(date.month)", "2026-03", "March 2026", "2026-03"),
      ("1\(.plus)2", "1 + 2", "1 plus 2", "1 + 2"),
      ("3\(.over)4", "3 / 4", "3 divided by 4", "3 / 4"),
      ("\(euro), \("x" as Phrase) \(7)", "EUR, x 7", "EUR, x 7", "EUR, x 7"),
    ]
    var heard = Look()
    heard.isAccessible = true
    for (phrase, seenText, heardText, field) in phrases {
      #expect(phrase.text(Look()) == seenText)
      #expect(phrase.text(heard) == heardText)
      #expect(phrase.field(Settings()) == field)
    }
  }

  @Test func whatWasTypedIsShownSafely() {
    let name = "a\u{1B}[31m"
    let phrase = "no goal matches \"\(name)\"" as Phrase
    #expect(phrase.text(Look()) == #"no goal matches "a\u{1B}[31m""#)
  }

  /// The decimals that a household chose are those of its messages, too.
  @Test func decimalsAreThoseThatWereChosen() throws {
    var settings = Settings()
    settings.ownDigits = [try Currency("XYZ"): 3]
    let sum = Money(Amount(5), try Currency("XYZ"))
    #expect(("\(sum)" as Phrase).text(Look(settings)) == "5.000 XYZ")
  }
}
