import Foundation
import SavingsCLI
import Support
import Testing

/// Rows come into the asset of their own account, whatever stands between
/// them.
@Suite struct ImportAccountsTests {
  private let stage: Stage

  init() throws {
    stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add A --currency EUR")
    try stage.must("cst asset add B --currency EUR")
  }

  /// What comes of importing a text with some options.
  private func imported(_ text: String, _ options: String) throws -> Outcome {
    try writeFile(Array(text.utf8), "\(stage.home.path)/file.csv")
    return stage.run("cst import ~/file.csv \(options)")
  }

  @Test func aBrokenRowIsToldWithItsAccount() throws {
    let text = """
      Date,Account,Amount,Note
      2026-03-01,AA,1.50,x
      2026-03-02,BB,2.50,y
      2026-03-03,BB
      """
    let broken = try imported(text, "--asset b --account BB")
    #expect(broken.status == .usage, "\(broken.out)")
    #expect(broken.err.contains("line 4: there are fewer cells"))
    let whole = try imported(text, "--asset a --account AA")
    #expect(whole.out.hasPrefix("Imported 1 transaction into \"A\""))
  }

  /// Of which account a row is may be what is missing of it.
  @Test(arguments: ["2026-03-03", "2026-03-03,\"BB", "2026-03-03,A,A,1,x"])
  func aBrokenRowOfAnyAccountIsToldWithAll(_ row: String) throws {
    let text = """
      Date,Account,Amount,Note
      2026-03-01,AA,1.50,x
      2026-03-02,BB,2.50,y
      2026-03-02,,3.50,z
      \(row)
      """
    for options in ["--asset a --account AA", "--asset b --account BB"] {
      let outcome = try imported(text, options)
      #expect(outcome.status == .usage, "\(outcome.out)")
      #expect(outcome.err.contains("line 5: "))
    }
  }

  /// What is offered is an account of nobody, and taking one away is said.
  @Test func anAccountOfAnotherAssetIsNotOffered() throws {
    let text = "Date,Amount,Account\n2026-03-01,1,D1\n2026-03-02,2,D2\n"
    _ = try imported(text, "--asset a --account D1")
    let open = try imported(text, "--asset b")
    #expect(open.err.contains("--asset b --account D2"), "\(open.err)")
    let taken = try imported(text, "--asset b --account D1")
    #expect(taken.out.contains("\"A\" is no longer this account."))
  }

  @Test func whatIsRememberedIsFoundHoweverAnAccountIsSpaced() throws {
    let first = try imported(
      "X,Y,Z\nDE02 1203,03/04/2026,1.00\n",
      "--asset b --dates dmy --columns account,date,amount")
    #expect(first.status == .success, "\(first.err)")
    let second = try imported("X,Y,Z\nde021203,05/04/2026,1.00\n", "")
    #expect(second.out.hasPrefix("Imported 1 transaction into \"B\""))
    let other = try imported("X,Y,Z\nDE02 1204,05/04/2026,1.00\n", "")
    #expect(other.err.contains("no line of headings"))
  }

  /// Each currency of an account is another money.
  @Test func rowsOfTheCurrencyOfTheAssetComeIn() throws {
    try stage.must("cst asset add Dollars --currency USD")
    let path = Repository.root.appending(
      path: "fixtures/statements/two-currencies.sta"
    ).path
    let euros = stage.run("cst import \(path) --asset a")
    #expect(euros.out.contains("+5.00 EUR"), "\(euros.out)\(euros.err)")
    #expect(euros.out.contains("is of another currency"), "\(euros.out)")
    #expect(euros.out.contains("agrees: 105.00 EUR"), "\(euros.out)")
    let dollars = stage.run("cst import \(path) --asset dollars --account CH1")
    #expect(dollars.out.contains("agrees: 107.00 USD"), "\(dollars.err)")
  }

  /// Who is sent to an asset can bring the file in there.
  @Test func noAssetOfAnotherCurrencyIsNamed() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add A --currency EUR")
    try stage.must("cst asset add Dollars --currency USD")
    let path = "\(stage.home.path)/file.ofx"
    for (account, options) in [("111", "--asset a"), ("222", "")] {
      let text = """
        <OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\(account)</BANKACCTFROM>
        <STMTTRN><DTPOSTED>20260302<TRNAMT>5.00</STMTTRN></STMTRS></OFX>
        """
      try writeFile(Array(text.utf8), path)
      let outcome = stage.run("cst import \(path) \(options)")
      if account == "111" {
        #expect(outcome.status == .success, "\(outcome.err)")
      } else {
        #expect(!outcome.err.contains("dollars"), "\(outcome.err)")
        #expect(
          outcome.err.hasSuffix("cst asset add NAME --currency EUR\n"),
          "\(outcome.err)")
      }
    }
  }

  /// An account that nobody remembers has the rows that would come in.
  @Test func rowsOfOthersAreThoseThatCount() throws {
    let text = """
      Date,Account,Amount,Currency,State
      2026-03-01,AA,1.50,EUR,booked
      2026-03-02,BB,2.50,USD,pending
      2026-03-03,BB,1.00,USD,booked
      2026-03-03,BB,0,USD,booked

      """
    let outcome = try imported(text, "--asset a --account AA")
    #expect(outcome.out.contains("\"BB\", so it is left out, with 1 row;"))
  }

  /// A bank's table has a decimal comma, and its OFX a point: neither stands in
  /// the way of the other, in any order.
  @Test(arguments: [["csv", "ofx", "qif"], ["ofx", "qif", "csv", "ofx"]])
  func whatATableProvedBindsTables(_ order: [String]) throws {
    let stage = try Stage(today: "2026-06-10")
    try stage.must("cst asset add Giro --currency EUR")
    let texts = [
      "csv": "Datum;Text;Betrag\n15.01.2026;Lohn;2.450,00\n",
      "ofx": """
      <OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20260403
      <TRNAMT>-850.00<FITID>1</STMTTRN></BANKTRANLIST></STMTRS></OFX>
      """,
      "qif": "!Type:Bank\nD05/15'26\nT-20.00\nPShop\n^\n",
    ]
    for name in order {
      let path = "\(stage.home.path)/file.\(name)"
      try writeFile(Array((texts[name] ?? "").utf8), path)
      let outcome = stage.run(["import", path, "--asset", "giro"])
      #expect(outcome.status == .success, "\(outcome.err)")
    }
    let path = "\(stage.home.path)/other.csv"
    try writeFile(
      Array("Date,Text,Amount\n06/05/2026,Pay,2450.25\n".utf8), path)
    let outcome = stage.run(["import", path, "--asset", "giro"])
    #expect(outcome.err.contains("--dates '' --decimal ''"), "\(outcome.err)")
  }
}
