#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// A folder that is open for as long as somebody holds it.
///
///     let folder = try OpenFolder("/home/anna")
///     try folder.rename("savings.json.new", to: "savings.json")
///     try folder.sync()
///
/// All names are looked up in it, so that a folder that takes its place
/// meanwhile leads nowhere.
package struct OpenFolder: ~Copyable {
  /// It is open as a file is.
  private let opened: OpenFile

  /// Nobody inherits it, nothing is followed, nothing waits.
  private static let careful = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY

  /// Opens the folder at a path.
  package init(_ path: String) throws(SystemFailure) {
    opened = OpenFile(
      try asking(.open) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  /// Opens a file of this folder; not even a pipe makes this wait.
  package func file(reading name: String) throws(SystemFailure) -> OpenFile {
    try file(name, O_RDONLY, for: .open)
  }

  /// Makes a file in this folder that was not there, for its owner alone.
  package func file(creating name: String) throws(SystemFailure) -> OpenFile {
    try file(name, O_WRONLY | O_CREAT | O_EXCL, for: .create)
  }

  /// Opens a file of this folder to read it and add to it, and makes it where
  /// it is missing.
  package func file(extending name: String) throws(SystemFailure) -> OpenFile {
    try file(name, O_RDWR | O_CREAT, for: .open)
  }

  /// Opens a file of this folder to lock it, and makes it where it is missing.
  package func file(locking name: String) throws(SystemFailure) -> OpenFile {
    try file(name, O_RDWR | O_CREAT, for: .lock)
  }

  private func file(
    _ name: String, _ flags: Int32, for attempt: SystemFailure.Attempt
  ) throws(SystemFailure) -> OpenFile {
    OpenFile(
      try asking(attempt) {
        openat(opened.number, name, flags | OpenFolder.careful, 0o600)
      })
  }

  /// Whose the files are that are made here, where that is not simply who
  /// makes them: what the superuser makes belongs to whom the folder belongs.
  package func accessOfNew() throws(SystemFailure) -> FileAccess? {
    guard ThisProcess.user == 0 else { return nil }
    let access = try opened.status().access
    guard access.owner != 0 else { return nil }
    return FileAccess(owner: access.owner, group: access.group, mode: 0o600)
  }

  /// Locks this folder, or tells that somebody else has locked it; `nil` where
  /// folders take no locks.
  package func tryLock() throws(SystemFailure) -> Bool? {
    do throws(SystemFailure) {
      return try opened.tryLock()
    } catch {
      guard error.refusesLocks else { throw error }
      return nil
    }
  }

  /// What the system says of a name in this folder, `nil` if it is free.
  package func status(of name: String) throws(SystemFailure) -> FileStatus? {
    var status = stat()
    do throws(SystemFailure) {
      try asking(.find) {
        fstatat(opened.number, name, &status, AT_SYMLINK_NOFOLLOW)
      }
      return FileStatus(status)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// What a file of this folder holds, or the last bytes of it; `nil` where
  /// there is no such file.
  package func contents(
    of name: String, last limit: Int? = nil
  ) throws(SystemFailure) -> [UInt8]? {
    guard try status(of: name)?.kind == .file else { return nil }
    let file = try file(reading: name)
    let size = try file.status().size
    guard let limit, limit < size else { return try file.contents(upTo: size) }
    return try file.contents(from: size - limit, upTo: limit)
  }

  /// The names in this folder.
  package func names() throws(SystemFailure) -> [String] {
    // A number of its own, because the listing closes it.
    let copy = try asking(.open) {
      openat(opened.number, ".", O_RDONLY | O_CLOEXEC)
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

  /// Gives a file of this folder a second name, unless that one is taken.
  package func link(_ name: String, as other: String) throws(SystemFailure) {
    try asking(.link) { linkat(opened.number, name, opened.number, other, 0) }
  }

  /// Gives a file of this folder a name, all at once, whoever had it before.
  package func rename(_ name: String, to other: String) throws(SystemFailure) {
    try asking(.rename) { renameat(opened.number, name, opened.number, other) }
  }

  /// Removes a name from this folder, if it is there.
  package func remove(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try asking(.remove) { unlinkat(opened.number, name, 0) }
    } catch {
      guard error.code == ENOENT else { throw error }
    }
  }

  /// Gives a name of this folder to an owner and a group.
  package func give(
    _ name: String, to access: FileAccess
  ) throws(SystemFailure) {
    try asking(.keepOwner) {
      fchownat(
        opened.number, name, access.owner, access.group,
        AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Makes a folder in this one that only its owner may enter.
  package func makeFolder(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try asking(.create) { mkdirat(opened.number, name, 0o700) }
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Returns when the disk has all names; it is asked once.
  package func sync() throws(SystemFailure) { try opened.sync() }
}
