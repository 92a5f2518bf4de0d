import CommandGrammar
import SavingsCLI
import Support
import Testing

/// How commands are called.
@Suite struct CommandWordTests {
  @Test func aBareNounListsItsVerbs() throws {
    let stage = try Stage()
    for (noun, _) in grammar.nouns where !commandNames.contains(noun) {
      let outcome = stage.run([noun])
      #expect(outcome.status == .usage)
      #expect(outcome.out == "")
      for verb in grammar.words(after: [noun]) {
        #expect(outcome.err.contains(verb), "\(outcome.err)")
      }
    }
  }

  @Test func noWordIsShortened() throws {
    let stage = try Stage.demo()
    for command in grammar.commands {
      let last = command.words[command.words.count - 1]
      let cut = Array(command.words.dropLast()) + [String(last.dropLast())]
      guard !commandNames.contains(cut.joined(separator: " ")) else { continue }
      let outcome = stage.run(cut)
      #expect(outcome.status == .usage, "\(cut)")
      #expect(outcome.err.contains(command.name), "\(cut): \(outcome.err)")
    }
  }

  @Test(
    arguments: [
      ("cst goal add Boat --by 2027-06-01", "--deadline"),
      ("cst goal add Boat --cost 500", "--target"),
      ("cst goal add Boat --date 2027-06-01", "--deadline"),
      ("cst goal edit new-car --memo x", "--note"),
      ("cst save 30 --for new-car", "--goal"),
      ("cst tx withdraw 30 --from savings", "--asset"),
      ("cst asset add Giro --initial 100EUR", "--balance"),
      ("cst goal delete new-car --force", "--yes"),
    ]
  ) func aSynonymLeadsToTheOption(typed: String, meant: String) throws {
    let outcome = try Stage.demo().run(typed)
    #expect(outcome.status == .usage)
    #expect(
      outcome.err.hasSuffix("tip: a similar one exists: \"\(meant)\"\n"),
      "\(outcome.err)")
  }

  @Test func everySynonymLeadsSomewhere() {
    let words =
      grammar.commands.flatMap(\.words) + grammar.nouns.map(\.0)
      + commandNames
    let options =
      (grammar.everywhere + grammar.onChanges
      + grammar.commands.flatMap(\.options)).map(\.title)
    #expect(grammar.synonyms.count > 80)
    for (tried, meant) in grammar.synonyms {
      for other in meant {
        #expect((words + options).contains(other), "\(tried): \(other)")
      }
    }
  }

  @Test func aliasesAreAsGoodAsTheWord() throws {
    let stage = try Stage.demo()
    for (typed, meant) in [
      ("cst transaction list", "cst tx list"),
      ("cst allocation ls", "cst alloc list"), ("cst goal ls", "cst goal list"),
      ("cst rate rm BTC/EUR -n", "cst rate delete BTC/EUR -n"),
    ] {
      #expect(stage.run(typed) == stage.run(meant))
      #expect(stage.run(typed).status == .success)
    }
  }

  @Test(
    arguments: [
      ("cst goal remove new-car", "cst goal delete new-car"),
      ("cst goal update new-car", "cst goal edit new-car"),
      ("cst goal view new-car", "cst goal show new-car"),
      ("cst goal create", "cst goal add"),
      ("cst goal new", "cst goal add"),
      ("cst asset del savings", "cst asset delete savings"),
      ("cst rate remove BTC/EUR", "cst rate delete BTC/EUR"),
      ("cst alloc remove", "cst alloc clear"),
      ("cst alloc rm", "cst alloc clear"),
      ("cst alloc unset --asset savings", "cst alloc clear --asset savings"),
      ("cst alloc show", "cst alloc list"), ("cst rate edit", "cst rate set"),
      ("cst plan unset new-car", "cst plan reset new-car"),
      ("cst history", "cst log"), ("cst revert", "cst undo"),
      ("cst settings update payday 25", "cst settings set payday 25"),
      ("cst goal close laptop", "cst goal finish laptop"),
      ("cst goals list", "cst goal list"),
      ("cst config list", "cst settings list"),
      ("cst account list", "cst asset list"),
      ("cst wallet list", "cst asset list"),
      (
        "cst withdraw 5EUR --asset savings",
        "cst tx withdraw 5EUR --asset savings"
      ),
      (
        "cst reconcile savings --balance 5EUR",
        "cst asset reconcile savings --balance 5EUR"
      ),
      (
        "cst transfer 5EUR --from a --to b",
        "cst tx transfer 5EUR --from a --to b"
      ),
      ("cst finish laptop", "cst goal finish laptop"),
      ("cst goals", "cst goal list"), ("cst rates", "cst rate list"),
      ("cst wallet", "cst asset list"), ("cst config", "cst settings list"),
      (
        "cst tx add 50EUR --asset savings",
        "cst tx deposit 50EUR --asset savings"
      ),
      (
        "cst tx create 50EUR --asset savings",
        "cst tx deposit 50EUR --asset savings"
      ),
      ("cst rate add BTC/EUR 5", "cst rate set BTC/EUR 5"),
      (
        "cst alloc add 5% --asset savings --goal new-car",
        "cst alloc set 5% --asset savings --goal new-car"
      ),
      (
        "cst asset create Jar --currency EUR",
        "cst asset add Jar --currency EUR"
      ),
      ("cst plan unskip new-car", "cst plan reset new-car"),
      ("cst plan unprotect laptop", "cst plan flexible laptop"),
      ("cst goal uncancel laptop", "cst goal reopen laptop"),
      ("cst month unclose 2026-02", "cst month reopen 2026-02"),
      ("cst tx undelete 5b0c", "cst undo\""), ("cst balance", "cst asset list"),
      ("cst settings reset currency", "cst settings unset currency"),
      ("cst settings get payday", "cst settings list\""),
      ("cst rate show BTC/EUR", "cst rate list\""),
      ("cst tx select 5b0c", "cst tx show 5b0c"),
    ])
  func aSynonymLeadsToTheVerb(_ typed: String, _ meant: String) throws {
    let stage = try Stage.demo()
    let before = try stage.home.contents()
    let outcome = stage.run(typed)
    #expect(outcome.status == .usage)
    let tip = outcome.err.split(separator: "\n").last ?? ""
    #expect(tip.hasPrefix("  tip: "))
    #expect(tip.contains("\"\(meant)"), "\(typed): \(tip)")
    #expect(try stage.home.contents() == before)
  }

  /// A word that begins otherwise and has another slip is no slip: it may be
  /// the opposite of what it is taken for.
  @Test(arguments: ["goal elect laptop", "goal unedit x", "tx unshow 5b0c"])
  func anotherWordIsNoSlip(_ line: String) throws {
    let stage = try Stage.demo()
    let words = line.split(separator: " ")
    let outcome = stage.run("cst \(line)")
    #expect(outcome.status == .usage)
    #expect(
      outcome.err.hasSuffix("with: cst help \(words[0])\n"), "\(outcome.err)")
  }

  private let commandNames = Set(grammar.commands.map(\.name))

  /// What is told to do next would work.
  @Test(
    arguments: [
      (
        "cst plan skip new-car laptop", "one at a time: cst plan skip new-car"
      ),
      ("cst plan skip New car", "quote what belongs together: 'New car'"),
      (
        "cst asset edit savings --balance 5EUR",
        "\"asset reconcile\" has it: cst asset reconcile savings --balance "
          + "5EUR"
      ),
      (
        "cst goal finish laptop --date yesterday",
        "\"save\", \"asset add\" and \"asset reconcile\" have it, among "
          + "others: see cst help save"
      ),
      (
        "cst save 50 new-car --date 2026-03-01 -n",
        "did you mean \"cst save 50 --goal new-car --date 2026-03-01 -n\"?"
      ),
      (
        "cst save 50 savings --goal new-car",
        "did you mean \"cst save 50 --asset savings --goal new-car\"?"
      ),
      (
        "cst asset edit savings --date 2026-03-01",
        "\"asset reconcile\" has it: see cst help asset reconcile"
      ),
      (
        "cst plan set -Boat 5EUR",
        "if it is a name, write it behind --: cst plan set -- -Boat 5EUR"
      ),
      (
        "cst plan set -new-car 5 -q",
        "if it is a name, write it behind --: cst plan set -q -- -new-car 5"
      ),
      (
        "cst goal show -new-car",
        "if it is a name, write it behind --: cst goal show -- -new-car"
      ),
      (
        "cst create",
        "similar ones exist: \"goal add\", \"asset add\" and \"plan set\""
      ),
      (
        "cst rate set USD 0.92",
        "did you mean \"cst rate set USD/EUR 0.92\"?"
      ),
      (
        "cst rate set EUR 1.08",
        "write the one that is priced first: BTC/EUR"
      ),
      (
        "cst save 5EUR --goal New car",
        "did you mean \"cst save 5EUR --goal 'New car'\"?"
      ),
      (
        "cst goal edit new-car --name=Old car --note hi",
        "did you mean \"cst goal edit new-car --name 'Old car' --note hi\"?"
      ),
      (
        "cst tx list --asset=savings savings",
        "did you mean \"cst tx list --asset=savings --goal savings\"?"
      ),
      (
        "cst try budget 'save 5EUR --goal laptop'",
        "ask it instead: --ask budget, or add --apply to it"
      ),
      (
        "cst try flex --to 1500EUR",
        "quote each change: cst try 'flex --to 1500EUR'"
      ),
      (
        "cst tx deposit 5EUR --asset=savings 2026-01-01",
        "did you mean \"cst tx deposit 5EUR --asset=savings --date 2026-01-01\"?"
      ),
      (
        "cst rate set USD/EUR abc",
        "write what 1 of the first currency is worth in the second, a number "
          + "above 0"
      ),
      ("cst save 5 -n", "for example: cst save 5 -n --goal GOAL"),
      (
        "cst save 5EUR --today 2026-02-01 --note 'to do' --asset savings",
        "for example: cst save 5EUR --today 2026-02-01 --note 'to do' "
          + "--asset savings --goal GOAL"
      ),
      ("cst save -- 5", "for example: cst save 5 --goal GOAL"),
      (
        "cst asset reconcile --balance 5",
        "for example: cst asset reconcile --balance 5 ASSET"
      ),
      ("cst rate delete", "for example: cst rate delete PAIR"),
      (
        "cst alloc set",
        "for example: cst alloc set 60% --asset ASSET --goal GOAL"
      ),
      ("cst save -n", "for example: cst save 250EUR --goal GOAL --dry-run"),
      ("cst rate delete -n", "for example: cst rate delete PAIR --dry-run"),
      ("cst goal show", "for example: cst goal show emergency-fund"),
      (
        "cst settings set payday=3",
        "for example: cst settings set payday 3"
      ),
      (
        "cst rate set BTC/EUR=82000 -n",
        "for example: cst rate set BTC/EUR 82000 -n"
      ),
      (
        "cst import a.csv b.csv",
        "one at a time: cst import a.csv; "
          + "or quote what belongs together: 'a.csv b.csv'"
      ),
      (
        "cst merge a.json b.json",
        "one at a time: cst merge a.json; "
          + "or quote what belongs together: 'a.json b.json'"
      ),
      (
        "cst import my file.csv", "quote what belongs together: 'my file.csv'"
      ),
      (
        "cst goal rename new-car Van",
        "did you mean \"cst goal edit new-car --name Van\"?"
      ),
      (
        "cst asset rename savings 'Rainy days' -n",
        "did you mean \"cst asset edit savings --name 'Rainy days' -n\"?"
      ),
      (
        "cst goal new-car --ascii",
        "did you mean \"cst goal show new-car --ascii\"?"
      ),
      ("cst asset savings", "did you mean \"cst asset show savings\"?"),
      (
        "cst transaction 5b0c6c1e-6f0a",
        "did you mean \"cst transaction show 5b0c6c1e-6f0a\"?"
      ),
      ("cst goal frob", "see every command with: cst help goal"),
      (
        "cst chart days new-car",
        "did you mean \"cst chart days --goal new-car\"?"
      ),
      (
        "cst tx list savings",
        "for example: cst tx list --asset savings --since 2026-01-01"
      ),
      ("cst --nope", "see its options with: cst help options"),
      ("cst -j", "see its options with: cst help options"),
      ("cst goal delete laptop --force", "a similar one exists: \"--yes\""),
      ("cst plan -q=1", "write just -q"),
      (
        "cst try 'goal cancel laptop' --ask",
        "for example: --ask 'budget 1500EUR'"
      ),
      (
        "cst try save 5 --goal new-car",
        "quote each change: cst try 'save 5 --goal new-car'"
      ),
      (
        "cst try goal cancel laptop --ask plan",
        "quote each change: cst try 'goal cancel laptop' --ask plan"
      ),
      (
        "cst save 5 EUR --goal new-car",
        "quote what belongs together: '5 EUR'"
      ),
      (
        "cst goal add Bike 300 EUR 2027-01-01",
        "did you mean \"cst goal add Bike --target 300EUR "
          + "--deadline 2027-01-01\"?"
      ),
      (
        "cst goal add Bike 300 +1y",
        "did you mean \"cst goal add Bike --target 300 --deadline +1y\"?"
      ),
      ("cst goal add Bike 300", "quote what belongs together: 'Bike 300'"),
      (
        "cst goal add 'Rainy day' 5000",
        "did you mean \"cst goal add 'Rainy day' --target 5000\"?"
      ),
      (
        "cst goal add 'Rainy day' 5000 --target 30",
        "see how it is typed: cst help goal add"
      ),
      (
        "cst goal add Bike 2 300EUR",
        "see how it is typed: cst help goal add"
      ),
      (
        "cst alloc set 50% giro car",
        "did you mean \"cst alloc set 50% --asset giro --goal car\"?"
      ),
      (
        "cst tx transfer giro savings 50EUR -n",
        "did you mean \"cst tx transfer --from giro --to savings 50EUR -n\"?"
      ),
      (
        "cst goal edit new-car deadline 2027-12-01",
        "did you mean \"cst goal edit new-car --deadline 2027-12-01\"?"
      ),
      (
        "cst goal edit new-car deadline --note x 2027-12-01",
        "one at a time: cst goal edit new-car --note x"
      ),
      (
        "cst alloc set giro 50% car",
        "did you mean \"cst alloc set --asset giro 50% --goal car\"?"
      ),
      (
        "cst tx transfer giro savings car",
        "see how it is typed: cst help tx transfer"
      ),
      (
        "cst tx transfer 50EUR 60EUR giro",
        "see how it is typed: cst help tx transfer"
      ),
      (
        "cst alloc set 50% goal car",
        "did you mean \"cst alloc set 50% --goal car\"?"
      ),
      (
        "cst tx deposit 50EUR asset",
        "see how it is typed: cst help tx deposit"
      ),
      (
        "cst goal edit new-car deadline +1y deadline +2y",
        "quote what belongs together: 'new-car deadline +1y deadline +2y'"
      ),
      (
        "cst goal edit new-car target 300 --target 400",
        "one at a time: cst goal edit new-car --target 400"
      ),
      (
        "cst plan skip laptop dry-run",
        "did you mean \"cst plan skip laptop --dry-run\"?"
      ),
      (
        "cst save 50 left --goal laptop",
        "see how it is typed: cst help save"
      ),
      (
        "cst goal add Bike 2 300.50",
        "quote what belongs together: 'Bike 2 300.50'"
      ),
      (
        "cst goal add 'Rainy day' ''",
        "see how it is typed: cst help goal add"
      ),
      ("cst goal list all", "did you mean \"cst goal list --all\"?"),
      (
        "cst goal new-car edit --note x",
        "did you mean \"cst goal edit new-car --note x\"?"
      ),
      (
        "cst plan new-car set 300",
        "did you mean \"cst plan set new-car 300\"?"
      ),
      (
        "cst asset add Giro EUR",
        "did you mean \"cst asset add Giro --currency EUR\"? "
          + "Or quote what belongs together: 'Giro EUR'"
      ),
      (
        "cst goal add Audi A3 --target 9000EUR",
        "quote what belongs together: 'Audi A3'"
      ),
      (
        "cst goal add Sofa 2y --target 900EUR --deadline +1y",
        "quote what belongs together: 'Sofa 2y'"
      ),
      (
        "cst goal add Reise USA 900EUR",
        "see how it is typed: cst help goal add"
      ),
      (
        "cst goal add Bike 300 EUR USD",
        "see how it is typed: cst help goal add"
      ),
      (
        "cst asset add Mein Giro 500EUR --currency EUR",
        "see how it is typed: cst help asset add"
      ),
      (
        "cst asset add Depot 1000EUR",
        "did you mean \"cst asset add Depot --balance 1000EUR\"?"
      ),
      (
        "cst asset edit savings 500EUR",
        "see how it is typed: cst help asset edit"
      ),
      (
        "cst tx edit 5b0c6c1e yesterday",
        "did you mean \"cst tx edit 5b0c6c1e --date yesterday\"?"
      ),
      (
        "cst asset edit savings USD",
        "did you mean \"cst asset edit savings --currency USD\"? "
          + "Or quote what belongs together: 'savings USD'"
      ),
      (
        "cst goal add City-trip USA",
        "did you mean \"cst goal add City-trip --currency USA\"? "
          + "Or quote what belongs together: 'City-trip USA'"
      ),
      (
        "cst asset show Depot 2 ETF",
        "quote what belongs together: 'Depot 2 ETF'"
      ),
      (
        "cst goal edit new-car USD",
        "did you mean \"cst goal edit new-car --currency USD\"?"
      ),
      (
        "cst asset reconcile savings 900EUR yesterday",
        "did you mean \"cst asset reconcile savings --balance 900EUR "
          + "--date yesterday\"?"
      ),
    ])
  func theTipIsRight(_ typed: String, _ tip: String) throws {
    let outcome = try Stage.demo().run(typed)
    #expect(outcome.status == .usage)
    #expect(outcome.err.hasSuffix("\n  tip: \(tip)\n"), "\(outcome.err)")
  }

  /// An option is named as it was typed.
  @Test(
    arguments: [
      ("cst log -n 5", "\"cst log\" has no option \"-n\""),
      ("cst log --dry-run", "\"cst log\" has no option \"--dry-run\""),
    ])
  func anOptionIsNamedAsItWasTyped(_ typed: String, _ words: String) throws {
    let err = try Stage.demo().run(typed).err
    #expect(err.contains(words), "\(err)")
  }

  /// Who only looks is led to nothing that changes something at once.
  @Test(
    arguments: [
      ("cst rate set BTC 5 -n", "\"cst rate set BTC/EUR 5 --dry-run\""),
      (
        "cst goal finish new-car laptop --dry-run",
        ": cst goal finish new-car --dry-run\n"
      ),
      ("cst goal delete --dry-run", ": cst goal delete GOAL --dry-run\n"),
    ])
  func aDryRunStaysOne(_ typed: String, _ words: String) throws {
    let stage = try Stage.demo()
    let err = stage.run(typed).err
    #expect(err.contains(words), "\(err)")
  }

  /// Nor is who only asks with a command that can change something.
  @Test func whoOnlyAsksIsLedToNoChange() throws {
    let stage = try Stage.withAGoal()
    for line in [
      "cst budget --currency USD", "cst flex --adjust 50% --date yesterday",
      "cst check --left", "cst budget --balance 500EUR",
      "cst flex --adjust 50% --chain bitcoin",
    ] {
      let refused = stage.run(line)
      #expect(refused.status == .usage)
      for noun in ["asset", "save", "tx", "goal", "alloc", "settings"] {
        #expect(!refused.err.contains(": cst \(noun)"), "\(refused.err)")
      }
    }
    // Who applies it changes something.
    #expect(
      stage.run("cst flex --adjust 50% --apply --date yesterday").err
        .contains(": cst "))
  }
}
