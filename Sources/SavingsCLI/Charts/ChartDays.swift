internal import CommandGrammar
internal import SavingsCore

let chartDays = Command(
  "chart days", "Draw deposits less withdrawals by day",
  option("goal", .goal, "Only those that name this goal").optional,
  option("year", .year, "The days of this year").optional,
  examples: ["cst chart days", "cst chart days --goal new-car --year 2026"],
  related: ["tx list", "month list"], lists: true
) { (session: Session, name, year) in
  let today = session.today
  func frame(_ household: Household) -> LookedAt {
    // Who is not found is named when all is read.
    let goal = name.flatMap { try? session.goal($0, in: household) }
    return LookedAt(
      daily: NetDays.frame(of: goal, year: year, in: household, on: today))
  }
  let occasion = try session.occasion(looking: frame)
  let goal = try name.map { try session.goal($0, in: occasion.household) }
  let days = try NetDays(occasion, of: goal, year: year)
  let look = session.request.look.of(occasion.household.settings)
  return try Reply(
    days,
    warnings: days.missingRates.map {
      $0.rate.warning(on: $0.day, asking: occasion.household.settings)
    }
  ) {
    try days.document(
      look, occasion.household.settings.paydays.schedule)
  }
}

extension NetDays: Answer {
  static let kind = "chartDays"
  static let about = "Deposits less withdrawals, day by day."

  static let fields: [Field<NetDays>] = [
    Field("goal") { $0.goal?.shortName },
    Field("currency") { $0.currency },
    Field("from") { $0.from }, Field("to") { $0.to },
    Field("total") { $0.money($0.total) },
    .pairs("days", "date", .date, "amount", Money?.schema) { days in
      days.days.map { ($0.date.value, days.money($0.amount).value) }
    },
  ]

  private func money(_ amount: Amount?) -> Money? { Money(amount, currency) }

  fileprivate func document(
    _ look: Look, _ schedule: PaydaySchedule
  ) throws -> Document {
    if look.isForPrograms { return Document { dayTable } }
    if days.isEmpty {
      let span: Phrase = year.map { " in \($0)" } ?? " from \(from) to \(to)"
      return Document { "Nothing was put in or taken out\(what)\(span)." }
    }
    let rows: [Row] = try months.map { month in
      (month, money(try sum(of: month)))
    }
    return Document {
      headline(look, schedule)
      ""
      if look.isAccessible {
        for day in days { "  \(day.date): \(change: money(day.amount))" }
      } else if look.isList {
        for row in rows {
          "\(row.month)  \(bareChange: row.sum)"
          picture(of: row.month).line(look)
        }
      } else {
        table(rows)
      }
      if !look.isAccessible,
        !look.isList
          || rows.contains(where: { picture(of: $0.month).line(look) != nil })
      {
        ""
        legend
      }
    }
  }

  private var what: Phrase { goal.map { " for \($0.name)" } ?? "" }

  private typealias Row = (month: Month, sum: Money?)

  private func headline(_ look: Look, _ schedule: PaydaySchedule) -> Phrase {
    let sum = money(total ?? known)
    let start: Phrase = "Deposits less withdrawals\(what), by day"
    let count: Phrase = "\(days.count, "day") of \(months.count, "month")"
    let isLong = look.isAccessible || currency == nil
    let code: Phrase = isLong ? "" : ", \(Phrase(.words(currency?.code ?? "")))"
    let words: Phrase = isLong ? "\(change: sum)" : "\(bareChange: sum)"
    let amount: Phrase =
      total == nil ? "\(Phrase.known(words, isAtLeast: isAtLeast))," : words
    return "\(start)\(code): \(amount) on \(count). \(schedule.sentence)"
  }

  /// A row for every month, with a sign for each of its days.
  private func table(_ rows: [Row]) -> Table {
    Table(
      "Month", of: rows,
      Column("month", "MONTH") { $0.month },
      Column("sum", "SUM", stance: Money.stance) { Value.change($0.sum) },
      Column(
        "picture", "",
        stance: .picture(.exact(31)) { _ in
          Drawing(words: "1   5    10   15   20   25   30")
        }
      ) { row in Value.drawing(self.picture(of: row.month)) })
  }

  /// A row for every day on which something moved.
  private var dayTable: Table {
    Table(
      "Day", of: days,
      Column("date", "DATE") { $0.date },
      Column("amount", "AMOUNT") { IfAny(self.money($0.amount)) })
  }

  private func picture(of month: Month) -> Picture {
    Picture(extent: .exact(31)) { _ in
      var drawing = Drawing(isExact: true)
      var date: CalendarDate? = month.firstDay
      while let day = date, day.month == month, day <= self.to {
        let moved = self.days.first { $0.date == day }
        let level = moved.map(self.level) ?? .nothing
        drawing.add(level.sign)
        date = day.adding(days: 1)
      }
      return drawing
    }
  }

  private var legend: Phrase {
    func sign(_ level: NetDays.Level, _ words: String) -> Phrase {
      var drawing = Drawing(isExact: true)
      drawing.add(level.sign)
      drawing.add(words)
      return Phrase(.drawing(drawing))
    }
    let most: Phrase =
      largest.isPositive
      ? """
      One \(sign(.quarters(4), "")) is \(money(largest)) or near it, \
      \(sign(.quarters(1), " a")) quarter of that or less; \

      """ : ""
    let end: Phrase =
      total == nil
      ? "\(sign(.withdrawn, " withdrawn,")) \(sign(.unknown, " not known."))"
      : sign(.withdrawn, " withdrawn.")
    return "\(most)\(sign(.nothing, " nothing,")) \(end)"
  }
}

extension NetDays.Level {
  fileprivate var sign: Drawing.Sign {
    switch self {
    case .nothing: Drawing.Sign(".", ".")
    case .quarters(let count):
      Drawing.Sign(["░", "▒", "▓", "█"][count - 1], "\(count)")
    case .withdrawn: Drawing.Sign("-", "-")
    case .unknown: Drawing.Sign("?", "?")
    }
  }
}

extension PaydaySchedule {
  fileprivate var sentence: Phrase {
    guard !days.isEmpty else {
      return "Paydays: \(Phrase(.words(description)))."
    }
    let words = days.map { Phrase(.words("the \(ordinal($0))")) }
    return days.count == 1
      ? "The payday is \(words[0])." : "The paydays are \(words.listed())."
  }

  private func ordinal(_ day: Int) -> String {
    if day == 31 { return "last of the month" }
    let ends = ["th", "st", "nd", "rd"]
    let isTeen = (11...13).contains(day)
    let end = !isTeen && day % 10 < 4 ? ends[day % 10] : "th"
    return "\(day)\(end)"
  }
}
