import Glibc
import SavingsCore
import Support
import Testing

/// A store in a folder of its own, changed as commands change it.
final class KeptStore {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.path("savings.json") }
  var historyPath: String { path + ".history" }
  var file: StoreFile { StoreFile(named: path) }

  /// What it holds.
  func snapshot() throws -> Snapshot { try #require(try file.read()) }

  /// The names of its assets.
  func names() throws -> [String] {
    try snapshot().book.household.assets.map(\.name)
  }

  /// What is remembered of it.
  func history() throws -> History { try file.history(of: snapshot()) }

  /// The lines of its history as text, without their ends.
  func lines() throws -> [String] {
    String(decoding: try fileBytes(historyPath), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Puts lines in the place of its history.
  func write(_ lines: [String]) throws {
    try writeFile(Array(lines.map { $0 + "\n" }.joined().utf8), historyPath)
  }

  /// Changes it and remembers the change under a name.
  func change(
    _ command: String, as kind: HistoryStep.Kind = .change,
    from origin: HistoryNote.Origin = .stored, accepting edits: Bool = false,
    _ change: @escaping (Book) throws -> Book
  ) throws {
    try file.change(
      creating: true, accepting: edits,
      note: {
        HistoryNote(
          secondsSince1970: 1_795_162_500, command: command, kind: kind,
          origin: origin)
      }
    ) { Snapshot(revision: $0.revision + 1, try change($0.book)) }
  }

  /// Adds assets of these names, a change each.
  func add(_ names: String...) throws {
    for name in names {
      try change("asset add \(name)") { book in
        try book.adding(
          Asset(
            id: Story.id(1, book.household.assets.count), name: name,
            slug: Slug.of(name), currency: Currency("EUR")))
      }
    }
  }

  /// Takes the last changes back.
  func undo(_ count: Int = 1) throws {
    let walk = try history().undoing(count, from: snapshot())
    try change("undo \(count)", as: .undo(walk.steps.map(\.revision))) { _ in
      walk.book
    }
  }

  /// Makes the changes again that were taken back last.
  func redo(_ count: Int = 1) throws {
    let walk = try history().redoing(count, from: snapshot())
    try change("redo \(count)", as: .redo(walk.steps.map(\.revision))) { _ in
      walk.book
    }
  }

  /// The problem that stands in the way back, with nothing changed by it.
  func refusal(of count: Int = 1) throws -> HistoryProblem {
    let before = try (fileBytes(path), lines())
    let problem = try #require(throws: HistoryProblem.self) { try undo(count) }
    #expect(try (fileBytes(path), lines()) == before)
    return problem
  }

  /// Edits it by hand, as an editor does: under a new name that takes the old.
  func edit(_ old: String, _ new: String) throws {
    try writeFile(try fileBytes(path).replacing(old, with: new), path + "~")
    #expect(rename(path + "~", path) == 0)
  }
}
