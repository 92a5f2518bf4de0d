import Glibc
import SavingsCore
import Testing

/// What may happen between the new bytes reaching the disk and their taking
/// the store's name.
@Suite struct StoreBetweenTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("savings.json") }
  private var file: StoreFile { StoreFile(named: path) }

  private func makeStore() throws {
    defer { ThisProcess.releaseSignals() }
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
    ThisProcess.releaseSignals()
    #expect(try fileBytes(path) == edit)
    #expect(folder.names == [".savings.json.lock", "savings.json"])
  }

  /// An edit in place leaves the file the one that was read, and its lines
  /// other ones.
  @Test(arguments: [true, false])
  func anEditInPlaceIsNoticedAndKept(isCut: Bool) throws {
    var edit = StoreWriter.bytes(of: try DemoHousehold.snapshot())
    try writeFile(edit, path)
    let place = try #require(edit.lastIndex(of: UInt8(ascii: "0")))
    edit[place] = UInt8(ascii: "1")
    if isCut { edit.removeLast(edit.count / 2) }
    let stream = try #require(fopen(path, "r+"))
    defer { fclose(stream) }
    #expect(throws: StoreProblem.editedMeanwhile(path)) {
      try file.change(creating: false) { snapshot in
        #expect(fwrite(edit, 1, edit.count, stream) == edit.count)
        #expect(fflush(stream) == 0)
        #expect(ftruncate(fileno(stream), off_t(edit.count)) == 0)
        return snapshot.book
      }
    }
    ThisProcess.releaseSignals()
    #expect(try fileBytes(path) == edit)
    #expect(folder.names == [".savings.json.lock", "savings.json"])
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
    ThisProcess.releaseSignals()
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
    ThisProcess.releaseSignals()
    #expect(seen == [before, try fileBytes(path)])
    #expect(try fileBytes(path) != before)
  }

  @Test func whatFailsBeforeTheOldBytesGoChangesNothing() throws {
    try makeStore()
    let before = try fileBytes(path)
    let problem = StoreProblem.failed(path, SystemFailure(.write, code: ENOSPC))
    #expect(throws: problem) {
      try file.change(creating: false, accepting: false) {
        $0.book
      } beforeReplacing: { () throws(StoreProblem) in
        throw problem
      }
    }
    ThisProcess.releaseSignals()
    #expect(try fileBytes(path) == before)
    #expect(folder.names == [".savings.json.lock", "savings.json"])
  }
}
