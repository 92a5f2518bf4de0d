#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// What a file is, by what the system says of it.
///
///     try folder.status(of: "savings.json")?.kind   // .file
package struct FileStatus: Sendable {
  /// The kinds of files that there are.
  package enum Kind: String, Equatable, Sendable {
    case file, folder, pipe, device, socket, link
  }

  package let kind: Kind

  /// How many bytes it has.
  package let size: Int

  package let access: FileAccess

  /// How many names it has.
  package let names: Int

  /// What changes when somebody else writes the file or puts another one in
  /// its place.
  package let state: State

  /// Which file it is, whatever is in it.
  package var identity: Identity { state.identity }

  /// One file, told apart from all others for as long as it is open.
  package struct Identity: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// One state of one file, told apart from all others.
  package struct State: Equatable, Sendable {
    let identity: Identity
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }
}

extension FileStatus {
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
    access = FileAccess(
      owner: UInt32(status.st_uid), group: UInt32(status.st_gid),
      mode: UInt32(status.st_mode) & 0o777)
    names = Int(status.st_nlink)
    state = State(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(status.st_ino)),
      size: Int(status.st_size),
      seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
  }
}
