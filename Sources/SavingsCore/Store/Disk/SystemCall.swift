#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Asks the system, and again when only a signal came between.
@discardableResult
func asking<Answer: SignedInteger & FixedWidthInteger>(
  _ deed: SystemFailure.Deed, _ call: () -> Answer
) throws(SystemFailure) -> Answer {
  for _ in 0..<100 {
    let answer = call()
    if answer >= 0 { return answer }
    guard errno == EINTR else { break }
  }
  throw SystemFailure(deed, code: errno)
}

/// Writes all bytes to a descriptor, in as many steps as it takes.
///
/// Where a terminal or a pipe takes no more for now, this waits.
func write(
  _ bytes: Span<UInt8>, to descriptor: Int32
) throws(SystemFailure) {
  var offset = 0
  while offset < bytes.count {
    do throws(SystemFailure) {
      offset += try asking(.write) {
        bytes.extracting(offset..<bytes.count).withUnsafeBytes { rest in
          write(descriptor, rest.baseAddress, rest.count)
        }
      }
    } catch {
      guard error.code == EAGAIN else { throw error }
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      try asking(.write) { poll(&wait, 1, -1) }
    }
  }
}

/// The reason behind a number, in the system's words and lower case.
func systemWords(for code: Int32) -> String {
  guard let words = strerror(code) else { return "reason \(code)" }
  let text = String(cString: words)
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// The path to the same file without links on the way.
func realPath(of path: String) throws(SystemFailure) -> String {
  guard let found = realpath(path, nil) else {
    throw SystemFailure(.find, code: errno)
  }
  defer { free(found) }
  return String(cString: found)
}

/// Whether a link stands at a path, wherever it may lead.
func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && mode_t(status.st_mode) & S_IFMT == S_IFLNK
}

extension SystemFailure {
  /// Whether the name is free.
  var isMissing: Bool { code == ENOENT }

  /// Whether something on the way is not a folder.
  var isNoFolder: Bool { code == ENOTDIR }

  /// Whether links lead in a circle.
  var isLoop: Bool { code == ELOOP }

  /// Whether this disk has no second names for a file.
  var refusesLinks: Bool {
    [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(code)
  }

  /// Whether the reader of a pipe went away.
  public var isBrokenPipe: Bool { code == EPIPE }
}

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
