internal import CommandGrammar
internal import SavingsCore

extension RunOptions {
  /// The day of the option, else of `CST_TODAY`, else of the clock, and who
  /// set it.
  static func today(
    _ matches: Matches, in world: World
  ) throws -> (CalendarDate, String?) {
    if let typed = try matches.value(of: Options.today) {
      return (try day(typed, in: world), "--today")
    }
    return try todayWithoutOption(in: world)
  }

  /// The same day from arguments that may be wrong, as far as they can be
  /// read.
  static func today(
    peeking arguments: [String], in world: World
  ) throws -> CalendarDate {
    do {
      if let typed = grammar.peek(Options.today, in: arguments) ?? nil {
        return try day(typed, in: world)
      }
    } catch is DateProblem {
      // Help wins over what is wrong with an option.
    }
    return try todayWithoutOption(in: world).0
  }

  private static func todayWithoutOption(
    in world: World
  ) throws -> (CalendarDate, String?) {
    guard let text = world.environment["CST_TODAY"], !text.isEmpty else {
      return (try clockDay(in: world), nil)
    }
    return (try day(TypedDate(text), in: world), "CST_TODAY")
  }

  /// The day that was typed; one of the calendar needs no clock.
  private static func day(
    _ typed: TypedDate, in world: World
  ) throws -> CalendarDate {
    if case .day(let date) = typed { return date }
    return try typed.day(from: clockDay(in: world))
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
