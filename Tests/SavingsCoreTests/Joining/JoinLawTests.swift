import SavingsCore
import Support
import Testing

/// The laws of two stores that come together, over pairs that grew from one.
@Suite struct JoinLawTests {
  private let all: [[JoinAnswer]] = [
    [JoinAnswer("all", .here)], [JoinAnswer("all", .there)],
  ]

  /// The days on which they grow.
  private let days: [CalendarDate]

  init() throws {
    let epoch = try day("2026-01-01")
    days = (0...9).compactMap { epoch.adding(days: $0 * 7) }
  }

  /// Two stores that grew from one.
  private func pair(
    _ dice: inout SplitMix64
  ) throws -> (base: KeptStore, here: KeptStore, there: KeptStore) {
    let base = try KeptStore()
    try base.change("begin") { _ in try Story.withTwoGoals().book }
    try base.grow(&dice, 6, on: days)
    let here = try base.copied()
    let there = try base.copied()
    // The same change on both sides would be a state that both know.
    try here.change("here") { $0.withCritical(1) }
    try there.change("there") { $0.withAttention(1) }
    try here.grow(&dice, dice.number(0...5), on: days)
    try there.grow(&dice, dice.number(1...6), on: days)
    return (base, here, there)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func bothSidesComeToTheSame(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var (joined, open, refused) = (0, 0, 0)
    for _ in 0..<40 {
      let (base, here, there) = try pair(&dice)
      let choice = dice.number(0...1)
      let (one, other) = (try here.copied(), try there.copied())
      do {
        let mine = try one.joined(there, answers: all[choice])
        let theirs = try other.joined(here, answers: all[1 - choice])
        try #require(mine.snapshot.book == theirs.snapshot.book)
        try #require(try one.book() == mine.snapshot.book)
        if mine.isNew, theirs.isNew {
          try #require(try one.bytes() == other.bytes())
        }
        if !mine.answers.isEmpty { open += 1 }
        try one.snapshot().book.verify()
        let given = try here.copied()
        let same = try given.joined(
          there, answers: all[choice], base: base.snapshot())
        try #require(same.snapshot.book == mine.snapshot.book)
        joined += 1
        try checkOnceIsEnough(one, there, here, base)
        try checkUndo(one, here, there, all[choice], mine)
      } catch let problem as JoinProblem {
        // What cannot be as one is told, and nothing is changed.
        try #require(try one.bytes() == here.bytes(), "\(problem)")
        refused += 1
      }
    }
    #expect(joined > 20 && open > 0, "\(joined), \(open), \(refused)")
  }

  /// Again, any ancestor and itself bring nothing new; who is behind gets the
  /// very file.
  private func checkOnceIsEnough(
    _ store: KeptStore, _ there: KeptStore, _ here: KeptStore,
    _ base: KeptStore
  ) throws {
    let bytes = try store.bytes()
    for other in [there, here, base, try store.copied()] {
      let again = try store.joined(other)
      try #require(!again.isNew)
      try #require(try store.bytes() == bytes)
    }
    for behind in [here, base] {
      let copy = try behind.copied()
      try copy.joined(store)
      try #require(try copy.bytes() == bytes)
    }
  }

  /// A step back gives the file of before, one forward that of after; what was
  /// undone can be merged again, and comes to the same.
  private func checkUndo(
    _ store: KeptStore, _ here: KeptStore, _ there: KeptStore,
    _ answers: [JoinAnswer], _ joined: Joined
  ) throws {
    guard joined.isNew else { return }
    try store.undo()
    try #require(try store.book() == here.book())
    let undone = try store.copied()
    try store.redo()
    try #require(try store.book() == joined.snapshot.book)
    let again = try undone.joined(there, answers: answers)
    // Lists stand in the order of who counts more changes, which a step back
    // may have turned round.
    let named = again.warnings.contains { warning in
      if case .sameName = warning { true } else { false }
    }
    if !named {
      try #require(again.snapshot.book.sorted == joined.snapshot.book.sorted)
    }
  }

  /// Both go on after a merge, taken by both or by one, and merge again.
  @Test(arguments: 5...7 as ClosedRange<UInt64>)
  func theyGrowOnAndComeTogetherAgain(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var rounds = 0
    for _ in 0..<12 {
      let (_, here, there) = try pair(&dice)
      do {
        for round in 0..<3 {
          let choice = dice.number(0...1)
          let other = try there.copied()
          try here.joined(there, answers: all[choice])
          if round == 1 {
            // Criss-cross: each took in what the other was.
            try there.joined(here)
          } else if round == 2 {
            try other.joined(here)
          }
          // Where one counted more changes that came to nothing, it is only
          // the number that is new.
          let book = try here.book()
          try here.joined(there)
          try #require(try here.book() == book)
          try #require(try !here.joined(there).isNew)
          try here.grow(&dice, 3, on: days)
          try there.grow(&dice, 3, on: days)
          rounds += 1
        }
      } catch is JoinProblem {
        continue
      }
    }
    #expect(rounds > 20, "\(rounds)")
  }

  /// What one side changed and the other did not is so; what one side added is
  /// there; what is gone, somebody deleted.
  @Test(arguments: 8...10 as ClosedRange<UInt64>)
  func nothingIsLost(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var checked = 0
    for _ in 0..<40 {
      let (base, here, there) = try pair(&dice)
      let books = [try base.book(), try here.book(), try there.book()]
      let store = try here.copied()
      do {
        let joined = try store.joined(there, answers: all[0])
        let expected = PlainJoin(books[0], books[1], books[2])
        let lost = expected.missing(in: joined)
        try #require(lost.isEmpty, "\(lost)")
        checked += expected.count
      } catch is JoinProblem {
        continue
      }
    }
    #expect(checked > 40, "\(checked)")
  }

  /// The same after each took in what the other was, and had gone on: what both
  /// know then is what came of the two states that they exchanged.
  @Test(arguments: 12...14 as ClosedRange<UInt64>)
  func nothingIsLostBehindACrissCross(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var checked = 0
    for _ in 0..<40 {
      let (_, here, there) = try pair(&dice)
      let sent = [try here.copied(), try there.copied()]
      do {
        let known = try sent[0].copied().joined(sent[1])
        try here.change("on") { $0.withCritical(2) }
        try there.change("on") { $0.withAttention(2) }
        try here.joined(sent[1])
        try there.joined(sent[0])
        try here.grow(&dice, 3, on: days)
        try there.grow(&dice, 3, on: days)
        let expected = PlainJoin(
          known.snapshot.book, try here.book(), try there.book())
        let joined = try here.joined(there, answers: all[0])
        let lost = expected.missing(in: joined)
        try #require(lost.isEmpty, "\(lost)")
        checked += joined.answers.isEmpty ? expected.count : 0
      } catch is JoinProblem {
        continue
      } catch is Unanswered {
        continue
      }
    }
    #expect(checked > 40, "\(checked)")
  }

  /// Every cut and every changed byte of the other store is refused, and of its
  /// history leads to the same store from an older base, or asks.
  @Test func whatIsDamagedIsNeverTaken() throws {
    var dice = SplitMix64(seed: 11)
    let (base, here, there) = try pair(&dice)
    let (bytes, lines) = (try there.bytes(), try fileBytes(there.historyPath))
    let before = try here.bytes()
    for place in stride(from: 0, to: bytes.count, by: 41) {
      var other = bytes
      other[place] ^= 1 << UInt8(place % 8)
      try writeFile(other, there.path)
      #expect(throws: StoreProblem.self) { try here.merge(there) }
      try writeFile(Array(bytes[..<place]), there.path)
      #expect(throws: StoreProblem.self) { try here.merge(there) }
    }
    try writeFile(bytes, there.path)
    try #require(try here.bytes() == before)
    let whole = try here.copied().merge(there)
    for place in stride(from: 0, to: lines.count, by: 97) {
      var other = lines
      other[place] ^= 1 << UInt8(place % 8)
      try writeFile(other, there.historyPath)
      let outcome = try here.copied().merge(there)
      switch (outcome, whole) {
      case (.joined(let one), .joined(let two)):
        try #require(one.snapshot.book == two.snapshot.book)
      default: break
      }
    }
    _ = base
  }

  /// With what only one of them knew taken for known, something is lost or
  /// asked, so that a wrong base would be seen.
  @Test func aBaseTooOldAsksMoreAndOneTooNewLoses() throws {
    let base = try KeptStore()
    try base.change("begin") { _ in try Story.withTwoGoals().book }
    let old = try base.snapshot()
    let goal = try #require(old.book.household.goals.first)
    try base.change("note") { book in
      var next = goal
      next.note = "One"
      return try book.replacing(next)
    }
    let (here, there) = (try base.copied(), try base.copied())
    try here.change("note") { book in
      var next = goal
      next.note = "Two"
      return try book.replacing(next)
    }
    let known = try here.copied()
    #expect(try known.merge(there).names == [])
    #expect(try known.book().household.goals[0].note == "Two")
    #expect(
      try here.copied().merge(there, base: old).names == [
        "goal/\(goal.slug)/note"
      ])
    let lost = try here.copied()
    _ = try lost.merge(there, base: here.snapshot())
    #expect(try lost.book().household.goals[0].note == "One")
  }
}
