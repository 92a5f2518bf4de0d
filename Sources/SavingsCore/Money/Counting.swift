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
