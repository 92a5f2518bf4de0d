import Glibc
import SavingsCLI
import SavingsCore
import Testing

/// A store in a folder of its own, on which commands run one after the other.
final class Desk {
  let home: String
  var today: CalendarDate
  private let roll = Roll()

  init(today: String = "2026-03-10") throws {
    var template = Array("/tmp/cst-desk-XXXXXX".utf8CString)
    home = try #require(mkdtemp(&template).map { String(cString: $0) })
    self.today = try #require(CalendarDate(today))
  }

  /// A desk on which an account and a goal are kept.
  static func furnished() throws -> Desk {
    let desk = try Desk()
    try desk.must("asset add Jar --currency EUR --balance 900EUR")
    try desk.must("goal add Boat --target 5000EUR --deadline 2027-06-01")
    return desk
  }

  deinit {
    let names =
      [
        "", ".bak", ".history", ".v1.bak",
      ].map { path + $0 } + ["\(home)/.savings.json.lock"]
    for name in names { unlink(name) }
    rmdir(home)
  }

  var path: String { "\(home)/savings.json" }

  /// Runs a command on the store.
  @discardableResult
  func run(_ words: [String]) -> Outcome {
    let roll = roll
    return perform(
      words,
      in: World(
        environment: ["HOME": home, "CST_FILE": path, "LANG": "C.UTF-8"],
        today: today, secondsSince1970: 1_773_100_800,
        output: Screen(isTerminal: false),
        ask: nil, random: { roll.next() }))
  }

  /// Runs a command that is written as in a shell without quotes.
  @discardableResult
  func run(_ line: String) -> Outcome {
    run(line.split(separator: " ").map(String.init))
  }

  /// Runs a command that goes well.
  @discardableResult
  func must(_ line: String) throws -> String {
    let outcome = run(line)
    try #require(outcome.status == .success, "\(line): \(outcome.err)")
    return outcome.out
  }

  /// What the store says.
  func text() throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// What the store says but for its revision and its checksum.
  func records() throws -> [String] {
    try text().split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix("  \"revision\"") && !line.hasPrefix("  \"checksum\"")
    }
  }

  /// Writes the store as another program would.
  func write(_ text: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    #expect(fputs(text, file) >= 0)
  }

  /// Edits the store by hand.
  func edit(_ old: String, _ new: String) throws {
    let text = try text()
    let parts = text.split(separator: old, maxSplits: 1)
    try #require(parts.count == 2, "there is no \(old)")
    try write(parts.joined(separator: new))
  }

  /// Loses the history.
  func forget() throws { try #require(unlink("\(path).history") == 0) }

  /// Changes the store as another program would, with a right checksum.
  func seal(_ old: String, _ new: String) throws {
    try edit(old, new)
    let text = try text()
    let parts = text.split(separator: "\"checksum\"", maxSplits: 1)
    let start = Array(parts[0].utf8)
    let digits = String(Checksum(of: start.span).bits, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    try write("\(parts[0])\"checksum\": \"\(zeros)\(digits)\"\n}\n")
  }
}

/// Bits that are the same in every run.
private final class Roll: @unchecked Sendable {
  private var dice = Dice(7)

  func next() -> UInt64 { dice.next() }
}
