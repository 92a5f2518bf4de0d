internal import CommandGrammar
internal import SavingsCore

let rateFetch = Command(
  "rate fetch", "Ask what currencies are worth",
  positional("code", .currency, "Only these currencies").repeated,
  option("date", .date, "The day of the rates").optional,
  option("since", .since, "Also the end of every month from then on").optional,
  flag("force", "Ask again for what is there, and replace it"),
  Options.requests,
  examples: [
    "cst rate fetch", "cst rate fetch BTC --requests",
    "cst rate fetch --since 2025-09-01",
  ],
  details: """
    Asked are the sources of the currencies that are in use, and nobody is
    told more than codes and days. What is not believed is left out, and said.
    """,
  related: ["rate list", "rate set", "help network"], changes: true,
  asks: true, lists: true
) { (session: Session, codes, date, since, isForced, isListing) in
  let book = try session.book()
  let inquiry = try session.inquiry(codes, date, since, isForced)
  let fetch = RateFetch(
    book, inquiry, try session.endpoints(book.household.settings))
  guard !fetch.codes.isEmpty else {
    return fetch.needless(inquiry, session.request.look)
  }
  if isListing {
    fetch.plan()
    return fetch.listing(inquiry)
  }
  try fetch.run(session.ask)
  return try session.reply(to: fetch, inquiry)
    .told(confirms: !session.request.look.isForPrograms)
}

extension Session {
  /// The days that were typed, which must have been already.
  fileprivate func inquiry(
    _ codes: [Currency], _ date: TypedDate?, _ since: TypedDate?,
    _ isForced: Bool
  ) throws -> RateInquiry {
    if date != nil, since != nil {
      throw UsageProblem.exclusive(["--date", "--since"], of: "cst rate fetch")
    }
    let clockDay = request.world.today ?? today
    let day = try day(date)
    guard day <= clockDay else {
      throw Failure.badValue(
        "nobody knows the rates of \(day) yet",
        tip: date == nil
          ? "leave \(request.todaySource ?? "--today") out"
          : "choose a day up to today: --date \(clockDay)")
    }
    let first = try since?.day(from: today)
    if let first, first >= day {
      throw Failure.badValue(
        "\(first) does not come before \(day)",
        tip: "choose an earlier day, or leave --since out")
    }
    return RateInquiry(
      codes, on: day, since: first, clockDay: clockDay, isForced: isForced)
  }

  /// What was learnt, and the change that it makes.
  fileprivate func reply(
    to fetch: RateFetch, _ inquiry: RateInquiry
  ) throws -> Reply {
    let answer = RateFetchAnswer(inquiry, fetch)
    if fetch.found.isEmpty, !fetch.remarks.isEmpty {
      throw fetch.failure(on: inquiry.day)
    }
    let warnings = fetch.remarks.map(\.warning)
    let change =
      fetch.found.contains(where: \.isTaken)
      ? try change(to: fetch.book) : nil
    return Reply(answer, change, warnings: warnings) {
      answer.requests.hosts
      if !answer.requests.isEmpty { "" }
      answer.table(request.look)
      fetch.others
      if let change {
        change.required(end: ".")
      } else {
        "Nothing is new; nothing was changed."
      }
    }
  }
}

extension RateFetch {
  /// That nothing has to be asked.
  fileprivate func needless(_ inquiry: RateInquiry, _ look: Look) -> Reply {
    let only = book.household.neededCurrencies(on: inquiry.day).first
    let answer = RateFetchAnswer(inquiry, self)
    return Reply(answer) {
      if let only {
        "Everything is in \(only), so no rate is needed."
      } else {
        "Nothing has a currency yet, so no rate is needed."
      }
      answer.table(look)
    }
    .told(confirms: true)
  }

  /// What would be asked, a line each.
  fileprivate func listing(_ inquiry: RateInquiry) -> Reply {
    Reply(
      RateFetchAnswer(inquiry, self, isListing: true),
      warnings: remarks.map(\.warning)
    ) {
      for question in asked {
        Document.Block.line(Phrase(question.request.line))
      }
      if asked.isEmpty {
        "Nothing would be asked."
        others
      }
    }
  }

  /// What stayed as it was.
  @inline(never)
  @Composing fileprivate var others: Document {
    found.unchanged
    if !byHand.isEmpty {
      "Priced by hand: \(byHand.map { "\($0)" as Phrase }.joined(", "))."
    }
  }
}

extension [RateFetch.Found] {
  var unchanged: Document {
    func names(_ state: RateFetch.Found.State) -> Phrase {
      filter { $0.state == state }.map {
        "\($0.rate.pair.description) of \($0.rate.date)" as Phrase
      }.first(4, more: "; and ")
    }
    return Document {
      if contains(where: { $0.state == .same }) {
        "There already: \(names(.same))."
      }
      if contains(where: { $0.state == .kept }) {
        "Kept as you set it: \(names(.kept)); --force takes the other."
      }
    }
  }
}
