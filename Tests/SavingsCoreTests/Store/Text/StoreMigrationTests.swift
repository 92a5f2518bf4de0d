import SavingsCore
import Support
import Testing

@Suite struct StoreMigrationTests {
  private func migrated() throws -> Snapshot {
    try StoreReader.read(try Repository.store("v1.json"))
  }

  @Test func thePhoneAppsStoreBecomesABook() throws {
    let snapshot = try migrated()
    #expect(snapshot.revision == 0)
    let household = snapshot.book.household
    #expect(household.settings.currency?.code == "EUR")
    #expect(household.goals.map(\.slug) == ["bike", "家"])
    #expect(household.goals.map(\.wanted.description) == ["900.5", "50000"])
    #expect(household.goals.map(\.note) == ["the blue one", nil])
    #expect(household.goals.map(\.isActive) == [true, true])
    #expect(household.assets.map(\.slug) == ["savings-book", "jar"])
    #expect(snapshot.book.transactions.map(\.kind) == [.deposit, .withdrawal])
    #expect(snapshot.book.transactions.map(\.note) == [nil, "tyres"])
  }

  @Test func sharesBeginWithTheFirstTransactionOrTheGoal() throws {
    let rows = try migrated().book.household.allocations
    #expect(
      rows.map(\.since.description) == [
        "2022-11-03",  // the transaction came before the goal
        "2022-05-15",  // the goal came before the transaction
        "2023-02-01",  // nothing ever moved in the jar
      ])
    #expect(rows.map(\.share.percentage.description) == ["12.5", "80", "100"])
  }

  @Test func whatWasMigratedCanBeWritten() throws {
    let snapshot = try migrated()
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(try StoreReader.read(bytes) == snapshot)
  }

  @Test func sumsAreFoldedFromItToo() throws {
    let day = try #require(CalendarDate("2023-12-31"))
    let digest = try StoreReader.fold(try Repository.store("v1.json")) {
      household throws(MoneyProblem) in
      Digest.Wanted(
        Flows(Flows.Frame(assets: household.assets.count, upTo: [day])),
        ratesOn: nil)
    }
    #expect(try digest.flows.balance(of: 0, on: day) == Amount("1150.01"))
  }

  @Test(
    arguments: [
      (
        "4e02\",\"name", "4e01\",\"name",
        .contradiction(.twice(.id(0x0e0e4f0a_4e8b_4d0e_8d6f_3a1b2c3d4e01)))
      ),
      (
        "\"Jar\"", "\"SAVINGS BOOK\"",
        .contradiction(.twice(.name(.asset, "SAVINGS BOOK")))
      ),
      (
        "4e02\",\"percentage", "4e09\",\"percentage",
        .contradiction(.dangling(.goal, "0e0e4f0a-4e8b-4d0e-8d6f-3a1b2c3d4e09"))
      ),
      (
        "\"-49.99\"", "\"0\"",
        .damaged(
          Damage(
            flaw: .not(.amountNotZero, "0"), line: 19, column: 126,
            path: "transactions[1].amount"))
      ),
      (
        "\"12.5\"", "\"101\"",
        .damaged(
          Damage(
            flaw: .not(.share, "101"), line: 13, column: 112,
            path: "allocations[0].percentage"))
      ),
      (
        "\"goals\"", "\"revision\"",
        .damaged(
          Damage(flaw: .unknownKey("revision"), line: 4, column: 3, path: ""))
      ),
      (
        ",\"note\":\"tyres\"", ",\"kind\":\"deposit\"",
        .damaged(
          Damage(
            flaw: .unknownKey("kind"), line: 19, column: 135,
            path: "transactions[1]"))
      ),
    ] as [(String, String, ContentProblem)])
  func refuses(_ old: String, _ new: String, as problem: ContentProblem) throws
  {
    let bytes = try Repository.store("v1.json").replacing(old, with: new)
    #expect(throws: problem) { try StoreReader.read(bytes) }
  }

  /// The phone app had names of any length, and slugs are made of them.
  @Test(arguments: [119, 120, 121, 140, 141, 10_000])
  func aNameOfAnyLengthIsWrittenAndReadBack(_ length: Int) throws {
    for name in [
      String(repeating: "x", count: length),
      String(repeating: "x", count: 119) + " "
        + String(repeating: "日", count: length),
    ] {
      let bytes = try Repository.store("v1.json")
        .replacing("\"Bike\"", with: "\"\(name)\"")
        .replacing("\"Jar\"", with: "\"\(name)\"")
      let book = try StoreReader.read(bytes).book
      #expect(book.household.goals[0].name == name)
      #expect(Slug.accepts(book.household.goals[0].slug))
      let written = StoreWriter.bytes(of: Snapshot(revision: 1, book))
      #expect(try StoreReader.read(written).book == book)
    }
  }
}

extension [UInt8] {
  /// The bytes with one text in the place of another.
  func replacing(_ old: String, with new: String) throws -> [UInt8] {
    let part = Array(old.utf8)
    let place = try #require(
      indices.first { self[$0...].starts(with: part) }, "there is no \(old)")
    return self[..<place] + Array(new.utf8) + self[(place + part.count)...]
  }
}
