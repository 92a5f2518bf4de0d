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
    #expect(
      try findings() == [
        Finding(
          "open_to_others", "others may read \"\(path)\"",
          tip: "chmod 600 \(path)")
      ])
  }

  @Test func aPathWithSpacesIsPastedAsOneWord() throws {
    let other = StoreFile(named: store.folder.path("my savings.json"))
    try writeFile(try fileBytes(store.path), other.path)
    #expect(chmod(other.path, 0o604) == 0)
    let finding = try #require(try other.findings(beside: nil).first)
    #expect(finding.tip == "chmod 600 '\(other.path)'")
  }

  @Test func aHistoryThatIsGoneIsANote() throws {
    #expect(remove(store.historyPath) == 0)
    let finding = try #require(try findings().first)
    #expect(finding.code == "no_history" && finding.isNote)
    #expect(finding.message.description.contains("nothing can be undone"))
    #expect(finding.tip.contains("go on as before"))
  }

  @Test func aGapInTheHistoryIsANote() throws {
    try store.add("Tin")
    var lines = try store.lines()
    lines.remove(at: 1)
    try store.write(lines)
    let finding = try #require(try findings().first)
    #expect(finding.code == "no_history" && finding.isNote)
    #expect(
      finding.message == "the history goes back no further than to change 3")
  }

  @Test func aDamagedHistoryIsAFault() throws {
    try store.add("Tin", "Can")
    var lines = try store.lines()
    lines[1] = lines[1].replacing("Box", with: "Box ")
    try store.write(lines)
    let finding = try #require(try findings().first)
    #expect(finding.code == "damaged_history" && !finding.isNote)
    #expect(finding.message.description.contains("line 2 of"))
    #expect(
      finding.message.description.contains("change 2 and what is before it"))
    #expect(finding.tip.contains("mv \(store.historyPath)"))
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
    let finding = try #require(try findings().first)
    #expect(finding.code == "no_history" && finding.isNote)
    #expect(finding.message.description.contains("another store"))
  }

  @Test func whatARightChecksumHidesIsProved() throws {
    var book = try store.snapshot().book
    book.household.assets.append(book.household.assets[0])
    let id = book.household.assets[0].id
    let doubled = Snapshot(revision: 2, book)
    try writeFile(StoreWriter.bytes(of: doubled), store.path)
    let found = try store.file.findings(beside: store.snapshot())
    let finding = try #require(found.first { $0.code == "contradiction" })
    #expect(
      finding.message.description.contains("two records have the id \(id)"))
    #expect(finding.tip.contains("cp -p"))
    #expect(!finding.isNote)

    // And a change of it is refused as damage, not as a mistake of cst.
    let problem = try #require(throws: StoreProblem.self) {
      try store.add("Tin")
    }
    #expect(problem.outcome == .unusable)
    #expect(try store.snapshot() == doubled)
  }

  @Test func aPlaceWithNoWayToItHasNoneToAdd() throws {
    #expect(symlink("nowhere", store.folder.path("link.json")) == 0)
    let link = StoreFile(named: store.folder.path("link.json"))
    #expect(try link.findings(beside: nil) == [])
  }
}
