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
  related: ["rate list", "rate delete"], changes: true, begins: true
) { (session: Session, pair, value, date) in
  let book = try session.book()
  let day = try session.day(date)
  let old = book.household.rates.first { $0.pair == pair && $0.date == day }
  let rate = Rate(pair, value, on: day)
  let next = try book.setting(rate)
  return Reply(Change(from: book, to: next)) {
    """
    1 \(pair.base)\(.costs)\(rate: Money(value, pair.quote)) \
    \(day > session.today ? "from" : "since") \(session.spelled(date, day)).
    """
    if let old, old != rate {
      "It was \(rate: Money(old.value, pair.quote)) for that day."
    }
    rate.standing(among: next.household.rates, on: max(day, session.today))
  }
}

let rateList = Command(
  "rate list", "List what currencies are worth",
  examples: ["cst rate list"], related: ["rate set"], lists: true
) { (session: Session) in
  let household = try session.accounts().household
  let limit = household.settings.staleDays
  let rates = household.rates
  let today = session.today
  @Sendable func isStale(_ rate: Rate) -> Bool {
    rate.date.days(until: today) > limit
  }
  let exchange = Exchange(rates, on: today)
  return Reply(
    "rates",
    [
      "rates": .array(
        rates.map { rate in
          .rate(
            rate, isStale: isStale(rate), use: exchange.use(of: rate).code)
        })
    ]
  ) {
    if rates.isEmpty {
      "No rates yet; they are needed where currencies meet."
      Document.Block.next("set one: cst rate set BTC/EUR 82000")
    }
    Table(
      "Rate", of: rates,
      [
        .text("pair", "PAIR") { "\($0.pair.description)" },
        .text("rate", "RATE") {
          "\(rate: Money($0.value, $0.pair.quote))"
        }.forPeople,
        .text("rate", "RATE") { "\($0.value.description)" }.forPrograms,
        .date("date", "DATE") { $0.date },
        .text("source", "SOURCE", dropping: 1) { "\($0.source)" },
        .text("state", "STATE") { rate in
          if rate.date > today { return "scheduled" }
          let used: Phrase =
            isStale(rate)
            ? "stale, \(rate.date.days(until: today), "day") old" : "in use"
          return exchange.use(of: rate).words(of: rate, used)
        }.forPeople,
        .text("stale", "STALE") { isStale($0) ? "true" : "false" }.forPrograms,
        .text("use", "USE") { Phrase(exchange.use(of: $0).code) }.forPrograms,
      ])
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
    Deleted 1 \(pair.base)\(.costs)\(rate: Money(rate.value, pair.quote)) of \
    \(rate.date).
    """
  }
}

extension RateUse {
  /// What scripts call it.
  fileprivate var code: String {
    switch self {
    case .both: "both_ways"
    case .direct: "one_way"
    case .none(nil): "scheduled"
    case .none: "replaced"
    }
  }

  /// What a list says of a rate, given the words for one that is used.
  fileprivate func words(of rate: Rate, _ used: Phrase) -> Phrase {
    switch self {
    case .both: used
    case .direct(let pair): "\(used), from \(pair.base) to \(pair.quote) only"
    case .none(let other):
      if let other, other.pair != rate.pair {
        "replaced by \(other.pair.description)"
      } else {
        "replaced"
      }
    }
  }
}

extension Rate {
  /// How far a new rate is used, where another one between the same currencies
  /// has a say in that.
  fileprivate func standing(
    among rates: [Rate], on day: CalendarDate
  ) -> Document {
    let inverse = rates.last { $0.pair == pair.inverse && $0.date <= day }
    return Document {
      switch Exchange(rates, on: day).use(of: self) {
      case .both:
        if let inverse {
          "It is used both ways, in place of \(inverse.words), which is older."
        }
      case .direct:
        if let inverse {
          """
          From \(pair.quote) to \(pair.base) the other rate of that day is \
          used: \(inverse.words).
          """
        }
      case .none(let newer):
        if let newer { "A newer one is in use: \(newer.words)." }
      }
    }
  }

  /// The rate in a sentence: `1 USD = 0.92 EUR of 2026-03-09`.
  private var words: Phrase {
    "1 \(pair.base)\(.costs)\(rate: Money(value, pair.quote)) of \(date)"
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
    let words: Phrase =
      dates.isEmpty ? "a similar one exists" : "there is one of"
    let ofDay: Phrase = day.map { " of \($0)" } ?? ""
    return Failure(
      "no_such_rate", .notFound,
      "there is no rate for \(pair.description)\(ofDay)",
      subject: "\(pair)", candidates: near,
      tip: near.isEmpty
        ? "see what there is: cst rate list"
        : "\(words): \(near.joined(separator: ", "))")
  }
}
