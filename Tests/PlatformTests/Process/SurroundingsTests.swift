import Glibc
import Platform
import Support
import Testing

@Suite struct SurroundingsTests {
  @Test func signalsWaitUntilTheyAreLetThrough() {
    func isHeld(_ signal: Int32) -> Bool {
      var held = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &held)
      return sigismember(&held, signal) == 1
    }
    // The threads of tests let no signal through.
    let outside = SignalMask.current
    defer { outside.restore() }
    var ends = sigset_t()
    sigemptyset(&ends)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
    #expect(pthread_sigmask(SIG_UNBLOCK, &ends, nil) == 0)

    let before = SignalMask.holdingEnds()
    for signal in [SIGINT, SIGTERM, SIGHUP] { #expect(isHeld(signal)) }
    let inner = SignalMask.holdingEnds()
    inner.restore()
    #expect(isHeld(SIGINT), "what was held before stays so")
    before.restore()
    for signal in [SIGINT, SIGTERM, SIGHUP] { #expect(!isHeld(signal)) }
    SignalMask.current.restore()
    #expect(!isHeld(SIGINT))
  }

  @Test func theEnvironmentIsWhatTheProcessWasGiven() throws {
    let path = try #require(getenv("PATH").map { String(cString: $0) })
    #expect(ThisProcess.environment["PATH"] == path)
    #expect(ThisProcess.environment["CST_NOT_THERE"] == nil)
  }

  @Test func theClocksGoForward() throws {
    let today = try #require(SystemClock.today)
    #expect(today.year >= 2026)
    #expect((1...12).contains(today.month) && (1...31).contains(today.day))
    // A local day is never further from that of Greenwich than one.
    let seconds = SystemClock.secondsSince1970
    var near: [Int32] = []
    for shift in [-86_400, 0, 86_400] {
      var then = seconds + shift
      var parts = tm()
      try #require(gmtime_r(&then, &parts) != nil)
      near.append(parts.tm_mday)
    }
    #expect(near.contains(Int32(today.day)))
    let start = SystemClock.ticks
    SystemClock.wait(nanoseconds: 1000)
    #expect(SystemClock.ticks - start >= 1000)
  }
}
