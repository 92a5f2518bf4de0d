import Glibc
import Platform
import Support
import Testing

@Suite struct OpenFolderTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private func write(_ text: String, as name: String) throws {
    let folder = try OpenFolder(scratch.path)
    let file = try folder.file(creating: name)
    try file.write(Array(text.utf8).span)
    try file.sync()
  }

  private func text(of name: String) throws -> String {
    let file = try OpenFolder(scratch.path).file(reading: name)
    return String(
      decoding: try file.contents(upTo: file.status().size), as: UTF8.self)
  }

  /// A film that is called like a file of ours takes no room.
  @Test func whatIsTooLargeToBeReadWholeIsRefused() throws {
    try write("", as: "film")
    #expect(truncate(scratch.path("film"), 1 << 43) == 0)
    let file = try OpenFolder(scratch.path).file(reading: "film")
    #expect(throws: SystemFailure(.read, code: EFBIG)) {
      try file.contents(upTo: file.status().size)
    }
  }

  @Test func whatIsMadeIsItsOwnersAlone() throws {
    try write("hello", as: "a")
    let folder = try OpenFolder(scratch.path)
    let status = try #require(try folder.status(of: "a"))
    #expect(status.kind == .file)
    #expect(status.size == 5)
    #expect(status.access.mode == 0o600)
    #expect(status.access.owner == geteuid())
    #expect(try folder.status(of: "b") == nil)
    #expect(throws: SystemFailure(.create, code: EEXIST)) {
      try write("again", as: "a")
    }
    try folder.makeFolder("inner")
    try folder.makeFolder("inner")
    #expect(try folder.status(of: "inner")?.access.mode == 0o700)
    #expect(try folder.status(of: "inner")?.kind == .folder)
  }

  @Test func namesMoveAllAtOnce() throws {
    try write("old", as: "a")
    try write("new", as: "b")
    let folder = try OpenFolder(scratch.path)
    try folder.link("a", as: "c")
    #expect(throws: SystemFailure(.link, code: EEXIST)) {
      try folder.link("b", as: "c")
    }
    try folder.rename("b", to: "a")
    try folder.sync()
    #expect(try text(of: "a") == "new")
    #expect(try text(of: "c") == "old")
    let names = try folder.names().sorted()
    #expect(names == [".", "..", "a", "c"])
    try folder.remove("c")
    try folder.remove("c")
    #expect(try folder.status(of: "c") == nil)
  }

  @Test func aFileIsCutAndGoesOnThere() throws {
    try write("hello world", as: "a")
    let file = try OpenFolder(scratch.path).file(extending: "a")
    #expect(try file.contents(from: 6, upTo: 3) == Array("wor".utf8))
    try file.cut(to: 5)
    try file.write(Array("!".utf8).span)
    #expect(try text(of: "a") == "hello!")
    var buffer = [UInt8](repeating: 0, count: 4)
    let start = try OpenFolder(scratch.path).file(reading: "a")
    #expect(try start.fill(&buffer, from: 1) == 3)
    #expect(buffer == [0] + Array("hel".utf8))
  }

  @Test func aStateIsAnotherOneAfterAChange() throws {
    try write("a", as: "a")
    let folder = try OpenFolder(scratch.path)
    let before = try #require(try folder.status(of: "a"))
    #expect(try folder.status(of: "a")?.state == before.state)
    let file = try folder.file(extending: "a")
    try file.write(Array("longer".utf8).span)
    #expect(try folder.status(of: "a")?.state != before.state)
  }

  @Test func aLockIsHeldOnce() throws {
    let folder = try OpenFolder(scratch.path)
    let first = try folder.file(locking: "lock")
    let second = try folder.file(locking: "lock")
    #expect(try first.tryLock())
    #expect(try !second.tryLock())
  }

  @Test func aLinkIsNotFollowedAndAPipeIsNotWaitedFor() throws {
    try write("x", as: "a")
    #expect(symlink("a", "\(scratch.path)/link") == 0)
    #expect(mkfifo("\(scratch.path)/pipe", 0o600) == 0)
    let folder = try OpenFolder(scratch.path)
    let failure = #expect(throws: SystemFailure.self) {
      _ = try folder.file(reading: "link").status()
    }
    #expect(failure?.isLoop == true)
    #expect(try folder.file(reading: "pipe").status().kind == .pipe)
    #expect(try folder.status(of: "link")?.kind == .link)
  }

  @Test func aPathIsTakenApartAndFollowed() throws {
    for (path, folder, name) in [
      ("/a/b", "/a", "b"), ("a", ".", "a"), ("/a", "/", "a"),
      ("a/", "a", ""), ("", "/", ""),
    ] {
      #expect(FilePath(path).folder == folder)
      #expect(FilePath(path).name == name)
    }
    try write("x", as: "a")
    let link = FilePath("\(scratch.path)/link")
    #expect(symlink("a", link.text) == 0)
    #expect(link.isLink)
    #expect(try link.resolved().name == "a")
    #expect(try !link.resolved().isLink)
    let failure = #expect(throws: SystemFailure.self) {
      try FilePath("\(scratch.path)/none").resolved()
    }
    #expect(failure?.isMissing == true)
    #expect(failure?.reason == "no such file or directory")
  }
}
