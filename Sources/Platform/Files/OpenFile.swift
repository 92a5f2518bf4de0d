#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// A file that is open for as long as somebody holds it.
///
///     let folder = try OpenFolder("/home/anna")
///     let file = try folder.file(reading: "savings.json")
///     let bytes = try file.contents(upTo: file.status().size)
///
/// What this and the other files of this module do on Darwin follows its
/// manual; nobody has tried it there.
package struct OpenFile: ~Copyable {
  /// Fills a buffer with what comes next, from a place in it on, and tells how
  /// much that was; 0 is the end.
  package typealias Source = (inout [UInt8], Int) throws(SystemFailure) -> Int

  /// What the system calls it.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit {
    // Whatever was to last is on the disk by now.
    _ = close(number)
  }

  /// Opens whatever a path leads to, to read it: a file, or a pipe that
  /// another program fills.
  package init(reading path: String) throws(SystemFailure) {
    self.init(try asking(.open) { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) })
  }

  /// What the system says of this file.
  package func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    try asking(.find) { fstat(number, &status) }
    return FileStatus(status)
  }

  /// Locks this file, or tells that somebody else has locked it.
  package func tryLock() throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try asking(.lock) { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Cuts this file to its first bytes, and goes on behind them.
  package func cut(to size: Int) throws(SystemFailure) {
    try asking(.write) { ftruncate(number, off_t(size)) }
    try move(to: size, for: .write)
  }

  private func move(
    to place: Int, for attempt: SystemFailure.Attempt
  ) throws(SystemFailure) {
    try asking(attempt) {
      lseek(number, off_t(place), SEEK_SET) < 0 ? -1 : 0
    }
  }

  /// Nothing that is read whole may be larger: there would be no room for it.
  private static let most = 2 << 30

  /// Reads to the end, but no more than `limit` bytes.
  package func contents(upTo limit: Int) throws(SystemFailure) -> [UInt8] {
    guard limit <= OpenFile.most else {
      throw SystemFailure(.read, code: EFBIG)
    }
    var bytes = Array(unfilled: limit)
    var count = 0
    while count < limit {
      let step = try fill(&bytes, from: count)
      guard step > 0 else { break }
      count += step
    }
    bytes.removeLast(limit - count)
    return bytes
  }

  /// Reads to the end, or until it is more than `limit` bytes.
  package func everything(upTo limit: Int) throws(SystemFailure) -> [UInt8] {
    try readAll(from: number, upTo: limit)
  }

  /// Reads on from a place, but no more than `limit` bytes.
  package func contents(
    from place: Int, upTo limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    try move(to: place, for: .read)
    return try contents(upTo: limit)
  }

  /// Fills a buffer with what comes next, from a place in it on, and tells how
  /// much that was.
  package func fill(
    _ buffer: inout [UInt8], from place: Int
  ) throws(SystemFailure) -> Int {
    try asking(.read) {
      buffer.withUnsafeMutableBytes { all in
        let rest = UnsafeMutableRawBufferPointer(rebasing: all[place...])
        return read(number, rest.baseAddress, rest.count)
      }
    }
  }

  /// Writes all bytes, in as many steps as the system likes.
  package func write(_ bytes: Span<UInt8>) throws(SystemFailure) {
    try writeAll(bytes, to: number)
  }

  /// Has the disk begin with what was just written to some places, so that
  /// `sync` has less to wait for.
  ///
  /// Linux takes the word that nobody needs them in its memory as a reason to
  /// write them, and forgets none that is not written yet. It is a wish: `sync`
  /// tells what came of it.
  package func beginSync(_ places: Range<Int>) {
    #if os(Linux)
    _ = posix_fadvise(
      number, off_t(places.lowerBound), off_t(places.count),
      POSIX_FADV_DONTNEED)
    #endif
  }

  /// Returns when the disk has everything, and is never asked twice: a second
  /// answer would not speak of what the first one lost.
  package func sync() throws(SystemFailure) {
    #if canImport(Darwin)
    // There, fsync leaves the bytes in the memory of the drive.
    let result = fcntl(number, F_FULLFSYNC)
    #else
    let result = fsync(number)
    #endif
    guard result == 0 else { throw SystemFailure(.sync, code: errno) }
  }

  /// Gives the file its owner, group and mode, where they are others.
  package func give(_ access: FileAccess) throws(SystemFailure) {
    let own = try status().access
    if own.owner != access.owner || own.group != access.group {
      try asking(.keepOwner) { fchown(number, access.owner, access.group) }
    }
    if own.mode != access.mode {
      try asking(.keepMode) { fchmod(number, mode_t(access.mode)) }
    }
  }
}

extension [UInt8] {
  /// Room for so many bytes; what stands in it before it is filled means
  /// nothing, and no page of it is touched.
  package init(unfilled count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, known in known = count }
  }
}
