#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import SwiftGlibc
#endif

/// Two ends of a pipe, which no other program inherits.
final class Pipe {
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

  /// Closes the end that reads.
  func closeForReading() {
    if reading >= 0 { _ = close(reading) }
    reading = -1
  }

  /// Closes the end that writes.
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

/// What two processes say to each other until one has no more to say.
struct Talk {
  /// What was read.
  private(set) var output: [UInt8] = []

  /// Whether there was more than wanted.
  private(set) var isTooLarge = false

  /// Whether it ended before the other one was done.
  private(set) var isStopped = false

  private let input: [UInt8]
  private let toChild: Pipe
  private let fromChild: Pipe
  private let limit: Int
  private let patience: UInt64

  /// A talk that says some bytes and reads no more than a limit.
  init(
    _ input: [UInt8], _ toChild: Pipe, _ fromChild: Pipe, _ limit: Int,
    _ patience: UInt64
  ) {
    self.input = input
    self.toChild = toChild
    self.fromChild = fromChild
    self.limit = limit
    self.patience = patience
    toChild.waitsForNothing()
    fromChild.waitsForNothing()
  }

  /// Says and reads until the other one has no more to say, more than the
  /// limit, or a signal is to end this process.
  mutating func hold(_ waiting: () -> Void) {
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
      if SignalMask.hasEndWaiting {
        isStopped = true
        return
      }
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
      guard count > 0 else { return }
      output += buffer[..<count]
      if output.count > limit {
        isTooLarge = true
        isStopped = true
        return
      }
    }
  }
}
