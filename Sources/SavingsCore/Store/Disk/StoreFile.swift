internal import Platform

/// The file that a store is kept in.
///
/// Reading takes no lock and leaves no trace. A change is there completely or
/// not at all, whatever happens in between, and is on the disk before anybody
/// hears of it.
public struct StoreFile: Sendable {
  /// Where it is, as it was named.
  public let path: String

  /// How many bytes a store may have.
  public static let largest = StoreWriter.largest

  /// The folder below which folders are made when they are missing; `nil` for
  /// a file that somebody named, whose folder has to be there.
  let base: String?

  /// How long a change waits for another one to end, in nanoseconds.
  package var patience: UInt64 = 10_000_000_000

  /// Told once, where that takes longer than a second.
  package var waiting: @Sendable () -> Void = {}

  /// Whether SIGINT, SIGTERM and SIGHUP stay held back after a change, so that
  /// a program that ends with its answer can still give it.
  package var holdsSignalsAfterwards = false

  /// What it is called in messages, where nothing lies beside it: no lock, no
  /// history and no backup; `nil` where all of that does.
  public var nameAlone: String?

  /// A file that somebody named, whose folder has to be there.
  public init(named path: String) {
    self.path = path
    base = nil
  }

  /// A file in a place of its own: the folders that lead to it from `base` are
  /// made with the first change.
  public init(_ place: String, below base: String) {
    var root = base
    while root.last == "/" { root.removeLast() }
    path = "\(root)/\(place)"
    self.base = root.isEmpty ? "/" : root
  }

  /// The folder that it is in, where that is made with it.
  public var ownFolder: String? { base == nil ? nil : FilePath(path).folder }

  /// Whether there is a store.
  public func exists() throws(StoreProblem) -> Bool {
    guard let folder = try openFolder() else { return false }
    return try folder.isThere()
  }

  /// Reads the store as it is wanted, `nil` if there is none yet.
  ///
  /// With `accepting: true` a wrong checksum is passed over.
  public func read(
    accepting edits: Bool = false, as wanted: WantedOfStore? = nil
  ) throws(StoreProblem) -> Snapshot? {
    guard let folder = try openFolder() else { return nil }
    let found = try folder.find(accepting: edits, as: wanted, toChange: false)
    guard let found else { return try missing() }
    return found.store.snapshot
  }

  /// Reads the store and keeps what is wanted of it, given everything but rates
  /// and transactions; `nil` if there is none.
  public func fold(
    _ wanted: (Household) throws(MoneyProblem) -> Digest.Wanted
  ) throws(StoreProblem) -> Digest? {
    guard let folder = try openFolder() else { return nil }
    let digest = try folder.streaming { source, _ throws(SystemFailure) in
      try StoreStream.fold(from: source, wanted)
    }
    if let digest { return digest.found }
    guard let stored = try folder.read() else { return try missing() }
    do {
      return try StoreReader.fold(stored.bytes, wanted)
    } catch {
      throw try folder.problem(error)
    }
  }

  /// Nothing, where that may be so.
  private func missing<Value>() throws(StoreProblem) -> Value? {
    guard base != nil else { throw .missing(path) }
    return nil
  }

  /// The folder of the store, `nil` where it may be made later.
  func openFolder() throws(StoreProblem) -> StoreFolder? {
    let shown = nameAlone ?? path
    do throws(SystemFailure) {
      return try StoreFolder(of: FilePath(path).resolved(), named: shown)
    } catch {
      if error.isLoop { throw .linkLoop(shown) }
      if error.isNoFolder { throw .noFolder(shown) }
      guard error.isMissing else { throw .reading(shown, error) }
      // What leads to a pipe of another program has no path of its own.
      if FilePath(path).isLink {
        throw FilePath(path).kind == .pipe
          ? .notAFile(shown, kind: "pipe") : .danglingLink(shown)
      }
    }
    let new = FilePath(path)
    do throws(SystemFailure) {
      let folder = try FilePath(new.folder).resolved()
      return try StoreFolder(
        of: FilePath("\(folder.text)/\(new.name)"), named: shown)
    } catch {
      guard error.leadsNowhere else { throw .reading(shown, error) }
      guard let base, try isThere(base) else { throw .noFolder(shown) }
      return nil
    }
  }

  /// Whether a path leads somewhere.
  private func isThere(_ path: String) throws(StoreProblem) -> Bool {
    do throws(SystemFailure) {
      _ = try FilePath(path).resolved()
      return true
    } catch {
      guard error.leadsNowhere else { throw .reading(self.path, error) }
      return false
    }
  }

  /// Makes the folders of a place that nobody named, each for its owner alone.
  func makeFolders() throws(StoreProblem) {
    guard let base else { return }
    var known = base
    let below = path.behind(base.utf8.count)
    for name in below.words(between: "/").dropLast() {
      try StoreProblem.blaming(path) { () throws(SystemFailure) in
        let folder = try OpenFolder(known)
        guard try folder.status(of: name) == nil else { return }
        try folder.makeFolder(name)
        if let access = try folder.accessOfNew() {
          // Where even the superuser may not, it stays theirs.
          try? folder.give(name, to: access)
        }
        try folder.sync()
      }
      known += "/\(name)"
    }
  }
}
