import SavingsCLI
import Support
import Testing

/// Which currency totals have, and who says so.
@Suite struct DisplayCurrencyTests {
  private func listed(on stage: Stage) throws -> [Substring]? {
    try stage.must("cst settings list --format tsv").split(separator: "\n")
      .first { $0.hasPrefix("currency\t") }?
      .split(separator: "\t", omittingEmptySubsequences: false)
  }

  @Test func aCoinIsTakenAndNotStored() throws {
    let stage = try Stage(today: "2026-03-10")
    #expect(try listed(on: stage) == ["currency", "", "", "default"])
    let added = try stage.must(
      "cst asset add Wallet --currency BTC --balance 0.5")
    #expect(!added.contains("Totals are shown"))
    #expect(try listed(on: stage) == ["currency", "BTC", "", "asset wallet"])
    #expect(try stage.must("cst asset list").contains("TOTAL"))
    let first = try stage.must("cst asset add Jar --currency EUR")
    #expect(first.contains("Totals are shown in EUR; change that with: "))
    #expect(try listed(on: stage) == ["currency", "EUR", "", "stored"])
  }

  @Test func aTotalHasTheOnlyCurrencyThereIs() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst goal add Stash --target 1BTC --deadline 2027-03-10")
    let plan = try stage.must("cst plan")
    #expect(plan.hasPrefix("Required this month (2026-03): 0."), "\(plan)")
    #expect(plan.contains(" BTC\n"))
    #expect(try listed(on: stage)?.last == "goal stash")
  }

  @Test(
    arguments: [
      ("critical 0.5BTC", "critical is 0.5 BTC now."),
      ("critical 0.5", "critical is 0.5 BTC now."),
      ("attention '0.5 BTC'", "attention is 0.5 BTC now."),
    ])
  func aThresholdStoresIt(_ typed: String, _ told: String) throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Wallet --currency BTC")
    let set = try stage.must("cst settings set \(typed)")
    #expect(set.contains(told), "\(set)")
    #expect(set.contains("Totals are shown in BTC; change that with: "))
    #expect(try listed(on: stage)?.last == "stored")
    let again = try stage.must("cst settings set \(typed)")
    #expect(!again.contains("Totals"))
  }

  @Test func whatIsUnsetComesBackByTheRecords() throws {
    let stage = try Stage.demo()
    let plan = try stage.must("cst plan")
    let unset = try stage.must("cst settings unset currency")
    #expect(unset.hasPrefix("currency is back to its default: EUR."))
    #expect(try listed(on: stage)?.dropFirst().first == "EUR")
    #expect(try listed(on: stage)?.last?.hasPrefix("goal ") == true)
    #expect(try stage.must("cst plan") == plan)
  }

  @Test func paydayIsTheLastDay() throws {
    let stage = try Stage.demo()
    #expect(
      try stage.must("cst settings set payday last").hasPrefix(
        "payday is 31 now, and was 25."))
    let refused = stage.run("cst settings set payday lst")
    #expect(refused.status == .usage)
    #expect(refused.err.contains("write a day of the month, 25 or last"))
    #expect(stage.run("cst settings set stale-days last").status == .usage)
  }
}
