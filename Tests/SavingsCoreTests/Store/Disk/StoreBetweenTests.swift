import Glibc
import Platform
import SavingsCore
import Support
import Testing

/// What may happen between the new bytes reaching the disk and their taking
/// the store's name.
@Suite struct StoreBetweenTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("savings.json") }
  private var file: StoreFile { StoreFile(named: path) }

  private func makeStore() throws {
    try file.change(creating: true) { $0.book }
  }

  @Test func anEditInBetweenIsNoticedAndKept() throws {
    try makeStore()
    let edit = try fileBytes(path) + [UInt8(ascii: "\n")]
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try file.change(creating: false, accepting: false) {
        $0.book
      } beforeReplacing: {
        do {
          try writeFile(edit, path)
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(try fileBytes(path) == edit)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.history",
      ])
  }

  /// An edit in place, of a line that is kept, and with the time put back:
  /// only the checksum tells.
  @Test(arguments: [true, false])
  func anEditInPlaceIsNoticedAndKept(isCut: Bool) throws {
    let store = StoreWriter.bytes(of: try Snapshot.demo())
    try writeFile(store, path)
    let text = String(decoding: store, as: UTF8.self)
    let amounts = text.ranges(of: "\"amount\":\"")
    let middle = amounts[amounts.count / 2].upperBound
    var edit = store
    edit[text.utf8.distance(from: text.startIndex, to: middle)] ^= 1
    if isCut { edit.removeLast(edit.count / 2) }
    let stream = try #require(fopen(path, "r+"))
    defer { fclose(stream) }
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try file.change(creating: false) { snapshot in
        var status = stat()
        #expect(fstat(fileno(stream), &status) == 0)
        #expect(fwrite(edit, 1, edit.count, stream) == edit.count)
        #expect(fflush(stream) == 0)
        #expect(ftruncate(fileno(stream), off_t(edit.count)) == 0)
        let times = [status.st_atim, status.st_mtim]
        #expect(futimens(fileno(stream), times) == 0)
        return snapshot.book
      }
    }
    #expect(try fileBytes(path) == edit)
    #expect(try folder.names == [".savings.json.lock", "savings.json"])
  }

  @Test func aFileThatGoesInBetweenIsNoticed() throws {
    try writeFile(StoreWriter.bytes(of: try Snapshot.demo()), path)
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try file.change(creating: false) { snapshot in
        #expect(unlink(path) == 0)
        return snapshot.book
      }
    }
    #expect(try folder.names == [".savings.json.lock"])
  }

  @Test func aFileThatAppearsInBetweenIsKept() throws {
    let path = path
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try file.change(creating: true, accepting: false) {
        $0.book
      } beforeReplacing: {
        do { try writeFile([7], path) } catch { Issue.record(error) }
      }
    }
    #expect(try fileBytes(path) == [7])
  }

  @Test func theNewBytesAreThereBeforeTheOldOnesGo() throws {
    try makeStore()
    let before = try fileBytes(path)
    var seen: [[UInt8]] = []
    let path = path
    let draft = folder.path(".savings.json.new")
    try file.change(creating: false, accepting: false) {
      $0.book
    } beforeReplacing: {
      do {
        seen = [try fileBytes(path), try fileBytes(draft)]
      } catch {
        Issue.record(error)
      }
    }
    #expect(seen == [before, try fileBytes(path)])
    #expect(try fileBytes(path) != before)
  }

  @Test func whatFailsBeforeTheOldBytesGoChangesNothing() throws {
    try makeStore()
    let before = try fileBytes(path)
    let history = path + ".history"
    #expect(throws: StoreProblem.inTheWay(history, kind: "folder")) {
      try file.change(creating: false, accepting: false) {
        $0.book
      } beforeReplacing: {
        #expect(unlink(history) == 0)
        #expect(mkdir(history, 0o700) == 0)
      }
    }
    #expect(try fileBytes(path) == before)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.history",
      ])
  }
}
