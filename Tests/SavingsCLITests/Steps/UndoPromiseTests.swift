import SavingsCLI
import SavingsCore
import Support
import Testing

@Suite struct UndoPromiseTests {
  /// Twenty changes of any kind, and the store after each of them.
  private func story(_ stage: Stage, seed: Int) throws -> [[String]] {
    var dice = SplitMix64(seed: seed)
    try stage.must("cst asset add Jar --currency EUR --balance 900EUR")
    try stage.must("cst goal add Boat --target 5000EUR --deadline 2027-06-01")
    var states = [try stage.records()]
    var tries = 0
    while states.count <= 20 {
      tries += 1
      try #require(tries < 2000, "the dice find nothing to change")
      let line = dice.command(turn: tries)
      guard stage.run("cst \(line)").isSaved else { continue }
      states.append(try stage.records())
    }
    return states
  }

  @Test(arguments: [1, 2])
  func undoLeadsBackAndRedoForthAgain(seed: Int) throws {
    let stage = try Stage(today: "2026-03-10")
    let states = try story(stage, seed: seed)
    for state in states.dropLast().reversed() {
      try stage.must("cst undo")
      try #require(try stage.records() == state)
    }
    for state in states.dropFirst() {
      try stage.must("cst redo")
      try #require(try stage.records() == state)
    }
    #expect(stage.run("cst redo").status == .refused)
    try stage.must("cst undo 20")
    #expect(try stage.records() == states[0])
    try stage.must("cst redo 20")
    #expect(try stage.records() == states[20])
    #expect(try stage.text().contains("\"revision\": 64,"))
    #expect(stage.run("cst check").status != .data)
  }

  @Test func undoSaysWhatCameBack() throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Jar --currency EUR --balance 900EUR")
    try stage.must("cst goal add Boat --target 5000EUR --deadline 2027-06-01")
    try stage.must("cst alloc set 50% --asset jar --goal boat")
    try stage.must("cst goal delete boat --yes")
    #expect(
      try stage.must("cst undo")
        == """
        Undid change 4 (goal delete boat --yes): 1 goal and 1 allocation are \
        back.
        Redo with: cst redo

        """)
    let refused = stage.run("cst undo 9")
    #expect(refused.status == .refused)
    #expect(refused.err.contains("9 changes cannot be undone"))
  }
}

extension SplitMix64 {
  /// A command that may or may not be possible just now.
  mutating func command(turn: Int) -> String {
    let goal = one(of: ["boat", "house", "trip"])
    let asset = one(of: ["jar", "bank"])
    let amount = "\(number(1...90)).\(number(10...99))EUR"
    return one(of: [
      "goal add House --target \(amount) --deadline 2027-0\(1 + turn % 9)-05",
      "goal add Trip --target 100USD --deadline +1y --emoji ✈️",
      "goal edit \(goal) --target 4\(amount)", "goal delete \(goal) --yes",
      "goal finish \(goal) --yes", "goal reopen \(goal)",
      "asset add Bank --currency EUR", "asset delete \(asset) --yes",
      "asset edit \(asset) --note note-\(turn)",
      "alloc set \(turn % 9)% --asset \(asset) --goal \(goal) --yes",
      "save \(amount) --goal \(goal) --asset \(asset)",
      "tx deposit \(amount) --asset \(asset) --date 2026-0\(1 + turn % 3)-07",
      "tx withdraw 1EUR --asset \(asset)",
      "tx transfer \(amount) --from \(asset) --to \(one(of: ["jar", "bank"]))",
      "asset reconcile \(asset) --balance 5\(amount)",
      "plan set \(goal) \(amount)", "plan skip \(goal)", "plan reset \(goal)",
      "rate set USD/EUR 0.9\(turn % 9)", "rate delete USD/EUR",
      "settings set payday \(1 + turn % 28)", "settings unset payday",
    ])
  }
}
