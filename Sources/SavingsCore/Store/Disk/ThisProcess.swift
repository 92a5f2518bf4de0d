#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The process that runs, and what it can learn of its surroundings.
public enum ThisProcess {
  /// What every process does first, before it opens anything.
  ///
  /// A stream that was closed is opened on nothing, the wrong way round, so
  /// that no file can take its number and using it is still an error. Files
  /// are made for their owner alone, and a broken pipe or a full quota is an
  /// answer of the system instead of a death.
  public static func prepare() {
    for (stream, wrongWay) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
      guard fcntl(Int32(stream), F_GETFD) < 0, errno == EBADF else { continue }
      // Where even this is refused, writing to the stream says so later.
      _ = open("/dev/null", wrongWay)
    }
    _ = umask(0o077)
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The day that it is here, `nil` if the clock is beyond the calendar.
  public static func localDate() -> CalendarDate? {
    tzset()
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday))
  }

  /// The seconds since 1970.
  public static func secondsSince1970() -> Int { Int(time(nil)) }

  /// Whether a person sits at a stream.
  public static func isTerminal(_ stream: Int32) -> Bool {
    isatty(stream) == 1
  }

  /// How many columns a terminal has, `nil` for what is none.
  public static func terminalWidth(_ stream: Int32) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes all bytes to a stream.
  public static func write(
    _ bytes: [UInt8], to stream: Int32
  ) throws(SystemFailure) {
    try SavingsCore.write(bytes.span, to: stream)
  }

  /// Bytes that nobody can foretell.
  public static func randomBytes(
    _ count: Int
  ) throws(SystemFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for start in stride(from: 0, to: count, by: 256) {
      let step = min(256, count - start)
      try asking(.roll) {
        bytes.withUnsafeMutableBytes {
          getentropy($0.baseAddress?.advanced(by: start), step)
        }
      }
    }
    return bytes
  }

  /// Holds back what would stop the process in the middle of a change.
  ///
  /// A signal that comes then waits, for good unless somebody releases it: the
  /// change is made and its success is told.
  static func holdSignals() { change(SIG_BLOCK) }

  /// Lets the signals come that were held back.
  public static func releaseSignals() { change(SIG_UNBLOCK) }

  private static func change(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    // It fails for an unknown `how` only.
    _ = pthread_sigmask(how, &signals, nil)
  }

  /// Nanoseconds of a clock that only ever goes forward.
  static func ticks() -> UInt64 {
    var now = timespec()
    // It fails for an unknown clock only.
    _ = clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
  }

  /// Waits for so long, or until a signal comes.
  static func sleep(nanoseconds: UInt64) {
    var wait = timespec()
    wait.tv_sec = .init(nanoseconds / 1_000_000_000)
    wait.tv_nsec = .init(nanoseconds % 1_000_000_000)
    _ = nanosleep(&wait, nil)
  }
}
