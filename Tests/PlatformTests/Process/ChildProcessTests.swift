import Platform
import Testing

/// Another program is given something to read, and read.
@Suite struct ChildProcessTests {
  /// A program that ends before it has read all is an answer, and no death.
  init() { ThisProcess.prepare() }

  private func run(
    _ script: String, giving input: String = "", upTo limit: Int = 1 << 20,
    _ environment: [String] = []
  ) -> ChildProcess.Ending {
    ChildProcess.run(
      "/bin/sh", ["sh", "-c", script], environment: environment,
      giving: Array(input.utf8), upTo: limit)
  }

  private func text(_ ending: ChildProcess.Ending) -> String {
    String(decoding: ending.output, as: UTF8.self)
  }

  @Test func readsWhatItIsGivenAndWritesBack() {
    let long = String(repeating: "0123456789", count: 50_000)
    let ending = run("cat", giving: long)
    #expect(text(ending) == long)
    #expect(ending.status == 0)
  }

  @Test func endsWithItsNumber() {
    #expect(run("exit 28").status == 28)
    #expect(run("kill -9 $$").status == nil)
  }

  @Test func knowsOnlyTheVariablesItIsGiven() {
    let ending = run("echo $A-$HOME-$#", ["A=b"])
    #expect(text(ending) == "b--0\n")
  }

  @Test func whatItSaysOfItselfIsNotHeard() {
    #expect(text(run("echo loud >&2; echo well")) == "well\n")
  }

  @Test func whoWritesTooMuchIsStopped() {
    let ending = run("while :; do echo more; done", upTo: 10_000)
    #expect(ending.isTooLarge)
    #expect(ending.output.count > 10_000)
    #expect(ending.status == nil)
  }

  @Test func whoDoesNotListenHarmsNobody() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(run("exec <&-; echo done", giving: long).status == 0)
  }

  @Test func whatIsNotThereIsNotStarted() {
    let ending = ChildProcess.run(
      "/nowhere/at/all", ["all"], environment: [], giving: [], upTo: 10)
    #expect(!ending.isStarted)
    #expect(ChildProcess.find("sh", in: "bin:/nowhere:/bin") == "/bin/sh")
    #expect(ChildProcess.find("sh", in: "bin:.") == nil)
    #expect(ChildProcess.find("sh", in: nil) == nil)
  }
}
