extension StoreReader {
  /// Reads how much of an asset belongs to a goal.
  mutating func allocation(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> AssetAllocation {
    var asset: Int?
    var goal: Int?
    var share: Share?
    var since: CalendarDate?
    var fields = try RecordFields<AllocationKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .asset: asset = try assetPlace(in: bytes)
      case .goal: goal = try goalPlace(in: bytes)
      case .share: share = try cursor.share(in: bytes)
      case .since: since = try cursor.date(in: bytes)
      }
    }
    let assetPlace = try cursor.found(asset, AllocationKey.asset)
    let goalPlace = try cursor.found(goal, AllocationKey.goal)
    return AssetAllocation(
      asset: household.assets[assetPlace].id,
      goal: household.goals[goalPlace].id,
      share: try cursor.found(share, AllocationKey.share),
      since: try cursor.found(since, AllocationKey.since))
  }

  /// Reads what one month does differently.
  mutating func plan(
    in bytes: Span<UInt8>
  ) throws(FlawFound) -> MonthlyPlan {
    var goal: Int?
    var month: Month?
    var flex: Flex?
    var custom: Amount?
    var own: Amount?
    var author: MonthlyPlan.Author?
    var fields = try RecordFields<PlanKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .goal: goal = try goalPlace(in: bytes)
      case .month:
        month = try cursor.value(.month, in: bytes) { Month(bytes: $0) }
      case .flex: flex = try cursor.choice(Flex.self, in: bytes)
      case .own:
        own = try cursor.value(.amountFromZero, in: bytes) {
          Amount(fromZero: $0)
        }
      case .custom:
        custom = try cursor.value(.amountFromZero, in: bytes) {
          Amount(fromZero: $0)
        }
      case .by:
        author = try cursor.choice(MonthlyPlan.Author.self, in: bytes)
      }
    }
    let place = try cursor.found(goal, PlanKey.goal)
    var plan = MonthlyPlan(
      goal: household.goals[place].id,
      month: try cursor.found(month, PlanKey.month), flex: flex, own: own)
    if custom != nil || author != nil {
      plan.custom = MonthlyPlan.Custom(
        try cursor.found(custom, PlanKey.custom),
        by: try cursor.found(author, PlanKey.by))
    }
    guard !plan.isEmpty else {
      throw cursor.flaw(.emptyPlan, at: cursor.recordStart)
    }
    return plan
  }

  /// Reads a rate.
  mutating func rate(in bytes: Span<UInt8>) throws(FlawFound) -> Rate {
    var base: Currency?
    var quote: Currency?
    var value: Amount?
    var date: CalendarDate?
    var source: String?
    var fields = try RecordFields<RateKey>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .base: base = try cursor.currency(in: bytes)
      case .quote: quote = try cursor.currency(in: bytes)
      case .rate:
        value = try cursor.value(.rate, in: bytes) { text in
          Amount(bytes: text).flatMap { $0.isPositive ? $0 : nil }
        }
      case .date: date = try cursor.date(in: bytes)
      case .source: source = try cursor.string(in: bytes)
      }
    }
    let priced = try cursor.found(base, RateKey.base)
    guard
      let pair = CurrencyPair(priced, try cursor.found(quote, RateKey.quote))
    else {
      throw cursor.flaw(.sameCurrencies(priced), at: cursor.recordStart)
    }
    return Rate(
      pair, try cursor.found(value, RateKey.rate),
      on: try cursor.found(date, RateKey.date),
      source: try cursor.found(source, RateKey.source))
  }

  /// Reads the id of an asset that was read before.
  mutating func assetPlace(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    _ = cursor.peek(in: bytes)
    let start = cursor.offset
    let id = try cursor.id(Asset.self, in: bytes)
    guard let place = assets.place(of: id) else {
      let flaw = Flaw.contradiction(.dangling(.asset, id.description))
      throw cursor.flaw(flaw, at: start)
    }
    return place
  }

  /// Reads the id of a goal that was read before.
  mutating func goalPlace(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    _ = cursor.peek(in: bytes)
    let start = cursor.offset
    let id = try cursor.id(Goal.self, in: bytes)
    guard let place = goals.place(of: id) else {
      let flaw = Flaw.contradiction(.dangling(.goal, id.description))
      throw cursor.flaw(flaw, at: start)
    }
    return place
  }
}

extension Amount {
  /// Reads an amount that is not below nothing.
  init?(fromZero bytes: Span<UInt8>) {
    guard let amount = Amount(bytes: bytes), !amount.isNegative else {
      return nil
    }
    self = amount
  }
}
