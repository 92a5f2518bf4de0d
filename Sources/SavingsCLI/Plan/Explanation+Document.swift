internal import SavingsCore

/// The way to a goal's numbers, in steps that a pocket calculator can follow.
extension Explanation {
  var goal: Goal { requirement.goal }
  var settings: Settings { plan.settings }

  func money(_ amount: Amount?) -> Money? { requirement.money(amount) }

  /// All steps, in the order in which they follow from each other.
  @Composing func document() throws -> Document {
    verdict
    requirement.statusWords(settings)
    if let pace = requirement.pace { pace.explained(requirement) }
    if let due = requirement.dueSentence { due }
    ""
    """
    \(goal.monthly == nil ? "Target" : "Monthly" as Phrase): \(terms), since \
    \(goal.start).
    """
    ""
    "Saved today:" as Phrase
    try holdings(requirement.holdings)
    sum("saved", requirement.saved)
    ""
    """
    Had when this month's window opened, on \(requirement.window) \
    (\(requirement.windowReason)):
    """
    try holdings(requirement.holdingsAtOpening)
    opening
    ""
    needs
    if let figures = requirement.figures {
      ""
      steps(figures)
    }
    moved
  }

  /// What it takes, by when or how much a month.
  private var terms: Phrase {
    if goal.monthly != nil {
      let target: Phrase =
        requirement.target.map { ", until it has \($0)" } ?? ""
      return "\(requirement.money(goal.monthly)) a month\(target)"
    }
    return goal.terms(due: goal.deadline.map { "\($0)" }, reached: nil)
  }

  private var verdict: Phrase {
    guard let figures = requirement.figures else {
      return "\(quoted: goal.name): unknown, because a rate is missing."
    }
    if let beginning = requirement.beginning {
      return "\(quoted: goal.name) asks nothing of this month. \(beginning)."
    }
    let left: Phrase = "; \(money(figures.left)) is left to save"
    let rest: Phrase =
      if figures.planned == figures.required {
        left
      } else if figures.planned.isZero, figures.left.isZero {
        ", but nothing is planned"
      } else {
        ", and \(money(figures.planned)) is planned\(left)"
      }
    return """
      \(quoted: goal.name) asks \(money(figures.required)) of this month\(rest).
      """
  }

  /// What there was in all, and what of it the month counts as there.
  @Composing private var opening: Document {
    let base = requirement.base
    if let base, base.low != nil || !base.spent.isZero {
      sum("opening", base.opening)
      if let low = base.low {
        ""
        "\(money(base.less)) less than when the month began: \(words(low))"
      }
      if !base.spent.isZero {
        """
        \(money(base.spent)) were taken out for what it is for: that is no \
        loss, and what was saved before it counts still
        """
      }
    }
    sum("base", base?.low == nil ? requirement.figures?.base : base?.amount)
  }

  /// What there was on the day that sets the base, less what was put in for the
  /// goal since.
  private func words(_ low: Base.Low) -> Phrase {
    guard low.countsLevel else {
      if low.since.isNegative {
        return """
          \(money(low.saved)) are there today, and \
          \(money(low.since.magnitude)) were taken out for it since \(low.day)
          """
      }
      return """
        of the \(money(low.saved)) of today, \(money(low.since)) were put in \
        for it since \(low.day)
        """
    }
    let deposits: Phrase =
      low.deposits.isZero
      ? "" : ", less the \(money(low.deposits)) put in for it that day"
    return "on \(low.day) there were \(money(low.level))\(deposits)"
  }

  private func sum(_ name: Phrase, _ amount: Amount?) -> Phrase {
    "  \(name)\(.equals)\(money(amount))"
  }

  /// What each asset brings to the goal at one moment.
  @Composing private func holdings(_ holdings: [Holding]) throws -> Document {
    if holdings.isEmpty { "  nothing: no asset gives it a share" }
    for holding in holdings {
      let asset = assets[holding.funding.asset]
      let words = try holding.words(in: goal.currency, settings)
      "  \(asset.name): \(words)"
    }
  }

  /// The choices of the month and what is left.
  @Composing private func steps(_ figures: Figures) -> Document {
    required(figures)
    if requirement.payments.isScheduled {
      "It begins after this month, so nothing of that is asked now."
    }
    planned(figures)
    if requirement.flex == .protected {
      "It is protected: a flex pays it in full."
    }
    """
    Saved this month: \(bare: money(figures.saved))\(.minus)\
    \(term: money(figures.base))\(.equals)\(money(figures.savedThisMonth))
    """
    for holding in requirement.sharesSetSince {
      """
      Its share of \(quoted: assets[holding.funding.asset].name) \
      was set on \(holding.ask.row.since): what that brings counts as saved \
      this month, and what it takes as gone.
      """
    }
    let most: Phrase =
      figures.remaining.map { " nor over the \(bare: money($0)) that remain" }
      ?? ""
    """
    Left: \(bare: money(figures.planned))\(.minus)\
    \(term: money(figures.savedThisMonth))\(.equals)\
    \(money(figures.left)), never below 0\(most)
    """
    if let change = requirement.priceChange, !change.isZero {
      """
      Prices moved since the month began; that changes what is required by \
      \(change: money(change)).
      """
    }
  }

  private func planned(_ figures: Figures) -> Phrase {
    switch (requirement.flex, requirement.custom) {
    case (.skipped, _): "Planned: 0, because it is skipped this month"
    case (_, let custom?)
    where requirement.beginning != nil && !custom.amount.isZero:
      """
      Planned: \(money(figures.planned)): nothing is asked yet of the \
      \(money(custom.amount)) set by \(custom.author.words) for this month
      """
    case (_, let custom?) where figures.planned < custom.amount:
      """
      Planned: \(money(figures.planned)), \(requirement.whyLess), of the \
      \(money(custom.amount)) set by \(custom.author.words) for this month
      """
    case (_, let custom?):
      """
      Planned: \(money(figures.planned)), set by \(custom.author.words) for \
      this month
      """
    case (_, nil): "Planned: \(money(figures.planned)), as required"
    }
  }

  @Composing private var moved: Document {
    if !movements.isEmpty {
      ""
      """
      What moved for it since \(requirement.window), in accounts that it has \
      a share of:
      """
      for movement in movements {
        let asset = asset(of: movement)
        let whose: Phrase = movement.goal == nil ? "" : ", for this goal"
        let what: Phrase = """
          \(change: asset.map { Money(movement.amount, $0.currency) }) in \
          \(asset?.name ?? "")\(whose)
          """
        Document.Block.sentence(
          "  \(movement.date)  \(movement.kind.rawValue)  \(what)",
          accessible:
            "  \(movement.date), \(movement.kind.rawValue): \(what)")
      }
    }
  }
}
