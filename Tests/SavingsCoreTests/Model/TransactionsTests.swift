import SavingsCore
import Support
import Testing

@Suite struct TransactionsTests {
  /// Whatever is put in and taken out, it is what a plain list would be.
  @Test func isTheListThatItStandsFor() throws {
    var dice = SplitMix64(seed: 91)
    for round in 0..<1000 {
      var list = dice.transactions(dice.number(0...9))
      var shared = Transactions(list)
      // Now and then so many that the runs are put together.
      let isLong = round % 50 == 0
      for _ in 0..<(isLong ? 100 : dice.number(0...6)) {
        var places = dice.places(in: list)
        if isLong { places = places.lowerBound..<places.lowerBound }
        let others = dice.transactions(dice.number((isLong ? 1 : 0)...2))
        list.replaceSubrange(places, with: others)
        shared.replace(places, with: others)
        if !list.isEmpty, dice.once(in: 3) {
          let place = dice.number(0...list.count - 1)
          list[place].amount = Amount(7)
          shared[place].amount = Amount(7)
        }
        try #require(shared.count == list.count)
        try #require(shared.isEmpty == list.isEmpty)
        try #require(Array(shared) == list)
        try #require(list.indices.allSatisfy { shared[$0] == list[$0] })
      }
      try #require(list.count > 64 || !isLong)
      try #require(shared == Transactions(list))
    }
  }

  /// A changed copy leaves the one before as it was.
  @Test func aCopyChangesAlone() throws {
    var dice = SplitMix64(seed: 92)
    for _ in 0..<1000 {
      let list = dice.transactions(dice.number(1...9))
      let before = Transactions(list)
      var after = before
      after.replace(dice.places(in: list), with: dice.transactions(1))
      after[dice.number(0...after.count - 1)].amount = Amount(9)
      try #require(Array(before) == list)
    }
  }

  /// However the runs lie, the same is found at both ends.
  @Test func tellsWhatTwoHaveInCommon() throws {
    var dice = SplitMix64(seed: 93)
    var unequal = 0
    for _ in 0..<2000 {
      let before = Transactions(dice.transactions(dice.number(0...9)))
      var after = before
      for _ in 0..<dice.number(0...3) {
        after.replace(dice.places(in: Array(after)), with: dice.transactions(1))
      }
      // The same from elsewhere shares nothing, and is the same.
      if dice.once(in: 4) { after = Transactions(Array(after)) }
      let (old, new) = (Array(before), Array(after))
      let most = min(old.count, new.count)
      let head = zip(old, new).prefix { $0 == $1 }.count
      let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      let ends = before.commonEnds(with: after)
      try #require(ends == (head, min(tail, most - head)))
      try #require((before == after) == (old == new))
      unequal += before == after ? 0 : 1
    }
    #expect(unequal > 1000)
  }
}

extension SplitMix64 {
  /// So many transactions, few of which are like others.
  fileprivate mutating func transactions(_ count: Int) -> [Transaction] {
    (0..<count).map { _ in
      Transaction(
        id: .init(bits: UInt128(number(1...40))), asset: .init(bits: 1),
        date: .first, amount: Amount(number(1...2)), kind: .deposit)
    }
  }

  /// Some places of a list that follow each other, perhaps none.
  fileprivate mutating func places(in list: [Transaction]) -> Range<Int> {
    let start = number(0...list.count)
    return start..<min(list.count, start + number(0...3))
  }
}
