#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// The clocks of this machine.
///
///     SystemClock.secondsSince1970   // 1773100800
///     SystemClock.today?.month       // 3
package enum SystemClock {
  /// The day that it is here, `nil` if the clock is beyond all calendars.
  package static var today: (year: Int, month: Int, day: Int)? {
    tzset()
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return (
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }

  package static var secondsSince1970: Int { Int(time(nil)) }

  /// Nanoseconds of a clock that only ever goes forward.
  package static var ticks: UInt64 {
    var now = timespec()
    // It fails for an unknown clock only.
    _ = clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
  }

  /// Waits for so long, or until a signal comes.
  package static func wait(nanoseconds: UInt64) {
    var time = timespec()
    time.tv_sec = .init(nanoseconds / 1_000_000_000)
    time.tv_nsec = .init(nanoseconds % 1_000_000_000)
    _ = nanosleep(&time, nil)
  }
}
