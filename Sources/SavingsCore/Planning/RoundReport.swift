/// A round of a goal that comes again whose deadline has come.
public struct RoundReport: Sendable {
  public let number: Int

  public let deadline: CalendarDate

  /// What there was on the evening before, unknown where a rate is missing.
  public let saved: Money?

  /// How much less that was than it took; nothing where it was reached.
  public let short: Money?

  /// What was paid for it.
  public let paid: Money

  /// The day on which it was finished by hand.
  public let finished: CalendarDate?

  /// Whether there was enough.
  public var isReached: Bool? { short.map(\.amount.isZero) }
}

extension Goal {
  /// How many rounds are told of.
  private static let mostRounds = 12

  /// The last rounds whose deadlines have come, by their numbers.
  private func rounds(
    _ rounds: Rounds, until today: CalendarDate
  ) -> [(number: Int, deadline: CalendarDate)] {
    let running = rounds.running(on: today)
    let first = max(1, running - Goal.mostRounds)
    return (first..<running).compactMap { number in
      rounds.deadline(of: number).map { (number, $0) }
    }
  }

  /// The days for which sums are wanted to tell of these rounds: the evenings
  /// before their deadlines.
  public func roundDays(until today: CalendarDate) -> [CalendarDate] {
    guard let rounds = try? Rounds(of: self, by: today) else { return [] }
    return self.rounds(rounds, until: today).compactMap {
      $0.deadline.yesterday
    }
  }

  /// What came of the last rounds, the earliest first.
  public func roundReports(
    _ rounds: Rounds, in occasion: Occasion
  ) throws(MoneyProblem) -> [RoundReport] {
    var reports: [RoundReport] = []
    for (number, deadline) in self.rounds(rounds, until: occasion.today) {
      guard let eve = deadline.yesterday else { continue }
      let past = occasion.on(eve)
      let month = try Plan(try past.accounts(), among: { $0.id == id })
        .goals.first
      let saved = month?.saved
      // What was paid before the deadline is not missing then.
      let paid = month?.rounds?.paid(for: number) ?? .zero
      let lacking = try saved.map { saved throws(MoneyProblem) in
        max(try (target ?? .zero) - paid - saved, .zero)
      }
      // What else was paid, without a rate, can only make less of that.
      let short = month?.savings == nil && lacking != .zero ? nil : lacking
      reports.add(
        RoundReport(
          number: number, deadline: deadline,
          saved: saved.map { Money($0, currency) },
          short: short.map { Money($0, currency) },
          paid: Money(rounds.paid(for: number), currency),
          finished: rounds.finishedOn(number)))
    }
    return reports
  }
}
