internal import CommandGrammar
internal import SavingsCore

let monthList = Command(
  "month list", "Look back on months",
  option("year", .year, "The months of this year").optional,
  option("goal", .goal, "Only what this goal got").optional,
  option("limit", .count(like: "12"), "How many of the last").optional("12"),
  examples: ["cst month list", "cst month list --year 2026 --goal new-car"],
  details: """
    The averages are what one of the last 3, 6 and 12 months brought a goal,
    less what went from it, by its shares as they stood at the month's end. A
    part of money that was there already brings nothing, and spending what comes
    again or has no end takes nothing off.
    """,
  related: ["month show", "month close"], lists: true
) { (session: Session, year, name, limit) in
  if year != nil, limit != nil {
    throw UsageProblem.exclusive(["--year", "--limit"], of: "cst month list")
  }
  let today = session.today
  let (months, back) = try session.lookingBack(
    on: name, in: year, atMost: limit ?? 12)
  let goal = back.goal
  let all = goal.map(months.months) ?? months.all
  let heading: [Phrase] =
    (goal.map { ["\($0.name)"] } ?? []) + (year.map { ["\($0)"] } ?? [])
  return Reply(
    back,
    warnings: back.missingRates.warnings(on: today, asking: session.settings)
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
        "\(goal.name) stands in no month yet; its first payday is \(payday)."
      } else {
        "No goal stood in a month yet."
      }
      back.monthTable
    } else {
      back.document(heading.isEmpty ? nil : heading.joined(", "))
    }
  }
}

extension Session {
  /// What the last months or those of a year were, perhaps to a goal, read for
  /// no more months than it takes.
  fileprivate func lookingBack(
    on name: String?, in year: Int?, atMost count: Int
  ) throws -> (months: Months, back: LookingBack) {
    // Only the answer for programs tells the longest streak.
    let isWhole = request.look.isJSON
    func found(
      _ asked: @escaping (Household) -> [Month]
    ) throws -> (months: Months, back: LookingBack) {
      // The averages look back on months that may not be listed.
      func looked(_ household: Household) -> LookedAt {
        LookedAt(
          days: household.lastDays(of: asked(household), on: today),
          points: Plan.pointsLookedBack(on: today))
      }
      let known = try occasion(looking: looked)
      let household = known.household
      let goal = try name.map { try self.goal($0, in: household) }
      let months = try Months(
        known.over(looked(household)), asking: asked(household))
      let all = goal.map(months.months) ?? months.all
      let listed =
        year.map { year in all.filter { $0.year == year } }
        ?? Array(all.suffix(count))
      let back = try LookingBack(
        months, at: listed, of: goal, withLongestStreak: isWhole)
      return (months, back)
    }
    if !isWhole, name == nil {
      let found = try found { [today] household in
        let all = household.months(on: today)
        return year.map { year in all.filter { $0.year >= year } }
          ?? Array(all.suffix(count))
      }
      if found.back.knowsStreak { return found }
    }
    return try found { [today] in $0.months(on: today) }
  }
}
