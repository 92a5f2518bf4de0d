/// Why a flex cannot be what was asked for, or cannot be stored.
public indirect enum FlexProblem: Error {
  /// A goal is named as both.
  case protectedAndSkipped(String)
  /// What was written for a part is none.
  case notAPart(String)
  /// A part that is not one from 0 to 2, and how it was written.
  case outOfRange(Amount, String)
  /// A total of the month that no part brings about, and how far each goal can
  /// go.
  case outOfReach(asked: Money, least: Money, most: Money, goals: [FlexReach])
  /// A rate is missing for these goals.
  case unknown([String])
  /// An amount cannot be counted.
  case amounts(MoneyProblem)
  /// The book does not take it.
  case book(BookProblem)
}
