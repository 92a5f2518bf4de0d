extension Book {
  /// The book with one more goal.
  ///
  /// The first record with a currency gives the household its own.
  public func adding(_ goal: Goal) throws(BookProblem) -> Book {
    guard household.goal(goal.id) == nil else {
      throw .idTaken(goal.id.description)
    }
    try check(goal)
    var next = self
    next.household.goals.add(goal)
    next.adopt(goal.currency)
    return next
  }

  /// The book with a goal as it is given, in the place of what it was.
  ///
  /// Ending a goal and bringing it back change its shares too, so an edit
  /// cannot do either.
  public func replacing(_ goal: Goal) throws(BookProblem) -> Book {
    if let old = household.goal(goal.id), old.lifecycle != goal.lifecycle {
      throw .lifecycleNotEdited(goal.name)
    }
    return try putting(goal)
  }

  /// The same for a goal that may have ended or come back.
  func putting(_ goal: Goal) throws(BookProblem) -> Book {
    guard let place = household.goals.firstIndex(where: { $0.id == goal.id })
    else { throw .dangling(.goal, goal.id.description) }
    let old = household.goals[place]
    if old.currency != goal.currency {
      if household.plans.contains(where: { $0.goal == goal.id }) {
        throw .currencyFixed(old.name, .goal)
      }
      if let closing = household.closings.first(where: {
        $0.goal?.id == goal.id
      }) {
        throw .currencyClosed(old.name, closing.month)
      }
    }
    try check(goal)
    var next = self
    next.household.goals[place] = goal
    return next
  }

  /// The book without a goal, its allocations and its plans.
  ///
  /// Transactions that named it stay, and name nobody.
  public func removing(_ goal: Goal) -> Book {
    var next = self
    next.household.goals.removeAll { $0.id == goal.id }
    next.household.allocations.removeAll { $0.goal == goal.id }
    next.household.plans.removeAll { $0.goal == goal.id }
    for place in 0..<transactions.count
    where transactions[place].goal == goal.id {
      next.transactions[place].goal = nil
    }
    return next
  }

  /// A slug for a goal of this name that no other goal has.
  public func goalSlug(for name: String) -> String {
    Slug.free(
      for: name, or: "goal", beside: household.goals.map { ($0.slug, $0.name) })
  }

  /// Passes a goal that keeps the promises beside all the others.
  func check(_ goal: Goal) throws(BookProblem) {
    let old = household.goal(goal.id)
    try goal.texts.check(beside: old?.texts)
    do { try goal.checkKind() } catch { throw .notAKind(error) }
    if let target = goal.target, target.isNegative {
      throw .negativeTarget(Money(target, goal.currency))
    }
    if let deadline = goal.deadline, deadline <= goal.start {
      throw .deadlineNotAfterStart(deadline: deadline, start: goal.start)
    }
    let others = household.goals.filter { $0.id != goal.id }
    let name = Wording.folded(goal.name)
    if goal.isActive,
      let same = others.first(where: {
        $0.isActive && Wording.folded($0.name) == name
      })
    {
      throw .nameTaken(same.name, slug: same.slug, by: .goal)
    }
    if goal.slug != old?.slug {
      try checkSlug(
        goal.slug, of: name, among: others.map { ($0.slug, $0.name) }, .goal)
    }
  }

  /// Passes a slug that looks like no other and leads to no other; who has a
  /// name is found by it before who has it for a slug.
  func checkSlug(
    _ slug: String, of name: String,
    among others: [(slug: String, name: String)], _ kind: RecordKind
  ) throws(BookProblem) {
    guard Slug.accepts(slug) else { throw .notASlug(slug) }
    let look = Slug.skeleton(of: slug)
    let word = Wording.folded(slug)
    for other in others {
      let isAnother = name != word && Wording.folded(other.name) == word
      if isAnother || other.slug == slug {
        throw .slugTaken(slug, name: other.name, by: kind)
      }
      if Slug.skeleton(of: other.slug) == look {
        throw .slugAlike(slug, name: other.name, by: kind)
      }
    }
  }

  /// Takes a currency of ISO 4217 for totals where none is set; no coin,
  /// because what comes next may be of a currency that people pay with.
  mutating func adopt(_ currency: Currency) {
    if household.settings.currency == nil, currency.isoDigits != nil {
      household.settings.currency = currency
    }
  }
}
