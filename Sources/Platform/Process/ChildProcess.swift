#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// Another program that is started, given something to read, and waited for.
///
///     ChildProcess.run(
///       "/bin/cat", ["cat"], environment: [], giving: bytes, upTo: 1_000
///     ).output
package enum ChildProcess {
  /// How a program ended.
  package struct Ending: Equatable, Sendable {
    /// What it wrote to its standard output.
    package internal(set) var output: [UInt8] = []

    package internal(set) var isStarted = true

    /// The number with which it ended; `nil` where it was stopped.
    package internal(set) var status: Int32?

    /// Whether it wrote more than was wanted, and was stopped for it.
    package internal(set) var isTooLarge = false
  }

  /// The first file of a name that can be run in the folders of `PATH` that
  /// begin at the root.
  package static func find(_ name: String, in folders: String?) -> String? {
    for folder in (folders ?? "").utf8.split(separator: UInt8(ascii: ":")) {
      let path = "\(Substring(folder))/\(name)"
      var status = stat()
      if path.hasPrefix("/"), stat(path, &status) == 0,
        mode_t(status.st_mode) & S_IFMT == S_IFREG, access(path, X_OK) == 0
      {
        return path
      }
    }
    return nil
  }

  /// Runs a program, gives it bytes to read, and reads what it writes.
  ///
  /// Its arguments begin with its name, and the variables of its environment
  /// are written as `NAME=value`. A signal that would end this process ends the
  /// program first. After `patience` nanoseconds `waiting` is told once.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String],
    giving input: [UInt8], upTo limit: Int, patience: UInt64 = .max,
    waiting: () -> Void = {}
  ) -> Ending {
    var ending = Ending(isStarted: false)
    guard let toChild = Pipe(), let fromChild = Pipe() else { return ending }
    let held = SignalMask.holdingEnds()
    // What came meanwhile ends this process here, when the other one has.
    defer { held.restore() }
    guard
      let child = start(
        program, arguments, environment, reading: toChild, writing: fromChild)
    else { return ending }
    ending.isStarted = true
    toChild.closeForReading()
    fromChild.closeForWriting()
    toChild.waitsForNothing()
    fromChild.waitsForNothing()
    let isDone = talk(
      input, toChild, fromChild, limit, patience, waiting, &ending)
    toChild.closeForWriting()
    if !isDone { _ = kill(child, SIGKILL) }
    fromChild.closeForReading()
    var status: Int32 = 0
    var ended = waitpid(child, &status, 0)
    while ended < 0, errno == EINTR { ended = waitpid(child, &status, 0) }
    // The lowest seven bits are the signal, and the next eight the number;
    // where children are ignored, nobody knows either.
    if isDone, ended == child, status & 0x7f == 0 {
      ending.status = status >> 8
    }
    return ending
  }

  /// Says some bytes and reads until the other one has no more to say; `false`
  /// where it says more than the limit, or a signal is to end this process.
  private static func talk(
    _ input: [UInt8], _ toChild: Pipe, _ fromChild: Pipe, _ limit: Int,
    _ patience: UInt64, _ waiting: () -> Void, _ ending: inout Ending
  ) -> Bool {
    let start = SystemClock.ticks
    var said = 0
    var hasWaited = false
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      if said == input.count { toChild.closeForWriting() }
      var ends = [
        pollfd(fd: fromChild.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: toChild.writing, events: Int16(POLLOUT), revents: 0),
      ]
      // A signal that is held back wakes nobody, so it is looked for.
      _ = poll(&ends, toChild.writing < 0 ? 1 : 2, 50)
      if SignalMask.hasEndWaiting { return false }
      if !hasWaited, SystemClock.ticks &- start > patience {
        hasWaited = true
        waiting()
      }
      if ends[1].revents != 0 {
        let count = input[said...].withUnsafeBytes { rest in
          write(toChild.writing, rest.baseAddress, rest.count)
        }
        // Who does not listen any more says why, or nothing.
        if count < 0, errno != EAGAIN, errno != EINTR { said = input.count }
        said += max(count, 0)
      }
      guard ends[0].revents != 0 else { continue }
      let count = buffer.withUnsafeMutableBytes { room in
        read(fromChild.reading, room.baseAddress, room.count)
      }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return true }
      ending.output += buffer[..<count]
      if ending.output.count > limit {
        ending.isTooLarge = true
        return false
      }
    }
  }

  /// Starts it with its own ends of two pipes, and signals as they were at the
  /// beginning of the world.
  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String],
    reading toChild: Pipe, writing: Pipe
  ) -> pid_t? {
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
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
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

/// Two ends of a pipe, which no other program inherits.
private final class Pipe {
  /// The end that reads, below 0 when it is closed.
  private(set) var reading: Int32

  /// The end that writes, below 0 when it is closed.
  private(set) var writing: Int32

  /// A new pipe, `nil` where the system has none.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeForReading()
    closeForWriting()
  }

  func closeForReading() {
    if reading >= 0 { _ = close(reading) }
    reading = -1
  }

  func closeForWriting() {
    if writing >= 0 { _ = close(writing) }
    writing = -1
  }

  /// Lets the ends answer at once where there is nothing to do.
  func waitsForNothing() {
    for end in [reading, writing] where end >= 0 {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
  }
}
