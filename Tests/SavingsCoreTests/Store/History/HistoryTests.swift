import SavingsCore
import Support
import Testing

@Suite struct HistoryTests {
  let store: KeptStore

  init() throws { store = try KeptStore() }

  @Test func everyChangeIsALine() throws {
    try store.add("Jar", "Box")
    let history = try store.history()
    #expect(history.steps.map(\.revision) == [1, 2])
    #expect(history.steps.map(\.command) == ["asset add Jar", "asset add Box"])
    #expect(
      history.steps.map(\.time)
        == .init(
          repeating: "2026-11-20T08:15:00Z", count: 2))
    #expect(contents(of: history.done) == contents(of: history.steps))
    #expect(history.undone.isEmpty)
    #expect(history.missing == nil)
  }

  @Test func undoAndRedoWalkBackAndForth() throws {
    try store.add("Jar", "Box", "Tin")
    try store.undo(2)
    #expect(try store.names() == ["Jar"])
    #expect(try store.history().undone.map(\.revision) == [3, 2])
    try store.redo()
    #expect(try store.names() == ["Jar", "Box"])
    try store.redo()
    #expect(try store.names() == ["Jar", "Box", "Tin"])
    try store.undo(3)
    #expect(try store.names() == [])
    #expect(try store.snapshot().revision == 7, "each is a change like any")
    #expect(try store.history().done.isEmpty)
    try store.redo(3)
    #expect(try store.names() == ["Jar", "Box", "Tin"])
    #expect(try store.history().done.map(\.revision) == [1, 2, 3])
  }

  @Test func somethingNewDropsWhatCouldBeRedone() throws {
    try store.add("Jar", "Box")
    try store.undo()
    try store.add("Tin")
    let history = try store.history()
    #expect(history.undone.isEmpty)
    #expect(history.done.map(\.revision) == [1, 4])
    #expect(
      throws: HistoryProblem.nothingToRedo(asked: 1, there: 0)
    ) { try store.redo() }
    try store.undo(2)
    #expect(try store.names() == [])
  }

  @Test func noMoreIsWalkedThanThereIs() throws {
    try store.add("Jar", "Box")
    #expect(try store.refusal(of: 3) == .nothingToUndo(asked: 3, there: 2))
    try store.undo(2)
    #expect(try store.refusal() == .nothingToUndo(asked: 1, there: 0))
    #expect(
      throws: HistoryProblem.nothingToRedo(asked: 3, there: 2)
    ) { try store.redo(3) }
  }

  @Test func aStepTouchesWhatItChangedAndNothingElse() throws {
    try store.add("Jar", "Box", "Tin")
    try store.change("asset edit") { book in
      var asset = book.household.assets[1]
      asset.name = "Chest"
      return try book.replacing(asset)
    }
    let line = try #require(try store.lines().last)
    #expect(line.contains("Chest") && line.contains("Box"))
    #expect(!line.contains("Jar") && !line.contains("Tin"))
    try store.undo()
    #expect(try store.names() == ["Jar", "Box", "Tin"])
  }
}
