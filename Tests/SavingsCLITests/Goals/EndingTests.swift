import SavingsCLI
import Support
import Testing

/// What a goal gives up when it ends goes somewhere, and comes back as far as
/// it is there.
@Suite struct EndingTests {
  /// Two goals ask 1,500 each of an account that holds 2,000.
  private func stage() throws -> Stage {
    let stage = try Stage(today: "2026-02-05")
    try stage.must("cst asset add S --currency EUR --balance 3000")
    for name in ["A", "B"] {
      try stage.must("cst goal add \(name) --target 5000EUR --deadline +1y")
      try stage.must("cst alloc set 1500EUR --asset s --goal \(name)")
    }
    try stage.must("cst tx withdraw 1000 --asset s")
    return stage
  }

  @Test(arguments: [
    "goal cancel a", "goal delete a", "alloc clear --asset s --goal a",
  ])
  func whoHasMoreIsSaid(_ line: String) throws {
    let answer = try stage().must("cst \(line) --yes")
    #expect(
      answer.contains(
        "This goal has more now:\n  B: 1,000.00 EUR -> 1,500.00 EUR\n"))
  }

  @Test func whatFitsOfALostShareIsSet() throws {
    var stage = try stage()
    stage.today = try day("2026-02-06")
    try stage.must("cst goal cancel a --yes")
    let answer = try stage.must("cst goal reopen a")
    let line = "cst alloc set 500.00EUR --asset s --goal a"
    #expect(answer.contains("Set what fits: \(line)\n"))
    try stage.must(line)
    #expect(try stage.must("cst goal show a").contains("500.00 EUR"))
  }

  @Test func whereNothingIsFreeItIsSaidWhoHasIt() throws {
    var stage = try stage()
    stage.today = try day("2026-02-06")
    try stage.must("cst goal cancel a --yes")
    try stage.must("cst alloc set 2000EUR --asset s --goal b")
    let answer = try stage.must("cst goal reopen a")
    #expect(answer.contains("See who has it: cst asset show s\n"))
  }
}
