import SavingsCLI
import SavingsCore
import Testing

@Suite struct UndoPromiseTests {
  /// Twenty changes of any kind, and the store after each of them.
  private func story(_ desk: Desk, seed: Int) throws -> [[String]] {
    var dice = Dice(seed)
    try desk.must("asset add Jar --currency EUR --balance 900EUR")
    try desk.must("goal add Boat --target 5000EUR --deadline 2027-06-01")
    var states = [try desk.records()]
    var tries = 0
    while states.count <= 20 {
      tries += 1
      try #require(tries < 2000, "the dice find nothing to change")
      let line = dice.command(turn: tries)
      guard desk.run(line).isSaved else { continue }
      states.append(try desk.records())
    }
    return states
  }

  @Test(arguments: [1, 2])
  func undoLeadsBackAndRedoForthAgain(seed: Int) throws {
    let desk = try Desk()
    let states = try story(desk, seed: seed)
    for state in states.dropLast().reversed() {
      try desk.must("undo")
      try #require(try desk.records() == state)
    }
    for state in states.dropFirst() {
      try desk.must("redo")
      try #require(try desk.records() == state)
    }
    #expect(desk.run("redo").status == .refused)
    try desk.must("undo 20")
    #expect(try desk.records() == states[0])
    try desk.must("redo 20")
    #expect(try desk.records() == states[20])
    #expect(try desk.text().contains("\"revision\": 64,"))
    #expect(desk.run("check").status != .data)
  }

  @Test func undoSaysWhatCameBack() throws {
    let desk = try Desk()
    try desk.must("asset add Jar --currency EUR --balance 900EUR")
    try desk.must("goal add Boat --target 5000EUR --deadline 2027-06-01")
    try desk.must("alloc set 50% --asset jar --goal boat")
    try desk.must("goal delete boat --yes")
    #expect(
      try desk.must("undo")
        == """
        Undid change 4 (goal delete boat --yes): 1 goal and 1 allocation are \
        back.
        Redo with: cst redo

        """)
    let refused = desk.run("undo 9")
    #expect(refused.status == .refused)
    #expect(refused.err.contains("9 changes cannot be undone"))
  }
}

extension Dice {
  /// A command that may or may not be possible just now.
  fileprivate mutating func command(turn: Int) -> String {
    let goal = pick(["boat", "house", "trip"])
    let asset = pick(["jar", "bank"])
    let amount = "\(1 + Int(next() % 90)).\(10 + Int(next() % 90))EUR"
    return pick([
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
      "asset reconcile \(asset) --balance 5\(amount)",
      "plan set \(goal) \(amount)", "plan skip \(goal)", "plan reset \(goal)",
      "rate set USD/EUR 0.9\(turn % 9)", "rate delete USD/EUR",
      "settings set payday \(1 + turn % 28)", "settings unset payday",
    ])
  }

  fileprivate mutating func pick(_ lines: [String]) -> String {
    lines[Int(next() % UInt64(lines.count))]
  }
}
