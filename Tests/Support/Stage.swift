package import Foundation
package import SavingsCLI
package import SavingsCore
import Testing

/// A new user's home on a known day, in which commands run one after the
/// other.
package struct Stage {
  package let home: TemporaryFolder
  package var today: CalendarDate

  /// Whether the clock tells a day at all.
  package var hasClock = true

  package var environment: [String: String]
  package var screen = Screen(isTerminal: false)

  /// What the machine is called.
  package var host: String?

  /// What services answer; nobody is asked where a story says nothing.
  package var network: @Sendable (WebRequest) -> WebAnswer = { _ in
    .failure(.noCurl)
  }

  /// What will be typed at the next questions; `nil` where nobody is there.
  package var answers: [String]?

  /// What comes in over standard input.
  package var input = ""

  private let source = Source()

  /// What stands for the home in a transcript.
  package static let shownHome = "/home/somebody"

  package init(today: String = "2026-11-20") throws {
    home = try TemporaryFolder()
    self.today = try day(today)
    environment = ["HOME": home.path, "LANG": "en_GB.UTF-8"]
  }

  /// A stage on which the demo household stands, on its day.
  package static func demo() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.install(Repository.store("demo.json"))
    return stage
  }

  /// A stage on which an account and a goal are kept.
  package static func withAGoal() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst asset add Jar --currency EUR --balance 900EUR")
    try stage.must("cst goal add Boat --target 5000EUR --deadline 2027-06-01")
    return stage
  }

  /// The file that `cst` uses where none is named.
  package var path: String { "\(home.path)/.local/share/cst/savings.json" }

  /// What is in that file, `nil` where there is none.
  package var stored: Data? { FileManager.default.contents(atPath: path) }

  /// Puts a file in the place that `cst` uses where none is named.
  package func install(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try writeFile(bytes, path)
  }

  /// What a line of a shell comes to: `cst plan --today +1m`.
  @discardableResult
  package func run(_ line: String) -> Outcome { play(line).outcome }

  /// What a list of arguments comes to.
  @discardableResult
  package func run(_ arguments: [String]) -> Outcome {
    play(arguments, environment).outcome
  }

  /// What a line answers that has to go well.
  @discardableResult
  package func must(_ line: String) throws -> String {
    let outcome = run(line)
    try #require(outcome.status == .success, "\(line): \(outcome.err)")
    return outcome.out
  }

  /// What a line comes to, and what was asked meanwhile.
  package func play(_ line: String) -> (outcome: Outcome, questions: String) {
    let line = ShellLine(line)
    return play(
      line.words.dropFirst().map { word in
        word.hasPrefix("~/") ? home.path + word.dropFirst() : word
      },
      environment.merging(line.environment) { _, new in new })
  }

  private func play(
    _ arguments: [String], _ environment: [String: String]
  ) -> (outcome: Outcome, questions: String) {
    source.answers = answers ?? []
    source.questions = ""
    let source = source
    let ask: @Sendable (String) -> String? = { source.answer($0) }
    let world = World(
      environment: environment, today: hasClock ? today : nil,
      secondsSince1970: today.seconds, output: screen,
      ask: answers == nil ? nil : ask, input: { [input] in Array(input.utf8) },
      random: { source.roll() },
      fetch: network, host: { [host] in host })
    return (perform(arguments, in: world, by: grammar), source.questions)
  }
}

extension Outcome {
  /// The same, told as if the stage were always the same.
  package func told(on stage: Stage) -> Outcome {
    var told = self
    told.out = out.replacing(stage.home.path, with: Stage.shownHome)
    told.err = err.replacing(stage.home.path, with: Stage.shownHome)
    return told
  }
}

extension CalendarDate {
  /// Noon of the day, as a clock counts.
  fileprivate var seconds: Int {
    guard let first = CalendarDate("1970-01-01") else { return 0 }
    return first.days(until: self) * 86_400 + 43_200
  }
}

/// What a stage remembers: its dice, and what was asked and answered.
private final class Source: @unchecked Sendable {
  var answers: [String] = []
  var questions = ""

  /// The ids of all transcripts come of this seed.
  private var dice = SplitMix64(seed: 0x9e37_79b9_7f4a_7c16 as UInt64)

  func roll() -> UInt64 { dice.next() }

  func answer(_ question: String) -> String? {
    questions += question
    guard !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    questions += answer + "\n"
    return answer
  }
}
