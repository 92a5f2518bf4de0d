internal import CommandGrammar
internal import SavingsCore

let monthClose = Command(
  "month close", "Keep what a month came to",
  positional("month", .month, "Which one; else all since the last closed one")
    .optional,
  examples: ["cst month close", "cst month close 2026-02"],
  details: """
    What was planned is kept for good, and what was saved is held against the
    records from then on: cst says when they no longer bear it out.

    Without a month, and none closed before, it is the last one alone.

    Closing a month again takes over what the records say, and keeps what was
    planned.
    """,
  related: ["month show", "month reopen", "check"], changes: true
) { (session: Session, month) in
  let book = try session.book()
  let household = book.household
  let today = session.today
  if let month { try session.checkOver(month) }
  let wanted = month.map { [$0] } ?? household.monthsToClose(on: today)
  for month in wanted { try session.checkKnown(month, in: household) }
  if let month, household.closedMonth(month, knownOn: today) == nil,
    !household.hasGoals(in: month, on: today)
  {
    throw Failure.notPossible(
      "no goal stood in \(month)", in: month,
      tip: "\(run: "cst month list")")
  }
  let asked =
    wanted.isEmpty
    ? household.closedMonths(knownOn: today).map(\.month) : wanted
  let months = try Months(Occasion(book, on: today), asking: asked)
  var closings: [Closing] = []
  var sentences: [Phrase] = []
  for month in wanted {
    let report = try months.report(of: month)
    // Of a closed month there is only to write down what changed.
    if report.state == .closed { continue }
    switch try months.closing(report) {
    case .missing(let rates):
      throw Failure(unknownIn: month, rates, asking: session.settings)
    case .records(let records):
      closings += records
      sentences.add(report.closingWords(records))
    }
  }
  if sentences.isEmpty {
    let open = session.open(before: asked.last, household)
    sentences = [try months.nothingToClose(asked, open: open)]
  }
  return Reply(try session.change(to: book.closing(closings))) {
    for sentence in sentences { sentence }
  }
}

extension Session {
  fileprivate func checkOver(_ month: Month) throws(Failure) {
    try checkBegun(month)
    guard month == today.month else { return }
    let next = month.adding(1)?.firstDay ?? today
    throw Failure.notPossible(
      "\(month) is not over", in: month,
      tip: "from \(next) on: \(run: "cst month close \(month)")")
  }

  /// Passes a month that was not closed on a later day than today.
  func checkKnown(_ month: Month, in household: Household) throws(Failure) {
    let later = household.closedMonth(month, knownOn: .last)
    guard let later, later.closed > today else { return }
    throw Failure.notPossible(
      "\(month) was closed on \(later.closed), which is after \(today)",
      in: month,
      tip: "answer as of that day, or later")
  }

  /// The last month that is open before one that is closed.
  fileprivate func open(
    before month: Month?, _ household: Household
  ) -> Month? {
    let closed = household.closedMonths(knownOn: today).map(\.month)
    var open = month
    while let month = open, closed.contains(month) { open = month.adding(-1) }
    return open.flatMap { household.hasGoals(in: $0, on: today) ? $0 : nil }
  }
}

extension Months {
  /// What there is to say of closed months where nothing is closed, and of one
  /// before the last of them that is open.
  fileprivate func nothingToClose(
    _ months: [Month], open: Month?
  ) throws(MoneyProblem) -> Phrase {
    guard let month = months.last else {
      let last: Phrase = running.adding(-1).map { "\($0)" } ?? "a month before"
      return "Nothing to close: no goal stood in \(last)."
    }
    var changed: [Month] = []
    for month in months where try report(of: month).state == .changed {
      changed.add(month)
    }
    guard let first = changed.first else {
      let rest: Phrase =
        open.map { " \($0) is open: \(run: "cst month close \($0)")" } ?? ""
      return """
        Nothing to close: \(month) is closed, and nothing has changed \
        since.\(rest)
        """
    }
    let months = changed.map { "\($0)" as Phrase }.listed(upTo: 3)
    return """
      Nothing to close: \(month) is closed. The records say something else \
      of \(months) now; to take \
      \(changed.count == 1 ? "it" : "the first" as Phrase) over: \
      \(run: "cst month close \(first)")
      """
  }
}

extension MonthReport {
  /// What was written down of it, for the first time or again.
  fileprivate func closingWords(_ records: [Closing]) -> Phrase {
    let totals = records[0].totals
    let currency = records[0].currency
    guard isClosed else { return "Closed \(month): \(totals.words(currency))." }
    let met: Phrase = totals.ratio.map { ", \($0) met" } ?? ""
    let now = MonthFlow(totals)
    let news = now.words(currency, insteadOf: MonthFlow(self.totals))
    return """
      Closed \(month) again: \(news ?? changes)\(met). What was planned stays.
      """
  }
}

extension Failure {
  /// That a month cannot be closed because something in it is unknown.
  fileprivate convenience init(
    unknownIn month: Month,
    _ rates: [(rate: Plan.MissingRate, day: CalendarDate)],
    asking settings: Settings
  ) {
    let warning = rates.first.map {
      $0.rate.warning(on: $0.day, asking: settings)
    }
    self.init(
      "missing_rate", .refused,
      """
      \(month) cannot be closed: \
      \(warning?.message ?? "something in it is unknown")
      """, subject: warning?.subject,
      tip: warning?.tip ?? "\(run: "cst month show \(month)")")
  }
}
