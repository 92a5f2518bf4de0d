#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension FileStatus {
  /// What the system says, in words of its own.
  init(_ status: stat) {
    let kind: Kind =
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
    self.init(
      kind: kind, size: Int(status.st_size),
      mode: UInt32(status.st_mode) & 0o777, owner: UInt32(status.st_uid),
      group: UInt32(status.st_gid),
      state: State(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(status.st_ino), size: Int(status.st_size),
        seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec)))
  }
}
