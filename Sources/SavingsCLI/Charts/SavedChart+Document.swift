internal import SavingsCore

extension SavedChart {
  @Composing func document(_ look: Look, hasGoals: Bool) -> Document {
    let rows = rows(forPrograms: look.isForPrograms)
    if hasGoals {
      headline
      if let course { course }
      ""
    }
    if look.isAccessible, !look.isForPrograms {
      if hasGoals { account(rows) }
    } else {
      table(hasGoals ? rows : [])
    }
  }

  private var name: Phrase {
    requirement.map { "\($0.goal.name)" } ?? "All goals"
  }

  private var headline: Phrase {
    let counted = points.now.map { requirement?.counted ?? $0 }
    let unknown: Phrase = counted == nil ? "at least " : ""
    let saved = sum(counted ?? points.points.last?.atLeast)
    let whole: Phrase? =
      target.map { "\($0)" }
      ?? partlyKnown.map { "at least \($0.total($0.atLeast?.target))" }
    let amount: Phrase = whole.map { "\(bare: saved) of \($0)" } ?? "\(saved)"
    let part: Phrase = ratio(counted).map(share) ?? ""
    var when: Phrase = ""
    if let deadline = requirement?.deadline {
      when = ", needed by \(deadline)\(requirement?.paidAlready ?? "")"
    } else if let requirement, let monthly = requirement.goal.monthly {
      when = ", \(requirement.money(monthly)) a month"
    }
    let apart = requirement?.apartSentence ?? ""
    return "\(name): \(unknown)\(amount) saved\(part)\(when).\(apart)"
  }

  /// How much of the target that is; of all goals, what they have come to
  /// where not all of it counts.
  private func share(_ ratio: Ratio) -> Phrase {
    guard let progress,
      progress.description != ratio.text(decimals: Amount.decimals)
    else { return ", \(ratio)" }
    let why: Phrase = uncounted.isEmpty ? "" : ", because \(uncounted.listed())"
    return ", and \(Ratio(progress, of: Amount(1))) of what they need\(why)"
  }

  /// What its picture shows: how it began, what there is, and what is to come.
  var shown: Phrase {
    let words: Phrase = course.map { "\(headline) \($0)" } ?? headline
    guard points.points.count > 1, let first = points.points.first else {
      return words
    }
    let known: Phrase = first.saved == nil ? "at least " : ""
    let saved = sum(first.saved ?? first.atLeast)
    return "On \(first.date) \(known)\(saved) was saved. \(words)"
  }

  /// When it is reached if the plan is followed.
  private var course: Phrase? {
    guard let projection, target != nil else { return nil }
    guard let reached = projection.reached else {
      return """
        If the plan is followed, \(sum(projection.short)) is missing at the end.
        """
    }
    return """
      If the plan is followed it is reached on \(reached)\(distance(reached)).
      """
  }

  private func distance(_ reached: CalendarDate) -> Phrase {
    guard let days = requirement?.deadline.map({ reached.days(until: $0) })
    else { return "" }
    if days == 0 { return ", on the last day" }
    return days > 0 ? ", \(days, "day") before" : ", \(-days, "day") late"
  }

  /// How much of the target an amount is.
  func ratio(_ amount: Amount?) -> Ratio? {
    guard let amount, let target else { return nil }
    return Ratio(amount, of: target.amount)
  }

  private func table(_ rows: [Row]) -> Table {
    let hasPrice = rows.contains(where: \.isMoved)
    let hasTarget = target != nil || partlyKnown != nil
    let isEven = points.currency?.isoDigits != nil
    let changes: Heading.Stance = isEven ? .number : Money.stance
    let columns: [Column<Row>?] = [
      Column("date", "DAY") { $0.point.date },
      Column("state", "STATE", for: .programs) {
        $0.isPlanned ? "planned" : "saved"
      },
      Column("saved", "SAVED", for: .people, stance: Money.stance) {
        self.savedWords($0)
      },
      Column("saved", "SAVED", for: .programs, stance: .number) {
        IfAny(self.sum($0.point.saved))
      },
      Column("savedCurrency", "CURRENCY", for: .programs) { _ in
        self.points.currency
      },
      Column("atLeast", "AT-LEAST", for: .programs, stance: .number) {
        IfAny(self.sum($0.point.atLeast))
      },
      Column(
        "change", "CHANGE", for: .people, dropping: 2, stance: changes
      ) { row in
        row.hasFormer ? Value.change(self.sum(row.change)) : .blank
      },
      Column("change", "CHANGE", for: .programs, stance: .number) {
        IfAny(self.sum($0.change))
      },
      Column("price", "PRICE", for: .programs, stance: .number) {
        IfAny(self.sum($0.point.price))
      },
      hasPrice
        ? Column("moved", "PRICE", for: .people, dropping: 1, stance: changes) {
          $0.isMoved ? Value.change(self.sum($0.point.price)) : .blank
        } : nil,
      Column(
        "part", "PART", for: hasTarget ? .everyone : .programs, stance: .number
      ) { row in hasTarget ? Value.percent(self.ratio(row.point.saved)) : .blank
      },
      Column(
        "picture", "", for: .people, stance: .picture(.bar(most: 50))
      ) { row in Value.drawing(self.picture(of: row)) },
    ]
    let planned = rows.firstIndex(where: \.isPlanned)
    return Table("Day", of: rows, columns.compactMap(\.self)).told(
      Table.Manner(
        part: planned.map { ($0, "If the plan is followed:") },
        below: (
          "moved",
          """
          PRICE is the part of CHANGE that came from rates; the rest came in, \
          went out, or was shared anew.
          """
        ), isAlwaysInColumns: true))
  }

  private func savedWords(_ row: Row) -> Value {
    guard row.point.saved == nil else { return .money(sum(row.point.saved)) }
    let known = sum(row.point.atLeast)
    return .text("at least \(known)", inColumn: "at least \(bare: known)")
  }

  /// The bar of a row: what is saved today, what is to come by then, the rest;
  /// none without a target.
  private func picture(of row: Row) -> Picture? {
    guard let whole = target?.amount, whole.isPositive,
      let saved = row.point.saved
    else { return nil }
    // What is set apart is spent before anything is to come.
    let now = row.isPlanned ? projection?.start ?? points.now ?? saved : saved
    let mark = requirement?.mark
    return Picture(extent: .bar(most: 50)) { count in
      var drawing = Drawing(mark)
      let all = saved.cells(of: whole, in: count)
      let filled = min(now.cells(of: whole, in: count), all)
      drawing.add(.filled, filled)
      drawing.add(.planned, all - filled)
      drawing.add(.rest, count - all)
      return drawing
    }
  }

  /// The rows for the ear.
  @Composing private func account(_ rows: [Row]) -> Document {
    let past = rows.filter { !$0.isPlanned }
    let planned = rows.filter(\.isPlanned)
    let all = projection?.points.count ?? 0
    let named: Phrase =
      planned.count < all ? ", \(planned.count) of them named" : ""
    "Saved at month ends, \(past.count, "day"):"
    for row in past { sentence(row) }
    if !planned.isEmpty {
      ""
      "If the plan is followed, \(all, "payment")\(named):"
      for row in planned { sentence(row) }
    }
  }

  private func sentence(_ row: Row) -> Phrase {
    let known: Phrase = row.point.saved == nil ? "at least " : ""
    let part: Phrase = ratio(row.point.saved).map { ", \($0)" } ?? ""
    var change: Phrase = ""
    if !row.isPlanned, row.change != nil {
      change = ", change \(bareChange: sum(row.change))"
      if row.isMoved {
        change = "\(change), of it price \(bareChange: sum(row.point.price))"
      }
    }
    return """
        \(row.point.date): \(known)\
      \(sum(row.point.saved ?? row.point.atLeast))\(part)\(change)
      """
  }
}
