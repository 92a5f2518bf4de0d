/// What the system refused to do, and why.
public struct SystemFailure: Error, Hashable, Sendable {
  /// What was asked for.
  public let deed: Deed

  /// The number that the system gives its reason.
  public let code: Int32

  /// A refusal for a known reason.
  public init(_ deed: Deed, code: Int32) {
    self.deed = deed
    self.code = code
  }

  /// What can be asked of the system, as what could not be done.
  public enum Deed: String, Hashable, Sendable {
    case find = "found"
    case open = "opened"
    case read
    case write = "written"
    case sync = "brought to the disk"
    case lock = "locked"
    case create = "created"
    case remove = "removed"
    case keepOwner = "left to its owner"
    case keepMode = "left as private as it was"
    case link = "linked"
    case rename = "renamed"
    case roll = "made at random"
  }

  /// The reason in the system's words, such as `no space left on device`.
  public var reason: String { systemWords(for: code) }
}

/// What a file is, by what the system says of it.
struct FileStatus: Hashable {
  /// The kinds of files that there are.
  enum Kind: String, Hashable {
    case file, folder, pipe, device, socket, link
  }

  let kind: Kind
  let size: Int
  let mode: UInt32
  let owner: UInt32
  let group: UInt32

  /// What changes when somebody else writes the file or puts another one in
  /// its place.
  let state: State

  struct State: Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }
}
