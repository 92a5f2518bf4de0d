#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// A number of the system for something open, closed when nobody holds it any
/// more.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit {
    // Whatever was to last is on the disk by now.
    _ = close(number)
  }

  /// Nobody inherits it, nothing is followed, nothing waits.
  static let careful = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY

  func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    try asking(.find) { fstat(number, &status) }
    return FileStatus(status)
  }

  /// Locks it, or tells that somebody else has locked it.
  func tryLock() throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try asking(.lock) { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Returns when the disk has everything, and is never asked twice: a second
  /// answer would not speak of what the first one lost.
  func sync() throws(SystemFailure) {
    #if canImport(Darwin)
    // There, fsync leaves the bytes in the memory of the drive.
    let result = fcntl(number, F_FULLFSYNC)
    #else
    let result = fsync(number)
    #endif
    guard result == 0 else { throw SystemFailure(.sync, code: errno) }
  }
}
