import Glibc
import SavingsCore
import Support
import Testing

@Suite struct StoreFindingTests {
  let store: KeptStore

  init() throws {
    store = try KeptStore()
    try store.add("Jar", "Box")
  }

  private func findings() throws -> [Finding] {
    try store.file.findings(beside: store.snapshot())
  }

  @Test func aSoundStoreHasNone() throws {
    #expect(try findings() == [])
  }

  @Test(arguments: ["", ".bak", ".history"])
  func whatOthersMayReadIsNamed(_ suffix: String) throws {
    #expect(chmod(store.path + suffix, 0o644) == 0)
    let path = store.path + suffix
    #expect(try findings() == [.openToOthers(path)])
  }

  @Test func aHistoryThatIsGoneIsANote() throws {
    #expect(remove(store.historyPath) == 0)
    #expect(try findings() == [.noHistory])
    #expect(Finding.noHistory.isNote)
  }

  @Test func aGapInTheHistoryIsANote() throws {
    try store.add("Tin")
    var lines = try store.lines()
    lines.remove(at: 1)
    try store.write(lines)
    #expect(try findings() == [.shortHistory(from: 3)])
    #expect(Finding.shortHistory(from: 3).isNote)
  }

  @Test func aDamagedHistoryIsAFault() throws {
    try store.add("Tin", "Can")
    var lines = try store.lines()
    lines[1] = lines[1].replacing("Box", with: "Box ")
    try store.write(lines)
    let finding = Finding.damagedHistory(store.historyPath, line: 2, missing: 2)
    #expect(try findings() == [finding])
    #expect(!finding.isNote)
    let history = try store.history()
    #expect(history.damagedLine == 2 && history.missing == 2)

    // Behind a gap nobody asks what a line says.
    try store.write([lines[0], lines[1], lines[3]])
    #expect(try store.history().damagedLine == 2)
    try store.write([lines[1], lines[0], lines[3]])
    #expect(try store.history().damagedLine == nil)
    #expect(try store.history().missing == 3)
  }

  @Test func whatAnOldDamagedLineSaysMattersNoMore() throws {
    try store.write(["{}"] + (try store.lines()))
    #expect(try store.history().damagedLine == nil)
    #expect(try findings() == [])
  }

  @Test func aHistoryOfAnotherStoreIsANote() throws {
    let other = try KeptStore()
    try other.add("Pot", "Tub")
    try store.write(try other.lines())
    #expect(try findings() == [.otherHistory])
    #expect(Finding.otherHistory.isNote)
  }

  @Test func whatARightChecksumHidesIsProved() throws {
    var book = try store.snapshot().book
    book.household.assets.append(book.household.assets[0])
    let id = book.household.assets[0].id
    let doubled = Snapshot(revision: 2, book)
    try writeFile(StoreWriter.bytes(of: doubled), store.path)
    let found = try store.file.findings(beside: store.snapshot())
    let problem = StoreProblem.content(
      .contradiction(.twice(.id(id.bits))), in: store.path, hasBackup: true)
    #expect(found.contains(.contradiction(problem)))
    #expect(!Finding.contradiction(problem).isNote)

    // And a change of it is refused as damage, not as a mistake of cst.
    let refusal = try #require(throws: StoreProblem.self) {
      try store.add("Tin")
    }
    #expect(refusal.outcome == .unusable)
    #expect(try store.snapshot() == doubled)
  }

  @Test func aPlaceWithNoWayToItHasNoneToAdd() throws {
    #expect(symlink("nowhere", store.folder.path("link.json")) == 0)
    let link = StoreFile(named: store.folder.path("link.json"))
    #expect(try link.findings(beside: nil) == [])
  }
}
