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
  let asked = MonthsAsked(goal: name, year: year, count: limit ?? 12)
  let (months, goal, all, back) = try asked.lookingBack(session)
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

/// Which months are listed.
private struct MonthsAsked {
  /// The name of the goal that is looked at, if it is one.
  let goal: String?

  let year: Int?
  let count: Int

  /// The months, the goal, all months in which it stood, and what the listed
  /// ones were.
  typealias Found = (
    months: Months, goal: Goal?, all: [Month], back: LookingBack
  )

  /// What they were, read for no more months than it takes.
  func lookingBack(
    _ session: Session
  ) throws -> Found {
    let today = session.today
    // Only the answer for programs tells the longest streak.
    let isWhole = session.request.look.isJSON
    func all(_ household: Household) -> [Month] { household.months(on: today) }
    if !isWhole, goal == nil {
      let found = try lookingBack(session, isWhole: false) { household in
        let all = all(household)
        return year.map { year in all.filter { $0.year >= year } }
          ?? all.suffix(count)
      }
      if found.back.knowsStreak { return found }
    }
    return try lookingBack(session, isWhole: isWhole, asking: all)
  }

  private func lookingBack(
    _ session: Session, isWhole: Bool,
    asking asked: @escaping (Household) -> [Month]
  ) throws -> Found {
    let today = session.today
    // The averages look back on months that may not be listed.
    func looked(_ household: Household) -> LookedAt {
      LookedAt(
        days: household.lastDays(of: asked(household), on: today),
        points: Plan.pointsLookedBack(on: today))
    }
    let known = try session.occasion(looking: looked)
    let household = known.household
    let goal = try goal.map { try session.goal($0, in: household) }
    let months = try Months(
      known.over(looked(household)), asking: asked(household))
    let all = goal.map(months.months) ?? months.all
    let listed =
      year.map { year in all.filter { $0.year == year } }
      ?? all.suffix(count)
    let back = try months.lookingBack(
      at: Array(listed), of: goal, withLongestStreak: isWhole)
    return (months, goal, all, back)
  }
}
