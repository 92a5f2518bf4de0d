import CommandGrammar
import Foundation
import SavingsCLI
import Testing

/// What a shell is offered.
struct CompletingTests {
  private func offers(
    _ words: [String], on stage: Stage
  ) -> [String] {
    let outcome = stage.run(["__complete"] + words)
    #expect(outcome.status == .success)
    #expect(outcome.err == "")
    return outcome.out.split(separator: "\n").map(String.init)
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
      (
        ["asset", "show", "b"], ["btc-wallet\tBitcoin wallet, 0.02 BTC"]
      ),
      (["flex", "--strategy", "u"], ["urgent\t"]),
      (
        ["settings", "set", "pal"],
        ["palette\tthe colours: fixed, ansi or mono"]
      ),
      (["--file", "x"], [":file"]),
      (["goal", "add", "x"], []),
      (["help", "exit"], ["exit-codes\tWhat the exit code says"]),
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

  @Test func goalsThatEndedStandBehind() throws {
    let stage = try Stage.demo()
    stage.run("cst goal finish wedding-gift --yes")
    let offers = offers(["goal", "show", ""], on: stage)
    #expect(offers.count == 5)
    #expect(offers.last == "wedding-gift\tWedding gift, finished")
  }

  @Test func theFileOfTheLineCounts() throws {
    let stage = try Stage.demo()
    for file in ["\(stage.home.path)/none.json", "~/none.json"] {
      #expect(offers(["--file", file, "goal", "show", ""], on: stage) == [])
    }
    let here = "~/.local/share/cst/savings.json"
    let other = try Stage()
    try other.install(Data(contentsOf: Repository.demo))
    #expect(
      offers(["--file", here, "goal", "show", "l"], on: other)
        == ["laptop\tLaptop, 100%"])
  }

  @Test(arguments: ["", "{", "nothing"])
  func damageIsPassedOverInSilence(_ text: String) throws {
    let stage = try Stage()
    try stage.install(Data(text.utf8))
    #expect(offers(["goal", "show", ""], on: stage) == [])
    #expect(offers(["pla"], on: stage) == ["plan\tShow what this month asks"])
  }

  @Test func nothingIsWritten() throws {
    let empty = try Stage()
    _ = offers(["goal", "show", ""], on: empty)
    #expect(try empty.home.contents().isEmpty)
    let demo = try Stage.demo()
    let before = try demo.home.contents()
    _ = offers(["goal", "show", ""], on: demo)
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
