import SavingsCLI
import SavingsCore
import Support
import Testing

/// Tables and facts for programs.
struct RecordsTests {
  private func look(_ format: Look.Format) -> Look {
    var look = screen(40)
    look.format = format
    look.palette = .fixed
    return look
  }

  @Test func tabsBetweenPlainValues() throws {
    let table = try PlanRow.demoTable()
    let text = Document {
      "Required this month: 1"
      ""
      table
    }.text(look(.tsv))
    #expect(
      text.split(separator: "\n").prefix(3) == [
        "goal\tdeadline\tpayments\trequired\trequiredCurrency\tleft\tleftCurrency\tstatus\tprogress",
        "Wedding gift\t2026-04-20\t1\t180.00\tEUR\t180.00\tEUR\tattention\t0.7",
        "日本旅行\t2026-11-15\t8\t37125\tJPY\t37125\tJPY\ton_track\t0.34",
      ])
    #expect(text.split(separator: "\n").count == 6, "a total is no record")
  }

  /// Programs get the figures, and people the words they come to.
  @Test func aColumnMayBeForSomeReadersOnly() throws {
    let sum = Money(try Amount("2.5"), try Currency("EUR"))
    let table = Table(
      "Goal", of: [sum],
      [
        Column("goal", "GOAL") { _ in Name("Boat") },
        Column("effect", "EFFECT", for: .people) { sum -> Value in
          .text("then \(sum)", inColumn: "then \(bare: sum)")
        },
        Column("next", "NEXT", for: .programs) { $0 },
      ])
    let document = Document { table }
    #expect(
      document.text(look(.csv))
        == "goal,next,nextCurrency\r\nBoat,2.50,EUR\r\n")
    #expect(
      document.text(look(.table)).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == "GOAL  EFFECT\nBoat  then 2.50\n")
    #expect(document.text(look(.list)).contains("Effect: then 2.50 EUR"))
    #expect(!document.text(look(.list)).contains("Next"))
  }

  @Test func anEmptyTableHasItsHeader() throws {
    let table = try PlanRow.table([])
    let text = Document { table }.text(look(.csv))
    #expect(
      text
        == "goal,deadline,payments,required,requiredCurrency,left,leftCurrency,status,progress\r\n"
    )
  }

  @Test(
    arguments: [
      ("a\tb\nc\\d\r", #"a\tb\nc\\d\r"#, "\"a\tb\nc\\d\r\""),
      ("=1+1", "=1+1", "'=1+1"),
      ("+1", "+1", "'+1"),
      ("-1", "-1", "'-1"),
      ("@x", "@x", "'@x"),
      ("\tx", #"\tx"#, "\"'\tx\""),
      ("\rx", #"\rx"#, "\"'\rx\""),
      ("\r\nx", #"\r\nx"#, "\"'\r\nx\""),
      ("=\"a\",b", "=\"a\",b", "\"'=\"\"a\"\",b\""),
      (
        "plain, said \"he\"", "plain, said \"he\"", "\"plain, said \"\"he\"\"\""
      ),
      ("\u{1B}[31m", #"\u{1B}[31m"#, #"\u{1B}[31m"#),
      ("\u{1B},", #"\u{1B},"#, #""\u{1B},""#),
    ])
  func prose(_ text: String, tsv: String, csv: String) {
    let table = Table(
      "Note", of: [text],
      [Column("name", "NAME") { Name($0) }, Column("note", "NOTE") { $0 }])
    #expect(
      Document { table }.text(look(.tsv)) == "name\tnote\n\(tsv)\t\(tsv)\n")
    #expect(
      Document { table }.text(look(.csv))
        == "name,note\r\n\(csv),\(csv)\r\n")
  }

  @Test func figuresAreNeverQuoted() throws {
    let table = Table(
      "Change", of: [try money("-991.68", "EUR"), try money("0.02", "BTC")],
      [
        Column("change", "CHANGE") { Signed($0) },
        Column("days", "DAYS") { _ in Int?.none },
        Column("part", "PART") { _ in Ratio?.none },
        Column("date", "DATE") { _ in CalendarDate?.none },
        .code { $0.currency },
      ])
    #expect(
      Document { table }.text(look(.csv)) == """
        change,changeCurrency,days,part,date\r
        -991.68,EUR,,,\r
        0.02000000,BTC,,,\r

        """)
  }

  @Test(arguments: 0..<60)
  func whatIsWrittenCanBeRead(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let names = (0..<5).map { _ in
      dice.name() + ["", "\t", "\n", "\r\n", "\\n"][seed % 5] + dice.name()
    }
    let table = Table(
      "Name", of: names,
      [Column("a", "A") { Name($0) }, Column("b", "B") { "<\($0)>" }])
    let expected = [["a", "b"]] + names.map { [$0, "<\($0)>"] }
    let document = Document { table }
    #expect(readTSV(document.text(look(.tsv))) == expected)
    #expect(readCSV(document.text(look(.csv))) == expected)
  }

  @Test func factsAreKeysAndValues() throws {
    let facts =
      fact("name", "Name", Name("Laptop"))
      + fact("target", "Target", try money("1800", "USD"))
      + fact("saved", "Saved", Money?.none)
      + fact("note", "Note", String?.none)
    #expect(
      Document { facts }.text(look(.tsv)) == """
        key\tvalue
        name\tLaptop
        target\t1800.00
        targetCurrency\tUSD
        saved\t
        savedCurrency\t
        note\t

        """)
  }

  private func readTSV(_ text: String) -> [[String]] {
    text.unicodeScalars.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map {
        field in
        var read = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in field {
          if !isEscaped, scalar == "\\" {
            isEscaped = true
            continue
          }
          switch (isEscaped, scalar) {
          case (true, "t"): read.append("\t")
          case (true, "n"): read.append("\n")
          case (true, "r"): read.append("\r")
          default: read.append(scalar)
          }
          isEscaped = false
        }
        return String(read)
      }
    }
  }

  private func readCSV(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch (isQuoted, scalar) {
      case (_, "\""):
        isQuoted.toggle()
        field.append(scalar)
      case (false, ","), (false, "\n"):
        record.append(unquoted(field))
        field.removeAll()
        if scalar == "\n" {
          records.append(record)
          record = []
        }
      case (false, "\r"): break
      default: field.append(scalar)
      }
    }
    return records
  }

  private func unquoted(_ field: String.UnicodeScalarView) -> String {
    guard field.first == "\"" else { return String(field) }
    return String(field.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }
}
