import SavingsCore
import Support
import Testing

/// A base, what each side makes of it, and what both come to.
struct JoinPair {
  typealias Step = (Book) throws -> Book

  var base: Step = { $0 }
  var here: Step = { $0 }
  var there: Step = { $0 }

  /// What the base begins with.
  var start: Book {
    get throws { try Story.withTwoGoals().withADeposit().book }
  }

  /// The names of what is open, and the book where all is taken from a side.
  func outcome(
    answers: [JoinAnswer] = []
  ) throws -> (names: [String], joined: Joined?) {
    let start = try base(self.start)
    let past = Snapshot(revision: 1, start)
    let mine = Snapshot(revision: 3, try here(start))
    let theirs = Snapshot(revision: 2, try there(start))
    let outcome = try mine.joining(
      theirs, since: Past(given: past, here: mine), answers: answers)
    let turned = try theirs.joining(
      mine, since: Past(given: past, here: theirs),
      answers: answers.map {
        JoinAnswer($0.name, $0.side == .here ? .there : .here)
      })
    switch (outcome, turned) {
    case (.joined(let one), .joined(let other)):
      #expect(one.snapshot.book == other.snapshot.book)
      return ([], one)
    default:
      #expect(outcome.names.sorted() == turned.names.sorted())
      return (outcome.names, nil)
    }
  }

  static func goal(_ change: @escaping (inout Goal) -> Void) -> Step {
    { book in
      var goal = book.household.goals[0]
      change(&goal)
      return try book.replacing(goal)
    }
  }

  static func deposit(_ change: @escaping (inout Transaction) -> Void) -> Step {
    { book in
      var transaction = book.transactions[0]
      change(&transaction)
      return try book.replacing(transaction)
    }
  }

  static var removed: Step { { $0.removing($0.transactions[0]) } }
  static var goalRemoved: Step { { $0.removing($0.household.goals[0]) } }
}

extension Story {
  /// The same with a deposit for the first goal.
  fileprivate func withADeposit() throws -> Story {
    var story = self
    story.book = try book.adding(
      Transaction(
        id: Story.id(12, 1), asset: savings.id, date: day("2026-01-10"),
        amount: Amount(100), kind: .deposit, goal: house.id))
    return story
  }
}
