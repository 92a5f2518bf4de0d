import Glibc
import SavingsCore
import Testing

@Suite(.serialized) struct ThisProcessTests {
  @Test func allBytesAreWrittenToAStream() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let stream = open(path, O_WRONLY | O_CREAT, 0o600)
    try ThisProcess.write(bytes, to: stream)
    #expect(close(stream) == 0)
    #expect(try fileBytes(path) == bytes)
  }

  @Test func aFullDeviceAndAClosedStreamAreAnswers() {
    let full = open("/dev/full", O_WRONLY)
    #expect(throws: SystemFailure(.write, code: ENOSPC)) {
      try ThisProcess.write([1], to: full)
    }
    #expect(close(full) == 0)
    #expect(throws: SystemFailure(.write, code: EBADF)) {
      try ThisProcess.write([1], to: 9999)
    }
  }

  @Test func aBrokenPipeIsAnAnswer() throws {
    ThisProcess.prepare()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(close(ends[0]) == 0)
    let failure = try #require(throws: SystemFailure.self) {
      try ThisProcess.write([1], to: ends[1])
    }
    #expect(failure.isBrokenPipe)
    #expect(close(ends[1]) == 0)
  }

  @Test func aSlowReaderIsWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let reader = ends[0]
    let bytes = [UInt8](repeating: 7, count: 300_000)
    var thread = pthread_t()
    // Reads as slowly as it pleases, until everything is there.
    let drained = pthread_create(
      &thread, nil,
      { argument in
        let end = Int32(Int(bitPattern: argument))
        var chunk = [UInt8](repeating: 0, count: 4096)
        var left = 300_000
        while left > 0 { left -= read(end, &chunk, chunk.count) }
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(reader)))
    try #require(drained == 0)
    try ThisProcess.write(bytes, to: ends[1])
    #expect(pthread_join(thread, nil) == 0)
    for end in ends { #expect(close(end) == 0) }
  }

  @Test func onlyTerminalsHaveAWidth() throws {
    let folder = try TemporaryFolder()
    let stream = open(folder.path("out"), O_WRONLY | O_CREAT, 0o600)
    #expect(!ThisProcess.isTerminal(stream))
    #expect(ThisProcess.terminalWidth(stream) == nil)
    #expect(close(stream) == 0)

    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    var size = winsize()
    size.ws_col = 132
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(ThisProcess.isTerminal(terminal))
    #expect(ThisProcess.terminalWidth(terminal) == 132)
    #expect(close(terminal) == 0)
  }

  @Test func todayIsADayOfTheCalendar() throws {
    let today = try #require(ThisProcess.localDate())
    let epoch = try #require(CalendarDate("1970-01-01"))
    let days = ThisProcess.secondsSince1970() / 86_400
    #expect(abs(epoch.days(until: today) - days) <= 1)
  }

  @Test func randomBytesAreAsManyAsAskedFor() throws {
    #expect(try ThisProcess.randomBytes(0) == [])
    let first = try ThisProcess.randomBytes(1000)
    #expect(first.count == 1000)
    #expect(try ThisProcess.randomBytes(1000) != first)
    // The last bytes are rolled too.
    #expect(Set(first.suffix(200)).count > 20)
  }

  @Test func heldSignalsWaitUntilTheyAreReleased() throws {
    let folder = try TemporaryFolder()
    let file = StoreFile(named: folder.path("savings.json"))
    try file.change(creating: true) { $0.book }
    var held = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &held)
    #expect(sigismember(&held, SIGINT) == 1)
    #expect(sigismember(&held, SIGTERM) == 1)
    #expect(sigismember(&held, SIGHUP) == 1)
    ThisProcess.releaseSignals()
    pthread_sigmask(SIG_BLOCK, nil, &held)
    #expect(sigismember(&held, SIGINT) == 0)
  }
}
