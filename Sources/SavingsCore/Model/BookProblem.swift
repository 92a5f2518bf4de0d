/// Why a book cannot change the way it was asked to.
public indirect enum BookProblem: Error {
  case emptyName
  case spacesAround(String)
  case tooLong(String, longest: Int)
  case unsafeText(String)
  case notASlug(String)
  case nameTaken(String, slug: String, by: RecordKind)
  case slugTaken(String, name: String, by: RecordKind)
  case slugAlike(String, name: String, by: RecordKind)
  case negativeTarget(Money)
  case negativeAmount(Amount, Currency?)
  case notAKind(GoalKindProblem)
  case deadlineNotAfterStart(deadline: CalendarDate, start: CalendarDate)
  case currencyFixed(String, RecordKind)
  /// A goal stands in a closed month with its currency.
  case currencyClosed(String, Month)
  case currencyEarmarked(String, slug: String, goal: String, goalSlug: String)
  case lifecycleNotEdited(String)
  case notOneEmoji(String)
  case goalEnded(String, slug: String)
  case goalAlready(String, slug: String, Goal.Lifecycle)
  case goalNotEnded(String, slug: String)
  case overAllocated(String, free: Percentage, on: CalendarDate)
  case negativeEarmark(Amount, Currency?)
  case earmarkBelowMoved(moved: Amount, Currency?, on: CalendarDate)
  case savedBeforeShare(
    String, goal: String, asset: String, on: CalendarDate,
    since: CalendarDate, Money)
  case wrongSign(Transaction.Kind, Amount, Currency?)
  case kindCannotNameGoal(Transaction.Kind)
  case externalIDTaken(String)
  case transferWithin(String)
  case feeTooLarge(Money, of: Money)
  case rateNotPositive(Amount)
  case digitsFixed(Currency, Int)
  case digitsOutOfRange(Currency, Int)
  case negativeDays(Int)
  case weightOutOfRange(Amount)
  case essentialsWithoutIncome(set: ByMonth.Key?)
  case badAddress(AddressProblem)
  case idTaken(String)
  case dangling(RecordKind, String)
  case amounts(MoneyProblem)
}

/// The kinds of records that people name.
public enum RecordKind: String, Equatable, Sendable {
  case goal
  case asset
  case transaction
}
