internal import SavingsCore

/// What was asked about rates, and what was learnt, as `cst rate fetch`
/// answers.
final class RateFetchAnswer: Answer {
  let date: CalendarDate
  let since: CalendarDate?
  let requests: [ToldRequest]
  let rates: [RateFetch.Found]

  /// What a fetch learnt, or what it would ask.
  init(_ inquiry: RateInquiry, _ fetch: RateFetch, isListing: Bool = false) {
    date = inquiry.day
    since = inquiry.since
    requests = fetch.asked.map { question in
      ToldRequest(
        question.request, codes: question.codes,
        state: isListing ? "not_sent" : question.problem?.code ?? "answered")
    }
    rates = isListing ? [] : fetch.found
  }

  static let kind = "rateFetch"
  static let about = "What was asked about rates, and what was learnt."

  static let fields: [Field<RateFetchAnswer>] = [
    Field("date", \.date), Field("since", \.since),
    Field("requests", \.requests), Field("rates", \.rates),
    Field("changed") { _ in ChangeAccount?.none },
  ]

  /// The rates that are new.
  @Composing func table(_ look: Look) -> Document {
    let new = rates.filter(\.isTaken)
    let shown = look.isForPrograms ? rates : new
    if look.isAccessible {
      for rate in new { rate.sentence }
    } else if look.isForPrograms || !shown.isEmpty {
      Table(
        "Rate", of: shown, fields: RateFetch.Found.fields,
        Column("pair", "PAIR") { $0.rate.pair.description },
        Column("rate", "RATE").seen { "\(rate: $0.rate.price)" as Phrase },
        Column("date", "DATE"),
        Column("change", "CHANGE", for: .people, stance: .number) { $0.change },
        Column("source", "SOURCE", dropping: 1),
        Column("state", "STATE", for: .programs))
      if !look.isForPrograms { "" }
    }
  }
}

extension RateFetch.Found: Described {
  static let isOneLine = true

  static let fields: [Field<RateFetch.Found>] =
    Rate.fields.of(\.rate) + [Field("state") { $0.state }]

  /// By how much it is other than before, in percent.
  private var percent: Amount? {
    guard let before, before.isPositive,
      let difference = try? rate.value - before
    else { return nil }
    return try? difference.times(Amount(100), over: before, .nearest, to: 1)
  }

  /// The same to the eye: `+1.7%`.
  fileprivate var change: Phrase {
    guard let percent else { return "" }
    let sign = percent.isNegative ? "-" : "+"
    let size = percent.magnitude.text(decimals: 1, isGrouped: true)
    return "\(sign)\(size)%"
  }

  /// The rate to the ear.
  fileprivate var sentence: Phrase {
    let step: Phrase =
      percent.map { percent in
        let way: Phrase = percent.isNegative ? "down" : "up"
        return ", \(way) \(percent.magnitude.text(decimals: 1)) percent"
      } ?? ""
    return """
      1 \(rate.pair.base) is \(rate: rate.price)\(step), from \(rate.source).
      """
  }
}

/// A question as programs read it.
final class ToldRequest: Described {
  let request: WebRequest
  let codes: [Currency]
  let address: String?
  let state: String

  init(
    _ request: WebRequest, codes: [Currency], address: String? = nil,
    state: String
  ) {
    self.request = request
    self.codes = codes
    self.address = address
    self.state = state
  }

  static let definition: String? = "webRequest"
  static let isOneLine = true

  static let fields: [Field<ToldRequest>] = [
    Field("service") { $0.request.service },
    Field("host") { $0.request.host },
    Field("codes", \.codes), Field("address", \.address),
    Field("state", as: .code, \.state),
    Field("url") { $0.state == "not_sent" ? $0.request.shownURL : nil },
  ]
}

extension [ToldRequest] {
  /// Who was asked for what, or about how many addresses.
  @Composing var hosts: Document {
    let words = map(\.request.host).withoutRepetitions.map { host -> Phrase in
      let own = filter { $0.request.host == host }
      let addresses = own.compactMap(\.address).flatMap { $0.parts(at: ",") }
      if !addresses.isEmpty {
        return "\(host) about \(addresses.count, "address", "addresses")"
      }
      let codes = own.flatMap(\.codes).withoutRepetitions
      return "\(host) for \(codes.map { "\($0)" as Phrase }.joined(", "))"
    }
    if !words.isEmpty { "Asked \(words.listed())." }
  }
}
