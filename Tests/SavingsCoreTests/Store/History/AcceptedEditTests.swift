import Glibc
import SavingsCore
import Support
import Testing

@Suite struct AcceptedEditTests {
  let store: KeptStore

  init() throws {
    store = try KeptStore()
    try store.add("Jar", "Box")
  }

  /// Takes the edited file as it is, as `check --accept` does.
  private func accept() throws {
    let edited = try #require(try store.file.read(accepting: true))
    let known = try store.file.lastKnown(at: edited.revision)
    try store.change(
      "check --accept", from: known.map { .known($0) } ?? .unknown,
      accepting: true
    ) { $0 }
  }

  @Test func anEditIsRefusedUntilItIsAccepted() throws {
    try store.edit("\"Box\"", "\"Chest\"")
    #expect(throws: StoreProblem.self) { try store.add("Tin") }
    #expect(throws: StoreProblem.self) { try store.undo() }
    try accept()
    #expect(try store.names() == ["Jar", "Chest"])
  }

  @Test func anAcceptedEditIsUndoneWhereTheBackupTells() throws {
    try store.edit("\"Box\"", "\"Chest\"")
    let known = try #require(try store.file.lastKnown(at: 2))
    #expect(known.household.assets.map(\.name) == ["Jar", "Box"])
    try accept()
    try store.undo()
    #expect(try store.names() == ["Jar", "Box"])
    try store.undo()
    #expect(try store.names() == ["Jar"])
    try store.redo(2)
    #expect(try store.names() == ["Jar", "Chest"])
  }

  @Test func withoutABackupNobodyGuesses() throws {
    #expect(remove(store.path + ".bak") == 0)
    try store.edit("\"Box\"", "\"Chest\"")
    #expect(try store.file.lastKnown(at: 2) == nil)
    try accept()
    let problem = try store.refusal()
    #expect(problem == .untraceable(revision: 3))
    try store.add("Tin")
    try store.undo()
    #expect(try store.refusal() == .untraceable(revision: 3))
    #expect(try store.names() == ["Jar", "Chest"])
  }

  @Test func withoutAHistoryNobodyGuesses() throws {
    #expect(remove(store.historyPath) == 0)
    try store.edit("\"Box\"", "\"Chest\"")
    #expect(try store.file.lastKnown(at: 2) == nil)
  }

  @Test func aChangeThatNeverHappenedIsNotWhatWasThere() throws {
    // Cut short between its line and its name: the backup is the store then.
    let current = try fileBytes(store.path)
    try store.add("Tin")
    try writeFile(current, store.path)
    try store.edit("\"Box\"", "\"Chest\"")
    let known = try #require(try store.file.lastKnown(at: 2))
    #expect(known.household.assets.map(\.name) == ["Jar", "Box"])
    try accept()
    try store.undo()
    #expect(try store.names() == ["Jar", "Box"])
  }

  @Test func aRevisionThatWasEditedTooTellsNothing() throws {
    try store.edit("\"revision\": 2", "\"revision\": 9")
    #expect(try store.file.lastKnown(at: 9) == nil)
    try accept()
    #expect(try store.snapshot().revision == 10)
    #expect(try store.refusal() == .untraceable(revision: 10))
  }

  @Test func anEditOfTheBackupTellsNothing() throws {
    try writeFile(
      try fileBytes(store.path + ".bak").replacing("Jar", with: "Pot"),
      store.path + ".bak")
    try store.edit("\"Box\"", "\"Chest\"")
    #expect(try store.file.lastKnown(at: 2) == nil)
  }
}
