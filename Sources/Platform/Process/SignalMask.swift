#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// The signals that are held back.
///
///     let before = SignalMask.holdingEnds()
///     defer { before.restore() }
///
/// A signal that comes meanwhile waits until it is let through.
package struct SignalMask {
  private let signals: sigset_t

  package static var current: SignalMask { holding([]) }

  /// Holds back SIGINT, SIGTERM and SIGHUP, which would end the process in the
  /// middle of a change, and returns what was held back before.
  package static func holdingEnds() -> SignalMask { holding(ends) }

  /// Whether one of the three came and waits to be let through.
  static var hasEndWaiting: Bool {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return false }
    // One that is ignored, as under nohup, ends nothing.
    return ends.contains { sigismember(&waiting, $0) == 1 && !isIgnored($0) }
  }

  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  private static func isIgnored(_ name: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(name, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Lets through what was let through then.
  package func restore() {
    var signals = signals
    // It fails only where it does not know what to do with them.
    _ = pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  private static func holding(_ names: [Int32]) -> SignalMask {
    var signals = sigset_t()
    sigemptyset(&signals)
    for name in names { sigaddset(&signals, name) }
    var before = sigset_t()
    // It fails only where it does not know what to do with them.
    _ = pthread_sigmask(SIG_BLOCK, &signals, &before)
    return SignalMask(signals: before)
  }
}
