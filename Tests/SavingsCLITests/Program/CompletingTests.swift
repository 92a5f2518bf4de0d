import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// What a shell is offered.
struct CompletingTests {
  private func offers(_ words: [String], on stage: Stage) -> [String] {
    let outcome = stage.run(["__complete"] + words)
    #expect(outcome.status == .success)
    #expect(outcome.err == "")
    return outcome.out.split(separator: "\n").map(String.init)
  }

  /// Behind `=` fish completes a path only for what it knows to take one.
  @Test func fishKnowsEveryOptionOfAPath() throws {
    let script = try Stage.demo().must("cst completion fish")
    let options = grammar.commands.flatMap(grammar.options(of:)).filter {
      $0.completion == .file && $0.kind == .option && $0.name != "driver"
    }
    #expect(options.count > 10)
    for option in options {
      #expect(script.contains("-l \(option.name) "), "\(option.name)")
    }
  }

  @Test(
    arguments: [
      (["pl"], ["plan\tShow what this month asks"]),
      (["goal", "rem"], []),
      (
        ["goal", "show", "e"],
        ["emergency-fund\tEmergency fund, 66%"]
      ),
      (["save", "5EUR", "--goal=new"], ["--goal=new-car\tNew car, 12%"]),
      (["asset", "show", "b"], ["btc-wallet\tBitcoin wallet, 0.02 BTC"]),
      (["flex", "--strategy", "u"], ["urgent\t"]),
      (
        ["settings", "set", "pal"],
        ["palette\tthe colours: fixed, ansi or mono"]
      ),
      (["--file", "x"], [":file"]),
      (["goal", "add", "x"], []),
      (["help", "exit"], ["exit-codes\tWhat the exit code says"]),
      (
        ["rate", "delete", ""],
        [
          "BTC/EUR\t82,000 EUR of 2026-03-09",
          "JPY/EUR\t0.0062 EUR of 2026-03-09",
          "USD/EUR\t0.92 EUR of 2026-03-09",
        ]
      ),
      (["rate", "set", "J"], ["JPY/EUR\t0.0062 EUR of 2026-03-09"]),
      (
        ["settings", "set", "palette", ""], ["fixed\t", "ansi\t", "mono\t"]
      ),
      (["settings", "set", "palette", "m"], ["mono\t"]),
      (["settings", "set", "--json", "ambiguous-width", ""], ["1\t", "2\t"]),
      (["settings", "set", "payday", "3"], ["3\t", "30\t", "31\t"]),
      (
        ["settings", "set", "payday", "l"],
        ["last\tthe last day of every month"]
      ),
      (["settings", "set", "currency", "JP"], ["JPY\tin use"]),
      (["settings", "set", "critical", ""], []),
      (
        ["settings", "set", "source."],
        [
          "source.BTC\twho prices it", "source.JPY\twho prices it",
          "source.USD\twho prices it",
        ]
      ),
      (["merge", "-", "--here", ""], []),
      (
        ["settings", "set", "digits."],
        ["digits.BTC\tthe decimals of BTC"]
      ),
      (["goal", "add", "x", "--currency", "GBP"], ["GBP\tpounds"]),
      (
        ["goal", "add", "x", "--currency=US"],
        [
          "--currency=USD\tin use", "--currency=USN\t", "--currency=USS\t",
        ]
      ),
      (
        ["tx", "show", "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b"],
        [
          "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b\t2026-03-04, +250.00 EUR, "
            + "Savings account"
        ]
      ),
      (["plan", "--", "--g"], []),
    ] as [([String], [String])])
  func offered(_ words: [String], _ offers: [String]) throws {
    #expect(try self.offers(words, on: .demo()) == offers)
  }

  @Test func everyCommandOffersItsOptions() throws {
    let stage = try Stage.demo()
    for command in grammar.commands {
      let offers = offers(command.words + ["--"], on: stage)
        .map { $0.prefix { $0 != "\t" } }
      for shape in grammar.options(of: command) {
        #expect(offers.contains("--\(shape.name)"), "\(command.name)")
      }
    }
  }

  /// Wherever a transaction is asked for, the newest come first.
  @Test(arguments: ["show", "edit", "delete"])
  func theNewestTransactionsComeFirst(_ verb: String) throws {
    let stage = try Stage.demo()
    for day in 1...25 {
      stage.run("cst tx deposit \(day) --asset savings --date 2026-02-\(day)")
    }
    let offers = offers(["tx", verb, ""], on: stage)
    #expect(offers.count == 20)
    #expect(offers[0].hasSuffix("\t2026-03-04, +250.00 EUR, Savings account"))
    #expect(offers[1].contains("\t2026-02-25, +25"))
    let id = try #require(offers.last?.split(separator: "\t").first)
    #expect(stage.run("cst tx show \(id)").status == .success)
  }

  /// What is in use stands before what most people mean.
  @Test func currenciesInUseComeFirst() throws {
    let offers = offers(["plan", "--currency", ""], on: try Stage.demo())
    #expect(
      offers.prefix(5) == [
        "BTC\tin use", "EUR\tin use", "JPY\tin use", "USD\tin use",
        "AED\tdirhams",
      ])
    let none = try Stage()
    #expect(self.offers(["plan", "--currency", ""], on: none).count > 20)
    #expect(
      self.offers(["plan", "--currency", "EU"], on: none) == ["EUR\teuros"])
  }

  /// Every value that has a list of choices is offered them.
  @Test func everyChoiceIsOffered() throws {
    let stage = try Stage.demo()
    var count = 0
    for command in grammar.commands {
      for shape in grammar.options(of: command) where !shape.choices.isEmpty {
        let words = command.words + command.positionals.map(\.example)
        let offers = offers(words + ["--\(shape.name)", ""], on: stage)
        #expect(offers == shape.choices.map { "\($0)\t" }, "\(command.name)")
        count += 1
      }
      if let first = command.positionals.first, !first.choices.isEmpty {
        let offers = offers(command.words + [""], on: stage)
        #expect(offers == first.choices.map { "\($0)\t" })
      }
    }
    #expect(count > 100)
  }

  /// What the program itself could say no better is left to nobody.
  @Test func everyNameOfARecordIsOffered() throws {
    let stage = try Stage.demo()
    for command in grammar.commands {
      for shape in command.options
      where ["goal", "asset", "currency", "protect", "skip"]
        .contains(shape.name)
      {
        let words = command.words + command.positionals.map(\.example)
        let offers = offers(words + ["--\(shape.name)", ""], on: stage)
        #expect(offers.count > 3, "\(command.name) --\(shape.name)")
      }
    }
  }

  @Test func goalsThatEndedStandBehind() throws {
    let stage = try Stage.demo()
    stage.run("cst goal finish wedding-gift --yes")
    let offers = offers(["goal", "show", ""], on: stage)
    #expect(offers.count == 5)
    #expect(offers.last == "wedding-gift\tWedding gift, finished")
  }

  /// Every command that takes a goal is one of these, or takes none that ended.
  @Test func whatTakesNoGoalThatEndedIsOfferedNone() throws {
    let taking: Set = [
      "goal show", "goal edit", "goal delete", "goal reopen", "goal add",
      "tx deposit", "tx withdraw", "tx transfer", "tx edit", "tx list",
      "alloc clear", "plan reset", "month list", "chart days",
    ]
    let stage = try Stage.demo()
    stage.run("cst goal finish wedding-gift --yes")
    var found: Set<String> = []
    for command in grammar.commands {
      let options = command.shapes.filter { $0.completion == .dynamic("goal") }
      for option in options {
        let word = option.kind == .positional ? [] : ["--\(option.name)"]
        let words = command.name.split(separator: " ").map(String.init) + word
        let offers = offers(words + [""], on: stage)
        let offered = offers.contains { $0.hasPrefix("wedding-gift\t") }
        #expect(offered == taking.contains(command.name), "\(words)")
        let isOpen = offers.contains { $0.hasPrefix("new-car\t") }
        #expect(isOpen == (command.name != "goal reopen"), "\(words)")
        found.insert(command.name)
      }
    }
    #expect(found.isSuperset(of: taking))
  }

  @Test func aGoalWithARoundThatWasFinishedIsOfferedToBeReopened() throws {
    let stage = try Stage()
    let today = "--today 2026-03-10"
    try stage.must(
      "cst goal add Tax --target 30EUR --deadline +2m --every 3m \(today)")
    try stage.must("cst goal finish tax --yes \(today)")
    let words = ["--today", "2026-03-10", "goal", "reopen", ""]
    #expect(offers(words, on: stage) == ["tax\tTax, 0%"])
  }

  @Test func theFileOfTheLineCounts() throws {
    let stage = try Stage.demo()
    for file in ["\(stage.home.path)/none.json", "~/none.json"] {
      #expect(offers(["--file", file, "goal", "show", ""], on: stage) == [])
    }
    let here = "~/.local/share/cst/savings.json"
    let other = try Stage()
    try other.install(Repository.store("demo.json"))
    #expect(
      offers(["--file", here, "goal", "show", "l"], on: other)
        == ["laptop\tLaptop, 100%"])
  }

  @Test(arguments: ["", "{", "nothing"])
  func damageIsPassedOverInSilence(_ text: String) throws {
    let stage = try Stage()
    try stage.install(Array(text.utf8))
    for words in [
      ["goal", "show", ""], ["asset", "show", ""], ["tx", "delete", ""],
      ["tx", "delete", "5b"], ["rate", "delete", ""],
    ] { #expect(offers(words, on: stage) == []) }
    #expect(
      offers(["settings", "set", "palette", "a"], on: stage) == ["ansi\t"])
    #expect(offers(["plan", "--currency", "EUR"], on: stage) == ["EUR\teuros"])
    #expect(offers(["pla"], on: stage) == ["plan\tShow what this month asks"])
  }

  @Test func nothingIsWritten() throws {
    let empty = try Stage()
    for words in [
      ["goal", "show", ""], ["tx", "show", ""], ["rate", "delete", ""],
      ["plan", "--currency", ""], ["settings", "set", "palette", ""],
    ] { _ = offers(words, on: empty) }
    #expect(try empty.home.contents().isEmpty)
    let demo = try Stage.demo()
    let before = try demo.home.contents()
    for words in [
      ["goal", "show", ""], ["tx", "show", ""], ["rate", "delete", ""],
      ["plan", "--currency", ""], ["settings", "set", "palette", ""],
    ] { _ = offers(words, on: demo) }
    #expect(try demo.home.contents() == before)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theScriptStandsAlone(_ shell: String) throws {
    var stage = try Stage()
    stage.environment["CST_TODAY"] = "2026-03-10"
    let script = stage.run("cst completion \(shell)").out
    #expect(script.contains("cst __complete"))
    #expect(!script.contains("Today"))
    #expect(script.split(separator: "\n").allSatisfy { $0.count <= 80 })
    stage.environment["CST_ACCESSIBLE"] = "1"
    stage.environment["COLUMNS"] = "20"
    #expect(stage.run("cst completion \(shell)").out == script)
    #expect(stage.run("cst completion tcsh").status == .usage)
  }
}
