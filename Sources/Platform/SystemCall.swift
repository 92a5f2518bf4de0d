#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// Asks the system, and again when only a signal came between.
///
///     let number = try asking(.open) { open("savings.json", O_RDONLY) }
@discardableResult
func asking<Answer: SignedInteger & FixedWidthInteger>(
  _ attempt: SystemFailure.Attempt, _ call: () -> Answer
) throws(SystemFailure) -> Answer {
  for _ in 0..<100 {
    let answer = call()
    if answer >= 0 { return answer }
    guard errno == EINTR else { break }
  }
  throw SystemFailure(attempt, code: errno)
}

/// Reads what comes from a descriptor to the end, or until it is more than
/// `limit` bytes.
func readAll(
  from number: Int32, upTo limit: Int
) throws(SystemFailure) -> [UInt8] {
  var all: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while all.count <= limit {
    let count = try asking(.read) {
      part.withUnsafeMutableBytes { buffer in
        read(number, buffer.baseAddress, buffer.count)
      }
    }
    guard count > 0 else { break }
    all += part[..<count]
  }
  return all
}

/// Writes all bytes to a descriptor, in as many steps as it takes.
///
/// Where a terminal or a pipe takes no more for now, this waits.
func writeAll(_ bytes: Span<UInt8>, to number: Int32) throws(SystemFailure) {
  var offset = 0
  while offset < bytes.count {
    do throws(SystemFailure) {
      offset += try asking(.write) {
        bytes.extracting(offset..<bytes.count).withUnsafeBytes { rest in
          write(number, rest.baseAddress, rest.count)
        }
      }
    } catch {
      guard error.code == EAGAIN else { throw error }
      var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      try asking(.write) { poll(&wait, 1, -1) }
    }
  }
}

extension SystemFailure {
  /// The reason in the system's words and lower case.
  public var reason: String {
    guard let words = strerror(code) else { return "reason \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether one may not do it, or nobody may there.
  public var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether there is no room for it.
  public var lacksRoom: Bool { [ENOSPC, EDQUOT].contains(code) }

  /// Whether the name is free.
  package var isMissing: Bool { code == ENOENT }

  /// Whether something on the way is not a folder.
  package var isNoFolder: Bool { code == ENOTDIR }

  /// Whether there is nothing at the end of a path, or no way to it.
  package var leadsNowhere: Bool { isMissing || isNoFolder }

  /// Whether links lead in a circle.
  package var isLoop: Bool { code == ELOOP }

  /// Whether this disk has no second names for a file.
  package var refusesLinks: Bool {
    [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(code)
  }

  /// Whether a folder stands where a file was to go.
  package var isFolder: Bool { code == EISDIR }

  /// Whether files of this kind take no locks here.
  var refusesLocks: Bool {
    [EBADF, EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK, EACCES, EPERM]
      .contains(code)
  }

  /// Whether the reader of a pipe went away.
  package var isBrokenPipe: Bool { code == EPIPE }
}
