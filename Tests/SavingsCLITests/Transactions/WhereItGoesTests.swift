import SavingsCLI
import Support
import Testing

/// Which account is meant where none is named.
@Suite struct WhereItGoesTests {
  @Test func anAmountAndWhatIsLeftGoToTheOnlyShare() throws {
    let stage = try Stage.withAFund(today: "2026-01-02")
    try stage.must("cst asset add Dollars --currency USD --balance 100")
    try stage.must("cst alloc set 100% --asset dollars --goal fund")
    try stage.must("cst rate set USD/EUR 0.9")
    let refused = stage.run("cst save 100EUR --goal fund")
    #expect(refused.status == .usage)
    #expect(
      refused.err == """
        error: the money for "Fund" goes to "Dollars", which is counted in \
        USD, not in EUR
          tip: say how much it is in USD, or where else it goes: --asset savings

        """)
    let dollars = try stage.must("cst save 100USD --goal fund -n")
    #expect(dollars.contains("Saved 100.00 USD in \"Dollars\"."))
    let rest = try stage.must("cst save --left --goal fund -n")
    #expect(rest.contains(" USD  Dollars\n"))
    let euros = try stage.must("cst save 100EUR --goal fund --asset savings")
    #expect(euros.contains("Saved 100.00 EUR in \"Savings\"."))
  }
}
