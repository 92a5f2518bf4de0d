import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// What is told to type can be typed.
struct TipTests {
  /// Every command that the sources tell to type, with examples for its holes
  /// and values, means something to the grammar; no program is run for it.
  @Test func everyCommandOfTheSourcesIsUnderstood() throws {
    var found = 0
    for (file, text) in try Self.sources() {
      for match in text.matches(of: Self.told) {
        let literal = match.1.map(Self.unwrapped) ?? match.2.map(String.init)
        let line = try #require(literal)
          .replacingOccurrences(of: #"\""#, with: "\"")
        guard line.hasPrefix("cst ") else { continue }
        #expect(Self.isUnderstood(line), "\(file): \(line)")
        found += 1
      }
    }
    #expect(found > 40)
  }

  /// No message, tip or help names an option that is gone.
  @Test func everyOptionOfTheSourcesIsThere() throws {
    let options = Set(
      grammar.commands.flatMap(grammar.options(of:)).map(\.title))
    let synonyms = grammar.synonyms
    var found = 0
    for (file, text) in try Self.sources() {
      for line in text.split(separator: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//")
        // Another program has options of its own.
        && !line.contains("systemctl --") && !line.contains("rev-parse --")
        // And a style sheet has colours with names of their own.
        && !file.hasSuffix("StyleSheet.swift")
      {
        for match in line.matches(of: /--[a-z][a-z-]*/) {
          let option = String(match.0)
          // What people try is told to nobody, and stands in one table.
          if file.hasSuffix("Grammar.swift"), synonyms[option] != nil {
            continue
          }
          #expect(options.contains(option), "\(file): \(line)")
          found += 1
        }
      }
    }
    #expect(found > 100)
  }

  /// What programs are told to run can be run, whoever tells it.
  @Test(arguments: [
    SchemaTests.questions, SchemaTests.story, SchemaTests.errors,
  ])
  func everyCommandForProgramsIsUnderstood(_ lines: [String]) throws {
    let stage = try Stage.demo()
    var found = 0
    for line in lines where !line.contains("--format") {
      let outcome = stage.run("cst \(line) --json")
      let told = outcome.out.isEmpty ? outcome.err : outcome.out
      guard let document = JSONValue(told) else { continue }
      for command in document.commands where command.first == "cst" {
        #expect(
          Self.isUnderstood(ShellCommand(command).line),
          "cst \(line): \(command)")
        found += 1
      }
    }
    #expect(found > 0)
  }

  /// A tip may only name a command, or give a whole line of it.
  private static func isUnderstood(_ line: String) -> Bool {
    var lines = [line]
    while let first = lines.first?.firstMatch(of: value) {
      let hole = Hole.allCases.first { first.0 == "\\(.\($0))" }
      let samples = hole.map { [$0.example] } ?? values
      lines = lines.flatMap { line in
        samples.map { line.replacing(value, with: $0, maxReplacements: 1) }
      }
    }
    return lines.contains { line in
      var words = Array(shellWords(line).dropFirst())
      for hole in Hole.allCases {
        words = words.map { $0 == hole.rawValue ? hole.example : $0 }
      }
      do throws(UsageProblem) {
        _ = try grammar.parse(words)
        return true
      } catch {
        guard case .missing = error else { return false }
        let named = words.first == "--file" ? Array(words.dropFirst(2)) : words
        return grammar.commands.contains { $0.words == named }
      }
    }
  }

  /// What may stand in the place of a value.
  private static let values = [
    "goal", "new-car", "2027-06-01", "250EUR", "EUR", "BTC/EUR", "5", "USD",
    "2026-02", ".12",
  ]

  private static var value: Regex<Substring> { /\\\((?:[^()]|\([^()]*\))*\)/ }

  /// A literal behind `run:` or in a line of tips.
  private static var told: Regex<(Substring, Substring?, Substring?)> {
    /(?:run:|TipLine\()\s*(?:"""\n((?s).*?)"""|"((?:[^"\\]|\\.)*)")/
  }

  /// The text of a literal of several lines.
  private static func unwrapped(_ text: Substring) -> String {
    text.split(separator: "\n").map { line in
      let words = line.drop { $0 == " " }
      return words.hasSuffix("\\") ? words.dropLast() : words
    }
    .joined()
  }

  /// The files of the program, without what shells read.
  private static func sources() throws -> [(String, String)] {
    let folder = Repository.root.appending(path: "Sources/SavingsCLI")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.sorted().filter { name in
      name.hasSuffix(".swift") && !name.contains("CompletionScripts")
    }
    .map { name in
      (
        name,
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      )
    }
  }
}

extension Hole {
  /// What somebody may fill in.
  fileprivate var example: String {
    switch self {
    case .address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
    case .chain: "bitcoin"
    case .url: "https://example.org"
    case .amount: "250EUR"
    case .asset: "savings"
    case .code: "EUR"
    case .date: "2027-06-01"
    case .file: "konto.csv"
    case .goal: "new-car"
    case .name: "Car"
    case .rate: "82000"
    case .share: "60%"
    }
  }
}

extension JSONValue {
  /// The commands behind every key `tipArguments`, wherever it stands.
  fileprivate var commands: [[String]] {
    switch self {
    case .object(let members):
      members.flatMap { member in
        member.key == "tipArguments"
          ? member.value.values.map { $0.values.compactMap(\.text) }
          : member.value.commands
      }
    case .array(let values): values.flatMap(\.commands)
    case .null, .bool, .number, .string: []
    }
  }
}
