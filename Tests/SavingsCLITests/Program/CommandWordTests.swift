import CommandGrammar
import SavingsCLI
import Support
import Testing

/// How commands are called.
@Suite struct CommandWordTests {
  @Test func aBareNounListsItsVerbs() throws {
    let stage = try Stage()
    for noun in grammar.nouns where !commandNames.contains(noun.name) {
      let outcome = stage.run([noun.name])
      #expect(outcome.status == .usage)
      #expect(outcome.out == "")
      for verb in grammar.verbs(of: noun.name) {
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
      ("cst settings update payday 25", "cst settings set payday 25"),
      ("cst goal close laptop", "cst goal finish laptop"),
      ("cst goals list", "cst goal list"),
      ("cst config list", "cst settings list"),
      ("cst account list", "cst asset list"),
      ("cst wallet list", "cst asset list"),
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

  private let commandNames = Set(grammar.commands.map(\.name))
}
