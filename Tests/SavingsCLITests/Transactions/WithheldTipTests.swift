import SavingsCLI
import Support
import Testing

/// A change that is refused or only shown is not taken for done: what its tip
/// says to do would harm what there is.
@Suite struct WithheldTipTests {
  private let stage: Stage

  /// 100 in an account since 2026-03-10, 5 of them for a goal.
  init() throws {
    stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Bank --currency EUR --balance 100")
    try stage.must("cst goal add Car --target 900EUR --deadline 2027-01-01")
    try stage.must("cst alloc set 5EUR --asset bank --goal car")
  }

  /// Each: a change, what is said of it, and the tip that holds only behind
  /// it, or one that holds before it, too.
  @Test(
    arguments: [
      (
        "tx deposit 30 --asset bank --date 2026-02-01",
        "before the opening of \"Bank\"", "if it was: cst tx edit", false
      ),
      (
        "tx deposit 50 --asset bank --goal car --date 2026-03-01",
        "the share of \"Car\" was set on", "if it was not in it: cst alloc set",
        false
      ),
      (
        "asset add W --currency ETHX --balance 0.1",
        "the code ETHX is not of ISO 4217", "ETH, if that was meant", true
      ),
      (
        "goal add Trip --target 900USD --deadline 2027-01-01",
        "there is no rate for USD/EUR", "cst rate set USD/EUR RATE", true
      ),
    ])
  func holdsWhereItIsGiven(
    _ change: String, _ words: String, _ tip: String, _ holds: Bool
  ) throws {
    let shown = stage.run("cst \(change) -n")
    #expect(shown.err.contains(words), "\(shown.err)")
    #expect(shown.err.contains(tip) == holds, "\(shown.err)")
    let refused = stage.run("cst \(change) --strict")
    #expect(refused.status == .warned)
    if !holds {
      #expect(
        refused.err.hasSuffix(
          "  tip: leave --strict out to go on all the same\n"),
        "\(refused.err)")
    }
    let tried = stage.run(["try", change])
    #expect(tried.err.contains(tip) == holds, "\(tried.err)")
    #expect(stage.run("cst \(change)").err.contains(tip))
  }

  /// A goal that has ended gets no share, so none is offered.
  @Test func anEndedGoalIsOfferedNoShare() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add Bank --currency EUR --balance 100 --date 2026-01-01")
    for line in [
      "goal add Car --target 900EUR --deadline 2027-01-01 --today 2026-02-05",
      "alloc set 50EUR --asset bank --goal car --today 2026-02-05",
      "goal cancel car --yes --today 2026-02-10",
    ] {
      try stage.must("cst \(line)")
    }
    let told = stage.run(
      "cst tx deposit 10 --asset bank --goal car --date 2026-02-01")
    #expect(told.err.contains("the share of \"Car\" was set on"))
    #expect(!told.err.contains("cst alloc set"), "\(told.err)")
  }
}
