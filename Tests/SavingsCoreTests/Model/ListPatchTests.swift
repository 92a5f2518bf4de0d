import SavingsCore
import Support
import Testing

@Suite struct ListPatchTests {
  /// A record with a key and something that may change.
  struct Row: Hashable, Sendable {
    let key: Int
    var value = 0
  }

  private func patch(
    _ before: [Row], _ after: [Row]
  ) -> ListPatch<Row> { ListPatch(from: before, to: after, by: \.key) }

  @Test func leadsThereAndBack() throws {
    var dice = SplitMix64(seed: 11)
    for _ in 0..<1000 {
      let before = dice.rows()
      let after = dice.once(in: 2) ? dice.rows() : dice.edited(before)
      let patch = patch(before, after)
      try #require(patch.applied(to: before) == after, "\(before) \(after)")
      try #require(patch.inverse.applied(to: after) == before)
      try #require(patch.isEmpty == (before == after))
    }
  }

  @Test func isSmallForASmallChange() throws {
    let before = (1...100).map { Row(key: $0) }
    var after = before
    after[40].value = 1
    let patch = patch(before, after)
    #expect(patch.removed.map(\.place) == [40])
    #expect(patch.removed.map(\.record) == [before[40]])
    #expect(patch.inserted.map(\.place) == [40])
    #expect(patch.inserted.map(\.record) == [after[40]])
    after.remove(at: 70)
    after.insert(Row(key: 200), at: 3)
    let more = ListPatch(from: before, to: after, by: \.key)
    #expect(more.removed.map(\.place) == [40, 70])
    #expect(more.inserted.map(\.place) == [3, 41])
  }

  @Test func fitsNoOtherList() throws {
    var dice = SplitMix64(seed: 12)
    for _ in 0..<500 {
      let before = dice.rows()
      let after = dice.edited(before)
      let patch = patch(before, after)
      for entry in patch.removed {
        var other = before
        other[entry.place].value += 10
        try #require(patch.applied(to: other) == nil)
      }
      if let last = patch.removed.last {
        try #require(patch.applied(to: Array(before[..<last.place])) == nil)
      }
    }
  }

  @Test func placesBeyondTheListDoNotFit() {
    let far = ListPatch<Row>(
      removed: [], inserted: [.init(place: 3, Row(key: 1))])
    #expect(far.applied(to: [Row(key: 5)]) == nil)
    let twice = ListPatch<Row>(
      removed: [.init(place: 0, Row(key: 1)), .init(place: 0, Row(key: 1))],
      inserted: [])
    #expect(twice.applied(to: [Row(key: 1)]) == nil)
  }
}

extension SplitMix64 {
  fileprivate mutating func rows() -> [ListPatchTests.Row] {
    var rows = (0..<number(0...8)).map { ListPatchTests.Row(key: $0) }
    rows.shuffle(using: &self)
    return rows
  }

  fileprivate mutating func edited(
    _ rows: [ListPatchTests.Row]
  ) -> [ListPatchTests.Row] {
    var rows = rows
    for _ in 0..<number(0...3) where !rows.isEmpty {
      switch number(1...3) {
      case 1: rows[number(0...rows.count - 1)].value += 1
      case 2: rows.remove(at: number(0...rows.count - 1))
      default:
        rows.insert(.init(key: 100 + rows.count), at: number(0...rows.count))
      }
    }
    return rows
  }
}
