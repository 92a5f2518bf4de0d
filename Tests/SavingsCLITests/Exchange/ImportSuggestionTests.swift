import SavingsCLI
import Support
import Testing

/// What a refusal suggests is only what can be known.
@Suite struct ImportSuggestionTests {
  private func imported(
    _ text: String, _ options: String = "", on stage: Stage
  ) throws -> Outcome {
    try writeFile(Array(text.utf8), "\(stage.home.path)/t.csv")
    return stage.run("cst import ~/t.csv --asset a \(options)")
  }

  private func stage(_ code: String = "EUR") throws -> Stage {
    let stage = try Stage(today: "2026-05-20")
    try stage.must("cst asset add A --currency \(code)")
    return stage
  }

  /// An account number or a balance is no amount; which of several columns is
  /// one, nobody can know.
  @Test(arguments: [
    ("4711;31.03.2026;Strom;-36,90\n", "-,date,payee,amount"),
    ("4711;31.03.2026;Strom\n", "amount,date,payee"),
    (
      "Wann;Was;Saldo;Wieviel\n31.03.2026;Strom;9,10;-36,90\n",
      "date,payee,balance,amount"
    ),
    ("31.03.2026;Lastschrift;Strom;-36,90\n", "date,-,payee,amount"),
    ("2026-03-31,POWER,36.90,Withdrawal\n", "date,payee,amount,sign"),
    ("123456789\t20260331\t2200,00\t2163,10\t-36,90\tEnergie\n", ""),
    ("05.03.2026;Werk;;1200,00\n03.03.2026;Strom;36,90;\n", ""),
    ("Datum;Betrag;Betrag\n04.03.2026;1,00;2,00\n", ""),
    (
      """
      Konto;4711
      Inhaber;Eva
      Stand;31.03.2026

      Wann;Was;Wieviel
      31.03.2026;Strom;-36,90
      30.03.2026;Gas;-20,00

      """, "date,payee,amount"
    ),
    (
      """
      Konto;4711
      Inhaber;Eva
      Stand;31.03.2026
      Datum;Text;Soll;Haben;Haben
      31.03.2026;Strom;-36,90;;

      """, ""
    ),
    (
      """
      Wann;Was;Wieviel
      31.03.2026;Strom;-36,90
      31.03.2026;Wasser;-3,90
      30.03.2026;Miete, Haus, kalt;-20,00
      30.03.2026;Miete, Hof, kalt;-20,00

      """, "date,payee,amount"
    ),
    (
      """
      When,What,How much
      2026-03-31,Power,-36.90
      2026-03-31,Water,-3.90
      2026-03-30,Rent, house,-20.00
      2026-03-30,Rent, yard,-20.00

      """, "date,payee,amount"
    ),
  ])
  func columns(_ text: String, _ columns: String) throws {
    let err = try imported(text, on: stage()).err
    if columns == "" {
      #expect(err.contains("are read with: cst help import\n"), "\(err)")
    } else {
      #expect(err.hasSuffix("--columns \(columns)\n"), "\(err)")
    }
  }

  /// The currency of the balance stands beside that of the sum.
  @Test func theCurrencyBehindTheSumCounts() throws {
    let text = """
      Datum;Saldo;Währung;Betrag;Währung
      30.03.2026;10,00;EUR;10,00;EUR
      31.03.2026;10,00;EUR;5,00;USD

      """
    let read = try imported(text, on: stage())
    #expect(read.out.contains("+10.00 EUR on 2026-03-30"), "\(read.err)")
  }

  /// Anywhere else it may be that of the shop, or of the other half.
  @Test(arguments: [
    "Datum;Saldo;Währung;Betrag;X;Währung\n30.03.2026;10,00;EUR;10,00;;EUR\n",
    "Datum;Währung;Betrag;Währung;Saldo\n30.03.2026;USD;36,90;EUR;100,00\n",
    "Datum;Soll;Währung;Haben;Währung\n30.03.2026;36,90;USD;;\n",
    "Datum;Saldo;Währung;Soll;Haben;Währung\n30.03.2026;1,00;EUR;1,00;;EUR\n",
  ])
  func twoCurrenciesAreUnclearAnywhereElse(_ text: String) throws {
    let refused = try imported(text, on: stage())
    #expect(refused.err.contains("two columns \"Währung\""), "\(refused.out)")
  }

  /// Euros are no dollars; who types the columns by their places is believed.
  @Test func sumsOfAnotherCurrencyAreRefused() throws {
    let text = "Date,Description,Amount (USD)\n2026-03-31,POWER,-36.90\n"
    let refused = try imported(text, on: stage())
    #expect(
      refused.err.hasPrefix("error: t.csv is counted in USD, and \"A\" in EUR"),
      "\(refused.err)")
    let named = try imported(text, "--columns date,note,amount", on: stage())
    #expect(named.out.contains("-36.90 EUR"), "\(named.err)")
    let own = try imported(text, on: stage("USD"))
    #expect(own.out.contains("-36.90 USD"), "\(own.err)")
  }

  /// What was typed and does not fit is not offered again.
  @Test func columnsThatAreNotThereAreTold() throws {
    let refused = try imported(
      "Wann;Was;Wieviel\nneulich;Strom;-36,90\n",
      "--columns date,payee,amount", on: stage())
    #expect(
      refused.err.hasPrefix("error: t.csv has no line that fits these columns"),
      "\(refused.err)")
    #expect(!refused.err.contains("--columns"))
  }

  /// What is invested is no account's money.
  @Test func investmentsAreNamed() throws {
    let refused = try imported(
      "OFXHEADER:100\n\n<OFX><INVSTMTMSGSRSV1><INVSTMTRS></INVSTMTRS></OFX>\n",
      on: stage())
    #expect(refused.err.contains("tells what is invested"), "\(refused.err)")
  }

  /// Money that went out is never taken for money in, and what is suggested
  /// tells the two apart.
  @Test func wordsOfADirectionAreAsked() throws {
    let stage = try stage("USD")
    let text = """
      Date,Description,Amount,Type
      2026-03-31,POWER,36.90,Withdrawal
      2026-03-15,PAY,1200.00,Deposit

      """
    let refused = try imported(text, on: stage)
    #expect(refused.status == .usage, "\(refused.out)")
    #expect(refused.err.contains("--columns date,note,amount,sign\n"))
    let read = try imported(text, "--columns date,note,amount,sign", on: stage)
    #expect(read.out.contains("+1,163.10 USD"), "\(read.out)\(read.err)")
  }

  /// A heading of another code than the asset's is no sum of it.
  @Test func aCodeBehindAHeadingIsTheAssets() throws {
    let text = "Datum;Text;Umsatz in EUR\n31.03.2026;Strom;-36,90\n"
    let read = try imported(text, on: stage())
    #expect(read.out.contains("amount from \"Umsatz in EUR\""), "\(read.err)")
    let refused = try imported(text, on: stage("USD"))
    #expect(refused.err.contains("no line of headings"), "\(refused.out)")
  }

  /// Beside a plain one nobody knows which sum is the account's.
  @Test func aPlainHeadingBesideOneWithACodeIsUnclear() throws {
    let refused = try imported(
      """
      Date,Note,Amount,Amount in EUR
      2026-01-31,Hotel,-10.00,-9.20

      """, on: try stage())
    #expect(refused.err.contains("two columns \"Amount\""), "\(refused.out)")
    #expect(!refused.err.contains("--columns date"), "\(refused.err)")
  }

  /// What somebody typed as it stands there is no other column's heading.
  @Test func aHeadingLetterForLetterIsMeant() throws {
    let text = """
      Day,Note,Amount (total),Amount (tip)
      2026-01-03,Pizza,-15,-2

      """
    for (heading, sum) in [("Amount (total)", "15"), ("Amount (tip)", "2")] {
      let read = try imported(
        text, "--columns 'date=Day,amount=\(heading)'", on: try stage())
      #expect(read.out.contains("-\(sum).00 EUR"), "\(read.err)")
    }
    let unclear = try imported(
      text, "--columns date=Day,amount=amount", on: try stage())
    #expect(unclear.err.contains("two columns"), "\(unclear.out)")
  }

  /// What is remembered of places reads no table that has headings.
  @Test func placesReadNoOtherTable() throws {
    let stage = try stage()
    let columns = "--columns date,note,amount"
    let first = try imported("2026-03-04,x,-5.00\n", columns, on: stage)
    #expect(first.status == .success)
    let text = "Date,Note,Balance,Amount\n2026-03-05,y,94.00,-6.00\n"
    try writeFile(Array(text.utf8), "\(stage.home.path)/t.csv")
    let other = stage.run("cst import ~/t.csv")
    #expect(other.out.contains("-6.00 EUR on 2026-03-05"), "\(other)")
  }

  /// The only asset is meant, with what it remembers.
  @Test func theOnlyAssetReadsAsItDid() throws {
    let stage = try stage()
    let text = "When,What,Sum\n2026-03-04,x,-5.00\n"
    let columns = "--columns date=When,note=What,amount=Sum"
    #expect(try imported(text, columns, on: stage).status == .success)
    let again = stage.run("cst import ~/t.csv")
    #expect(again.out.hasPrefix("Nothing is new"), "\(again.err)")
  }

  /// Of a balance whose day cannot be read the day is told.
  @Test func aDayThatIsNoneIsBlamed() throws {
    let refused = try imported(
      """
      OFXHEADER:100

      <OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>
      <BANKTRANLIST><STMTTRN><DTPOSTED>20260304<TRNAMT>-6.50<FITID>B3</STMTTRN>
      </BANKTRANLIST><LEDGERBAL><BALAMT>80.00<DTASOF>2026</LEDGERBAL></STMTRS></OFX>
      """, on: try stage())
    #expect(refused.err.contains("\"2026\" is not a day"), "\(refused.err)")
  }

  /// The column that is headed as the currency is it, and no other with codes.
  @Test func anotherColumnOfCodesIsNotTaken() throws {
    let unsigned = try imported(
      """
      Date,Description,Original Currency,Amount,Currency,Typ
      2026-03-04,Shop,USD,45.00,EUR,Debit
      2026-03-05,Boss,GBP,1000.00,EUR,Credit

      """, on: try stage())
    #expect(
      unsigned.err.contains("--columns date,note,-,amount,currency,sign\n"),
      "\(unsigned.err)")
    for heading in ["Fee Currency", "Merchant Currency", "Ticker"] {
      let taken = try imported(
        """
        Date,Description,Amount,\(heading)
        2026-03-04,Shop,-45.00,USD
        2026-03-05,Boss,1000.00,GBP

        """, on: try stage())
      #expect(taken.out.contains("Imported 2 transactions"), "\(taken)")
    }
  }
}
