internal import CommandGrammar
internal import SavingsCore

let monthList = Command(
  "month list", "Look back on months",
  option("year", .year, "The months of this year").optional,
  option("goal", .goal, "Only what this goal got").optional,
  option("limit", .count(like: "12"), "How many of the last").optional("12"),
  examples: ["cst month list", "cst month list --year 2026 --goal new-car"],
  details: [
    """
    The averages are what one of the last 3, 6 and 12 months brought a goal, \
    less what went from it, by its shares as they stood at the month's end.
    """
  ],
  related: ["month show", "month close"], lists: true
) { (session: Session, year, name, limit) in
  if year != nil, limit != nil {
    throw UsageProblem.exclusive(["--year", "--limit"], of: "cst month list")
  }
  let today = session.today
  let occasion = try session.occasion { household in
    LookedAt(
      days: household.lastDays(of: household.months(on: today), on: today))
  }
  let goal = try name.map { try session.goal($0, in: occasion.household) }
  let months = try Months(
    occasion, asking: occasion.household.months(on: today))
  let all = goal.map(months.months) ?? months.all
  let wanted =
    year.map { year in all.filter { $0.year == year } }
    ?? all.suffix(limit ?? 12)
  // Only the answer for programs tells the longest streak.
  let back = try months.lookingBack(
    at: Array(wanted), of: goal,
    withLongestStreak: session.request.look.isJSON)
  let heading: [Phrase] =
    (goal.map { ["\($0.name)"] } ?? []) + (year.map { ["\($0)"] } ?? [])
  return Reply(
    back,
    warnings: back.missingRates.map { missing in
      missing.rate.warning(
        on: missing.day < today ? missing.day : nil, asking: session.settings)
    }
  ) {
    if back.months.isEmpty {
      if let year, !all.isEmpty {
        if year > today.year {
          "\(year) has not begun."
        } else {
          months.noGoals(in: "\(year)")
        }
      } else if let goal, goal.isActive(on: today),
        let payday = months.household.settings.paydays.schedule
          .first(from: goal.start)
      {
        """
        \(goal.name) stands in no month yet; its first payday is \(payday).
        """
      } else {
        "No goal stood in a month yet."
      }
      back.monthTable
    } else {
      back.document(heading.isEmpty ? nil : heading.joined(", "))
    }
  }
}
