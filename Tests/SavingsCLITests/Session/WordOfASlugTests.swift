import SavingsCLI
import Support
import Testing

/// A goal or an asset is found by a word of its slug, where nothing changes.
@Suite struct WordOfASlugTests {
  @Test(
    arguments: [
      ("goal show car", "goal show new-car", "car", "new-car"),
      ("goal show CAR", "goal show new-car", "CAR", "new-car"),
      ("goal show new", "goal show new-car", "new", "new-car"),
      ("goal show new-c", "goal show new-car", "new-c", "new-car"),
      ("explain fund", "explain emergency-fund", "fund", "emergency-fund"),
      ("plan --goal car", "plan --goal new-car", "car", "new-car"),
      (
        "tx list --asset sav", "tx list --asset savings", "sav",
        "savings"
      ),
      ("asset show cash", "asset show yen-cash", "cash", "yen-cash"),
      ("goal show 日本", "goal show 日本旅行", "日本", "日本旅行"),
      (
        "flex --adjust 0.5 --protect car",
        "flex --adjust 0.5 --protect new-car", "car", "new-car"
      ),
    ])
  func isTakenAndSaid(
    _ short: String, _ full: String, _ typed: String, _ slug: String
  ) throws {
    let stage = try Stage.demo()
    var expected = stage.run("cst \(full)")
    #expect(expected.status == .success)
    expected.err = "note: \(typed) is taken for \(slug)\n" + expected.err
    #expect(stage.run("cst \(short)") == expected)
    let json = stage.run("cst \(short) --json")
    #expect(json.out == stage.run("cst \(full) --json").out)
    #expect(json.err.hasPrefix("note: \(typed) is taken for \(slug)\n"))
  }

  @Test(
    arguments: [
      "goal edit car --note x", "goal edit car --note x -n",
      "goal finish car --yes", "plan skip car", "plan set car 5EUR",
      "save 5EUR --goal car", "flex --adjust 0.5 --protect car --apply --yes",
      "tx deposit 5EUR --asset savings --goal car",
      "alloc set 1% --asset savings --goal car",
    ])
  func aChangeOnlyNamesIt(_ line: String) throws {
    let stage = try Stage.demo()
    let before = stage.stored
    let outcome = stage.run("cst \(line)")
    #expect(outcome.status == .notFound)
    #expect(
      outcome.err == """
        error: no goal matches "car"
          tip: a similar one exists: new-car

        """)
    #expect(stage.stored == before)
  }

  @Test func aCandidateIsNamedOnce() throws {
    let outcome = try Stage.demo().run("cst goal finish new-ca --json")
    #expect(outcome.err.contains(#""candidates":["new-car"],"#))
  }

  @Test func ofSeveralNoneIsTaken() throws {
    let stage = try Stage.demo()
    try stage.must("cst goal add 'Old car' --target 5EUR --deadline +1y")
    for line in ["goal show car", "goal edit car --note x"] {
      let outcome = stage.run("cst \(line)")
      #expect(outcome.status == .notFound)
      #expect(
        outcome.err == """
          error: more than one goal matches "car"
            tip: write one of these: new-car, old-car

          """)
    }
    // A whole name or slug goes before any word.
    try stage.must("cst goal add Car --target 5EUR --deadline +1y")
    #expect(stage.run("cst goal show car").err == "")
  }

  @Test(arguments: ["ar", "w-car", "-car", "car-", "", "carx"])
  func onlyBeginningsOfWordsCount(_ typed: String) throws {
    let outcome = try Stage.demo().run(["goal", "show", "--", typed])
    #expect(outcome.status == .notFound, "\(outcome)")
  }
}
