internal import CommandGrammar
internal import SavingsCore

extension Requirement {
  /// Why the goal has its mark, in a sentence.
  func statusWords(_ settings: Settings) -> Phrase {
    let word = Phrase(status.mark.word)
    guard mark == .skipped else {
      return "Status: \(word), because \(why(settings)).\(butBehind)"
    }
    return """
      Status: skipped, because it is left out of this month; else \(word), \
      because \(why(settings)).
      """
  }

  /// What keeps a goal on track that is behind an even pace.
  private var butBehind: Phrase {
    guard status == .onTrack, pace?.state == .behind else { return "" }
    return custom == nil
      ? """
       It is behind an even pace, but the month asks no more than 1.25 times \
      what that would ask.
      """ : " It is behind an even pace, but the month's amount was chosen."
  }

  /// The reason in words, behind "because".
  private func why(_ settings: Settings) -> Phrase {
    switch reason {
    case .missingRate: "a rate is missing"
    case .needsNothing: "its target is 0, so it needs nothing"
    case .reached: "it has all it takes"
    case .beginsLater(let date): "its first payment is due on \(date)"
    case .deadline where !deadlineHasPassed: "its deadline is today"
    case .deadline(let date): "its deadline \(date) has passed"
    case .large(let status, let required, let threshold):
      """
      the month asks \(required), which is more than \(threshold) (the setting \
      \((status == .critical ? SettingKey.critical : .attention).name))
      """
    case .last: "no payment comes after this month's"
    case .overdue(let payday):
      """
      more than \(percent: "5") of the month's amount is left since the payday \
      \(payday)
      """
    case .behind:
      """
      it is behind an even pace, and the month asks more than 1.25 times what \
      that would ask
      """
    case .none:
      if let attention = settings.attention, let currency = settings.currency {
        """
        \(payments.count == nil ? "" : "more than one payment is left, and ")\
        \(display.required == nil ? "as far as is known " : "")the month asks \
        no more than \(Money(attention, currency))
        """
      } else {
        payments.count == nil
          ? "nothing is due of it" : "more than one payment is left"
      }
    }
  }

  /// When the month's amount is due where no payday comes before the deadline.
  var dueWords: Phrase? {
    guard payments.first == nil, let figures, figures.left.isPositive,
      let deadline
    else { return nil }
    guard deadline < payments.due else { return by(payments.due) }
    let now: Phrase = "now, because the deadline \(deadline) has passed"
    guard figures.leftLater.isPositive,
      let last = demand.parts.last(where: { $0.load.paydays == 0 })
    else { return now }
    let later = money(figures.leftLater)
    return "\(now), and \(later) \(by(last.need.deadline))"
  }

  /// How the goal, or the round that it shows, is finished.
  var finish: ShellCommand {
    // What is done today would be for the round after it.
    if let rounds, let deadline,
      rounds.deadline(of: rounds.due(on: today)) != deadline
    {
      return "cst goal finish \(goal.slug) --today \(deadline.description)"
    }
    return "cst goal finish \(goal.slug)"
  }

  private func by(_ deadline: CalendarDate) -> Phrase {
    "by \(deadline), the deadline: no payday comes before it"
  }

  /// The same in a sentence, with how much it is where the rest has paydays.
  var dueSentence: Phrase? {
    dueWords.map { due in
      isPartlyDueNow
        ? "\(money(\.leftFirst)) of it is due \(due)." : "Due \(due)."
    }
  }
}

extension Status {
  var mark: Mark {
    switch self {
    case .unknown: .unknown
    case .completed: .completed
    case .scheduled: .scheduled
    case .critical: .critical
    case .attention: .attention
    case .onTrack: .onTrack
    }
  }
}
