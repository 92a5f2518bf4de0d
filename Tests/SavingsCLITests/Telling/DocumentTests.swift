import CommandGrammar
import SavingsCLI
import SavingsCore
import Support
import Testing

struct DocumentTests {
  private func plan() throws -> Document {
    let left = try money("1770.87", "EUR")
    let table = try PlanRow.table(PlanRow.demo())
    let isStale = true
    return Document {
      Document.Block.sentence(
        "Saved so far, left to save \(left).",
        narrow: "Left \(left)", accessible: "Left to save: \(left).")
      ""
      table
      ""
      if isStale { "The rate is old." }
      for name in ["a", "b"] { "- \(name)" }
      Document.Block.tip("add --apply")
    }
  }

  @Test func wordsFitTheScreen() throws {
    let document = try plan()
    func first(_ look: Look) -> Substring? {
      document.text(look).split(separator: "\n").first
    }
    #expect(first(Look()) == "Saved so far, left to save 1,770.87 EUR.")
    #expect(first(screen(60)) == "Saved so far, left to save 1,770.87 EUR.")
    #expect(first(screen(59)) == "Left 1,770.87 EUR")
    var heard = screen(59)
    heard.isAccessible = true
    #expect(first(heard) == "Left to save: 1770.87 EUR.")
  }

  @Test func whatIsNextIsSaidOnATerminalOnly() throws {
    #expect(
      try plan().text(screen(100)).hasSuffix(
        "\n\nThe rate is old.\n- a\n- b\nNext: add --apply\n"))
    #expect(try plan().text(Look()).hasSuffix("- a\n- b\n"))
  }

  @Test func emptyLinesStandBetweenParts() throws {
    let none = try PlanRow.table([])
    let document = Document {
      ""
      "No goals yet."
      ""
      none
      ""
      if none.isEmpty { "Add one:" } else { "Enough." }
      [TipLine("cst goal add")]
      ""
    }
    #expect(
      document.text(Look()) == "No goals yet.\n\nAdd one:\n  cst goal add\n")
    #expect((Document() + document).text(Look()) == document.text(Look()))
    #expect(Document().text(Look()) == "")
  }

  @Test func withoutRecordsProgramsGetTheSentences() {
    var look = Look()
    look.format = .tsv
    #expect(
      Document { "Undid \(1, "change")." }.text(look) == "Undid 1 change.\n")
  }

  @Test func programsGetTheFirstOfSeveralTables() {
    var look = Look()
    look.format = .tsv
    let document = Document {
      fact("a", "A", 1)
      "Between"
      fact("b", "B", 2)
    }
    #expect(document.text(look) == "key\tvalue\na\t1\n")
  }

  @Test func labelsStandInAColumn() throws {
    let facts =
      fact("target", "Target", try money("10000", "EUR"))
      + fact("deadline", "Deadline", try day("2026-12-31"))
      + fact("emoji", "Emoji", String?.none)
      + fact("status", "Status", Mark.onTrack)
      + fact("change", "Change", Signed(try money("5", "EUR")))
      + fact("payments", "Payments", 1000)
      + fact("note", "Note", "For a rainy day or two or three")
    #expect(
      Document { facts }.text(screen(30)) == """
        Target    10,000.00 EUR
        Deadline  2026-12-31
        Status    ▸ on track
        Change    +5.00 EUR
        Payments  1,000
        Note      For a rainy day or
                  two or three

        """)
    var look = Look()
    look.isAccessible = true
    #expect(
      Document { facts }.text(look) == """
        Target: 10000.00 EUR
        Deadline: 31 December 2026
        Status: on track
        Change: +5.00 EUR
        Payments: 1000
        Note: For a rainy day or two or three

        """)
  }

  @Test func commandsAreNeverBroken() {
    let commands = [
      TipLine("cst budget 1528.83EUR", "save more each month"),
      TipLine("cst goal edit new-car --deadline 2027-09-26", "one more"),
    ]
    let document = Document { commands }
    #expect(
      document.text(screen(80)) == """
          cst budget 1528.83EUR                            save more each month
          cst goal edit new-car --deadline 2027-09-26      one more

        """)
    #expect(
      document.text(screen(40)) == """
          save more each month:
            cst budget 1528.83EUR
          one more:
            cst goal edit new-car --deadline 2027-09-26

        """)
    var look = Look()
    look.isAccessible = true
    #expect(
      document.text(look) == """
          save more each month: cst budget 1528.83EUR
          one more: cst goal edit new-car --deadline 2027-09-26

        """)
  }
}
