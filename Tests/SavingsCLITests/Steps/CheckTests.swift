import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

@Suite struct CheckTests {
  let stage: Stage

  init() throws {
    stage = try Stage.withAGoal()
    try stage.must("cst alloc set 60% --asset jar --goal boat")
    try stage.must("cst save 25EUR --goal boat --asset jar")
  }

  @Test func goodNewsIsWorthReading() throws {
    let out = try stage.must("cst check")
    #expect(
      out == """
        All is well with ~/.local/share/cst/savings.json.
        Read and checked: 1 goal, 1 asset, 1 allocation, 0 monthly plans, \
        0 rates, 2 transactions, after 4 changes.

        """)
  }

  /// Each: what is edited, behind a right checksum; the code of the finding;
  /// what it says; and what mends it.
  @Test(
    arguments: [
      (
        #""share":"60%""#, #""share":"160%""#, "damaged", "is not a share",
        "savings.json.bak"
      ),
      (
        #""amount":"25""#, #""amount":"-25""#, "damaged", "deposit cannot be",
        "savings.json.bak"
      ),
      (
        #""kind":"deposit","amount":"25""#,
        #""kind":"withdrawal","amount":"-9000""#, "overdrawn",
        "\"Jar\" is overdrawn", "cst asset reconcile jar --balance"
      ),
      (
        #""amount":"25""#, #""amount":"25.001""#, "too_fine",
        "finer than its currency: 25.001", "cst tx edit"
      ),
      (
        #""target":"5000""#, #""target":"5000.005""#, "too_fine",
        "the target of \"Boat\" is finer", "cst goal edit boat --target"
      ),
      (
        #""deadline":"2027-06-01""#, #""monthly":"50.005""#, "too_fine",
        "the monthly amount of \"Boat\" is finer",
        "cst goal edit boat --monthly"
      ),
      (
        #""share":"60%""#, #""share":"42.001""#, "too_fine",
        "the share of \"Boat\" in \"Jar\" is finer",
        "--asset jar --goal boat --since"
      ),
      (
        #""deadline":"2027-06-01""#, #""deadline":"2025-06-01""#,
        "deadline_before_start", "\"Boat\" is due on 2025-06-01",
        "cst goal edit boat --start"
      ),
      (
        #""target":"5000","currency":"EUR""#,
        #""target":"5000","currency":"USD""#, "missing_rate", "USD",
        "cst rate set"
      ),
    ])
  func names(
    _ old: String, _ new: String, _ code: String, _ words: String,
    _ mending: String
  ) throws {
    try stage.seal(old, new)
    try expect(code, words, mending)
  }

  /// Each: a name that no command takes, as a file can hold it, and what is
  /// said of it.
  @Test(
    arguments: [
      ("", "at least one character"), (" ", "at least one character"),
      (#"A\u001b[31mB"#, "cannot be seen"), (#"A\u202eB"#, "cannot be seen"),
      ("A\u{200B}B", "cannot be seen"), ("A\u{E0041}B", "cannot be seen"),
      (String(repeating: "a", count: 1_000_000), "there is room for 120"),
    ])
  func namesAnOddName(_ name: String, _ words: String) throws {
    try stage.seal(#""name":"Boat""#, #""name":"\#(name)""#)
    try stage.forget()
    try expect("odd_name", words, "cst goal edit boat --name")
    #expect(stage.run("cst check").out.count < 1000)
    try stage.must("cst goal edit boat --name Ship")
    try stage.must("cst check")
  }

  /// Each: a text that holds what nobody sees, the line that mends it, and
  /// whether it is said of the record.
  @Test(
    arguments: [
      ("note", "A\u{200B}B", "with --note: cst goal edit boat", true),
      ("note", #"A\u001b[31mB"#, "with --note: cst goal edit boat", true),
      ("link", "https://a.\u{AD}b", "with --link: cst goal edit boat", true),
      ("emoji", "a\u{E0061}", "with --emoji: cst goal edit boat", true),
      ("emoji", "two", "with --emoji: cst goal edit boat", true),
      (
        "match", String(repeating: "a", count: 121),
        "with --match: cst goal edit boat", true
      ),
      ("match", String(repeating: "a", count: 120), "", false),
      ("note", "Größe \u{645}\u{6CC}\u{200C}\u{62E}", "", false),
      ("emoji", "👩‍👩‍👧", "", false),
    ])
  func namesAnOddText(
    _ key: String, _ text: String, _ mending: String, _ isOdd: Bool
  ) throws {
    try stage.seal(
      #""flex":"flexible""#, #""flex":"flexible","\#(key)":"\#(text)""#)
    try stage.forget()
    let out = try stage.must("cst check")
    #expect(out.contains("the \(key) of the goal \"boat\"") == isOdd, "\(out)")
    if isOdd { #expect(out.contains(mending)) }
    #expect(!out.contains("\u{1B}") && !out.contains("\u{200B}"))
  }

  /// Each: a text of an account, and what writes it anew: of what imports
  /// remember that is an import.
  @Test(
    arguments: [
      ("note", "cst asset edit jar"), ("chain", "cst asset edit jar"),
      ("token", "cst asset edit jar"),
      ("account", "cst import FILE --asset jar"),
      ("columns", "cst import FILE --asset jar"),
      ("dates", "cst import FILE --asset jar"),
      ("decimal", "cst import FILE --asset jar"),
    ])
  func namesAnOddTextOfAnAsset(_ key: String, _ mending: String) throws {
    try stage.seal(
      #""slug":"jar""#, #""slug":"jar","\#(key)":"A\u001b[31mB""#)
    try stage.forget()
    let out = try stage.must("cst check")
    #expect(out.contains("the \(key) of the asset \"jar\""), "\(out)")
    #expect(out.contains("with --\(key): \(mending)"))
    #expect(!out.contains("\u{1B}"))
  }

  /// What a bank writes is looked at as well, and is no fault either.
  @Test func namesAnOddTextOfATransaction() throws {
    try stage.seal(
      #""kind":"deposit","amount":"25","goal":"#,
      #""kind":"deposit","amount":"25","counterparty":"A\u202eB","goal":"#)
    try stage.forget()
    let out = try stage.must("cst check")
    #expect(out.contains("the counterparty of the transaction"), "\(out)")
    #expect(out.contains("with --counterparty: cst tx edit"))
  }

  @Test func namesAPaletteThatNobodyKnows() throws {
    try stage.must("cst settings set palette mono")
    try stage.seal(#""palette":"mono""#, #""palette":"\u001b[31m""#)
    try stage.forget()
    try expect(
      "unknown_palette", "none that cst knows", "cst settings unset palette")
    #expect(!stage.run("cst check").out.contains("\u{1B}"))
    try stage.must("cst settings unset palette")
    try stage.must("cst check")
  }

  @Test func namesTheLastChangeAndTheWayOut() throws {
    try stage.seal(#""revision": 4"#, #""revision": 999999999999999"#)
    try expect("changes_used_up", "none can follow", "cst check --accept")
    let outcome = stage.run("cst save 1EUR --goal boat --asset jar")
    #expect(outcome.status == .failed)
    #expect(outcome.err.contains("cst check --accept"))
    try stage.edit(#""revision": 999999999999999"#, #""revision": 0"#)
    try stage.must("cst check --accept")
    try stage.must("cst save 1EUR --goal boat --asset jar")
  }

  @Test func whatNeedsNoSumsIsToldWhereTheyAreTooLarge() throws {
    for id in ["a", "b"] {
      try stage.must("cst tx deposit 9EUR --asset jar --external-id \(id)")
      try stage.seal(#""amount":"9""#, #""amount":"99999999999999999999""#)
    }
    #expect(stage.run("cst plan").status != .success)
    for list in ["settings", "rate"] { try stage.must("cst \(list) list") }
  }

  @Test func namesSharesOverTheWhole() throws {
    try stage.must("cst goal add House --target 10EUR --deadline +1y")
    try stage.must("cst alloc set 40% --asset jar --goal house")
    try stage.seal(#""share":"60%""#, #""share":"61%""#)
    try expect(
      "over_allocated", "\"Jar\" gives away more than 100% on 2026-03-10",
      "cst alloc set SHARE --asset jar")
  }

  @Test func namesAnExternalIDThatIsThereTwice() throws {
    try stage.must("cst tx deposit 5EUR --asset jar --external-id a1")
    try stage.must("cst tx deposit 6EUR --asset jar --external-id b2")
    try stage.seal(#""externalId":"b2""#, #""externalId":"a1""#)
    try expect("contradiction", "have the external id \"a1\"", "cp -p")
  }

  @Test func namesWhatWasEditedByHandAndHow() throws {
    try stage.edit(#""amount":"25""#, #""amount":"26""#)
    try expect("edited", "edited by hand, or damaged", "cst check --accept")
    #expect(stage.run("cst plan").status == .data)
    let accepted = try stage.must("cst check --accept")
    #expect(accepted.contains("Took the file as it is."))
    #expect(accepted.contains("Undo with: cst undo"))
    try stage.must("cst check")
  }

  @Test func aStaleRateIsANoteAndDoesNotCount() throws {
    try stage.must("cst goal add Trip --target 100USD --deadline +1y")
    try stage.must("cst rate set USD/EUR 0.9 --date 2025-01-01")
    let outcome = stage.run("cst check")
    #expect(outcome.status == .success)
    #expect(outcome.out.hasPrefix("All is well"))
    #expect(outcome.out.contains("note: "))
    let json = stage.run("cst check --json")
    #expect(json.status == .success)
    #expect(json.out.contains(#""severity": "note""#))
  }

  @Test func oneLineSaysWhatAndOneHowToMendIt() throws {
    try stage.seal(#""amount":"25""#, #""amount":"25.001""#)
    try FileManager.default.removeItem(atPath: stage.path + ".history")
    let out = stage.run("cst check").out
    let lines = out.split(separator: "\n")
    #expect(
      out.hasPrefix(
        """
        Found 1 thing to look at in ~/.local/share/cst/savings.json, and 1 \
        thing worth knowing:

        """))
    #expect(lines.dropFirst().first?.hasPrefix("  the transaction") == true)
    #expect(lines.dropFirst(2).first?.hasPrefix("    try: cst tx") == true)
  }

  @Test func whereThereIsNoStoreThatIsSaid() throws {
    let stage = try Stage()
    let new = stage.run("cst check")
    #expect(new.status == .success)
    #expect(
      new.out.hasPrefix(
        "There is no store at ~/.local/share/cst/savings.json yet"))
    #expect(new.out.contains("cst goal add"))
    #expect(stage.run("cst check --json").out.contains("\"findings\": []"))
    let named = stage.run("cst check --file nowhere.json")
    #expect(named.status == .data && named.out.isEmpty)
    #expect(named.err.contains("there is no file"))
  }

  @Test func aFileThatNeverWasAStoreIsLeftAlone() throws {
    let stage = try Stage()
    let path = stage.home.path + "/notes.txt"
    try "milk, bread\n".write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = stage.run("cst check --file \(path)")
    #expect(outcome.status == .no)
    #expect(outcome.out.contains("name yours with --file PATH"))
    #expect(
      !outcome.out.contains("chmod") && !outcome.out.contains("cst check"))
  }

  @Test func nothingIsTouchedByLooking() throws {
    try stage.edit(#""amount":"25""#, #""amount":"26""#)
    let before = try stage.text()
    stage.run("cst check")
    stage.run("cst check --accept --dry-run")
    #expect(try stage.text() == before)
  }

  private func expect(
    _ code: String, _ words: String, _ mending: String
  ) throws {
    let outcome = stage.run("cst check")
    #expect(outcome.status == .no)
    #expect(outcome.err == "")
    #expect(outcome.out.contains(words), "\(outcome.out)")
    #expect(outcome.out.contains(mending), "\(outcome.out)")
    let json = stage.run("cst check --json")
    #expect(json.status == .no)
    #expect(json.out.contains("\"code\": \"\(code)\""), "\(json.out)")
  }
}
