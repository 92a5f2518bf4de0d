import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// A command that `cst` tells to type works when it is pasted.
struct StoreOptionTests {
  @Test(
    arguments: [
      ("cst undo", "cst --file a.json undo"),
      ("cst plan", "cst --file a.json plan"),
      (
        "cst goal delete 'New car'", "cst --file a.json goal delete 'New car'"
      ),
      ("cst --json plan", "cst --file a.json --json plan"),
      ("cst help goal add", "cst help goal add"),
      ("cst completion bash", "cst completion bash"), ("cst", "cst"),
      ("cst version", "cst version"),
      ("cst goal list --file b.json", "cst goal list --file b.json"),
      ("cst goal list --file=b.json", "cst goal list --file=b.json"),
      ("cp -p a.json.bak a.json", "cp -p a.json.bak a.json"),
      ("xcst plan", "xcst plan"),
    ])
  func theOptionIsRepeated(_ line: String, _ repeated: String) {
    let command = ShellCommand(line: line)
    #expect(command.naming(store: "a.json").line == repeated)
    #expect(command.naming(store: nil) == command)
  }

  @Test(
    arguments: [
      ("my store.json", "cst --file 'my store.json' undo"),
      ("it's", #"cst --file 'it'\''s' undo"#),
      ("-x", "cst --file=-x undo"), ("~/x", "cst --file '~/x' undo"),
      ("$HOME", "cst --file '$HOME' undo"),
    ])
  func theShellReadsThePathAsItWas(_ path: String, _ line: String) throws {
    let command = ("cst undo" as ShellCommand).naming(store: path)
    #expect(command.line == line)
    let words = try wordsOfAShell(line)
    #expect(command.words == ["cst"] + words)
    #expect(words.last == "undo")
    #expect(words.dropLast().joined(separator: "=") == "--file=\(path)")
  }

  /// The words that `cst` gets of a line, read by a shell and not by us.
  private func wordsOfAShell(_ line: String) throws -> [String] {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", #"cst() { printf '%s\n' "$@"; }; "# + line]
    let answer = Pipe()
    shell.standardOutput = answer
    try shell.run()
    let said = try answer.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    return String(decoding: said, as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  /// Every command in an answer, a message or a question names the store.
  ///
  /// The numbers are how many rows of prose and how many tips and lists of
  /// commands in JSON do.
  @Test(arguments: [
    (SchemaTests.questions, 17, 6), (SchemaTests.story, 46, 9),
    (SchemaTests.errors, 7, 4),
  ])
  func everyCommandToPasteNamesTheStore(
    _ lines: [String], _ rows: Int, _ tips: Int
  ) throws {
    var stage = try Stage.demo()
    stage.screen = Screen(isTerminal: true, width: 400)
    stage.answers = []
    let path = "\(stage.home.path)/.local/share/cst/savings.json"
    let bare =
      /cst (?!--file)(goal|plan|asset|tx|alloc|rate|undo|redo|check|log|save|flex|budget|explain|settings)\b/
    let advised =
      /"tip": ?"(?:[^"\\]|\\.)*|"commands": ?\[[^\]]*/
    var (told, tipped) = (0, 0)
    for line in lines
    where !["help", "--file", "version", "completion"].contains(
      where: line.contains)
    {
      let (outcome, asked) = stage.play("cst \(line) --file \(path)")
      let text = outcome.out + outcome.err + asked
      for row in text.split(separator: "\n")
      where !row.hasPrefix("error: ") && !row.contains("set by cst") {
        #expect(row.firstMatch(of: bare) == nil, "cst \(line): \(row)")
        told += row.contains("cst --file \(path) ") ? 1 : 0
      }
      // A question takes no -n, and would say that and nothing else.
      let trial = stage.run("cst \(line) --file \(path) -n --json")
      let json =
        trial.err.contains("\"unknown_option\"")
        ? stage.run("cst \(line) --file \(path) --json") : trial
      for match in (json.err + json.out).matches(of: advised) {
        #expect(match.0.firstMatch(of: bare) == nil, "cst \(line): \(match.0)")
        tipped += match.0.contains("cst --file \(path) ") ? 1 : 0
      }
    }
    #expect(told >= rows)
    #expect(tipped >= tips)
  }

  @Test func theWayBackWorks() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/my other store.json"
    let outcome = stage.run(["settings", "set", "payday", "3", "--file", path])
    let line = try #require(
      outcome.out.split(separator: "\n").last { $0.hasPrefix("Undo with: ") })
    let undone = stage.run(String(line.dropFirst("Undo with: ".count)))
    #expect(undone.isSaved)
    #expect(undone.out.contains("Redo with: cst --file '\(path)' redo"))
    let other = stage.run("CST_FILE='\(path)' cst redo")
    #expect(other.out.contains("\nUndo with: cst undo\n"))
  }

  @Test func theWaysOutOfABudgetNameTheStore() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/.local/share/cst/savings.json"
    for form in ["", " --json"] {
      let out = stage.run("cst budget 1500EUR --file \(path)\(form)").out
      #expect(out.contains("cst --file \(path) budget 1528.83EUR"))
      #expect(out.contains("cst --file \(path) goal edit new-car --deadline"))
    }
  }
}
