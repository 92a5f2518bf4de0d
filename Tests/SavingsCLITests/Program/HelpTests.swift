import CommandGrammar
import SavingsCLI
import Support
import Testing

/// What help shows, and where it fits.
@Suite struct HelpTests {
  @Test func thereIsOneTextForEveryWayToAsk() throws {
    let stage = try Stage()
    for command in grammar.commands {
      let help = stage.run(["help"] + command.words)
      #expect(help.status == .success)
      #expect(help.err == "")
      #expect(help.out.contains(command.summary))
      #expect(stage.run(command.words + ["--help"]) == help)
      #expect(stage.run(command.words + ["-h"]) == help)
      #expect(stage.run(["-h"] + command.words) == help)
    }
    #expect(stage.run(["help"]) == stage.run(["--help"]))
    #expect(stage.run(["-h"]) == stage.run(["--help"]))
  }

  @Test func helpWinsOverMistakes() throws {
    let stage = try Stage()
    let help = stage.run("cst help goal add")
    for line in [
      "cst goal add --target x --help", "cst goal add --nope --help",
      "cst goal add -h --target", "cst goal add a b c --deadline never -h",
    ] {
      #expect(stage.run(line) == help, "\(line)")
    }
  }

  @Test func examplesComeFirst() throws {
    let stage = try Stage()
    for command in grammar.commands {
      let out = stage.run(["help"] + command.words).out
      let headings = out.split(separator: "\n").filter {
        $0.hasSuffix(":") && $0.first != " "
      }
      #expect(headings.first == "Usage:")
      #expect(headings.dropFirst().first == "Examples:", "\(command.name)")
    }
  }

  /// All commands, and where to read on, are on one screen.
  @Test func helpIsOneScreen() throws {
    var stage = try Stage()
    stage.screen = .init(isTerminal: true, width: 80)
    let lines = stage.run("cst help").out.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 40)
    let words = Set(lines.joined(separator: " ").split { " ,".contains($0) })
    for word in Set(grammar.commands.flatMap(\.words)) {
      #expect(words.contains(word[...]), "\(word)")
    }
    for topic in grammar.topics {
      #expect(words.contains(topic.name[...]), "\(topic.name)")
    }
  }

  @Test(arguments: [40, 60, 80])
  func helpFits(_ width: Int) throws {
    var stage = try Stage()
    stage.environment["COLUMNS"] = "\(width)"
    let subjects =
      grammar.commands.map(\.words) + grammar.nouns.map { [$0.key] }
      + grammar.topics.map { [$0.name] } + [[]]
    for subject in subjects {
      for line in stage.run(["help"] + subject).out.split(separator: "\n") {
        // What is there to paste is never broken.
        let isPasted =
          [["network"], ["reminders"]].contains(subject)
          && line.hasPrefix("  ")
          || subject == ["merge"] && line.contains("git")
        #expect(line.count <= (isPasted ? 80 : width), "\(subject): \(line)")
      }
    }
  }

  /// Read aloud, every option has a line and a meaning, and no line is broken.
  @Test func helpCanBeReadAloud() throws {
    var stage = try Stage()
    stage.environment["COLUMNS"] = "40"
    for command in grammar.commands {
      let out = stage.run(["help"] + command.words + ["--accessible"]).out
      let shared = stage.run("cst help options --accessible").out
      let lines = (out + shared).split(separator: "\n")
      for shape in grammar.options(of: command) {
        #expect(
          lines.contains { line in
            line.contains("--\(shape.name)")
              && line.contains(": \(shape.summary)")
          }, "\(command.name) --\(shape.name)")
      }
      #expect(!lines.contains { $0.hasPrefix("     ") }, "\(command.name)")
    }
  }

  @Test func helpIsPlainText() throws {
    var stage = try Stage()
    for isTerminal in [false, true] {
      stage.screen = .init(isTerminal: isTerminal, width: 80)
      #expect(!stage.run("cst help").out.contains("\u{1B}"))
      #expect(!stage.run("cst help goal add").out.contains("\u{1B}"))
    }
  }

  @Test func theVersionStandsLastInTheFirstLine() throws {
    let stage = try Stage()
    let outcome = stage.run("cst --version")
    #expect(outcome == stage.run("cst version"))
    #expect(outcome == stage.run("cst -V"))
    let line = outcome.out.split(separator: "\n").first ?? ""
    #expect(line.wholeMatch(of: /cst \d+\.\d+\.\d+/) != nil, "\(line)")
  }
}
