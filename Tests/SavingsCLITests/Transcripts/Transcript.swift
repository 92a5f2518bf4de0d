import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// A story of commands and what they answer, one file of `fixtures`.
///
/// `# …` is prose. `@ today 2026-03-10`, `@ terminal 80`, `@ pipe` and
/// `@ store demo` set the stage from there on, and `@ copy ben.json` copies the
/// store and its history into the home, where `~/ben.json` names it. `$ cst …` runs, with `> …`
/// below it typed at its questions, or `< …` coming in over standard input.
/// The rest is what comes back: questions
/// behind `? `, the answer as it is, messages behind `! `, and a status other
/// than 0 as `[2]`. What cannot be seen stands as `\e` and `\r`, and an answer's
/// line that begins like one of these behind a `\`.
struct Transcript: CustomTestStringConvertible {
  let file: URL

  /// What the story is called.
  var name: String { file.deletingPathExtension().lastPathComponent }

  var testDescription: String { name }

  static let all: [Transcript] = {
    let names = FileManager.default.enumerator(
      at: Repository.transcripts, includingPropertiesForKeys: nil)
    let files = (names?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }.map(Transcript.init)
  }()

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The same story with what `cst` answers now.
  func replayed() throws -> String {
    var stage = try Stage()
    return try beats(of: text()).map { beat in
      switch beat {
      case .prose(let line): return line + "\n"
      case .setting(let line):
        try set(line, &stage)
        return line + "\n"
      case .command(let line, let answers, let input):
        stage.answers = stage.screen.isTerminal ? answers : nil
        stage.input = input.map { $0 + "\n" }.joined()
        let (outcome, questions) = stage.play(String(line.dropFirst(2)))
        let typed = answers.map { "> \($0)" } + input.map { "< \($0)" }
        return ([line] + typed).joined(separator: "\n")
          + "\n" + told(questions, outcome, in: stage)
      }
    }
    .joined()
  }

  /// A part of a story.
  private enum Beat {
    case prose(String)
    case setting(String)
    case command(String, answers: [String], input: [String])
  }

  /// The parts of a story, without what was answered then.
  private func beats(of text: String) -> [Beat] {
    var beats: [Beat] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") || line == "#" {
        if index > 0, lines[index - 1].isEmpty { beats.append(.prose("")) }
        beats.append(.prose(line))
      } else if line.hasPrefix("@ ") {
        if index > 0, lines[index - 1].isEmpty { beats.append(.prose("")) }
        beats.append(.setting(line))
      } else if line.hasPrefix("$ ") {
        if index > 0, lines[index - 1].isEmpty { beats.append(.prose("")) }
        func typed(_ mark: String) -> [String] {
          lines[(index + 1)...].prefix { $0.hasPrefix(mark) }.map {
            String($0.dropFirst(2))
          }
        }
        beats.append(.command(line, answers: typed("> "), input: typed("< ")))
      }
    }
    return beats
  }

  private func set(_ line: String, _ stage: inout Stage) throws {
    let words = line.dropFirst(2).split(separator: " ").map(String.init)
    switch words.first {
    case "today": stage.today = try #require(CalendarDate(words[1]))
    case "terminal":
      stage.screen = Screen(isTerminal: true, width: Int(words[1]))
    case "pipe": stage.screen = Screen(isTerminal: false)
    case "copy":
      for suffix in ["", ".history"] {
        try writeFile(
          fileBytes(stage.path + suffix),
          "\(stage.home.path)/\(words[1])\(suffix)")
      }
    case "store":
      try stage.install(Repository.store("\(words[1]).json"))
    default: Issue.record("\(testDescription): there is no \(line)")
    }
  }

  private func told(
    _ questions: String, _ outcome: Outcome, in stage: Stage
  ) -> String {
    let text =
      questions.marked("? ") + outcome.out.unmistakable
      + outcome.err.marked("! ")
      + (outcome.status == .success ? "" : "[\(outcome.status.rawValue)]\n")
    return text.replacing(stage.home.path, with: Stage.shownHome)
      .replacing("\u{1B}", with: "\\e").replacing("\r\n", with: "\\r\n")
  }
}

extension String {
  /// The text with a backslash before each line that would be another part of
  /// a story.
  fileprivate var unmistakable: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      ["# ", "@ ", "$ "].contains { line.hasPrefix($0) } ? "\\" + line : line
    }
    .joined(separator: "\n")
  }

  /// Each line of the text behind a mark.
  fileprivate func marked(_ mark: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { mark + $0 + "\n" }.joined()
  }
}
