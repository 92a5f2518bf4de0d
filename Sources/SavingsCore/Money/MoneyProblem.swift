/// Why a text is no amount, or a sum of money cannot be worked out.
public indirect enum MoneyProblem: Error {
  /// What was done with two amounts.
  public enum Operation: Sendable { case plus, minus, times, over }

  case unreadable(String)
  case ambiguous(String, digits: Int)
  case tooFine(String, Currency?, digits: Int)
  case tooLarge(String)
  case notACurrency(String)
  case notUpperCase(typed: String, code: String)
  case notARate(String)
  case notAShare(String)
  case overflow(Amount, Operation, Amount)
}

/// Works out amounts; one that is too large to count is the problem that
/// `problem` makes of it.
func counting<Value, Failure: Error>(
  as problem: (MoneyProblem) -> Failure,
  _ work: () throws(MoneyProblem) -> Value
) throws(Failure) -> Value {
  do {
    return try work()
  } catch {
    throw problem(error)
  }
}

/// The same of one expression.
func counting<Value, Failure: Error>(
  _ work: @autoclosure () throws(MoneyProblem) -> Value,
  as problem: (MoneyProblem) -> Failure
) throws(Failure) -> Value {
  try counting(as: problem, work)
}
