/// Why a book cannot change the way it was asked to.
public enum BookProblem: Problem, Hashable {
  case emptyName
  case spacesAround(String)
  case tooLong(String, longest: Int)
  case unsafeText(String)
  case notASlug(String)
  case nameTaken(String, slug: String, by: RecordKind)
  case slugTaken(String, name: String, by: RecordKind)
  case slugAlike(String, name: String, by: RecordKind)
  case negativeTarget(Money)
  case negativeAmount(Amount, Currency?)
  case deadlineNotAfterStart(deadline: CalendarDate, start: CalendarDate)
  case currencyFixed(String, RecordKind)
  case currencyEarmarked(
    String, slug: String, goal: String, goalSlug: String)
  case lifecycleNotEdited(String)
  case notOneEmoji(String)
  case goalEnded(String, slug: String)
  case goalAlready(String, slug: String, Goal.Lifecycle)
  case goalNotEnded(String)
  case overAllocated(String, free: Percentage, on: CalendarDate)
  case negativeEarmark(Amount, Currency?)
  case earmarkBelowMoved(moved: Amount, Currency?, on: CalendarDate)
  case savedBeforeShare(
    String, goal: String, asset: String, on: CalendarDate,
    since: CalendarDate)
  case wrongSign(Transaction.Kind, Amount, Currency?)
  case kindCannotNameGoal(Transaction.Kind)
  case externalIDTaken(String)
  case rateNotPositive(Amount)
  case digitsFixed(Currency, Int)
  case digitsOutOfRange(Currency, Int)
  case negativeDays(Int)
  case idTaken(String)
  case dangling(RecordKind, String)
  case amounts(MoneyProblem)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .emptyName:
      "a name needs at least one character that can be seen"
    case .spacesAround(let name):
      "the name \"\(name)\" begins or ends with a space"
    case .tooLong(let text, let longest):
      "\"\(String(text.prefix(20)))...\" has \(text.count) characters, "
        + "and there is room for \(longest)"
    case .unsafeText(let text):
      "\"\(String(text.prefix(60)))\" holds characters that "
        + "cannot be seen, or that a terminal would obey"
    case .notASlug(let text):
      "\"\(text)\" is not a slug"
    case .nameTaken(let name, let slug, let kind):
      "there is already \(kind.withArticle) named \"\(name)\" (\(slug))"
    case .slugTaken(let slug, let name, let kind):
      "there is already \(kind.withArticle) with the slug \"\(slug)\": "
        + "\"\(name)\""
    case .slugAlike(let slug, let name, let kind):
      "the slug \"\(slug)\" looks like that of the \(kind.rawValue) \"\(name)\""
    case .negativeTarget(let target):
      "a target of \(target) is less than nothing"
    case .negativeAmount(let amount, let currency):
      "an amount of \(amount, currency) is less than nothing"
    case .deadlineNotAfterStart(let deadline, let start):
      "the deadline \(deadline) does not come after the start \(start)"
    case .currencyFixed(let name, .asset):
      "\"\(name)\" has transactions, so its currency cannot change"
    case .currencyFixed(let name, _):
      "\"\(name)\" has monthly plans, so its currency cannot change"
    case .currencyEarmarked(let name, _, let goal, _):
      "\"\(name)\" has fixed amounts for goals, \"\(goal)\" among them, so its "
        + "currency cannot change"
    case .lifecycleNotEdited(let name):
      "an edit of \"\(name)\" cannot end it or bring it back"
    case .notOneEmoji(let text):
      "\"\(String(text.prefix(20)))\" is not one character"
    case .goalEnded(let name, _):
      "\"\(name)\" is not active any more"
    case .goalAlready(let name, _, let lifecycle):
      "\"\(name)\" is already \(lifecycle.word)"
    case .goalNotEnded(let name):
      "\"\(name)\" is active already"
    case .overAllocated(let asset, let free, let date):
      "\"\(asset)\" would give away more than \(Percentage.all) on "
        + "\(date): \(free) is free"
    case .negativeEarmark(let amount, let currency):
      "a share of \(amount, currency) is less than nothing"
    case .earmarkBelowMoved(let moved, let currency, let date):
      "\(moved, currency) was put aside for the goal on \(date) already, which is more"
    case .savedBeforeShare(let goal, _, _, let date, let since):
      "the share of \"\(goal)\" was set on \(since), after \(date)"
    case .wrongSign(let kind, let amount, let currency):
      amount.isZero
        ? "a transaction of 0 moves nothing"
        : "a \(kind.rawValue) cannot be \(amount, currency)"
    case .kindCannotNameGoal(let kind):
      "a transaction of the kind \(kind.rawValue) cannot be for a goal"
    case .externalIDTaken(let id):
      "the asset already has a transaction with the external id \"\(id)\""
    case .rateNotPositive(let value):
      "a rate of \(value) is not more than nothing"
    case .digitsFixed(let currency, let digits):
      "\(currency) has \(digits) decimals by ISO 4217, and keeps them"
    case .digitsOutOfRange(let currency, let digits):
      "\(currency) cannot have \(digits) decimals"
    case .negativeDays(let days):
      "\(days) days are less than none"
    case .idTaken(let id):
      "two records have the id \(id)"
    case .dangling(let kind, let id):
      "there is no \(kind.rawValue) with the id \(id)"
    case .amounts(let problem):
      problem.statement
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .emptyName, .tooLong, .unsafeText:
      "give it another one"
    case .nameTaken(_, let slug, let kind):
      "choose another name, or change that \(kind.rawValue): "
        + "cst \(kind.rawValue) edit \(slug)"
    case .spacesAround(let name):
      "write \"\(name.trimmed)\""
    case .notASlug(let text):
      Slug.of(text).isEmpty
        ? "use letters, digits and hyphens: emergency-fund"
        : "write \(Slug.of(text))"
    case .slugTaken, .slugAlike:
      "choose another one with --slug"
    case .negativeTarget, .negativeAmount, .negativeDays:
      "write 0 or more"
    case .deadlineNotAfterStart:
      "choose a later --deadline or an earlier --start"
    case .currencyFixed(_, let kind):
      "add a new \(kind.rawValue) in the other currency"
    case .currencyEarmarked(_, let slug, _, let goal):
      "take them back first: cst alloc clear --asset \(slug) --goal \(goal)"
    case .lifecycleNotEdited:
      "cst goal finish, cancel and reopen do that"
    case .notOneEmoji:
      "write one small picture, such as 🚗, or \"\" for none"
    case .goalEnded(_, let slug), .goalAlready(_, let slug, _):
      "bring it back first: cst goal reopen \(slug)"
    case .goalNotEnded:
      "there is nothing to reopen"
    case .overAllocated(_, let free, _):
      free == .none
        ? "lower another goal's share first: cst alloc list shows them"
        : "set at most \(free)%"
    case .negativeEarmark:
      "write 0 or more, or: cst alloc clear"
    case .earmarkBelowMoved(let moved, let currency, _):
      "set at least \(currency.map { Money(moved, $0).typed } ?? "\(moved)"), "
        + "or take it out first: cst tx withdraw"
    case .savedBeforeShare(_, let goal, let asset, _, let since):
      "record it with cst tx deposit, then set the share anew: cst alloc set "
        + "SHARE --asset \(asset) --goal \(goal) --since \(since)"
    case .wrongSign(_, let amount, _):
      amount.isZero
        ? "write an amount other than 0"
        : "write it as a positive amount"
    case .kindCannotNameGoal:
      "leave --goal out; only deposits and withdrawals can be for one"
    case .externalIDTaken:
      "it is there already, so nothing needs to be added"
    case .rateNotPositive:
      "write a rate above 0"
    case .digitsFixed:
      "only codes outside ISO 4217, such as BTC, take digits of their own"
    case .digitsOutOfRange:
      "write a number from 0 to \(Amount.decimals)"
    case .idTaken, .dangling:
      "look at what else is wrong: cst check"
    case .amounts(let problem):
      problem.hint
    }
  }
}

/// The kinds of records that people name.
public enum RecordKind: String, Hashable, Sendable {
  case goal
  case asset
  case transaction

  /// The word with `a` or `an` before it.
  package var withArticle: String {
    switch self {
    case .asset: "an \(rawValue)"
    case .goal, .transaction: "a \(rawValue)"
    }
  }
}

extension Goal.Lifecycle {
  /// The word for it: `active`, `finished`, `cancelled`.
  public var word: String {
    switch self {
    case .active: "active"
    case .finished: "finished"
    case .cancelled: "cancelled"
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(start[...last])
  }
}
