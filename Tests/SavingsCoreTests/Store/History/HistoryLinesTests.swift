import Glibc
import SavingsCore
import Support
import Testing

@Suite struct HistoryLinesTests {
  let store: KeptStore

  init() throws { store = try KeptStore() }

  @Test func whatIsCutShortIsCutOff() throws {
    try store.add("Jar", "Box")
    let whole = try store.lines()
    try writeFile(
      try fileBytes(store.historyPath) + Array(#"{"revision":3,"ti"#.utf8),
      store.historyPath)
    #expect(try store.history().steps.map(\.revision) == [1, 2])
    try store.add("Tin")
    #expect(try Array(store.lines().prefix(2)) == whole)
    #expect(try store.lines().count == 3)
    try store.undo(3)
    #expect(try store.names() == [])
  }

  @Test func aLineOfAChangeThatNeverHappenedIsDropped() throws {
    try store.add("Jar", "Box")
    let old = try fileBytes(store.path)
    try store.add("Tin")
    try writeFile(old, store.path)
    #expect(try store.history().steps.map(\.revision) == [1, 2])
    try store.add("Can")
    #expect(try store.lines().count == 3)
    #expect(try store.history().steps.last?.command == "asset add Can")
    #expect(
      try store.folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history",
      ])
    try store.undo(3)
    #expect(try store.names() == [])
  }

  @Test func theHistoryOfAStoreThatWasPutBackIsSetAside() throws {
    try store.add("Jar", "Box")
    let old = try fileBytes(store.path)
    try store.add("Tin", "Can", "Bag")
    let all = try fileBytes(store.historyPath)
    try writeFile(old, store.path)
    try store.add("Sock")
    #expect(try fileBytes(store.historyPath + ".5") == all)
    #expect(try mode(store.historyPath + ".5") == 0o600)
    #expect(try mode(store.historyPath) == 0o600)
    let history = try store.history()
    #expect(
      history.steps.map(\.command) == [
        "asset add Jar", "asset add Box", "asset add Sock",
      ], "what led to the older store can still be undone")
    try store.undo(3)
    #expect(try store.names() == [])
  }

  @Test func nothingThatWasSetAsideIsLost() throws {
    try store.add("Jar")
    let old = try fileBytes(store.path)
    var kept: [[UInt8]] = []
    for turn in 1...3 {
      try store.add("Tin \(turn)", "Can \(turn)")
      kept.append(try fileBytes(store.historyPath))
      try writeFile(old, store.path)
      try store.add("Sock")
      try writeFile(old, store.path)
      try store.write([try #require(try store.lines().first)])
    }
    let aside = ["", ".2", ".3"].map { store.historyPath + ".3" + $0 }
    #expect(try aside.map(fileBytes) == kept)
  }

  @Test func aFlippedBitEndsTheWayBack() throws {
    try store.add("Jar", "Box", "Tin", "Can")
    var bytes = try fileBytes(store.historyPath)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    bytes[ends[0] + 40] ^= 4
    try writeFile(bytes, store.historyPath)
    #expect(try store.history().steps.map(\.revision) == [3, 4])
    #expect(
      try store.refusal(of: 3)
        == .broken(revision: 2, damagedLine: 2, asked: 3, there: 2))
    try store.undo(2)
    #expect(try store.names() == ["Jar", "Box"])
    #expect(
      try store.refusal()
        == .broken(revision: 2, damagedLine: 2, asked: 1, there: 0))
  }

  /// What a change was called is known without what it changed; whoever goes
  /// that way reads it, and strictly.
  @Test func whatChangedIsReadByWhoeverGoesThatWay() throws {
    try store.add("Jar", "Box")
    let line = try #require(try store.lines().last)
    let odd = line.replacing("\"removed\"", with: "\"remover\"")
    let sealed = odd.split(separator: ",\"checksum\"")[0]
    let bits = Checksum(of: sealed.utf8.span).bits
    let digits = String(bits, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    try store.write([
      try store.lines()[0], "\(sealed),\"checksum\":\"\(padding)\(digits)\"}",
    ])
    #expect(try store.history().steps.last?.command == "asset add Box")
    guard case .content(.damaged(let damage)) = try store.refusal() else {
      Issue.record("an odd change was taken back")
      return
    }
    #expect(damage.flaw == .unknownKey("remover"))
    #expect(try store.names() == ["Jar", "Box"])
  }

  @Test func aGapEndsTheWayBack() throws {
    try store.add("Jar", "Box", "Tin")
    var lines = try store.lines()
    lines.remove(at: 1)
    try store.write(lines)
    #expect(
      try store.refusal(of: 2)
        == .broken(revision: 2, damagedLine: nil, asked: 2, there: 1))
  }

  @Test func aLostLastLineLeavesNoWayBack() throws {
    try store.add("Jar", "Box")
    try store.write(Array(try store.lines().dropLast()))
    #expect(
      try store.refusal()
        == .broken(revision: 2, damagedLine: nil, asked: 1, there: 0))
    try store.add("Tin")
    try store.undo()
    #expect(try store.names() == ["Jar", "Box"])
  }

  @Test func aDamagedLastLineIsSetAsideByTheNextChange() throws {
    try store.add("Jar", "Box")
    var bytes = try fileBytes(store.historyPath)
    bytes[bytes.count - 20] ^= 1
    try writeFile(bytes, store.historyPath)
    #expect(
      try store.refusal()
        == .broken(revision: 2, damagedLine: 2, asked: 1, there: 0))
    try store.add("Tin")
    #expect(try fileBytes(store.historyPath + ".3") == bytes)
    #expect(try store.history().done.map(\.revision) == [3])
  }

  @Test func noHistoryAtAllLosesUndoAndNothingElse() throws {
    try store.add("Jar", "Box")
    #expect(remove(store.historyPath) == 0)
    #expect(
      try store.refusalWithoutHistory()
        == .broken(revision: 2, damagedLine: nil, asked: 1, there: 0))
    try store.add("Tin")
    #expect(try store.names() == ["Jar", "Box", "Tin"])
    try store.undo()
  }

  @Test func linesOfAnotherStoreAreNotFollowed() throws {
    try store.add("Jar", "Box")
    let other = try KeptStore()
    try other.add("Jar", "Chest")
    try store.write(try other.lines())
    #expect(try store.refusal() == .otherStore(revision: 2))
  }

  @Test func whatDiffersIsNamed() throws {
    try store.add("Jar", "Box")
    let other = try KeptStore()
    try other.add("Pot", "Box", "Tin")
    // The last line fits, and the one before tells of another store.
    let last = try store.linesAfterAdding("Tin")
    try store.write(Array(try other.lines().prefix(2)) + [last])
    let problem = try store.refusal(of: 3)
    #expect(problem == .differs(revision: 1, path: "assets[0]"))
  }

  @Test func aLongHistoryIsCutToItsEnd() throws {
    try store.add("Jar", "Box")
    let last = try store.lines()
    try store.write(.init(repeating: "{}", count: 1997) + last)
    try store.add("Tin")
    #expect(try store.lines().count == 2000)
    try store.add("Can")
    let kept = try store.lines()
    #expect(kept.count == 1000)
    #expect(Array(kept.suffix(4).prefix(2)) == last)
    #expect(try mode(store.historyPath) == 0o600)
    try store.undo(4)
    #expect(try store.names() == [])
  }

  /// Only the ends of such a history are read for a change, if a line fits.
  @Test(arguments: [7000, 20_000])
  func whatIsLongIsAsGood(length: Int) throws {
    let long = String(repeating: "x", count: length)
    for name in ["Jar", "Box", "Tin", "Can", "Bag"] {
      try store.change("\(long) \(name)") { book in
        try book.adding(
          Asset(
            id: Story.id(1, book.household.assets.count), name: name,
            slug: Slug.of(name), currency: Currency("EUR")))
      }
    }
    let lines = try store.lines()
    #expect(lines.count == 5)
    #expect(lines.map(\.count).min() ?? 0 > length)

    // The line of a change that never happened, and one that was cut short.
    try store.write(lines + ["x"])
    try writeFile(
      Array(try fileBytes(store.historyPath).dropLast()), store.historyPath)
    let current = try fileBytes(store.path)
    try store.add("Sock")
    try writeFile(current, store.path)
    try store.add("Shoe")
    #expect(try store.lines().dropLast() == lines)
    try store.undo(6)
    #expect(try store.names() == [])

    // A first line that cannot be read, and one of a later change.
    try store.write(["{}"] + (try store.lines()))
    try store.add("Sock")
    #expect(try store.lines().count == 9)
    try store.write(Array(try store.lines().dropFirst(4)))
    try store.add("Shoe")
    #expect(try store.lines().count == 6)
    try store.undo(2)
    #expect(try store.names() == [])
  }

  @Test func theHistoryIsAsPrivateAsTheStore() throws {
    try store.add("Jar")
    #expect(chmod(store.path, 0o640) == 0)
    try store.add("Box")
    #expect(try mode(store.historyPath) == 0o640)
    #expect(chmod(store.path, 0o600) == 0)
    try store.add("Tin")
    #expect(try mode(store.historyPath) == 0o600)
  }
}

extension KeptStore {
  /// The last line after one more change.
  fileprivate func linesAfterAdding(_ name: String) throws -> String {
    try add(name)
    return try #require(try lines().last)
  }

  /// The problem where there is no history file to compare.
  fileprivate func refusalWithoutHistory() throws -> HistoryProblem {
    let before = try fileBytes(path)
    let problem = try #require(throws: HistoryProblem.self) { try undo() }
    #expect(try fileBytes(path) == before)
    return problem
  }
}
