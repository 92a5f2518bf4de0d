extension FlexPlan {
  /// The book in which the month's amounts are those of the flex.
  ///
  /// Only what differs from the plan is stored; where nothing differs, what
  /// an earlier flex or budget had set is taken back.
  public func applied(to book: Book) throws(FlexProblem) -> Book {
    guard unknown.isEmpty else { throw .unknown(unknown.map(\.goal.name)) }
    do {
      return try book.setting(shares.map(monthlyPlan) + restored)
    } catch {
      throw .book(error)
    }
  }

  /// The months of goals that take no part any more, without what a flex or a
  /// budget had set.
  private var restored: [MonthlyPlan] {
    bystanders.compactMap { plan.setting.plans[$0.goal.id] }
      .filter { $0.custom != nil && $0.custom?.author != .you }
      .map { $0.adjusted(nil, by: .flex) }
  }

  private func monthlyPlan(of share: FlexShare) -> MonthlyPlan {
    let goal = share.requirement.goal.id
    var month = plan.setting.plan(of: goal)
    if request.skipped.contains(goal) { month.flex = .skipped }
    if request.protected.contains(goal), share.role == .protected {
      month.flex = .protected
    }
    let isMoved = share.role == .flexible && share.adjusted != share.planned
    return month.adjusted(isMoved ? share.adjusted : nil, by: .flex)
  }
}
