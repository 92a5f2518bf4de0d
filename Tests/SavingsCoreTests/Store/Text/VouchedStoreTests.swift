import SavingsCore
import Support
import Testing

/// What somebody put behind a right checksum is read with care all the same.
@Suite struct VouchedStoreTests {
  /// The small store with one text in the place of another, sealed again.
  private func store(_ old: String, _ new: String) throws -> [UInt8] {
    try #require(SmallStore.text.contains(old))
    return sealed(SmallStore.text.replacing(old, with: new))
  }

  private func flaw(of bytes: [UInt8]) throws -> Flaw {
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return .ends
    }
    return damage.flaw
  }

  /// The records that others name are gone, all of them.
  @Test(arguments: ["goals", "assets"])
  func anEmptyListHoldsNothing(_ part: String) throws {
    var text = SmallStore.text
    let start = try #require(text.firstRange(of: "\"\(part)\": [")).upperBound
    let end = try #require(text[start...].firstRange(of: "\n  ]")).upperBound
    text.replaceSubrange(start..<end, with: "]")
    let bytes = sealed(text)
    guard case .contradiction(.dangling) = try flaw(of: bytes) else {
      Issue.record("\(try flaw(of: bytes))")
      return
    }
  }

  /// Zero bytes are not what was read last where nothing was read yet.
  @Test(
    arguments: [
      (
        #""asset":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b01","date""#,
        "\"asset\":\"" + String(repeating: "\0", count: 36) + "\",\"date\""
      ),
      (
        #""goal":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a02","externalId""#,
        "\"goal\":\"" + String(repeating: "\0", count: 36)
          + "\",\"externalId\""
      ),
      (
        #""date":"2025-09-25""#,
        "\"date\":\"" + String(repeating: "\0", count: 10) + "\""
      ),
    ])
  func aHoleIsNoValue(_ old: String, _ new: String) throws {
    #expect(try flaw(of: store(old, new)) == .nul)
  }

  /// Zeros that a number does not need do not make it another one.
  @Test(
    arguments: [
      (#""amount":"833.33""#, #""amount":"0833.330""#),
      (#""target":"0.5""#, #""target":"00.50""#),
      (#""share":"60%""#, #""share":"0060.0000%""#),
    ])
  func needlessZerosAreReadAndNotWritten(_ old: String, _ new: String) throws {
    let snapshot = try StoreReader.read(try store(old, new))
    #expect(snapshot == (try StoreReader.read(SmallStore.bytes)))
    #expect(StoreWriter.bytes(of: snapshot) == SmallStore.bytes)
  }
}
