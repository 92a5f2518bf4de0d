import Glibc
import Platform
import Support
import Testing

@Suite(.serialized) struct StandardStreamTests {
  @Test func allBytesAreWritten() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let stream = open("\(folder.path)/out", O_WRONLY | O_CREAT, 0o600)
    try StandardStream(stream).write(bytes)
    #expect(close(stream) == 0)
    let file = try OpenFolder(folder.path).file(reading: "out")
    #expect(try file.contents(upTo: 200_000) == bytes)
  }

  @Test func aFullDeviceAndAClosedStreamAreAnswers() {
    let full = open("/dev/full", O_WRONLY)
    #expect(throws: SystemFailure(.write, code: ENOSPC)) {
      try StandardStream(full).write([1])
    }
    #expect(close(full) == 0)
    #expect(throws: SystemFailure(.write, code: EBADF)) {
      try StandardStream(9999).write("x")
    }
  }

  @Test func aBrokenPipeIsAnAnswer() throws {
    ThisProcess.prepare()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(close(ends[0]) == 0)
    let failure = try #require(throws: SystemFailure.self) {
      try StandardStream(ends[1]).write([1])
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
    try StandardStream(ends[1]).write(bytes)
    #expect(pthread_join(thread, nil) == 0)
    for end in ends { #expect(close(end) == 0) }
  }

  @Test func onlyTerminalsHaveAWidth() throws {
    let folder = try TemporaryFolder()
    let file = open("\(folder.path)/out", O_WRONLY | O_CREAT, 0o600)
    #expect(!StandardStream(file).isTerminal)
    #expect(StandardStream(file).width == nil)
    #expect(close(file) == 0)

    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    var size = winsize()
    size.ws_col = 132
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(StandardStream(terminal).isTerminal)
    #expect(StandardStream(terminal).width == 132)
    #expect(close(terminal) == 0)
  }
}
