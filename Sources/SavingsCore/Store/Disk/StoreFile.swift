/// The file that a store is kept in.
///
/// Reading takes no lock and leaves no trace. A change is there completely or
/// not at all, whatever happens in between, and is on the disk before anybody
/// hears of it.
public struct StoreFile: Hashable, Sendable {
  /// Where it is, as it was named.
  public let path: String

  /// How many bytes a store may have.
  public static let largest = StoreText.largest

  /// The folder below which folders are made when they are missing; `nil` for
  /// a file that somebody named, whose folder has to be there.
  let base: String?

  /// How long a change waits for another one to end, in nanoseconds.
  package var patience: UInt64 = 10_000_000_000

  /// A file that somebody named.
  public init(named path: String) { self.init(path, below: nil) }

  private init(_ path: String, below base: String?) {
    self.path = path
    self.base = base
  }

  /// The file that was named, or the one that the environment leads to.
  ///
  /// `CST_FILE` comes first, then `XDG_DATA_HOME`, then `HOME`; of the last
  /// two only a path from the root counts.
  public init(
    named name: String?, environment: [String: String]
  ) throws(StoreProblem) {
    let home = environment["HOME"]
    let data = environment["XDG_DATA_HOME"]
    if let name = name ?? environment["CST_FILE"], !name.isEmpty {
      self.init(named: name)
    } else if let data, data.hasPrefix("/") {
      let folder = data.withoutEndingSlash
      self.init("\(folder)/cst/savings.json", below: folder.splitPath.folder)
    } else if let home, home.hasPrefix("/") {
      let folder = home.withoutEndingSlash
      self.init("\(folder)/.local/share/cst/savings.json", below: home)
    } else {
      throw .noPlace
    }
  }

  /// Reads the store, `nil` if there is none yet.
  ///
  /// With `accepting: true` a wrong checksum is passed over.
  public func read(
    accepting edits: Bool = false
  ) throws(StoreProblem) -> Snapshot? {
    try reading { bytes throws(ContentProblem) in
      try StoreReader.read(bytes, accepting: edits)
    }
  }

  /// Reads the store with its transactions as sums, `nil` if there is none.
  public func fold(
    into flows: (Household) throws(MoneyProblem) -> Flows
  ) throws(StoreProblem) -> Digest? {
    if let folder = try openFolder(),
      let digest = try folder.stream(into: flows)
    {
      return digest
    }
    return try reading { bytes throws(ContentProblem) in
      try StoreReader.fold(bytes, into: flows)
    }
  }

  private func reading<Value>(
    _ read: ([UInt8]) throws(ContentProblem) -> Value
  ) throws(StoreProblem) -> Value? {
    guard let folder = try openFolder() else { return nil }
    guard let stored = try folder.read() else {
      guard base != nil else { throw .missing(path) }
      return nil
    }
    do {
      return try read(stored.bytes)
    } catch {
      throw try folder.problem(error)
    }
  }

  /// The folder of the store, `nil` where it may be made later.
  func openFolder() throws(StoreProblem) -> StoreFolder? {
    do throws(SystemFailure) {
      return try StoreFolder(of: realPath(of: path), named: path)
    } catch {
      if error.isLoop { throw .linkLoop(path) }
      if error.isNoFolder { throw .noFolder(path) }
      guard error.isMissing else { throw .failed(path, error) }
      if isLink(path) { throw .danglingLink(path) }
    }
    let (parent, name) = path.splitPath
    do throws(SystemFailure) {
      let folder = try realPath(of: parent)
      return try StoreFolder(of: "\(folder)/\(name)", named: path)
    } catch {
      guard error.isMissing || error.isNoFolder else {
        throw .failed(path, error)
      }
      guard let base, try isThere(base) else { throw .noFolder(path) }
      return nil
    }
  }

  /// Whether a path leads somewhere.
  private func isThere(_ path: String) throws(StoreProblem) -> Bool {
    do throws(SystemFailure) {
      _ = try realPath(of: path)
      return true
    } catch {
      guard error.isMissing || error.isNoFolder else {
        throw .failed(self.path, error)
      }
      return false
    }
  }

  /// Makes the folders of a place that nobody named, each for its owner alone.
  func makeFolders() throws(StoreProblem) {
    guard let base else { return }
    var known = base
    let missing = path.dropFirst(base.withoutEndingSlash.count).split(
      separator: "/"
    ).dropLast()
    for name in missing.map(String.init) {
      try StoreProblem.blaming(path) { () throws(SystemFailure) in
        let folder = try OpenFile(folder: known)
        guard try folder.status(of: name) == nil else { return }
        try folder.makeFolder(name)
        try folder.sync()
      }
      known += "/\(name)"
    }
  }
}

extension String {
  fileprivate var withoutEndingSlash: String {
    var text = self
    while text.last == "/" { text.removeLast() }
    return text
  }

  /// What stands before the last slash, and what behind it.
  var splitPath: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else {
      return (isEmpty ? "/" : ".", self)
    }
    let folder = slash == startIndex ? "/" : String(self[..<slash])
    return (folder, String(self[index(after: slash)...]))
  }
}
