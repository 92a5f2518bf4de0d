internal import CommandGrammar
internal import SavingsCore

let txList = Command(
  "tx list", "List what moved",
  option("asset", .asset, "Only in this asset").optional,
  option("goal", .goal, "Only for this goal").optional,
  option("since", .since, "Only from this day or month on").optional,
  option("until", .until, "Only up to this day or month").optional,
  examples: [
    "cst tx list --asset savings --since 2026-01-01",
    "cst tx list --goal new-car --format csv",
  ], related: ["tx show", "tx edit"], lists: true
) { (session: Session, asset, goal, since, until) in
  let book = try session.book()
  let household = book.household
  let wantedAsset = try asset.map { try session.asset($0, in: household).id }
  let wantedGoal = try goal.map { try session.goal($0, in: household).id }
  let first = try since.map(session.day) ?? .first
  let last = try until.map(session.day) ?? .last
  guard first <= last else {
    throw Failure.badValue(
      "--until \(last) lies before --since \(first)",
      tip: "name a later day with --until, or an earlier one with --since")
  }
  let found = book.transactions.filter { transaction in
    first <= transaction.date && transaction.date <= last
      && (wantedAsset == nil || transaction.asset == wantedAsset)
      && (wantedGoal == nil || transaction.goal == wantedGoal)
  }
  let report = TransactionReport(found, in: household)
  return Reply(report) {
    if let span = session.span(since, first, until, last) {
      span
      ""
    }
    if found.isEmpty {
      book.transactions.isEmpty
        ? "Nothing has moved yet." : "Nothing moved that fits."
      Document.Block.tip(
        """
        record something: \
        \(run: "cst tx deposit \(.amount) --asset \(.asset)")
        """)
    }
    report.table(on: session.today, idLength: book.transactions.idLength)
  }
}

extension Session {
  /// The days that a list is of, where one of them was not typed as it is.
  fileprivate func span(
    _ since: TypedDate?, _ first: CalendarDate, _ until: TypedDate?,
    _ last: CalendarDate
  ) -> Phrase? {
    guard [since, until].contains(where: { $0?.reckoning(from: today) != nil })
    else { return nil }
    let begin = since.map { "from \(spelled($0, first))" as Phrase }
    let end = until.map { "up to \(spelled($0, last))" as Phrase }
    return "What moved \([begin, end].compactMap(\.self).joined(" ")):"
  }
}
