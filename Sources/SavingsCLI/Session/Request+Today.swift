internal import CommandGrammar
internal import SavingsCore

extension Request {
  /// That somebody set the day, a line apart from the answer.
  @Composing var daySet: Document {
    if let source = todaySource {
      ""
      "Today is set to \(today) by \(source)." as Phrase
    }
  }

  /// The day of the option, else of the line in which this one is tried, else
  /// of `CST_TODAY`, else of the clock, and who set it; a day that the option
  /// counts is counted from the one without it.
  static func today(
    _ matches: Matches, in world: World, within outer: Request?
  ) throws -> (CalendarDate, String?) {
    do {
      if let typed = try matches.value(of: Options.today) {
        if case .day(let date) = typed { return (date, "--today") }
        return (try typed.day(from: unnamedDay(in: world, outer).0), "--today")
      }
    } catch is DateProblem where matches.areForgiving {
      // Help wins over what is wrong with an option.
    }
    return try unnamedDay(in: world, outer)
  }

  /// The day where no option names one; one of the calendar needs no clock.
  private static func unnamedDay(
    in world: World, _ outer: Request?
  ) throws -> (CalendarDate, String?) {
    if let outer { return (outer.today, nil) }
    guard let text = world.environment["CST_TODAY"], !text.isEmpty else {
      return (try clockDay(in: world), nil)
    }
    do {
      let typed = try TypedDate(text)
      if case .day(let date) = typed { return (date, "CST_TODAY") }
      return (try typed.day(from: clockDay(in: world)), "CST_TODAY")
    } catch {
      throw Failure.of(error).behind("the variable CST_TODAY: ")
    }
  }

  private static func clockDay(in world: World) throws(Failure) -> CalendarDate
  {
    guard let today = world.today else {
      throw Failure(
        "no_today", .failed, "the clock tells no day from year 1 to 9999",
        tip: "set the clock, or name the day: --today 2027-06-01")
    }
    return today
  }
}
