import SavingsCLI
import Support
import Testing

/// What goes where, and how the program ends.
@Suite struct StreamTests {
  @Test func answersAndMessagesKeepApart() throws {
    let stage = try Stage.demo()
    let answer = stage.run("cst plan")
    #expect(!answer.out.isEmpty)
    #expect(answer.err.isEmpty)
    let failure = stage.run("cst goal show nope")
    #expect(failure.out.isEmpty)
    #expect(!failure.err.isEmpty)
    let both = stage.run("cst plan --today 2026-09-01")
    #expect(both.out.contains("Required this month"))
    #expect(both.err.hasPrefix("warning: "))
    #expect(both.status == .success)
    #expect(stage.run("cst plan --today 2026-09-01 --strict").status == .warned)
  }

  @Test(
    arguments: [
      ("cst --nope", ExitCode.usage), ("cst nope", .usage),
      ("cst --format tsv", .usage),
      ("cst goal", .usage),
      ("cst goal show nope", .notFound), ("cst tx show 00000000", .notFound),
      ("cst asset show nope", .notFound),
      ("cst rate delete EUR/USD", .notFound),
      ("cst goal show 5b0c", .notFound),
      ("cst goal delete new-car", .refused),
      ("cst goal reopen new-car", .refused),
      ("cst alloc set 90% --asset savings --goal new-car", .refused),
      ("cst plan --file nowhere.json", .data),
      ("cst tx withdraw 99999 --asset savings --strict", .warned),
      ("cst budget 1500EUR --check", .no),
      ("cst budget 1700EUR --check", .success), ("cst plan", .success),
      ("cst", .success), ("cst help", .success),
    ])
  func everyClassHasItsStatus(_ line: String, _ status: ExitCode) throws {
    let stage = try Stage.demo()
    let before = stage.stored
    let outcome = stage.run(line)
    #expect(outcome.status == status, "\(outcome)")
    #expect(stage.stored == before)
  }

  @Test func anEmptyListIsASuccess() throws {
    let stage = try Stage()
    for noun in ["goal", "asset", "tx", "alloc", "rate", "settings"] {
      for form in [
        "", "--json", "--format tsv", "--format csv", "--accessible",
      ] {
        let outcome = stage.run("cst \(noun) list \(form)")
        #expect(outcome.status == .success, "\(noun) \(form)")
        #expect(outcome.err == "")
        #expect(outcome.out != "")
      }
    }
    #expect(try stage.home.contents().isEmpty)
  }

  @Test func quietConfirmsNothing() throws {
    let stage = try Stage.demo()
    let quiet = stage.run("cst save 5 --goal laptop --asset dollar-account -q")
    #expect(quiet.out == "")
    #expect(quiet.err == "")
    #expect(quiet.status == .success)
    #expect(stage.run("cst plan -q").out == stage.run("cst plan").out)
    let applied = stage.run("cst flex --adjust 0.5 --apply -q")
    #expect(applied.isSaved)
    #expect(applied.out.contains("TOTAL"))
    #expect(!applied.out.contains("Undo with"))
    #expect(stage.run("cst goal show nope -q").err.hasPrefix("error: "))
    #expect(
      stage.run("cst save 5 --goal laptop --asset dollar-account -q --json")
        .out.hasPrefix("{"))
  }

  /// What was so before is confirmed like what is new.
  @Test func quietConfirmsNothingWhereNothingIsNew() throws {
    let stage = try Stage.demo()
    try stage.must("cst settings set payday 25")
    let rates = "\(stage.home.path)/rates.csv"
    try writeFile(
      Array("date,base,quote,rate\n2026-03-08,BTC,EUR,81000\n".utf8), rates)
    try stage.must("cst rate import \(rates)")
    try writeFile(fileBytes(stage.path), "\(stage.home.path)/copy.json")
    for line in [
      "settings set payday 25", "rate import \(rates)",
      "alloc clear --asset yen-cash --goal new-car",
      "merge \(stage.home.path)/copy.json",
    ] {
      #expect(try stage.must("cst \(line) -q") == "", "\(line)")
      #expect(try stage.must("cst \(line)") != "", "\(line)")
      #expect(try stage.must("cst \(line) -q -n") != "", "\(line)")
    }
  }

  @Test func whatWentWrongStandsLast() throws {
    let warned = try Stage.demo().run("cst plan --today 2026-09-01")
    let lines = warned.unprinted(for: "no space").err.split(separator: "\n")
    #expect(lines.first?.hasPrefix("warning: ") == true)
    #expect(lines.last?.hasPrefix("  tip: look where") == true)
  }

  @Test func adviceIsForATerminal() throws {
    var stage = try Stage.demo()
    let lines = [
      "cst goal show laptop", "cst asset add Box --currency EUR",
      "cst tx list --since 2099-01-01",
    ]
    for line in lines { #expect(!stage.run(line).out.contains("Next:")) }
    stage = try Stage.demo()
    stage.screen = .init(isTerminal: true, width: 80)
    for line in lines { #expect(stage.run(line).out.contains("\nNext: ")) }
  }

  @Test func aPipeGetsNamesWhole() throws {
    var stage = try Stage.demo()
    let name = String(repeating: "Emergency fund ", count: 7) + "for all of us"
    stage.run(["goal", "edit", "emergency-fund", "--name", name])
    let rows = stage.run("cst goal list").out.split(separator: "\n")
    #expect(rows.count { $0.contains(name) } == 1)
    stage.screen = .init(isTerminal: true, width: 80)
    let lines = stage.run("cst goal list").out.split(separator: "\n")
    #expect(lines.contains { $0.contains("...") })
  }
}
