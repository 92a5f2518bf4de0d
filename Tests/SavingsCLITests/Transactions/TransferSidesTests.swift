import SavingsCLI
import Support
import Testing

/// What is said where one side of a transfer is corrected.
@Suite struct TransferSidesTests {
  private let stage: Stage

  init() throws {
    stage = try Stage.withAFund(today: "2026-03-01")
    let opening = "--balance 100 --date 2026-01-01"
    try stage.must("cst asset add Giro --currency EUR \(opening)")
    try stage.must("cst tx transfer 50 --from giro --to savings --receives 48")
  }

  private func side(in asset: String) throws -> String {
    let list = try stage.must("cst tx list --asset \(asset) --json")
    let transactions = JSONValue(list)?["data"]?["transactions"]
    return try #require(transactions?[1]?["id"]?.text)
  }

  /// Whichever side is typed: each account is warned of as a transfer does.
  @Test(
    arguments: [("giro", "302"), ("savings", "300")],
    ["--amount", "--date 2025-12-01 --amount"])
  func bothSidesAreWarnedOf(typed: (String, String), options: String) throws {
    let (asset, amount) = typed
    let outcome = stage.run(
      "cst tx edit \(try side(in: asset)) \(options) \(amount)")
    #expect(outcome.status == .success)
    #expect(
      outcome.err.contains("\"Giro\" is overdrawn by 202.00 EUR"),
      "\(outcome.err)")
    for name in ["Giro", "Savings"] {
      let isEarlier = outcome.err.contains("before the opening of \"\(name)\"")
      #expect(isEarlier == options.contains("--date"), "\(outcome.err)")
    }
  }

  @Test(arguments: ["giro", "savings"])
  func aDayToComeIsSaidOnce(asset: String) throws {
    let outcome = stage.run(
      "cst tx edit \(try side(in: asset)) --date 2026-03-02")
    let parts = outcome.err.split(separator: "is in the future")
    #expect(parts.count == 2, "\(outcome.err)")
  }

  /// A side that stays as it was is none of the edit's business.
  @Test func aNoteSaysNothingOfTheOtherSide() throws {
    try stage.must("cst tx withdraw 200 --asset giro")
    let line = "cst tx edit \(try side(in: "savings")) --note Mine"
    let outcome = stage.run(line)
    #expect(outcome.status == .success && outcome.err == "")
  }

  @Test func theFeeIsNamedWhereNothingWouldArrive() throws {
    let line = "cst tx edit \(try side(in: "giro")) --amount"
    for (amount, words) in [("1", "more than"), ("2", "all of")] {
      let outcome = stage.run("\(line) \(amount)")
      #expect(outcome.status == .refused)
      #expect(
        outcome.err == """
          error: the fee of 2.00 is \(words) the \(amount).00 EUR that leaves
            tip: write more than 2.00EUR, or delete it and record it anew: cst \
          tx transfer

          """)
    }
    try stage.must("\(line) 3")
  }
}
