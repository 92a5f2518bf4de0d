import Foundation
import SavingsCLI
import SavingsCore
import Testing

/// A new user's home on a known day, in which commands run one after the
/// other.
struct Stage {
  let home: Home
  var today: CalendarDate

  /// Whether the clock tells a day at all.
  var hasClock = true

  var environment: [String: String]
  var screen = Screen(isTerminal: false)

  /// What will be typed at the next questions; `nil` where nobody is there.
  var answers: [String]?

  private let source = Source()

  init(today: String = "2026-11-20") throws {
    home = try Home()
    self.today = try #require(CalendarDate(today))
    environment = ["HOME": home.path, "LANG": "en_GB.UTF-8"]
  }

  /// A stage on which the demo household stands, on its day.
  static func demo() throws -> Stage {
    let stage = try Stage(today: "2026-03-10")
    try stage.install(Data(contentsOf: Repository.demo))
    return stage
  }

  /// The file that `cst` uses where none is named.
  var path: String { "\(home.path)/.local/share/cst/savings.json" }

  /// What is in that file, `nil` where there is none.
  var stored: Data? { FileManager.default.contents(atPath: path) }

  /// Puts a file in the place that `cst` uses where none is named.
  func install(_ bytes: Data) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// What a line of a shell comes to: `cst plan --today +1m`.
  @discardableResult
  func run(_ line: String) -> Outcome { play(line).outcome }

  /// What a list of arguments comes to.
  @discardableResult
  func run(_ arguments: [String]) -> Outcome {
    play(arguments, environment).outcome
  }

  /// What a line comes to, and what was asked meanwhile.
  func play(_ line: String) -> (outcome: Outcome, questions: String) {
    let line = ShellLine(line)
    return play(
      Array(line.words.dropFirst()),
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
      ask: answers == nil ? nil : ask, random: { source.roll() })
    return (perform(arguments, in: world), source.questions)
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
  private var dice = Dice(1)

  func roll() -> UInt64 { dice.next() }

  func answer(_ question: String) -> String? {
    questions += question
    guard !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    questions += answer + "\n"
    return answer
  }
}
