public import Platform

/// A file that is no store: what a bank wrote, or what another program is to
/// read.
public enum ForeignFile {
  /// Reads all of a file, or of a pipe.
  public static func read(
    _ path: String
  ) throws(ForeignFileProblem) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try OpenFile(reading: path).everything(upTo: StoreFile.largest)
    } catch {
      if error.leadsNowhere { throw .missing(path) }
      throw error.isFolder ? .folder(path) : .unreadable(path, error)
    }
    return try passing(bytes, of: path)
  }

  /// Passes what came in, which nobody may be able to read.
  public static func passing(
    _ input: [UInt8]?, of path: String = "-"
  ) throws(ForeignFileProblem) -> [UInt8] {
    guard let input else { throw .missing(path) }
    guard input.count <= StoreFile.largest else { throw .tooLarge(path) }
    return input
  }

  /// Puts a new file in a place, all at once and for its owner alone; one that
  /// is there is replaced only if it begins as ours do, and keeps its mode.
  ///
  /// What it is to hold comes part by part, and is on the disk before it takes
  /// the name. The answer is the whole path to it, without links.
  @discardableResult
  public static func write(
    to path: String, beside store: StoreFile, replacing beginning: String,
    _ next: () -> [UInt8]?
  ) throws(ForeignFileProblem) -> String {
    let place = try place(of: path)
    if store.owns(place) { throw .ofTheStore(path) }
    let draft = ".\(place.name).new"
    var (isBegun, isThere) = (false, false)
    do throws(SystemFailure) {
      let folder = try OpenFolder(place.folder)
      let ours = Array(beginning.utf8)
      let old = try folder.status(of: place.name)
      if let old {
        guard try folder.start(of: place.name, old, upTo: ours.count) == ours
        else { throw Refused.notOurs }
      }
      // One that was cut short goes; what somebody else calls so stays.
      if let status = try folder.status(of: draft) {
        let start = try folder.start(of: draft, status, upTo: ours.count)
        guard let start, ours.starts(with: start) else {
          throw Refused.inTheWay
        }
      }
      try folder.remove(draft)
      let file = try folder.file(creating: draft)
      isBegun = true
      do throws(SystemFailure) {
        var access = old?.access
        if access == nil { access = try folder.accessOfNew() }
        if let access { try file.give(access) }
        while let bytes = next() { try file.write(bytes.span) }
        try file.sync()
        // Who writes the same file now took it for one that was cut short.
        let own = try file.status().identity
        guard try folder.status(of: draft)?.identity == own else {
          throw Refused.inTheWay
        }
        try folder.rename(draft, to: place.name)
      } catch {
        if error != Refused.inTheWay { try? folder.remove(draft) }
        throw error
      }
      isThere = true
      try folder.sync()
    } catch {
      if error == Refused.notOurs { throw .notOurs(path) }
      if error == Refused.inTheWay {
        throw .inTheWay(path, "\(place.folder)/\(draft)")
      }
      if isThere { throw .uncertain(path, error) }
      throw error.leadsNowhere && !isBegun
        ? .noFolder(path) : .failed(path, error)
    }
    return place.text
  }

  /// Whether something has this name, be it a link that leads nowhere.
  public static func isThere(_ path: String) -> Bool {
    FilePath(path).isLink || (try? FilePath(path).resolved()) != nil
  }

  /// A refusal of ours among those of the system.
  private enum Refused {
    static let notOurs = SystemFailure(.open, code: -1)
    static let inTheWay = SystemFailure(.open, code: -2)
  }

  /// Where a path leads, behind a link that is there.
  private static func place(
    of path: String
  ) throws(ForeignFileProblem) -> FilePath {
    do throws(SystemFailure) {
      return try FilePath(path).resolved()
    } catch {
      guard error.leadsNowhere else { throw .failed(path, error) }
    }
    if FilePath(path).isLink { throw .notOurs(path) }
    do throws(SystemFailure) {
      let folder = try FilePath(FilePath(path).folder).resolved()
      return FilePath("\(folder.text)/\(FilePath(path).name)")
    } catch {
      throw error.leadsNowhere ? .noFolder(path) : .failed(path, error)
    }
  }
}

extension OpenFolder {
  /// How a file begins, `nil` where something else has the name.
  fileprivate func start(
    of name: String, _ status: FileStatus, upTo count: Int
  ) throws(SystemFailure) -> [UInt8]? {
    guard status.kind == .file else { return nil }
    return try file(reading: name).contents(upTo: min(status.size, count))
  }
}

extension StoreFile {
  /// Whether a place is that of the store or of a file of its own.
  fileprivate func owns(_ place: FilePath) -> Bool {
    let real = (try? FilePath(path).resolved()) ?? FilePath(path)
    let folder = (try? FilePath(real.folder).resolved())?.text ?? real.folder
    let name = place.name
    return folder == place.folder
      && (name == real.name || name.hasPrefix("\(real.name).")
        || name.hasPrefix(".\(real.name)."))
  }
}

/// Why a file that is no store cannot be read or written.
public indirect enum ForeignFileProblem: Error {
  case missing(String)
  case folder(String)
  case tooLarge(String)
  case noFolder(String)
  case notOurs(String)
  /// A file of somebody else has the name of the draft.
  case inTheWay(String, String)
  case ofTheStore(String)
  case unreadable(String, SystemFailure)
  case failed(String, SystemFailure)
  /// It is written, and may not outlast a loss of power.
  case uncertain(String, SystemFailure)

  /// What the system refused to do, and why.
  public var refusal: Refusal? {
    switch self {
    case .unreadable(_, let failure), .failed(_, let failure),
      .uncertain(_, let failure):
      failure.refusal
    default: nil
    }
  }
}
