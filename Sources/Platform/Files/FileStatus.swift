#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What a file is, by what the system says of it.
///
///     try folder.status(of: "savings.json")?.kind   // .file
package struct FileStatus: Hashable, Sendable {
  /// The kinds of files that there are.
  package enum Kind: String, Hashable, Sendable {
    case file, folder, pipe, device, socket, link
  }

  /// The kind of it.
  package let kind: Kind

  /// How many bytes it has.
  package let size: Int

  /// Who may do what with it, as `chmod` counts.
  package let mode: UInt32

  /// Whose it is.
  package let owner: UInt32

  /// The group that it belongs to.
  package let group: UInt32

  /// What changes when somebody else writes the file or puts another one in
  /// its place.
  package let state: State

  /// One state of one file, told apart from all others.
  package struct State: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }
}

extension FileStatus {
  /// What the system says, in words of its own.
  init(_ status: stat) {
    kind =
      switch mode_t(status.st_mode) & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFLNK: .link
      default: .device
      }
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    #else
    let modified = status.st_mtim
    #endif
    size = Int(status.st_size)
    mode = UInt32(status.st_mode) & 0o777
    owner = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
    state = State(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(status.st_ino), size: Int(status.st_size),
      seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
  }
}
