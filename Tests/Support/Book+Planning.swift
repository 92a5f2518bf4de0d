package import SavingsCore

extension Book {
  /// What every asset holds and gives away on a day.
  package func accounts(on today: CalendarDate) throws(MoneyProblem) -> Accounts
  {
    try Occasion(self, on: today).accounts()
  }

  /// The plan of a day.
  package func plan(
    on today: CalendarDate, in currency: Currency? = nil
  ) throws(MoneyProblem) -> Plan {
    try Plan(try accounts(on: today), in: currency)
  }
}
