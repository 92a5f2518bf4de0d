internal import Platform

/// The open folder of a store, and the names that the store uses in it.
struct StoreFolder: ~Copyable {
  let folder: OpenFolder

  /// The store's own name, that of the file itself behind all links.
  let name: String

  /// The store as somebody named it, for messages; behind a link the file that
  /// it leads to, since what belongs to the store lies there.
  let path: String

  /// The state before the last change.
  var backup: String { "\(name).bak" }

  /// What a writer locks; it is never renamed, and removed only where it has
  /// two names.
  var lockName: String { ".\(name).lock" }

  /// The new state before it takes the store's name.
  var draft: String { ".\(name).new" }

  /// What remembers the changes of the store.
  var historyName: String { "\(name).history" }

  /// The history cut short, before it takes the history's name.
  var historyDraft: String { ".\(name).history.new" }

  /// The old state before it takes the backup's name.
  var backupDraft: String { ".\(name).bak.new" }

  /// Opens the folder of a path without links.
  init(of real: FilePath, named path: String) throws(SystemFailure) {
    folder = try OpenFolder(real.folder)
    name = real.name
    self.path = FilePath(path).isLink ? real.text : path
  }

  /// The store as a change finds it, and what the file was when it was read.
  typealias Found = (store: WholeStore, status: FileStatus)

  /// Reads the store as it is wanted, `nil` if there is none.
  func find(
    accepting edits: Bool, as wanted: WantedOfStore? = nil,
    toChange: Bool = true
  ) throws(StoreProblem) -> Found? {
    let found = try streaming { source, size throws(SystemFailure) in
      try StoreStream.whole(
        size: size, as: wanted, toChange: toChange, from: source)
    }
    if let found { return (found.found, found.status) }
    // What a window cannot show is read whole, which tells what is wrong.
    guard let stored = try read() else { return nil }
    do {
      let store = WholeStore(
        try StoreReader.read(stored.bytes, accepting: edits), lines: nil,
        version: try StoreReader.version(of: stored.bytes.span))
      return (store, stored.status)
    } catch {
      throw try problem(error)
    }
  }

  /// What the store holds, and what it was when it was read; `nil` if there is
  /// none.
  func read() throws(StoreProblem) -> (bytes: [UInt8], status: FileStatus)? {
    guard let store = try open() else { return nil }
    let status = store.status
    let bytes = try reading(store.file.contents(upTo: status.size + 1))
    guard bytes.count == status.size else { throw .editedMeanwhile(path) }
    return (bytes, status)
  }

  /// Reads the store through a window, given its size; `nil` where it has to
  /// be read whole.
  func streaming<Value>(
    _ read: (OpenFile.Source, Int) throws(SystemFailure) -> Value?
  ) throws(StoreProblem) -> (found: Value, status: FileStatus)? {
    guard let store = try open() else { return nil }
    let status = store.status
    let found = try StoreProblem.blaming(path) { () throws(SystemFailure) in
      try read(
        { buffer, place throws(SystemFailure) in
          try store.file.fill(&buffer, from: place)
        }, status.size)
    }
    return found.map { ($0, status) }
  }

  /// The file of the store while it is open, and what it was then.
  private struct OpenStore: ~Copyable {
    let file: OpenFile
    let status: FileStatus
  }

  /// Opens the store, `nil` if there is none.
  @inline(never)
  private func open() throws(StoreProblem) -> OpenStore? {
    guard try isThere() else { return nil }
    let file = try reading(folder.file(reading: name))
    let status = try blaming(file.status())
    try check(status)
    return OpenStore(file: file, status: status)
  }

  /// Whether a file that can be read stands under the store's name.
  ///
  /// A backup without its store is a store that was lost.
  func isThere() throws(StoreProblem) -> Bool {
    // A path that ends in a slash can only mean a folder.
    guard !name.isEmpty else { throw .notAFile(path, kind: "folder") }
    var status = try reading(folder.status(of: name))
    if status == nil {
      guard try hasBackup() else { return false }
      // Another cst may have made both between the two looks.
      status = try reading(folder.status(of: name))
    }
    guard let status else { throw .gone(path) }
    try check(status)
    return true
  }

  private func check(_ status: FileStatus) throws(StoreProblem) {
    guard status.kind == .file else {
      throw .notAFile(path, kind: status.kind.rawValue)
    }
    guard status.size <= StoreFile.largest else {
      throw .tooLarge(path, bytes: status.size)
    }
  }

  private func hasBackup() throws(StoreProblem) -> Bool {
    try blaming(folder.status(of: backup) != nil)
  }

  func problem(_ content: ContentProblem) throws(StoreProblem) -> StoreProblem {
    .content(content, in: path, hasBackup: try hasBackup())
  }

  /// Reads something of the store itself, which one may not be allowed to.
  private func reading<Value: ~Copyable>(
    _ work: @autoclosure () throws(SystemFailure) -> Value
  ) throws(StoreProblem) -> Value {
    do throws(SystemFailure) {
      return try work()
    } catch {
      throw .reading(path, error)
    }
  }

  /// Does something that the system may refuse.
  func blaming<Value: ~Copyable>(
    _ work: @autoclosure () throws(SystemFailure) -> Value
  ) throws(StoreProblem) -> Value {
    try StoreProblem.blaming(path, work)
  }
}

extension StoreProblem {
  /// Why a store is not read: what one may not read is no data.
  static func reading(_ path: String, _ failure: SystemFailure) -> StoreProblem
  {
    failure.isForbidden ? .unreadable(path, failure) : .failed(path, failure)
  }

  /// Does something that the system may refuse, for the store at a path.
  static func blaming<Value: ~Copyable>(
    _ path: String, _ work: () throws(SystemFailure) -> Value
  ) throws(StoreProblem) -> Value {
    do {
      return try work()
    } catch {
      throw .failed(path, error)
    }
  }
}
