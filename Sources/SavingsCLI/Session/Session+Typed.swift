internal import CommandGrammar
internal import SavingsCore

extension Session {
  /// The goal that was named, or what may have been meant instead.
  @inline(never)
  func goal(_ text: String, in household: Household) throws -> Goal {
    do {
      return try household.goal(named: text)
    } catch {
      let names = household.goals.map { [$0.slug, $0.name] }
      return household.goals[try place(of: text, error, among: names)]
    }
  }

  /// The goal of a plan that was named, which has not ended; where it has, a
  /// question has an answer as of the day before.
  @inline(never)
  func goal(
    _ text: String, activeIn household: Household,
    asking question: ShellCommand? = nil
  ) throws -> Goal {
    let goal = try goal(text, in: household)
    guard goal.isActive(on: today) else {
      if let question { throw Failure(ended: goal, asking: question) }
      throw BookProblem.goalEnded(goal.name, slug: goal.slug)
    }
    return goal
  }

  /// The asset that was named, or what may have been meant instead.
  @inline(never)
  func asset(_ text: String, in household: Household) throws -> Asset {
    do {
      return try household.asset(named: text)
    } catch {
      let names = household.assets.map { [$0.slug, $0.name] }
      return household.assets[try place(of: text, error, among: names)]
    }
  }

  /// The place of the only slug that has a word which begins like a text, said
  /// beside the answer; a change names it, and does not take it.
  private func place(
    of text: String, _ problem: NamingProblem, among names: [[String]]
  ) throws -> Int {
    guard case .nobody(let kind, _) = problem else { throw problem.failure }
    let near = names.indices.filter { names[$0][0].hasWord(beginning: text) }
    let slugs = near.map { names[$0][0] }
    if slugs.count > 1 {
      throw NamingProblem.several(kind, text, slugs).failure
    }
    guard let only = near.first, !changes else {
      let alike = similar(to: text, among: names.flatMap(\.self))
      throw problem.failure(near: slugs + alike.filter { !slugs.contains($0) })
    }
    take(text, for: slugs[0])
    return only
  }

  /// The day that was typed, today where none was.
  @inline(never)
  func day(_ typed: TypedDate?) throws -> CalendarDate {
    try typed?.day(from: today) ?? today
  }

  /// A day as an answer repeats it: with how it was reckoned, where it was,
  /// from today unless another day is said.
  func spelled(
    _ typed: TypedDate?, _ date: CalendarDate, from other: CalendarDate? = nil
  ) -> Phrase {
    let start = typed?.isCounted == true ? other ?? today : today
    guard let reckoning = typed?.reckoning(from: start) else {
      return "\(date)"
    }
    return "\(date) (\(reckoning))"
  }

  /// The words about the day of a transaction, where one was typed.
  func dated(_ typed: TypedDate?, _ date: CalendarDate) -> Phrase {
    typed == nil ? "" : ", dated \(spelled(typed, date))"
  }

  /// The amount that was typed, which must be one of the currency in which
  /// `owner` is counted: an account or a goal by its name.
  func money(
    _ typed: TypedAmount, in currency: Currency, of owner: String
  ) throws -> Money {
    try typed.money(only: currency, for: "\(quoted: owner)", settings)
  }
}

extension TypedAmount {
  /// The amount, in the only currency that it may have.
  func money(
    only currency: Currency, for owner: Phrase, _ settings: Settings
  ) throws -> Money {
    let money = try money(in: currency, settings)
    guard money.currency == currency else {
      throw Failure(
        "wrong_currency", .usage,
        "\(owner) is counted in \(currency), not in \(money.currency)",
        subject: text, tip: "say how much it is in \(currency)")
    }
    return money
  }
}
