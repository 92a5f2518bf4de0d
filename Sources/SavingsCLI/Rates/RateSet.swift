internal import CommandGrammar
internal import SavingsCore

let rateSet = Command(
  "rate set", "Say what a currency is worth",
  positional("pair", .pairOrCode, "What is priced, and in what"),
  positional("rate", .rate, "How much of the second one buys"),
  option("date", .date, "The day it was so").optional,
  examples: [
    "cst rate set BTC/EUR 82000", "cst rate set USD/EUR 0.92",
    "cst rate set USD/EUR 0.91 --date yesterday",
  ],
  details: """
    BTC/EUR 82000 says that 1 BTC is worth 82000 EUR, from that day on.
    """,
  related: ["rate list", "rate delete"], changes: true, begins: true
) { (session: Session, typed, number, date) in
  let book = try session.book()
  let pair = try typed.pair(worth: number, in: book.household)
  if let other = number.currency, other != pair.quote {
    throw Failure(
      "wrong_currency", .usage,
      "a rate of \(pair.description) is in \(pair.quote), not in \(other)",
      subject: other.code, tip: "say how much it is in \(pair.quote)")
  }
  let day = try session.day(date)
  let value = try number.value(of: pair, on: day, by: book.household.rates)
  let old = book.household.rates.first { $0.pair == pair && $0.date == day }
  let rate = Rate(pair, value, on: day)
  let next = try book.setting(rate)
  let jump = ImplausibleRate(rate, beside: book.household.rates)
  let isKept = !session.request.isStrict && !session.request.isDryRun
  let change = try session.change(to: next)
  return Reply(
    change, warnings: [jump?.warning(isKept: isKept)].compactMap(\.self)
  ) {
    """
    \(rate.words) \(day > session.today ? "from" : "since") \
    \(session.spelled(date, day)).
    """
    change.wordsOfNone
    if let old, old != rate { "It was \(rate: old.price) for that day." }
    rate.standing(among: next.household.rates, on: max(day, session.today))
  }
}

extension TypedPair {
  /// Both currencies; where one was left out, the line with that of totals is
  /// what may be meant.
  fileprivate func pair(
    worth number: TypedRate, in household: Household
  ) throws(Failure) -> CurrencyPair {
    switch self {
    case .pair(let pair): return pair
    case .code(let base):
      let quote = number.currency ?? household.displayCurrency?.currency
      var near = base.halves ?? quote.flatMap { CurrencyPair(base, $0) }
      // A price in another currency is none of these.
      if let typed = number.currency, near?.quote != typed { near = nil }
      throw Failure(
        "unreadable_value", .usage,
        base.halves == nil
          ? "\"\(base)\" is one currency, and a rate is between two"
          : "\"\(base)\" is not a pair of two currencies",
        subject: base.code, candidates: near.map { [$0.description] } ?? [],
        tip: near.map { pair in
          "did you mean \"\(run: "cst rate set \(pair) \(number.text)")\"?"
        } ?? "write the one that is priced first: BTC/EUR")
    }
  }
}

extension Currency {
  /// Two codes that everybody knows, where it was put together from them:
  /// `BTCEUR`.
  fileprivate var halves: CurrencyPair? {
    let length = code.count / 2
    guard let base = try? Currency(String(code.prefix(length))),
      let quote = try? Currency(String(code.dropFirst(length))),
      base.isWellKnown, quote.isWellKnown
    else { return nil }
    return CurrencyPair(base, quote)
  }
}

extension Rate {
  /// How far a new rate is used, where another one between the same currencies
  /// has a say in that.
  @Composing fileprivate func standing(
    among rates: [Rate], on day: CalendarDate
  ) -> Document {
    let inverse = rates.last { $0.pair == pair.inverse && $0.date <= day }
    switch Exchange(rates, on: day).use(of: self) {
    case .both:
      if let inverse {
        "It is used both ways, in place of \(inverse.dated), which is older."
      }
    case .direct:
      if let inverse {
        """
        From \(pair.quote) to \(pair.base) the other rate of that day is \
        used: \(inverse.dated).
        """
      }
    case .none(let newer):
      if let newer { "A newer one is in use: \(newer.dated)." }
    }
  }
}
