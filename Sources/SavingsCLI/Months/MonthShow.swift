internal import CommandGrammar
internal import SavingsCore

let monthShow = Command(
  "month show", "Show what a month came to",
  positional("month", .month, "Which one; else the one before this").optional,
  examples: ["cst month show", "cst month show 2026-02 --json"],
  details: """
    A month that is over is told by the records, as of its last day, until it
    is closed.
    """,
  related: ["month list", "month close", "plan"], lists: true
) { (session: Session, month) in
  let today = session.today
  let month = month ?? today.month.adding(-1) ?? today.month
  try session.checkBegun(month)
  let occasion = try session.occasion { household in
    LookedAt(days: household.lastDays(of: [month], on: today))
  }
  let months = try Months(occasion, asking: [month], withRates: true)
  let report = try months.report(of: month)
  return Reply(report, warnings: report.warnings) {
    if report.goals.isEmpty {
      months.noGoals(in: "\(month)")
      report.table
    } else {
      report.document
    }
  }
}

extension Session {
  func checkBegun(_ month: Month) throws(Failure) {
    guard month > today.month else { return }
    throw Failure.notPossible(
      "\(month) has not begun", in: month,
      tip: "\(run: "cst plan")")
  }
}

extension Months {
  func noGoals(in time: Phrase) -> Phrase {
    guard let first = all.first else {
      return "No goal stood in \(time), nor in any month so far."
    }
    return "No goal stood in \(time); the first month is \(first)."
  }
}

extension MonthReport {
  /// The rates that are missing, and those that were old.
  fileprivate var warnings: [Warning] {
    let isOver = state != .running
    let missing = missingRates.map { rate, day in
      rate.warning(on: isOver || day < to ? day : nil, asking: settings)
    }
    // What was written down stands, however old a rate was.
    if isClosed { return missing }
    return missing
      + rates.filter(isStale).warnings(asking: settings) { rate in
        let day = lastUse(of: rate)
        return (day, isOver || day < to)
      }
  }
}
