internal import CommandGrammar
internal import SavingsCore

extension BookProblem: Worded {
  var failure: Failure {
    switch self {
    case .emptyName:
      .badValue(
        "a name needs at least one character that can be seen",
        tip: "give it another one")
    case .spacesAround(let name):
      .badValue(
        "the name \(quoted: name) begins or ends with a space",
        tip: "write \"\(name.trimmed)\"")
    case .tooLong(let text, let longest):
      .badValue(
        """
        \(quoted: "\(text.prefix(20))...") has \(text.count) characters, and \
        there is room for \(longest)
        """, tip: "give it another one")
    case .unsafeText(let text):
      .badValue(
        """
        \(quoted: String(text.prefix(60))) holds characters that cannot be \
        seen, or that a terminal would obey
        """, tip: "give it another one")
    case .notASlug(let text):
      .badValue(
        "\(quoted: text) is not a slug",
        tip: SavingsCore.Slug.of(text).isEmpty
          ? "use letters, digits and hyphens: emergency-fund"
          : "write \(SavingsCore.Slug.of(text))")
    case .nameTaken(let name, let slug, let kind):
      .notPossible(
        "there is already \(kind.withArticle) named \(quoted: name) (\(slug))",
        tip: """
          choose another name, or change that \(kind.rawValue): \
          \(run: "cst \(kind.noun) edit \(slug)")
          """)
    case .slugTaken(let slug, let name, let kind):
      .notPossible(
        """
        the slug \(quoted: slug) already leads to the \(kind.rawValue) \
        \(quoted: name)
        """, tip: "choose another one with --slug")
    case .slugAlike(let slug, let name, let kind):
      .notPossible(
        """
        the slug \(quoted: slug) looks like that of the \(kind.rawValue) \
        \(quoted: name)
        """, tip: "choose another one with --slug")
    case .negativeTarget(let target):
      .badValue("a target of \(target) is less than nothing", tip: fromZero)
    case .negativeAmount(let amount, let currency):
      .badValue(
        "an amount of \(amount, currency) is less than nothing", tip: fromZero)
    case .negativeDays(let days):
      .badValue("\(days) days are less than none", tip: fromZero)
    case .notAKind(let problem): problem.failure
    case .weightOutOfRange(let weight):
      .badValue(
        "a month cannot carry \(weight) of what another does",
        tip: "write a number from 0 to 10, or a percentage: 0.5, or 50%")
    case .essentialsWithoutIncome(nil):
      .notPossible(
        "what is spent on essentials is part of an income, and none is set",
        tip: "set it first: \(run: "cst settings set income \(.amount)")")
    case .essentialsWithoutIncome(let key?):
      .notPossible(
        "what is spent on essentials is part of the income, and it is set still",
        tip: """
          unset it first: \
          \(run: "cst settings unset essentials\(typed: key.suffix)")
          """)
    case .deadlineNotAfterStart(let deadline, let start):
      .badValue(
        "the deadline \(deadline) does not come after the start \(start)",
        tip: "choose a later --deadline or an earlier --start")
    case .notOneEmoji(let text):
      .badValue(
        "\(quoted: String(text.prefix(20))) is not one character",
        tip: "write one small picture, an emoji, or \"\" for none")
    case .badAddress(let problem): problem.failure
    case .idTaken(let id):
      .damaged("two records have the id \(id)")
    case .dangling(let kind, let id):
      .damaged("there is no \(kind.rawValue) with the id \(id)")
    case .amounts(let problem):
      problem.failure
    case .currencyFixed(let name, let kind):
      .notPossible(
        """
        \(quoted: name) has \
        \(kind == .asset ? "transactions" : "monthly plans"), so its currency \
        cannot change
        """, tip: "add a new \(kind.rawValue) in the other currency")
    case .currencyClosed(let name, let month):
      .notPossible(
        """
        \(quoted: name) stands in the closed month \(month), so its currency \
        cannot change
        """, tip: "open the month first: \(run: "cst month reopen \(month)")")
    case .currencyEarmarked(let name, let slug, let goal, let goalSlug):
      .notPossible(
        """
        \(quoted: name) has fixed amounts for goals, \(quoted: goal) among \
        them, so its currency cannot change
        """,
        tip: """
          take them back first: \
          \(run: "cst alloc clear --asset \(slug) --goal \(goalSlug)")
          """)
    case .lifecycleNotEdited(let name):
      .notPossible(
        "an edit of \(quoted: name) cannot end it or bring it back",
        tip: "\(run: "cst goal finish"), cancel and reopen do that")
    case .goalEnded(let name, let slug):
      .notPossible(
        "\(quoted: name) has ended",
        tip: "bring it back first: \(run: "cst goal reopen \(slug)")")
    case .goalAlready(let name, let slug, let lifecycle):
      .notPossible(
        "\(quoted: name) is already \(lifecycle.word)",
        tip: """
          see it with: \(run: "cst goal show \(slug)"); to bring it back: \
          \(run: "cst goal reopen \(slug)")
          """)
    case .goalNotEnded(let name, let slug):
      .notPossible(
        "\(quoted: name) is active already",
        tip: "see it with: \(run: "cst goal show \(slug)")")
    case .digitsFixed(let currency, let digits):
      .badValue(
        "\(currency) has \(digits) decimals by ISO 4217, and keeps them",
        tip:
          "only codes outside ISO 4217, such as BTC, take digits of their own")
    case .digitsOutOfRange(let currency, let digits):
      .badValue(
        "\(currency) cannot have \(digits) decimals",
        tip: "write a number from 0 to \(Amount.decimals)")
    case .overAllocated(let asset, let free, let date):
      .notPossible(
        """
        \(quoted: asset) would give away more than \(Percentage.all) on \
        \(date): \(free) is free
        """,
        tip: free == .none
          ? """
          lower another goal's share first: \(run: "cst alloc list") shows them
          """
          : "set at most \(free)%")
    case .negativeEarmark(let amount, let currency):
      .badValue(
        "a share of \(amount, currency) is less than nothing",
        tip: "write 0 or more, or: \(run: "cst alloc clear")")
    case .earmarkBelowMoved(let moved, let currency, let date):
      .notPossible(
        """
        \(moved, currency) was put aside for the goal on \(date) already, \
        which is more
        """,
        tip: """
          set at least \
          \(currency.map { Money(moved, $0).typed } ?? "\(moved)"), or let it \
          begin on a later day: --since \(date.adding(days: 1) ?? date)
          """)
    case .savedBeforeShare(
      let name, let goal, let asset, let date, let since, let sum):
      .notPossible(
        """
        the share of \(quoted: name) was set on \(since), after \(date), and \
        says all there was then
        """,
        tip: """
          if this was not in it, record it with \(run: "cst tx deposit"), then \
          set the share anew: \
          \(run: """
            cst alloc set \(sum.typed) --asset \(asset) --goal \(goal) \
            --since \(since)
            """)
          """)
    case .wrongSign(let kind, let amount, let currency):
      amount.isZero
        ? .badValue(
          "a transaction of 0 moves nothing",
          tip: "write an amount other than 0")
        : .badValue(
          "a \(kind.rawValue) cannot be \(amount, currency)",
          tip: kind == .deposit
            ? """
            write it as a positive amount; or see how money is taken out: \
            \(run: "cst help tx withdraw")
            """ : "write it as a positive amount")
    case .kindCannotNameGoal(let kind):
      .badValue(
        "a transaction of the kind \(kind.rawValue) cannot be for a goal",
        tip: "leave --goal out; only deposits and withdrawals can be for one")
    case .externalIDTaken(let id):
      .notPossible(
        """
        the asset already has a transaction with the external id \(quoted: id)
        """, tip: "it is there already, so nothing needs to be added")
    case .transferWithin(let name):
      .badValue(
        "\(quoted: name) cannot be both sides of a transfer",
        tip: "name another asset for one of them")
    case .feeTooLarge(let fee, let sent):
      .notPossible(
        """
        the fee of \(bare: fee) is \(fee == sent ? "all of" : "more than") \
        the \(sent) that leaves
        """,
        tip: """
          write more than \(fee.typed), or delete it and record it anew: \
          \(run: "cst tx transfer")
          """)
    case .rateNotPositive(let value):
      .badValue(
        "a rate of \(value) is not more than nothing",
        tip: "write a rate above 0")
    }
  }

  private var fromZero: Tip { "write 0 or more" }
}

extension Failure {
  static func damaged(_ message: Phrase) -> Failure {
    Failure(
      "damaged", .data, message,
      tip: "look at what else is wrong: \(run: "cst check")")
  }
}
