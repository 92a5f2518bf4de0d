import SavingsCore
import Support
import Testing

/// Numbers that are read and written a word at a time, held against the plain
/// way.
@Suite struct StoreNumbersTests {
  /// A store whose first transaction has this id and this amount.
  private func store(
    id: String = "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c01",
    amount: String = "833.33"
  ) throws -> [UInt8] {
    try SmallStore.bytes
      .replacing("5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c01", with: id)
      .replacing("\"833.33\"", with: "\"\(amount)\"")
  }

  /// The bits of an id, its digits looked at one by one.
  private func bits(of id: String) -> UInt128? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let digits = Array(parts.joined())
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12],
      digits.allSatisfy({ "0123456789abcdef".contains($0) })
    else { return nil }
    return UInt128(String(digits), radix: 16)
  }

  @Test func everyIdIsReadAsThePlainWayDoes() throws {
    var dice = SplitMix64(seed: 6)
    let good = "5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c01"
    var refused = 0
    for _ in 0..<150 {
      var text = Array(good.unicodeScalars)
      let place = dice.number(0...35)
      text[place] = dice.one(of: Array("09afgAFG-/:`@ é0".unicodeScalars))
      let id = text.map(String.init).joined()
      let read = try? StoreReader.read(try store(id: id), accepting: true)
      let plain = bits(of: id)
      if plain == nil { refused += 1 }
      try #require(read?.book.transactions[0].id.bits == plain)
      try #require(Transaction.ID(id)?.bits == plain)
    }
    #expect(refused > 40)
  }

  @Test(
    arguments: [
      "1", "0.5", "1.50", "007", "000000000000000000000000001",
      "123456789012345678", "1234567890123456789", "12345678.1234567890",
      "0.123456789012345678", "0.1234567890123456789", "100.00",
      "170141183460469231731.687303715884105727",
      "170141183460469231731.687303715884105728", "", ".", "1.", ".5", "-",
      "+1", "1e3", "1..2", "1.2.3", " 1", "1 ", "NaN", "0x1F", "12abc", "--5",
      "1,5", "１", "9999999999999999999999999999999999999999", "-0", "0",
    ])
  func everyAmountIsReadAsThePlainWayDoes(_ text: String) throws {
    let read = try? StoreReader.read(try store(amount: text), accepting: true)
    let amount = try? Amount(text)
    // A deposit of nothing, or of less, is refused for another reason.
    let expected = amount.flatMap { $0.isPositive ? $0 : nil }
    #expect(read?.book.transactions[0].amount == expected)
  }

  @Test(
    arguments: [
      "1", "-0", "-0.0", "0", "0.00", "-1", "1.50", "25000", "007", "1.", ".5",
      "123456789012345678", "12345678.1234567890", "--5", "0.123456789", "",
    ])
  func everyTargetIsReadAsThePlainWayDoes(_ text: String) throws {
    let target = try #require(
      try StoreReader.read(SmallStore.bytes)
        .book.household.goals[0].target)
    let bytes = try SmallStore.bytes.replacing(
      "\"target\":\"\(target)\"", with: "\"target\":\"\(text)\"")
    let read = try? StoreReader.read(bytes, accepting: true)
    let strict = try? StoreReader.read(bytes, accepting: true, keyByKey: true)
    let amount = (try? Amount(text)).flatMap { $0.isNegative ? nil : $0 }
    #expect(read?.book.household.goals[0].target == amount)
    #expect(strict?.book.household.goals[0].target == amount)
  }

  @Test func everyAmountIsWrittenAsItIsShown() throws {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var snapshot = try StoreReader.read(SmallStore.bytes)
      let size = Int128.random(in: 1...Int128.max, using: &dice)
      let shift = Int128(dice.number(0...126))
      let amount = Amount(attos: max(1, size >> shift))
      snapshot.book.transactions[0].amount = amount
      let text = String(
        decoding: StoreWriter.bytes(of: snapshot), as: UTF8.self)
      try #require(text.contains("\"amount\":\"\(amount)\""))
    }
  }

  @Test func everyIdIsWrittenAsItIsShown() throws {
    var dice = SplitMix64(seed: 8)
    for _ in 0..<100 {
      var snapshot = try Snapshot.demo()
      let first = snapshot.book.transactions[0]
      let id = Transaction.ID(random: &dice)
      snapshot.book.transactions[0] = Transaction(
        id: id, asset: first.asset, date: first.date, amount: first.amount,
        kind: first.kind)
      let text = String(
        decoding: StoreWriter.bytes(of: snapshot), as: UTF8.self)
      try #require(text.contains("{\"id\":\"\(id)\","))
    }
  }
}
