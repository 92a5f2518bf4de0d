#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A file or a folder that is open for as long as somebody holds it.
///
/// This file, `SystemCall.swift` and `ThisProcess.swift` are the only ones that
/// call the system. What they do on Darwin follows its manual; nobody has tried
/// it there.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // Whatever was to last is on the disk by now.
    _ = close(descriptor)
  }

  /// Opens a folder.
  init(folder path: String) throws(SystemFailure) {
    descriptor = try asking(.open) {
      open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
  }

  /// Opens a file of this folder; not even a pipe makes this wait.
  func file(reading name: String) throws(SystemFailure) -> OpenFile {
    OpenFile(
      try asking(.open) { openat(descriptor, name, O_RDONLY | careful, 0) })
  }

  /// Makes a file in this folder that was not there, for its owner alone.
  func file(creating name: String) throws(SystemFailure) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | careful
    return OpenFile(
      try asking(.create) { openat(descriptor, name, flags, 0o600) })
  }

  /// Opens a file of this folder to read it and add to it, and makes it where
  /// it is missing.
  func file(extending name: String) throws(SystemFailure) -> OpenFile {
    let flags = O_RDWR | O_CREAT | careful
    return OpenFile(
      try asking(.open) { openat(descriptor, name, flags, 0o600) })
  }

  /// Cuts this file to its first bytes, and goes on behind them.
  func cut(to size: Int) throws(SystemFailure) {
    try asking(.write) { ftruncate(descriptor, off_t(size)) }
    try asking(.write) { lseek(descriptor, off_t(size), SEEK_SET) < 0 ? -1 : 0 }
  }

  /// Opens a file of this folder to lock it, and makes it where it is missing.
  func file(locking name: String) throws(SystemFailure) -> OpenFile {
    let flags = O_RDWR | O_CREAT | careful
    return OpenFile(
      try asking(.lock) { openat(descriptor, name, flags, 0o600) })
  }

  /// Locks this file, or tells that somebody else has locked it.
  func locks() throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try asking(.lock) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// What the system says of this file.
  func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    try asking(.find) { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// What the system says of a name in this folder, `nil` if it is free.
  func status(of name: String) throws(SystemFailure) -> FileStatus? {
    var status = stat()
    do throws(SystemFailure) {
      try asking(.find) {
        fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW)
      }
      return FileStatus(status)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// The names in this folder.
  func names() throws(SystemFailure) -> [String] {
    // A descriptor of its own, because the listing closes it.
    let copy = try asking(.open) {
      openat(descriptor, ".", O_RDONLY | O_CLOEXEC)
    }
    guard let listing = fdopendir(copy) else {
      let failure = SystemFailure(.open, code: errno)
      _ = close(copy)
      throw failure
    }
    defer { _ = closedir(listing) }
    var names: [String] = []
    // The end and a failure look the same but for this number.
    errno = 0
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
      errno = 0
    }
    guard errno == 0 else { throw SystemFailure(.read, code: errno) }
    return names
  }

  /// Reads to the end, but no more than `limit` bytes.
  func contents(upTo limit: Int) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(SystemFailure) {
        while count < limit {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let step = try asking(.read) {
            read(descriptor, rest.baseAddress, rest.count)
          }
          guard step > 0 else { return }
          count += step
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills a buffer with what comes next, from a place in it on, and tells how
  /// much that was.
  func fill(
    _ buffer: inout [UInt8], from place: Int
  ) throws(SystemFailure) -> Int {
    try asking(.read) {
      buffer.withUnsafeMutableBytes { all in
        let rest = UnsafeMutableRawBufferPointer(rebasing: all[place...])
        return read(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  /// Reads on from a place, but no more than `limit` bytes.
  func contents(
    from place: Int, upTo limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    try asking(.read) { lseek(descriptor, off_t(place), SEEK_SET) < 0 ? -1 : 0 }
    return try contents(upTo: limit)
  }

  /// Writes all bytes, in as many steps as the system likes.
  func write(_ bytes: Span<UInt8>) throws(SystemFailure) {
    try SavingsCore.write(bytes, to: descriptor)
  }

  /// Has the disk begin with what was just written to some places, so that
  /// `sync` has less to wait for.
  ///
  /// Linux takes the word that nobody needs them in its memory as a reason to
  /// write them, and forgets none that is not written yet. It is a wish: `sync`
  /// tells what came of it.
  func beginSync(_ places: Range<Int>) {
    #if os(Linux)
    _ = posix_fadvise(
      descriptor, off_t(places.lowerBound), off_t(places.count),
      POSIX_FADV_DONTNEED)
    #endif
  }

  /// Returns when the disk has everything, and is never asked twice: a second
  /// answer would not speak of what the first one lost.
  func sync() throws(SystemFailure) {
    #if canImport(Darwin)
    // There, fsync leaves the bytes in the memory of the drive.
    let result = fcntl(descriptor, F_FULLFSYNC)
    #else
    let result = fsync(descriptor)
    #endif
    guard result == 0 else { throw SystemFailure(.sync, code: errno) }
  }

  /// Gives the file to an owner and a group.
  func give(to owner: UInt32, _ group: UInt32) throws(SystemFailure) {
    try asking(.keepOwner) { fchown(descriptor, owner, group) }
  }

  /// Sets who may do what with the file.
  func allow(_ mode: UInt32) throws(SystemFailure) {
    try asking(.keepMode) { fchmod(descriptor, mode_t(mode)) }
  }

  /// Gives a file of this folder a second name, unless that one is taken.
  func link(_ name: String, as other: String) throws(SystemFailure) {
    try asking(.link) { linkat(descriptor, name, descriptor, other, 0) }
  }

  /// Gives a file of this folder a name, all at once, whoever had it before.
  func rename(_ name: String, to other: String) throws(SystemFailure) {
    try asking(.rename) { renameat(descriptor, name, descriptor, other) }
  }

  /// Removes a name from this folder, if it is there.
  func remove(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try asking(.remove) { unlinkat(descriptor, name, 0) }
    } catch {
      guard error.code == ENOENT else { throw error }
    }
  }

  /// Makes a folder in this one that only its owner may enter.
  func makeFolder(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try asking(.create) { mkdirat(descriptor, name, 0o700) }
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }
}

/// Nobody inherits it, nothing is followed, nothing waits.
private let careful = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
