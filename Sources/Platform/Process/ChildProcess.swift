#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import SwiftGlibc
#endif

/// Another program that is started, given something to read, and waited for.
///
///     let child = ChildProcess("/bin/cat", ["cat"], environment: [])
///     child.run(giving: bytes, upTo: 1_000).output
package final class ChildProcess: Sendable {
  /// The path of the program.
  private let program: String

  /// What it is called with, its name first.
  private let arguments: [String]

  /// The variables of its environment, as `NAME=value`.
  private let environment: [String]

  /// How a program ended.
  package struct Ending: Equatable, Sendable {
    /// What it wrote to its standard output.
    package var output: [UInt8] = []

    /// Whether it could be started.
    package var isStarted = true

    /// The number with which it ended; `nil` where it was stopped.
    package var status: Int32?

    /// Whether it wrote more than was wanted, and was stopped for it.
    package var isTooLarge = false
  }

  /// A program that is not started yet.
  package init(
    _ program: String, _ arguments: [String], environment: [String]
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// The first file of a name that can be run in the folders of `PATH` that
  /// begin at the root.
  package static func find(_ name: String, in folders: String?) -> String? {
    var folder: [UInt8] = []
    for byte in Array((folders ?? "").utf8) + [UInt8(ascii: ":")] {
      guard byte == UInt8(ascii: ":") else {
        folder.append(byte)
        continue
      }
      let path = "\(String(decoding: folder, as: UTF8.self))/\(name)"
      folder.removeAll()
      guard path.hasPrefix("/"), path != "/\(name)" else { continue }
      var status = stat()
      if stat(path, &status) == 0,
        mode_t(status.st_mode) & S_IFMT == S_IFREG, access(path, X_OK) == 0
      {
        return path
      }
    }
    return nil
  }

  /// Runs it, gives it bytes to read, and reads what it writes.
  ///
  /// A signal that would end this process ends the program first. After
  /// `patience` nanoseconds `waiting` is told once.
  package func run(
    giving input: [UInt8], upTo limit: Int, patience: UInt64 = .max,
    waiting: () -> Void = {}
  ) -> Ending {
    guard let toChild = Pipe(), let fromChild = Pipe() else {
      return Ending(isStarted: false)
    }
    let held = SignalMask.holdingEnds()
    // What came meanwhile ends this process here, when the other one has.
    defer { held.restore() }
    guard let child = start(reading: toChild, writing: fromChild) else {
      return Ending(isStarted: false)
    }
    toChild.closeForReading()
    fromChild.closeForWriting()
    var talk = Talk(input, toChild, fromChild, limit, patience)
    talk.hold(waiting)
    toChild.closeForWriting()
    if talk.isStopped { _ = kill(child, SIGKILL) }
    fromChild.closeForReading()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    var ending = Ending(output: talk.output, isTooLarge: talk.isTooLarge)
    // The lowest seven bits are the signal, and the next eight the number.
    if !talk.isStopped, status & 0x7f == 0 { ending.status = status >> 8 }
    return ending
  }

  /// Starts it with its own ends of two pipes, and signals as they were at the
  /// beginning of the world.
  private func start(reading toChild: Pipe, writing: Pipe) -> pid_t? {
    var actions = FileActions()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, writing.writing, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = Attributes()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = []
    for text in arguments { words.append(strdup(text)) }
    words.append(nil)
    var settings: [UnsafeMutablePointer<CChar>?] = []
    for text in environment { settings.append(strdup(text)) }
    settings.append(nil)
    defer {
      for text in words { free(text) }
      for text in settings { free(text) }
    }
    var child = pid_t()
    let code = posix_spawn(
      &child, program, &actions, &attributes, &words, &settings)
    return code == 0 ? child : nil
  }
}

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
private typealias Attributes = posix_spawnattr_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
private typealias Attributes = posix_spawnattr_t
#endif
