internal import CommandGrammar
internal import SavingsCore

let monthReopen = Command(
  "month reopen", "Let the records tell a month again",
  positional("month", .month, "Which one"),
  examples: ["cst month reopen 2026-02"],
  details: """
    What was written down of it is dropped: what was planned is told by the
    records again, and by what its goals say from now on.
    """,
  related: ["month close", "month show"], changes: true
) { (session: Session, month) in
  let book = try session.book()
  try session.checkKnown(month, in: book.household)
  let months = try Months(Occasion(book, on: session.today), asking: [month])
  guard months.closing(of: month) != nil else {
    throw Failure.notPossible(
      "\(month) is not closed", in: month,
      tip: "\(run: "cst month list")")
  }
  let closed = try months.report(of: month)
  let open = try months.records(of: month)
  return Reply(try session.change(to: book.reopening(month))) {
    "Reopened \(month): the records tell it again."
    closed.plannedWords(by: open)
  }
}

extension MonthReport {
  /// What was planned by what was written down, and is by the records.
  fileprivate func plannedWords(by records: MonthReport) -> Phrase {
    let now = records.goals.keyed(by: \.id)
    let then = goals.keyed(by: \.id)
    let changed =
      goals.filter { $0.totals.planned != now[$0.id]?.totals.planned }
      + records.goals.filter { then[$0.id] == nil }
    guard !changed.isEmpty else {
      return """
        What was planned is the same by them, until a goal or a setting is \
        edited.
        """
    }
    let steps = changed.map { goal -> Phrase in
      let before = Money(then[goal.id]?.totals.planned, goal.currency)
      let after = Money(now[goal.id]?.totals.planned, goal.currency)
      return "\(goal.name) "
        + .step(
          from: then[goal.id] == nil ? "nothing" : "\(bare: before)",
          to: now[goal.id] == nil ? "nothing" : "\(after)")
    }
    return "What was planned changes: \(steps.joined("; "))."
  }
}
