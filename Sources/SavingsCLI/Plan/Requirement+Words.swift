internal import SavingsCore

extension Requirement {
  /// Why its window opened when it did.
  var windowReason: Phrase {
    window < goal.start
      ? "the goal begins later"
      : window == goal.start
        ? "the start of the goal" : "the first day of the month"
  }

  /// The sign that the goal carries in lists.
  var mark: Mark {
    if flex == .skipped, status != .completed { return .skipped }
    return status.mark
  }

  /// The same with its reason in place of "attention", which says too little.
  var reasonedMark: Value { .mark(mark, word: markWord) }

  /// The word beside it.
  var markWord: String { (mark == .attention ? reason.word : nil) ?? mark.word }

  /// How much of the target is saved.
  var ratio: Ratio? { progress.map { Ratio($0, of: Amount(1)) } }

  func money(_ amount: Amount?) -> Money? { goal.money(amount) }

  /// A figure in the goal's currency, unknown where a rate is missing.
  func money(_ figure: (Figures) -> Amount) -> Money? {
    money(figures.map(figure))
  }

  /// The goal's target; one that goes on for ever has none.
  var target: Money? { money(goal.target) }

  var isEndless: Bool { goal.target == nil }

  /// A sum that only goals with a target have.
  func ifEnding(_ amount: Amount?) -> IfAny<Money?> {
    isEndless ? IfAny(nil) : IfAny(.some(money(amount)))
  }

  /// How much less there is than when the month began, and what of a standing
  /// goal was spent on what it is for.
  var goneWords: Phrase? {
    guard let base else { return nil }
    var words: [Phrase] = []
    if base.less.isPositive {
      words.add("\(money(base.less)) less than when the month began")
    }
    if base.spent.isPositive { words.add("\(money(base.spent)) spent") }
    return words.isEmpty ? nil : words.joined("; ")
  }

  /// The words of a goal that begins later: from when and how much.
  var beginning: Phrase? {
    guard status == .scheduled, let figures else { return nil }
    let first = payments.first ?? max(goal.start, payments.due)
    let count: Phrase = payments.count.map { ", \($0, "payment")" } ?? ""
    let share = money(share).map {
      "\($0) a \(payments.areMonthly ? "month" : "payday")" as Phrase
    }
    // Where months weigh differently the first may ask something else.
    let one: Phrase? =
      self.share == figures.perPayment
      ? nil : "\(money(figures.perPayment)) first"
    return
      "From \(first): \([share, one].compactMap(\.self).joined(", "))\(count)"
  }
}

extension Pace {
  /// The pace in words: `ahead by 816.67 EUR`.
  func words(_ currency: Currency) -> Phrase {
    let money = Money(by.magnitude, currency)
    return switch state {
    case .ahead: "ahead by \(money)"
    case .behind: "behind by \(money)"
    case .onPace: "on pace (\(change: Money(by, currency)))"
    }
  }

  /// How the pace came about, in a sentence.
  func explained(_ requirement: Requirement) -> Phrase {
    let money = requirement.goal.money
    let part = Ratio(Amount(2), of: Amount(100))
    let before: Phrase = start.isZero ? "" : "\(bare: money(start))\(.plus)"
    let came: Phrase =
      saved == requirement.saved
      ? "" : " with \(money(saved)) saved or paid for its round"
    let carried: Phrase =
      load.all == Amount(load.paydays) && passedLoad == Amount(passed)
      ? ""
      : ", which carry \(weight(passedLoad)) of \(weight(load.all)),"
    return """
      Pace: \(words(requirement.goal.currency))\(came): by \(passed) of \
      \(load.paydays, "payday")\(carried) an even pace brings \
      \(before)\(bare: money(rest))\(.times)\(weight(passedLoad))\
      \(.over)\(weight(load.all))\(.equals)\(money(expected)); up to \
      \(money(tolerance)) from that, \(part) of the target, is on pace.
      """
  }
}

/// What paydays carry, as a number.
func weight(_ amount: Amount) -> Phrase { Phrase(amount.description) }

extension [Goal] {
  /// That what some are expected to earn is left out.
  @Composing var earningsLeftOut: Document {
    let earning = filter { $0.yield != nil }
      .map { "\(quoted: $0.name)" as Phrase }
    if !earning.isEmpty {
      """
      What \(earning.listed(upTo: 3)) \(earning.count == 1 ? "is" : "are") \
      expected to earn is not counted here.
      """
    }
  }
}

extension Loss {
  /// What the goal had and has: `Boat: 420.00 EUR -> 230.00 EUR`.
  @inline(never)
  var words: Phrase {
    words(from: before, to: after)
  }

  /// The same of a step back.
  fileprivate var wordsBack: Phrase { words(from: after, to: before) }

  private func words(from old: Money, to new: Money) -> Phrase {
    let place: Phrase = asset.map { " in \(quoted: $0.name)" } ?? ""
    return "\(goal.name): " + .step(from: "\(old)", to: "\(new)") + place
  }
}

extension [Loss] {
  /// Who has less after a change, a line each.
  @Composing var document: Document {
    if !isEmpty {
      count == 1 ? "This goal has less now:" : "These goals have less now:"
      for loss in self { "  \(loss.words)" }
    }
  }

  /// Who has more, where these would lose by a step back.
  @Composing var asGains: Document {
    if !isEmpty {
      count == 1 ? "This goal has more now:" : "These goals have more now:"
      for loss in self { "  \(loss.wordsBack)" }
    }
  }
}
