import CommandGrammar
import SavingsCLI
import SavingsCore
import Support
import Testing

/// Output that is good to listen to.
struct AccessibleTests {
  private var look: Look {
    var look = Look()
    look.isAccessible = true
    return look
  }

  @Test func aTableIsALabelBeforeEveryValue() throws {
    let table = try PlanRow.demoTable()
    let text = Document { table }.text(look)
    #expect(
      text.hasPrefix(
        """
        Goal 1 of 5: Wedding gift
          Deadline: 20 April 2026
          Payments: 1
          Required: 180.00 EUR
          Left: 180.00 EUR
          Status: attention
          Saved: 70 percent

        Goal 2 of 5: 日本旅行
          Deadline: 15 November 2026
          Payments: 8
          Required: 37125 JPY
        """))
    #expect(
      text.hasSuffix(
        """

        Total
          Required: 1983.37 EUR
          Left: 1770.87 EUR

        """))
  }

  @Test func aCommandMayWordIt() throws {
    let gift = try PlanRow.demo().prefix(1)
    let table = try PlanRow.table(
      Array(gift),
      card: [
        "{sign mark}{name}", "{bare left} of {bare required}, {word mark}",
      ],
      aloud: [
        "Status: {mark}", "Required this month: {required}, left: {left}",
        "Saved: {progress}", "Note: {note}", "Deadline: {deadline}, {payments}",
      ])
    #expect(
      Document { table }.text(look) == """
        Goal 1 of 1: Wedding gift
          Status: attention
          Required this month: 180.00 EUR, left: 180.00 EUR
          Saved: 70 percent
          Deadline: 20 April 2026, 1 payment

        """)
    #expect(
      Document { table }.text(screen(48)) == """
        ! Wedding gift
          180.00 of 180.00, attention

        """)
  }

  @Test(arguments: 0..<20)
  func nothingOfItIsForTheEye(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    var rows = try PlanRow.demo()
    rows.shuffle(using: &dice)
    let table = try PlanRow.table(rows)
    let document = Document {
      "\(sign: .critical)Left: \(rows[0].left), \(ratio(1, 3)) of all"
      table
      fact("saved", "Saved", Progress(ratio(1, 3), .onTrack))
      [TipLine("cst undo", "go back")]
    }
    var look = look
    look.format = [nil, .table, .list].randomElement(using: &dice) ?? nil
    look.isTerminal = Bool.random(using: &dice)
    let text = document.text(look)
    #expect(text.firstMatch(of: /[█░▁-▇✓✗▸%]/) == nil)
    #expect(text.firstMatch(of: /[^ \n] {2,}[^ ]/) == nil)
    #expect(text.firstMatch(of: /[0-9],[0-9]/) == nil)
    #expect(text.firstMatch(of: /\u{1B}/) == nil)
  }
}
