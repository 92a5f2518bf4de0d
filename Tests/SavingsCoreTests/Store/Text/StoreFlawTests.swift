import SavingsCore
import Testing

@Suite struct StoreFlawTests {
  @Test(
    arguments: [
      FlawRow("{\n", "", "", .unexpected(.text, due: .record)),
      FlawRow("\"cst\"", "\"ledger\"", "format", .not(.format, "ledger")),
      FlawRow("3,", "0,", "schemaVersion", .outOfRange(1...Int.max, "0")),
      FlawRow("\"cst\"", "1", "format", .unexpected(.number, due: .text)),
      FlawRow("\"revision\"", "\"rev\"", "", .unknownKey("rev")),
      FlawRow("\"revision\"", "\"format\"", "", .duplicateKey("format")),
      FlawRow(
        "\"revision\"", "\"goals\"", "",
        .misplacedKey("goals", due: "revision")),
      FlawRow(
        ",\n  \"checksum\"", "}", "", .missingKey("checksum")),
      FlawRow("\n}\n", ",\"more\":1}", "", .unknownKey("more")),
      FlawRow("\n}\n", "}{}", "", .unexpected(.record, due: .end)),
      FlawRow("\n}\n", "}\0", "", .nul),
      FlawRow("7,", "07,", "revision", .not(.wholeNumber, "07")),
      FlawRow("7,", "-7,", "revision", .not(.wholeNumber, "-7")),
      FlawRow("7,", "7e1,", "revision", .not(.wholeNumber, "7e1")),
      FlawRow("7,", "7.0,", "revision", .not(.wholeNumber, "7.0")),
      FlawRow(
        "7,", "1000000000000000,", "revision",
        .not(.wholeNumber, "1000000000000000")),
      FlawRow("7,", "\"7\",", "revision", .unexpected(.text, due: .number)),
      FlawRow(
        "[\n", "{", "goals", .unexpected(.record, due: .list)),
      FlawRow(
        "    {\"id\"", "[[[[[{\"id\"", "goals[0]",
        .unexpected(.list, due: .record)),
      FlawRow(
        "    {\"id\"", "<<<<<<< HEAD\n    {\"id\"", "goals[0]",
        .unresolvedMerge),
      FlawRow("01\"},\n", "01\"}\n=======\n", "goals", .unresolvedMerge),
      FlawRow(
        "01\"},\n", "01\"}\n", "goals", .unexpected(.record, due: .mark(","))),
      FlawRow(
        "}\n  ]", "},\n  ]", "goals[2]",
        .unexpected(.mark("]"), due: .record)),
      FlawRow(
        "payday\":25", "payday\":true", "settings.payday",
        .unexpected(.word("true"), due: .number)),
      FlawRow(
        "payday\":25", "payday\":é", "settings.payday",
        .unexpected(.mark("é"), due: .number)),
      FlawRow(
        "payday\":25", "payday\":\u{1}25", "settings.payday",
        .controlCharacter(1)),
    ])
  func refusesWhatIsNoStore(_ row: FlawRow) throws { try row.check() }

  @Test(
    arguments: [
      FlawRow(
        ",\"payday\":25", ",\"payday\":32", "settings.payday",
        .outOfRange(1...31, "32")),
      FlawRow(
        ",\"payday\":25", ",\"payday\":25,\"essentials\":{\"12\":\"9\"}",
        "settings", .breach(.essentialsWithoutIncome(set: nil))),
      FlawRow(
        "\"BTC\":6", "\"EUR\":6", "settings.digits",
        .fixedDigits(.eur)),
      FlawRow(
        "\"BTC\":6", "\"BTC\":19", "settings.digits",
        .outOfRange(0...18, "19")),
      FlawRow(
        "\"BTC\":6", "\"BTC\":6,\"BTC\":7", "settings.digits",
        .duplicateKey("BTC")),
      FlawRow("payday", "color", "settings", .unknownKey("color")),
      FlawRow("payday", "currency", "settings", .duplicateKey("currency")),
      FlawRow(
        "\"EUR\",\"p", "\"Euro\",\"p", "settings.currency",
        .not(.currency, "Euro")),
      FlawRow(
        "2026-12-31", "2026-02-30", "goals[0].deadline",
        .not(.date, "2026-02-30")),
      FlawRow(
        "2026-12-31", "26-12-31", "goals[0].deadline",
        .not(.date, "26-12-31")),
      FlawRow(
        "2026-12-31", "２026-12-31", "goals[0].deadline",
        .not(.date, "２026-12-31")),
      FlawRow(
        "\"10000\"", "10000", "goals[0].target",
        .unexpected(.number, due: .text)),
      FlawRow(
        "\"10000\"", "\"-1\"", "goals[0].target",
        .not(.amountFromZero, "-1")),
      FlawRow(
        "\"10000\"", "\"1e400\"", "goals[0].target",
        .not(.amountFromZero, "1e400")),
      FlawRow(
        "\"10000\"", "\"1,5\"", "goals[0].target",
        .not(.amountFromZero, "1,5")),
      FlawRow("\"10000\"", "null", "goals[0]", .missingKey("target")),
      FlawRow(
        "\"slug\":\"z\"", "\"slug\":\"Z\"", "goals[0].slug",
        .not(.slug, "Z")),
      FlawRow(
        "\"slug\":\"z\"", "\"slug\":\"../x\"", "goals[0].slug",
        .not(.slug, "../x")),
      FlawRow(
        "\"flexible\"", "\"skipped\"", "goals[0].flex",
        .notOneOf(["flexible", "protected"], "skipped")),
      FlawRow(
        "\"finished\"", "\"cancelled\":\"2026-05-01\",\"finished\"",
        "goals[0].finished", .endsTwice),
      FlawRow(
        "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01\",\"n",
        "5B0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01\",\"n", "goals[0].id",
        .not(.id, "5B0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01")),
      FlawRow(",\"name\":\"Jar\"", "", "assets[0]", .missingKey("name")),
      FlawRow(
        "60%", "100.1%", "allocations[0].share",
        .not(.share, "100.1%")),
      FlawRow(
        "60%", "60.00001%", "allocations[0].share",
        .not(.share, "60.00001%")),
      FlawRow("60%", "-60", "allocations[0].share", .not(.share, "-60")),
      FlawRow("60%", "%", "allocations[0].share", .not(.share, "%")),
      FlawRow(
        "2026-03\"", "2026-13\"", "plans[0].month",
        .not(.month, "2026-13")),
      FlawRow(
        "\"custom\":\"12.5\",\"by\":\"you\"", "\"flex\":null",
        "plans[0]", .emptyPlan),
      FlawRow(",\"by\":\"you\"", "", "plans[0]", .missingKey("by")),
      FlawRow("\"custom\":\"12.5\",", "", "plans[0]", .missingKey("custom")),
      FlawRow("82000", "0", "rates[0].rate", .not(.rate, "0")),
      FlawRow(
        "\"base\":\"BTC\"", "\"base\":\"EUR\"", "rates[0]",
        .sameCurrencies(.eur)),
    ])
  func refusesWhatIsNoRecord(_ row: FlawRow) throws { try row.check() }

  @Test(
    arguments: [
      FlawRow(
        "833.33", "-833.33", "transactions[0]",
        .breach(
          .wrongSign(.deposit, Amount(attos: -833_330_000_000_000_000_000), nil)
        )),
      FlawRow(
        "\"-1\"", "\"0\"", "transactions[1]",
        .breach(.wrongSign(.interest, .zero, nil))),
      FlawRow(
        "deposit", "interest", "transactions[0]",
        .breach(.kindCannotNameGoal(.interest))),
      FlawRow(
        "deposit", "gift", "transactions[0].kind",
        .notOneOf(
          ["opening", "deposit", "withdrawal", "interest", "adjustment"],
          "gift")),
      FlawRow(
        "0b01\",\"date", "0b02\",\"date", "transactions[0].asset",
        .contradiction(
          .dangling(.asset, "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b02"))),
      FlawRow(
        "0a02\",\"ext", "0a03\",\"ext", "transactions[0].goal",
        .contradiction(
          .dangling(.goal, "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a03"))),
      FlawRow(
        "0c02", "0c01", "transactions[1]",
        .contradiction(.twice(.id(0x5b0c6c1e_6f0a_4c1e_9a44_0d6f1f2e0c01)))),
      FlawRow(
        "\"slug\":\"b\"", "\"slug\":\"z\"", "goals[1]",
        .contradiction(.twice(.slug(.goal, "z")))),
    ])
  func refusesWhatContradictsTheRest(_ row: FlawRow) throws {
    try row.check()
  }
}

extension Currency {
  /// Euros, which every test has.
  fileprivate static var eur: Currency {
    guard let currency = try? Currency("EUR") else {
      preconditionFailure("EUR is a code")
    }
    return currency
  }
}
