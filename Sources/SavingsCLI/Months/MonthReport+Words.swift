internal import CommandGrammar
internal import SavingsCore

extension MonthReport {
  /// That it is closed, and the records say something else now.
  var changeWords: Phrase {
    let flow = MonthFlow(totals)
    let now =
      flow == recorded ? "otherwise: \(changes)" : recorded.words(currency)
    return """
      \(month) is closed with \(flow.words(currency, " saved")), and the \
      records now say \(now)
      """
  }

  /// How what the records say is looked at, and taken over; where they lack a
  /// rate, how that is set.
  var wayToTakeOver: Tip {
    if recorded.saved == nil || recorded.takenOut == nil,
      let (rate, day) = missingRates.first,
      let tip = rate.warning(on: day, asking: settings).tip
    {
      return tip
    }
    return """
      \(run: "cst month show \(month)"), then \
      \(run: "cst month close \(month)") to take it over
      """
  }

  /// Who tells it: `closed 2026-03-10, changed since`.
  var stateWords: Phrase {
    guard let closed else { return Phrase(.words(state.rawValue)) }
    return state == .changed
      ? "closed \(closed), changed since" : "closed \(closed)"
  }

  /// The same for the ear.
  var stateAloud: Phrase {
    guard let closed else { return state == .open ? "open" : "not over yet" }
    return state == .changed
      ? "closed on \(closed) and changed since" : "closed on \(closed)"
  }

  /// The goals of which they say something else: `Car 10.00 -> 15.00 EUR`.
  var changes: Phrase {
    changedGoals.map { "\($0.name) \($0.changeWords)" as Phrase }.joined("; ")
  }
}

extension MonthOfGoal {
  /// What the records say otherwise: `0.00 -> 90.00 EUR`.
  fileprivate var changeWords: Phrase {
    let before = Money(totals.savedThisMonth, currency)
    let isKnown = recorded.saved != nil
    let saved = Phrase.step(
      from: isKnown ? "\(bare: before)" : "\(before)",
      to: "\(Money(recorded.saved, currency))")
    guard isKnown, totals.takenOut != recorded.takenOut else { return saved }
    let less: Phrase = "\(Money(recorded.takenOut, currency)) less"
    return totals.savedThisMonth == recorded.saved
      ? less : "\(saved) saved, \(less)"
  }

  /// What somebody chose for it: `skipped`, `set by flex`.
  var choice: Phrase? {
    let flex: Phrase? =
      self.flex == .flexible ? nil : Phrase(.words(self.flex.rawValue))
    // What is skipped gets nothing, whoever set how much.
    let author: Phrase? =
      self.flex == .skipped
      ? nil : author.map { "set by \(Phrase(.words($0.rawValue)))" }
    let words = [flex, author].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(", ")
  }

  /// How it ended in the month, which plans it no more from that day on.
  var ending: Phrase? {
    goal.flatMap {
      $0.lifecycle.end == lastDay ? "\($0.lifecycle.word) \(lastDay)" : nil
    }
  }

  /// Both, under its line.
  var remark: Phrase? {
    let words = [choice, ending].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(", ")
  }
}
