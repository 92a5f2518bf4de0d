internal import CommandGrammar
internal import SavingsCore

let rateDelete = Command(
  "rate delete", "Remove a rate",
  positional("pair", .pair, "What is priced, and in what"),
  option("date", .date, "The day of the rate").optional,
  examples: [
    "cst rate delete BTC/EUR", "cst rate delete BTC/EUR --date today",
  ],
  details: "Without --date it is the latest one.",
  related: ["rate list"], changes: true
) { (session: Session, pair, date) in
  let book = try session.book()
  let day = try date.map(session.day)
  let rates = book.household.rates.filter {
    $0.pair == pair && (day == nil || $0.date == day)
  }
  guard let rate = rates.max(by: { $0.date < $1.date }) else {
    throw book.household.noRate(for: pair, on: day)
  }
  return Reply(try session.change(to: book.removing(rate))) {
    "Deleted \(rate.words) of \(session.spelled(date, rate.date))."
  }
}

extension Household {
  /// Why a rate was not found, with the days or the pairs that there are.
  fileprivate func noRate(
    for pair: CurrencyPair, on day: CalendarDate?
  ) -> Failure {
    let dates = rates.filter { $0.pair == pair }.map(\.date.description)
    let pairs = rates.map(\.pair.description).withoutRepetitions
    let near =
      dates.isEmpty
      ? similar(to: "\(pair)", among: pairs.ordered(by: <))
      : Array(dates.suffix(3))
    let words = dates.isEmpty ? "a similar one exists" : "there is one of"
    let ofDay: Phrase = day.map { " of \($0)" } ?? ""
    return Failure(
      "no_such_rate", .notFound,
      "there is no rate for \(pair.description)\(ofDay)",
      subject: "\(pair)", candidates: near,
      tip: near.isEmpty
        ? "see what there is: \(run: "cst rate list")"
        : "\(words): \(near.joined(separator: ", "))")
  }
}
