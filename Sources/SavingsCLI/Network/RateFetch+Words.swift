internal import CommandGrammar
internal import SavingsCore

extension RateFetch.Remark {
  /// What is said beside the rates that were learnt.
  var warning: Warning {
    switch self {
    case .notFound(let code, let host, let day, let more, let isBank):
      // A bank prices no coin, so nobody that prices banks' currencies does.
      let other: ShellCommand =
        code.isoDigits == nil
        ? "cst settings unset \("source.\(code)")"
        : "cst settings set \("source.\(code)") frankfurter"
      let others: Phrase = more > 0 ? " and \(more, "more day")" : ""
      return Warning(
        "rate_not_found",
        "\(host.shortened) has no rate of \(code) for \(day)\(others)",
        subject: code.code, tip: isBank ? "\(run: other)" : byHand(code, day))
    case .refused(let code, let host, let day, let text):
      return Warning(
        "rate_refused",
        """
        what \(host.shortened) says of \(code) is not believed: \
        \(text.shortened)
        """, subject: code.code, tip: byHand(code, day))
    case .implausible(let jump): return jump.leftOut
    case .older(let old, let newer):
      return Warning(
        "old_rate_used",
        """
        \(old.pair.description) of \(old.date) is used still, in place of \
        \(newer.pair.description) of \(newer.date) and what leads on from there
        """, subject: old.pair.description, tip: "\(run: old.deletion)")
    case .inverse(let rate):
      return Warning(
        "old_rate_used",
        """
        \(rate.pair.description) of \(rate.date), as you set it, is used from \
        \(rate.pair.base) to \(rate.pair.quote) still
        """, subject: rate.pair.description, tip: "\(run: rate.deletion)")
    case .noSource: return Warning(failure)
    case .failed(let problem, let codes):
      let failure = Failure.of(problem)
      let names = codes.map { "\($0)" as Phrase }.joined(", ")
      var whose: Phrase = " (\(names))"
      if case .unknown? = problem as? EndpointProblem { whose = "" }
      return Warning(failure, failure.message + whose)
    }
  }

  /// The same as a reason why there is nothing.
  var failure: Failure {
    switch self {
    case .failed(let problem, _): return Failure.of(problem)
    case .noSource(let code, let coins, let count):
      let more = count > coins.count ? ", and \(count - coins.count) more" : ""
      let offers = coins.enumerated().map { place, coin -> Tip in
        let rank = coin.rank.map { ", rank \($0)" } ?? ""
        let isLast = place == coins.count - 1
        let setting: ShellCommand = """
          cst settings set \("source.\(code)") \("coingecko:\(coin.id)")
          """
        return """
          \(run: setting) \
          (\(coin.name.shortened)\(rank))\(isLast ? more : "")
          """
      }
      let manual = byHand(code)
      let known: Phrase =
        count > 0 ? "; CoinGecko has \(count) of that code" : ""
      return Failure(
        "no_source", .refused,
        "nobody knows which coin \(quoted: code.code) is\(known)",
        subject: code.code,
        candidates: coins.map { "coingecko:\($0.id)" }, offers: offers,
        tip: coins.isEmpty ? manual : "or price it by hand: \(manual)")
    default: return Failure(warning, .refused)
    }
  }

  /// Which reason is told before another one.
  fileprivate var rank: Int {
    switch self {
    case .failed(let problem, _):
      NetworkProblem.codes.firstIndex(of: Failure.of(problem).code)
        ?? NetworkProblem.codes.count
    case .noSource: NetworkProblem.codes.count
    default: NetworkProblem.codes.count + 1
    }
  }

  @inline(never)
  private func byHand(_ code: Currency, _ day: CalendarDate? = nil) -> Tip {
    let pair = code.code == "EUR" ? "EUR/USD" : "\(code)/EUR"
    guard let day else { return "\(run: "cst rate set \(pair) \(.rate)")" }
    return "\(run: "cst rate set \(pair) \(.rate) --date \(day.description)")"
  }
}

extension RateFetch {
  /// Why nothing was learnt at all, and how old what there is is.
  func failure(on day: CalendarDate) -> Failure {
    let first = remarks.ordered { $0.rank < $1.rank }.first
    guard let first else { preconditionFailure("something is to be said") }
    let failure = first.failure
    return failure.code == "no_source"
      ? failure
      : failure.changingNothing(closing: ages(on: day))
  }

  private func ages(on day: CalendarDate) -> Phrase {
    var latest: [Rate] = []
    for rate in book.household.rates where rate.date <= day {
      latest.removeAll { $0.pair == rate.pair }
      latest.add(rate)
    }
    let names = latest.ordered {
      ($0.pair.base, $0.pair.quote) < ($1.pair.base, $1.pair.quote)
    }
    guard let first = names.first else {
      return "There are no rates up to \(day)."
    }
    return .age(
      of: "Rates", "\(first.pair.description)", first.date, on: day,
      names.count)
  }
}

extension Phrase {
  /// How old the first of so many things is that stay as they were.
  @inline(never)
  static func age(
    of things: Phrase, _ name: Phrase, _ date: CalendarDate,
    on day: CalendarDate, _ count: Int
  ) -> Phrase {
    let more: Phrase = count > 1 ? "; and \(count - 1) more" : ""
    return """
      \(things) are as they were: \(name) of \(date), \
      \(date.days(until: day), "day") old\(more).
      """
  }
}

extension ImplausibleRate {
  /// That a rate which a service told is left out, and how to take it.
  fileprivate var leftOut: Warning {
    let pair = rate.pair
    let take: ShellCommand = """
      cst rate set \(pair.description) \(rate.value.description) --date \
      \(rate.date.description)
      """
    return Warning(
      "implausible_rate",
      """
      \(rate.words) is left out: by the rate of \(since) it was \
      \(rate: Money(knownInShort, pair.quote))
      """, subject: pair.description, tip: "if it is right: \(run: take)")
  }
}
