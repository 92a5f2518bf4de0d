import SavingsCore
import Support

/// What a goal had on each day and what of it counts as there, reckoned day by
/// day from all records, as slowly and plainly as the rules are written.
struct LevelsByHand {
  let book: Book
  let goal: Goal
  let today: CalendarDate

  var base: (opening: Amount, amount: Amount, low: CalendarDate?) {
    get throws {
      let window = window(of: goal)
      let opening = try level(window.yesterday ?? window)
      let saved = try level(today)
      var base = opening
      var low: CalendarDate?
      var day = window
      while day <= today {
        let deposits = try named { $0 == day && $1.isPositive }
        let both = try named { $0 == day && $1.isPositive || $0 > day }
        let counted = max(try level(day) - deposits, try saved - both)
        if counted < base { (base, low) = (counted, day) }
        guard let next = day.adding(days: 1) else { break }
        day = next
      }
      return (opening, base, low)
    }
  }

  private var settings: Settings { book.household.settings }

  private func isNew(_ goal: Goal) -> Bool {
    settings.paydays.schedule.count(
      from: goal.start, before: today.month.firstDay) == 0
  }

  private func window(of goal: Goal) -> CalendarDate {
    min(isNew(goal) ? goal.start : today.month.firstDay, today)
  }

  /// What named the goal on some days, in accounts where it had a row then.
  private func named(
    _ isCounted: (CalendarDate, Amount) -> Bool
  ) throws -> Amount {
    var sum = Amount.zero
    for asset in book.household.assets {
      let rows = rows(asset, goal)
      var part = Amount.zero
      for transaction in book.transactions
      where transaction.asset == asset.id && transaction.goal == goal.id
        && transaction.transfer == nil && transaction.date <= today
        && isCounted(transaction.date, transaction.amount)
        && rows.contains(where: { $0.since <= transaction.date })
      {
        part = try part + transaction.amount
      }
      sum = try sum + worth(part, asset)
    }
    return try sum.rounded(to: settings.digits(of: goal.currency))
  }

  private func worth(_ amount: Amount, _ asset: Asset) throws -> Amount {
    let exchange = Exchange(book.household.rates, on: today)
    return try exchange.convert(
      amount, from: asset.currency, to: goal.currency) ?? .zero
  }

  func level(_ day: CalendarDate) throws -> Amount {
    var sum = Amount.zero
    for asset in book.household.assets {
      sum = try sum + worth(try funded(asset, on: day), asset)
    }
    return try sum.rounded(to: settings.digits(of: goal.currency))
  }

  private func rows(_ asset: Asset, _ goal: Goal) -> [AssetAllocation] {
    book.household.allocations
      .filter { $0.asset == asset.id && $0.goal == goal.id }
      .sorted { $0.since < $1.since }
  }

  private func firstAboveNothing(
    _ asset: Asset, _ goal: Goal
  ) -> CalendarDate? {
    rows(asset, goal).first { row in
      row.since <= today && row.share != .none && row.share != .earmark(.zero)
    }?.since
  }

  /// Whether the asset had given a goal anything by the day before the window.
  private func gave(_ asset: Asset, _ other: Goal) throws -> Bool {
    guard let eve = window(of: goal).yesterday else { return false }
    let until = rows(asset, other).filter { $0.since <= eve }
    if until.contains(where: {
      $0.share != .none && $0.share != .earmark(.zero)
    }) {
      return true
    }
    return try own(asset, other, until, on: eve).isPositive
  }

  private func funded(_ asset: Asset, on day: CalendarDate) throws -> Amount {
    let window = window(of: goal)
    let isNewAsset = !book.transactions.contains {
      $0.asset == asset.id && $0.date < window
    }
    // The rows of the asset on a day before the goal's first share are those of
    // that share's day.
    var shown = day
    var start = window.yesterday
    if isNew(goal) || isNewAsset, try !gave(asset, goal),
      let first = firstAboveNothing(asset, goal)
    {
      shown = max(day, first)
      start = first
    }
    var asks: [(own: Amount, ask: Amount, isGoal: Bool)] = []
    var balance = Amount.zero
    var named = Amount.zero
    for transaction in book.transactions where transaction.asset == asset.id {
      let counts =
        transaction.date <= day
        || transaction.kind == .opening && transaction.date <= today
      if counts { balance = try balance + transaction.amount }
      if transaction.date <= day, transaction.goal != nil {
        named = try named + transaction.amount
      }
    }
    let nameless = max(try balance - named, .zero)
    for other in book.household.goals {
      var until = shown
      if other.id != goal.id, isNewAsset || isNew(goal) && isNew(other),
        let first = firstAboveNothing(asset, other), first > shown,
        try !gave(asset, other),
        !rows(asset, goal).contains(where: { row in
          row.since <= first && start.map { $0 < row.since } ?? true
        })
      {
        until = first
      }
      let rows = rows(asset, other).filter { $0.since <= until }
      guard let row = rows.last else { continue }
      let own = try own(asset, other, rows, on: day)
      let part = row.share.percentage.of(nameless)
      asks.append(
        (max(own, .zero), max(try own + part, .zero), other.id == goal.id))
    }
    guard let mine = asks.first(where: \.isGoal), balance.isPositive else {
      return .zero
    }
    let all = try asks.map(\.ask).sum()
    let owned = try asks.map(\.own).sum()
    if all <= balance { return mine.ask }
    if owned >= balance {
      return try mine.own.times(balance, over: owned, .down)
    }
    return try mine.own
      + (mine.ask - mine.own).times(balance - owned, over: all - owned, .down)
  }

  /// Own money by some rows at the end of a day, which may lie before them.
  private func own(
    _ asset: Asset, _ other: Goal, _ rows: [AssetAllocation],
    on day: CalendarDate
  ) throws -> Amount {
    func named(_ isCounted: (CalendarDate) -> Bool) throws -> Amount {
      try book.transactions.filter {
        $0.asset == asset.id && $0.goal == other.id && isCounted($0.date)
      }.map(\.amount).sum()
    }
    guard let first = rows.first else { return .zero }
    let last = rows.last { $0.share == .none || $0.share.isEarmark }
    guard let last else {
      return first.since > day
        ? .zero : try named { first.since <= $0 && $0 <= day }
    }
    guard case .earmark(let amount) = last.share else {
      return last.since > day
        ? .zero : try named { last.since < $0 && $0 <= day }
    }
    return last.since <= day
      ? try amount + named { last.since <= $0 && $0 <= day }
      : max(try amount - named { day < $0 && $0 < last.since }, .zero)
  }
}
