import Glibc
import Platform
import SavingsCore
import Support
import Testing

@Suite struct StoreFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("savings.json") }
  private var file: StoreFile { StoreFile(named: path) }

  /// Adds an asset of this name.
  private func add(
    _ name: String, to file: StoreFile, creating: Bool = true
  ) throws {
    try file.change(creating: creating) { snapshot in
      try snapshot.book.adding(
        Asset(
          id: Story.id(1, snapshot.revision), name: name,
          slug: Slug.of(name), currency: Currency("EUR")))
    }
  }

  private func names(in file: StoreFile) throws -> [String] {
    try #require(try file.read()).book.household.assets.map(\.name)
  }

  @Test func aChangeIsThereAndTheStateBeforeIsTheBackup() throws {
    try add("Jar", to: file)
    let before = try fileBytes(path)
    try add("Box", to: file)
    #expect(try names(in: file) == ["Jar", "Box"])
    #expect(try file.read()?.revision == 2)
    #expect(try fileBytes(path + ".bak") == before)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history",
      ])
  }

  /// A history so long that the disk begins while it is still written.
  @Test func aLongHistoryIsChangedInPiecesToo() throws {
    var dice = SplitMix64(seed: 77)
    var before = try Snapshot.demo()
    let some = before.book.transactions[3]
    before.book.transactions = Transactions(
      (1...24_000).map { place in
        Transaction(
          id: .init(random: &dice), asset: some.asset, date: some.date,
          amount: Amount(place), kind: .deposit)
      })
    let old = StoreWriter.bytes(of: before)
    try #require(old.count > 3 << 20)
    try writeFile(old, path)
    let after = try file.change(creating: false) { snapshot in
      snapshot.book.removing(snapshot.book.transactions[9000])
    }
    let new = StoreWriter.bytes(of: try #require(after))
    let found = try [path, path + ".bak"].map { path in
      String(decoding: try fileBytes(path), as: UTF8.self)
    }
    let wanted = [new, old].map { String(decoding: $0, as: UTF8.self) }
    #expect(found == wanted)
    #expect(new.count < old.count)
  }

  @Test func whatIsNewIsForItsOwnerAlone() throws {
    try add("Jar", to: file)
    try add("Box", to: file)
    for name in try folder.names {
      #expect(try mode(folder.path(name)) == 0o600)
    }
  }

  @Test(arguments: [0o644, 0o640, 0o400, 0o600] as [UInt32])
  func theModeOfTheFileIsKept(_ permissions: UInt32) throws {
    try add("Jar", to: file)
    #expect(chmod(path, permissions) == 0)
    try add("Box", to: file)
    try add("Tin", to: file)
    #expect(try mode(path) == permissions)
    #expect(try mode(path + ".bak") == permissions)
    #expect(try mode(folder.path(".savings.json.lock")) == permissions | 0o600)
  }

  @Test func aLinkToTheFileStaysALink() throws {
    #expect(mkdir(folder.path("real"), 0o700) == 0)
    let real = folder.path("real/money.json")
    try add("Jar", to: StoreFile(named: real))
    #expect(symlink("real/money.json", path) == 0)
    try add("Box", to: file)
    #expect(try names(in: StoreFile(named: real)) == ["Jar", "Box"])
    #expect(try names(in: file) == ["Jar", "Box"])
    #expect(try folder.names == ["real", "savings.json"])
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func twoNamesOfOneFileDoNotStandInTheWay() throws {
    // So it is after a change that was cut short behind its backup.
    try add("Jar", to: file)
    #expect(link(path, path + ".bak") == 0)
    try add("Box", to: file)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history",
      ])
    #expect(try names(in: file) == ["Jar", "Box"])
    #expect(try names(in: StoreFile(named: path + ".bak")) == ["Jar"])
  }

  @Test func whatACutShortChangeLeftBehindIsRemoved() throws {
    try add("Jar", to: file)
    try writeFile([1], folder.path(".savings.json.new"))
    try writeFile([2], folder.path(".savings.json.bak.new"))
    try writeFile([3], folder.path(".savings.json.history.new"))
    try add("Box", to: file)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.bak",
        "savings.json.history",
      ])
  }

  @Test func aChangeWaitsForAnotherOneAndThenGivesUp() throws {
    try add("Jar", to: file)
    let other = open(folder.path(".savings.json.lock"), O_RDWR)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    var hasty = file
    hasty.patience = 30_000_000
    #expect(throws: StoreProblem.busy(path)) { try add("Box", to: hasty) }
    #expect(try names(in: file) == ["Jar"], "reading needs no lock")
    #expect(close(other) == 0)
    try add("Box", to: hasty)
    #expect(try names(in: file) == ["Jar", "Box"])
  }

  @Test func nothingIsDoneWhereTheChangeSaysSo() throws {
    try add("Jar", to: file)
    let before = try fileBytes(path)
    #expect(try file.change(creating: true) { _ in nil } == nil)
    #expect(throws: BookProblem.emptyName) {
      try file.change(creating: true) { _ in throw BookProblem.emptyName }
    }
    #expect(try fileBytes(path) == before)
    #expect(
      try folder.names == [
        ".savings.json.lock", "savings.json", "savings.json.history",
      ])
  }

  @Test func whatBreaksAPromiseIsNotWritten() throws {
    try add("Jar", to: file)
    let before = try fileBytes(path)
    let id = Story.id(1, 0) as Asset.ID
    #expect(throws: StoreProblem.contradiction(.twice(.id(id.bits)))) {
      try file.change(creating: true) { snapshot in
        var book = snapshot.book
        book.household.assets.append(book.household.assets[0])
        return book
      }
    }
    #expect(throws: StoreProblem.unfaithful(path)) {
      try file.change(creating: true) { snapshot in
        var book = snapshot.book
        book.household.assets[0].slug = "Not A Slug"
        return book
      }
    }
    #expect(try fileBytes(path) == before)
  }

  @Test func anEditedFileIsAcceptedOnlyWhenAskedTo() throws {
    try add("Jar", to: file)
    let text = String(decoding: try fileBytes(path), as: UTF8.self)
    let edited = text.split(separator: "Jar", omittingEmptySubsequences: false)
      .joined(separator: "Can")
    try writeFile(Array(edited.utf8), path)
    #expect(
      throws: StoreProblem.content(.edited, in: path, hasBackup: false)
    ) { try file.read() }
    #expect(
      throws: StoreProblem.content(.edited, in: path, hasBackup: false)
    ) { try add("Box", to: file) }
    #expect(
      try file.read(accepting: true)?.book.household.assets[0].name == "Can")
    try file.change(creating: false, accepting: true) { $0.book }
    #expect(try names(in: file) == ["Can"])
  }

  @Test func anOlderFileIsKeptForGood() throws {
    let old = try Repository.store("v1.json")
    try writeFile(old, path)
    try add("Tin", to: file)
    try add("Box", to: file)
    #expect(try fileBytes(path + ".v1.bak") == old)
    #expect(try file.read()?.revision == 2)
  }

  @Test func signalsAreHeldBackOnlyForThoseWhoWishSo() throws {
    func isHeld() -> Bool {
      var held = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &held)
      return sigismember(&held, SIGINT) == 1
    }
    // The threads of tests let no signal through.
    let outside = SignalMask.current
    defer { outside.restore() }
    var none = sigset_t()
    sigemptyset(&none)
    #expect(pthread_sigmask(SIG_SETMASK, &none, nil) == 0)

    var during: Bool?
    try file.change(creating: true, accepting: false) {
      $0.book
    } beforeReplacing: {
      during = isHeld()
    }
    #expect(during == true)
    #expect(!isHeld())
    var telling = file
    telling.holdsSignalsAfterwards = true
    try telling.change(creating: false) { $0.book }
    #expect(isHeld())
  }

  /// Only the superuser can give a file away; the rest of it holds for all.
  @Test func aChangeShutsNobodyOut() throws {
    try add("Jar", to: file)
    let isSuperuser = geteuid() == 0
    let (user, group) = isSuperuser ? (4711, 4712) : (geteuid(), getegid())
    #expect(chown(path, user, group) == 0)
    #expect(chmod(path, 0o640) == 0)
    try add("Box", to: file)
    for name in try folder.names {
      var status = stat()
      #expect(lstat(folder.path(name), &status) == 0)
      #expect([status.st_uid, status.st_gid] == [user, group])
      #expect(status.st_mode & 0o777 == 0o640, "\(name)")
    }
  }
}
