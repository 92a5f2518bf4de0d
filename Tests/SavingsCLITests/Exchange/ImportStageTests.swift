import SavingsCLI
import Support
import Testing

/// What comes in comes in whole, once, and can be taken back.
@Suite struct ImportStageTests {
  private func stage() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add Bank --currency EUR --balance 5 --date 2026-01-01")
    return stage
  }

  private func write(_ text: String, on stage: Stage) throws -> String {
    let path = "\(stage.home.path)/file.csv"
    try writeFile(Array(text.utf8), path)
    return path
  }

  @Test func badRowsLeaveTheStoreAlone() throws {
    let stage = try stage()
    let before = stage.stored
    let rows = (1...51).map { "2026-03-01,x,\($0 == 7 ? "0x" : "1.50")\n" }
    let path = try write("Date,Payee,Amount\n" + rows.joined(), on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("1 of 51 rows"))
    #expect(stage.stored == before)
  }

  /// What was said before is to blame only where most rows contradict it.
  @Test(arguments: [("2.25", "--decimal ''"), ("0x", "cst help import")])
  func badRowsHaveTheTipThatMendsThem(_ sum: String, _ tip: String) throws {
    let stage = try stage()
    let path = try write("Date;Amount\n2026-03-01;1,50\n", on: stage)
    _ = stage.run(["import", path, "--asset", "bank"])
    _ = try write(
      "Date;Amount\n2026-03-02;2.50\n2026-03-03;\(sum)\n", on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(outcome.err.contains("2 of 2 rows"))
    #expect(outcome.err.contains(tip), "\(outcome.err)")
  }

  /// Of several accounts the tip names one in the currency of the rows.
  @Test(arguments: [("USD", "dollars"), ("EUR", "bank")])
  func anAccountInTheCurrencyOfTheRowsIsOffered(
    _ code: String, _ slug: String
  ) throws {
    let stage = try stage()
    try stage.must("cst asset add Dollars --currency USD")
    let path = try write(
      "Date,Amount,Currency\n2026-03-05,5.00,\(code)\n", on: stage)
    let outcome = stage.run(["import", path])
    #expect(outcome.err.contains("--asset \(slug)\n"), "\(outcome.err)")
  }

  @Test func whatDoesNotCountIsToldWhereNothingIsLeft() throws {
    let stage = try stage()
    let path = try write(
      """
      Date,Amount,Currency,State
      2026-03-05,5.00,USD,booked
      2026-03-05,5.00,EUR,pending
      2026-03-06,0,EUR,booked

      """, on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(
      outcome.out == """
        Nothing is new: there is no row for "Bank".
          1 line is of another currency, and is left out: 2
          1 line is not booked, and is left out: 3
          1 line has no amount, and is left out: 4

        """)
  }

  @Test func theSameFileMakesNoRevision() throws {
    let stage = try stage()
    let path = try write(
      "Date,Payee,Amount\n2026-03-02,x,1.50\n2026-03-02,x,1.50\n", on: stage)
    let first = stage.run(["import", path, "--asset", "bank"])
    #expect(first.out.hasPrefix("Imported 2 transactions into \"Bank\""))
    let after = stage.stored
    let second = stage.run(["import", path, "--asset", "bank"])
    #expect(second.status == .success)
    #expect(second.out.hasPrefix("Nothing is new: all 2 transactions"))
    #expect(stage.stored == after)
    try stage.must("cst undo")
    #expect(try stage.must("cst tx list --asset bank").contains("5.00"))
  }

  @Test func strictRefusesWhatDiffers() throws {
    let stage = try stage()
    let before = stage.stored
    let path = try write("Date,Amount\n2026-03-02,1.50\n", on: stage)
    let outcome = stage.run(
      ["import", path, "--asset", "bank", "--balance", "9", "--strict"])
    #expect(outcome.status == .warned)
    #expect(outcome.err.contains("holds 6.50 EUR"))
    #expect(stage.stored == before)
  }

  @Test func aStatementThatIsMissingBetweenTwoIsTold() throws {
    let stage = try stage()
    let path = try write(
      "Date,Amount,Balance\n2026-03-02,1.50,6.50\n", on: stage)
    _ = stage.run(["import", path, "--asset", "bank"])
    _ = try write("Date,Amount,Balance\n2026-03-09,2.00,28.50\n", on: stage)
    let later = stage.run(["import", path, "--asset", "bank"])
    #expect(
      later.err.contains(
        "holds 8.50 EUR; the difference is of before 2026-03-09"))
    #expect(later.err.contains("import those days; without them: cst"))
  }

  @Test func anExportComesBackAsACopy() throws {
    let stage = try Stage.demo()
    let path = try write(stage.run("cst export").out, on: stage)
    let copy = "\(stage.home.path)/copy.json"
    let first = stage.run(["import", path, "--file", copy])
    #expect(first.status == .success, "\(first.err)")
    let second = stage.run(["import", path, "--file", copy])
    #expect(second.out.hasPrefix("Nothing is new"))
    let here = stage.run(["plan", "--json"]).out
    #expect(stage.run(["plan", "--json", "--file", copy]).out == here)
  }

  @Test func whatIsRememberedCanBeForgotten() throws {
    let stage = try stage()
    let first = try write("Date,Amount\n13/02/2026,1.50\n", on: stage)
    _ = stage.run(["import", first, "--asset", "bank"])
    let other = try write("Date,Amount\n02/14/2026,2.50\n", on: stage)
    let refused = stage.run(["import", other, "--asset", "bank"])
    #expect(refused.err.contains("is no day in the order dmy"))
    #expect(refused.err.contains("--asset bank --dates ''"))
    let read = stage.run(["import", other, "--asset", "bank", "--dates", ""])
    #expect(read.status == .success, "\(read.err)")
    #expect(try stage.must("cst asset show bank --json").contains("mdy"))
  }

  /// What was said without a word stands in no command beside another.
  @Test func whatIsUnclearIsSaidOnce() throws {
    let stage = try stage()
    let path = try write("Date,Amount\n03/02/2026,1.50\n", on: stage)
    let asked = stage.run(["import", path, "--asset", "bank", "--dates", ""])
    #expect(asked.err.contains("\(path) --asset bank --dates dmy\n"))
  }

  @Test func twoBalancesThatDifferAreRefused() throws {
    let stage = try stage()
    let path = try write(
      "Date,Amount,Balance\n2026-03-02,1.50,6.50\n", on: stage)
    let outcome = stage.run(
      ["import", path, "--asset", "bank", "--balance", "9"])
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("6.50 EUR"))
  }

  /// What nobody remembers is told with its rows, and named as it was asked
  /// for.
  @Test func accountsThatNobodyRemembers() throws {
    let stage = try stage()
    try stage.must("cst asset add Second --currency EUR")
    let accounts = ["111", "222"].map {
      "<STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\($0)</BANKACCTFROM>"
        + "<STMTTRN><DTPOSTED>20260302<TRNAMT>5.00<NAME>A</STMTTRN></STMTRS>"
    }
    let path = try write("<OFX>\(accounts.joined())</OFX>", on: stage)
    let first = stage.run(
      ["import", path, "--asset", "bank", "--account", "111"])
    #expect(first.out.contains("\"222\", so it is left out, with 1 row"))
    let refused = stage.run(["import", path, "--account", "222"])
    #expect(refused.err.contains("no asset remembers 222 of file.csv"))
    #expect(refused.err.contains("--account 222 --asset second\n"))
    let nobody = stage.run(["import", path, "--account", "999"])
    #expect(nobody.status == .notFound)
    _ = stage.run(["import", path, "--account", "222", "--asset", "second"])
    #expect(stage.run(["import", path]).out.contains("\"Second\""))
  }

  /// An account is for an asset of its currency that has none yet.
  @Test func theLikelyAssetIsOfTheCurrency() throws {
    let stage = try stage()
    try stage.must("cst asset add Dollars --currency USD")
    let accounts = [("111", "CHF"), ("222", "USD")].map {
      "<STMTRS><CURDEF>\($1)<BANKACCTFROM><ACCTID>\($0)</BANKACCTFROM>"
        + "<STMTTRN><DTPOSTED>20260302<TRNAMT>5.00<NAME>A</STMTTRN></STMTRS>"
    }
    let path = try write("<OFX>\(accounts.joined())</OFX>", on: stage)
    let refused = stage.run(["import", path])
    #expect(refused.err.contains("--asset dollars --account 222\n"))
  }

  @Test func theLineOfABalanceThatDoesNotFollowIsTold() throws {
    let stage = try stage()
    let path = try write(
      """
      Date,Amount,Balance
      2026-03-02,1.50,6.50
      2026-03-03,1.50,9.00

      """, on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(outcome.err.contains("from each other (line 3), so none is used"))
  }

  /// Nobody is sent to accept what is wrong with another store.
  @Test func anEditedStoreIsNamedInItsTip() throws {
    let stage = try Stage.demo()
    let text = stage.run("cst export").out
    let path = try write(text.replacing("Laptop", with: "Lapdog"), on: stage)
    let outcome = stage.run(["import", path])
    #expect(outcome.status == .data, "\(outcome.out)")
    #expect(outcome.err.contains("cst check --file \(path)"))
    #expect(!outcome.err.contains("--accept"))
  }

  @Test func blanksAreNoWordsOfAGoal() throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    let outcome = stage.run(["goal", "edit", "laptop", "--match", "   "])
    #expect(outcome.status == .success)
    #expect(stage.stored == stored)
  }

  /// A fee alone moves money, whatever marks its decimals.
  @Test(arguments: ["0,00;1,50", "0.00;1.50"])
  func aFeeAloneIsARow(_ sums: String) throws {
    let stage = try stage()
    let path = try write("Date;Amount;Fee\n2026-03-02;\(sums)\n", on: stage)
    let outcome = stage.run(["import", path, "--asset", "bank"])
    #expect(outcome.out.hasPrefix("Imported 1 transaction"), "\(outcome.out)")
    #expect(!outcome.out.contains("left out"), "\(outcome.out)")
  }

  @Test func noStoreIsBegunByAStatement() throws {
    let stage = try Stage(today: "2026-03-10")
    let path = try write("Date,Amount\n2026-03-02,1.50\n", on: stage)
    let outcome = stage.run(["import", path])
    #expect(outcome.status == .data)
    #expect(outcome.err.contains("cst asset add"))
    #expect(stage.stored == nil)
  }
}
