import SavingsCore
import Support
import Testing

/// Where what months came to may stand in a store.
@Suite struct ClosingProofTests {
  private func refuses(
    _ contradiction: Contradiction, at path: String, _ closings: [Closing]
  ) throws {
    var book = Book()
    book.household.closings = closings
    #expect(throws: contradiction) { try book.verify() }

    // The same in a file whose checksum is wrong.
    var bytes = StoreWriter.bytes(of: Snapshot(revision: 1, book))
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "\"")))
    bytes[place - 1] = bytes[place - 1] == UInt8(ascii: "0") ? 0x31 : 0x30
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes, accepting: true)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(damage.flaw == .contradiction(contradiction))
    #expect(damage.path == path)
  }

  private func whole(_ month: Month) throws -> Closing {
    Closing(of: month, closed: .last, try Currency("EUR"), sums)
  }

  private func part(_ month: Month) throws -> Closing {
    let goal = Closing.OfGoal(
      Identifier(bits: 77), name: "Gone", flex: nil, by: nil)
    return Closing(of: month, goal, try Currency("EUR"), sums)
  }

  private let sums = MonthSums(
    required: .zero, planned: .zero, savedThisMonth: .zero, takenOut: .zero,
    left: .zero)

  /// One of a month and one of each goal in it, behind their month's, and
  /// months ascend.
  @Test func closingsStandBehindTheirMonths() throws {
    let march = try #require(Month("2026-03"))
    let april = try #require(Month("2026-04"))
    let (whole3, whole4) = (try whole(march), try whole(april))
    let (part3, part4) = (try part(march), try part(april))
    try refuses(.twice(whole3.identity), at: "closings[1]", [whole3, whole3])
    try refuses(
      .twice(part3.identity), at: "closings[2]", [whole3, part3, part3])
    try refuses(.misplacedClosing(march), at: "closings[0]", [part3])
    try refuses(.misplacedClosing(march), at: "closings[1]", [whole4, whole3])
    try refuses(.misplacedClosing(april), at: "closings[1]", [whole3, part4])
    var book = Book()
    book.household.closings = [whole3, part3, whole4]
    try book.verify()
  }

  /// A store of version 2 knows no closings.
  @Test func versionTwoHasNone() throws {
    var book = Book()
    book.household.closings = [try whole(try #require(Month("2026-03")))]
    let text = String(
      decoding: StoreWriter.bytes(of: Snapshot(revision: 1, book)),
      as: UTF8.self)
    let older = text.split(separator: "\n").map { line in
      line.hasPrefix("  \"schemaVersion\"") ? "  \"schemaVersion\": 2," : line
    }
    let bytes = Array(older.joined(separator: "\n").utf8)
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes, accepting: true)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(damage.flaw == .unknownKey("closings"))
  }
}
