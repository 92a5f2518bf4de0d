internal import CommandGrammar
internal import SavingsCore

let rateSet = Command(
  "rate set", "Say what a currency is worth",
  positional("pair", .pair, "What is priced, and in what"),
  positional("rate", .rate, "How much of the second one buys"),
  option("date", .date, "The day it was so").optional,
  examples: ["cst rate set BTC/EUR 82000", "cst rate set USD/EUR 0.92"],
  details: [
    "BTC/EUR 82000 says that 1 BTC is worth 82000 EUR, from that day on."
  ],
  related: ["rate list", "rate delete"], changes: true
) { (session: Session, pair, value, date) in
  let book = try session.bookOrNew()
  let day = try session.day(date)
  let old = book.household.rates.first { $0.pair == pair && $0.date == day }
  let rate = Rate(pair, value, on: day)
  let next = try book.setting(rate)
  return Reply(Change(from: book, to: next)) {
    """
    1 \(pair.base) = \(rate: Money(value, pair.quote)) \
    \(day > session.today ? "from" : "since") \(session.spelled(date, day)).
    """
    if let old, old != rate {
      "It was \(rate: Money(old.value, pair.quote)) for that day."
    }
  }
}

let rateList = Command(
  "rate list", "List what currencies are worth",
  examples: ["cst rate list"], related: ["rate set"]
) { (session: Session) in
  let household = try session.accounts().household
  let limit = household.settings.staleDays
  let rates = household.rates
  let today = session.today
  @Sendable func isStale(_ rate: Rate) -> Bool {
    rate.date.days(until: today) > limit
  }
  let newest = Dictionary(
    rates.filter { $0.date <= today }.map { ($0.pair, $0) },
    uniquingKeysWith: { _, later in later })
  return Reply(
    "rates",
    [
      "rates": .array(
        rates.map { .rate($0, isStale: isStale($0)) })
    ]
  ) {
    if rates.isEmpty {
      "No rates yet; they are needed where currencies meet."
      Document.Block.next("set one: cst rate set BTC/EUR 82000")
    } else {
      Table(
        "Rate", of: rates,
        [
          .text("pair", "PAIR") { "\($0.pair.description)" },
          .text("rate", "RATE") { "\(rate: Money($0.value, $0.pair.quote))" },
          .date("date", "DATE") { $0.date },
          .text("source", "SOURCE", dropping: 1) { "\($0.source)" },
          .text("state", "STATE") { rate in
            if rate.date > today { return "scheduled" }
            if newest[rate.pair] != rate { return "replaced" }
            return isStale(rate)
              ? "stale, \(rate.date.days(until: today), "day") old"
              : "in use"
          },
        ])
    }
  }
}

let rateDelete = Command(
  "rate delete", "Remove a rate",
  positional("pair", .pair, "What is priced, and in what"),
  option("date", .date, "The day of the rate").optional,
  examples: [
    "cst rate delete BTC/EUR", "cst rate delete BTC/EUR --date today",
  ],
  details: ["Without --date it is the latest one."],
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
  return Reply(Change(from: book, to: book.removing(rate))) {
    """
    Deleted 1 \(pair.base) = \(rate: Money(rate.value, pair.quote)) of \
    \(rate.date).
    """
  }
}

extension Household {
  /// Why a rate was not found, with the days or the pairs that there are.
  fileprivate func noRate(
    for pair: CurrencyPair, on day: CalendarDate?
  ) -> Failure {
    let dates = rates.filter { $0.pair == pair }.map(\.date.description)
    let pairs = Set(rates.map(\.pair.description)).subtracting(["\(pair)"])
    let near =
      dates.isEmpty
      ? similar(to: "\(pair)", among: pairs.sorted())
      : Array(dates.suffix(3))
    let words = dates.isEmpty ? "a similar one exists" : "there is one of"
    return Failure(
      "no_such_rate", .notFound,
      "there is no rate for \(pair)" + (day.map { " of \($0)" } ?? ""),
      subject: "\(pair)", candidates: near,
      tip: near.isEmpty
        ? "see what there is: cst rate list"
        : "\(words): \(near.joined(separator: ", "))")
  }
}
