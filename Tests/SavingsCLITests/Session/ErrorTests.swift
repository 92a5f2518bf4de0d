import Foundation
import SavingsCLI
import Support
import Testing

/// The shape of what goes wrong.
@Suite struct ErrorTests {
  /// Every error that the transcripts tell, each with its status.
  static let told: [(story: String, lines: [String], status: String)] = {
    var told: [(String, [String], String)] = []
    for transcript in Transcript.all {
      guard let text = try? transcript.text() else { continue }
      var lines: [String] = []
      for line in text.split(separator: "\n") {
        if line.hasPrefix("! error: ") { lines = [] }
        if line.hasPrefix("! ") { lines.append(String(line.dropFirst(2))) }
        let isStatus = line.wholeMatch(of: /\[\d+\]/) != nil
        if isStatus, lines.first?.hasPrefix("error: ") == true {
          told.append((transcript.testDescription, lines, String(line)))
        }
        if line.hasPrefix("$ ") || isStatus { lines = [] }
      }
    }
    return told
  }()

  @Test func everyErrorBeginsWithWhatIsSoAndEndsWithWhatToDo() {
    #expect(Self.told.count > 80)
    for (story, lines, _) in Self.told {
      #expect(lines.count { $0.hasPrefix("error: ") } == 1, "\(story)")
      let last = lines.last ?? ""
      #expect(
        last.hasPrefix("  tip: ") || last.hasPrefix("  try: ")
          // How old what there is is, where nothing was learnt.
          || last.contains(" are as they were: "),
        "\(story): \(lines)")
      // Rows that cannot be read are told together (rule 39), and conflicts
      // all at once, because one answer is for all.
      if lines[0].contains("nothing was merged") { continue }
      let isMany = lines[0].contains("nothing was imported")
      #expect(lines.count <= (isMany ? 8 : 6), "\(story): \(lines)")
    }
  }

  @Test func everyErrorSaysWhatIsSo() {
    let empty = [
      "invalid", "failed", "went wrong", "unexpected", "illegal", "Swift",
      ".swift:", "Error Domain", "Optional(", "WARN", "ERROR", "fatal",
    ]
    for (story, lines, status) in Self.told {
      let message = lines[0].dropFirst("error: ".count)
      #expect(message.first?.isUppercase != true || message.isName, "\(lines)")
      #expect(message.last != ".", "\(story): \(message)")
      for word in empty { #expect(!lines.joined().contains(word), "\(lines)") }
      // Nobody can be asked in a story, and there is a folder that is none.
      let isOutside =
        status == "[1]"
        && (message.contains("curl") || message.contains("folder"))
      #expect(
        ["[2]", "[3]", "[4]", "[5]", "[6]"].contains(status) || isOutside)
    }
  }

  @Test func whatIsTypedIsShownSafely() throws {
    let stage = try Stage.demo()
    for (line, shown) in [
      (#"cst goal show $'a\e[31m'"#, #""a\u{1B}[31m""#),
      (#"cst gaol$'\e[2J'"#, #"\u{1B}"#),
      (#"cst plan --currency $'\e]0;x'"#, #"\u{1B}"#),
      (#"cst goal list --status $'a\rb'"#, #"a\u{D}b"#),
      (#"cst plan --today $'\n'"#, #"\u{A}"#),
      (#"cst plan --file $'\e/x'"#, #"\u{1B}"#),
    ] {
      let outcome = stage.run(line)
      #expect(outcome.status != .success)
      #expect(outcome.err.contains(shown), "\(outcome.err)")
      #expect(
        outcome.err.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
    }
  }

  @Test func aNameThatIsNearlyRightIsShown() throws {
    let stage = try Stage.demo()
    let before = stage.stored
    for (typed, meant) in [
      ("emergncy-fund", "emergency-fund"), ("weding-gift", "wedding-gift"),
      ("newcar", "new-car"), ("laptpo", "laptop"), ("Nwe car", "'New car'"),
    ] {
      for command in ["show", "delete", "finish", "reopen"] {
        let outcome = stage.run(["goal", command, typed])
        #expect(outcome.status == .notFound)
        #expect(
          outcome.err.contains("  tip: a similar one exists: \(meant)"),
          "\(typed): \(outcome.err)")
      }
    }
    #expect(stage.stored == before)
  }

  /// Two names of bytes that are no text would be one.
  @Test func bytesThatAreNoTextAreRefused() throws {
    let stage = try Stage(today: "2026-03-10")
    let outcome = stage.run([
      "goal", "add", "Caf\u{FFFD}", "--target", "1EUR", "--deadline", "+1y",
    ])
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("has bytes that are no text"))
    #expect(outcome.err.contains("UTF-8"))
  }
}

extension Substring {
  /// Whether it begins with a name, which keeps its capital.
  fileprivate var isName: Bool { hasPrefix("EUR ") || hasPrefix("\"") }
}
