extension JSONInk {
  /// Writes what the household prefers, and nothing that is a default.
  mutating func write(_ settings: Settings) {
    open()
    write(SettingsKey.currency, settings.currency) { $0.write(quoted: $1) }
    write(SettingsKey.payday, settings.ownPayday) {
      $0.write(UInt64($1.day))
    }
    write(SettingsKey.critical, settings.ownCritical) { $0.write(quoted: $1) }
    write(SettingsKey.attention, settings.ownAttention) {
      $0.write(quoted: $1)
    }
    write(SettingsKey.staleDays, settings.ownStaleDays) {
      $0.write(UInt64($1))
    }
    let digits = settings.ownDigits
    write(SettingsKey.digits, digits.isEmpty ? nil : digits) { ink, digits in
      ink.open()
      for (currency, count) in digits.sorted(by: { $0.key < $1.key }) {
        ink.write(key: currency.code)
        ink.write(UInt64(count))
      }
      ink.close()
    }
    write(SettingsKey.palette, settings.palette) { $0.write(text: $1) }
    write(SettingsKey.ambiguousWidth, settings.ownAmbiguousWidth) {
      $0.write(UInt64($1.rawValue))
    }
    close()
  }

  /// Writes a goal.
  mutating func write(_ goal: Goal) {
    open()
    write(GoalKey.id, goal.id) { $0.write(quoted: $1) }
    write(GoalKey.name, goal.name) { $0.write(text: $1) }
    write(GoalKey.slug, goal.slug) { $0.write(text: $1) }
    write(GoalKey.target, goal.target) { $0.write(quoted: $1) }
    write(GoalKey.currency, goal.currency) { $0.write(quoted: $1) }
    write(GoalKey.deadline, goal.deadline) { $0.write(quoted: $1) }
    write(GoalKey.start, goal.start) { $0.write(quoted: $1) }
    write(GoalKey.flex, goal.standing) { $0.write(text: $1.rawValue) }
    write(GoalKey.emoji, goal.emoji) { $0.write(text: $1) }
    write(GoalKey.note, goal.note) { $0.write(text: $1) }
    write(GoalKey.link, goal.link) { $0.write(text: $1) }
    switch goal.lifecycle {
    case .active: break
    case .finished(let date):
      write(GoalKey.finished, date) { $0.write(quoted: $1) }
    case .cancelled(let date):
      write(GoalKey.cancelled, date) { $0.write(quoted: $1) }
    }
    close()
  }

  /// Writes an asset.
  mutating func write(_ asset: Asset) {
    open()
    write(AssetKey.id, asset.id) { $0.write(quoted: $1) }
    write(AssetKey.name, asset.name) { $0.write(text: $1) }
    write(AssetKey.slug, asset.slug) { $0.write(text: $1) }
    write(AssetKey.currency, asset.currency) { $0.write(quoted: $1) }
    write(AssetKey.address, asset.address) { $0.write(text: $1) }
    write(AssetKey.chain, asset.chain) { $0.write(text: $1) }
    write(AssetKey.note, asset.note) { $0.write(text: $1) }
    close()
  }

  /// Writes an allocation, with `%` behind a share in proportion.
  mutating func write(_ row: AssetAllocation) {
    open()
    write(AllocationKey.asset, row.asset) { $0.write(quoted: $1) }
    write(AllocationKey.goal, row.goal) { $0.write(quoted: $1) }
    write(AllocationKey.share, row.share) { ink, share in
      switch share {
      case .percentage(let percentage):
        ink.write(text: "\(percentage)%")
      case .earmark(let amount):
        ink.write(quoted: amount)
      }
    }
    write(AllocationKey.since, row.since) { $0.write(quoted: $1) }
    close()
  }

  /// Writes what one month does differently.
  mutating func write(_ plan: MonthlyPlan) {
    open()
    write(PlanKey.goal, plan.goal) { $0.write(quoted: $1) }
    write(PlanKey.month, plan.month) { ink, month in
      ink.write("\"")
      ink.write(month)
      ink.write("\"")
    }
    write(PlanKey.flex, plan.flex) { $0.write(text: $1.rawValue) }
    write(PlanKey.custom, plan.custom?.amount) { $0.write(quoted: $1) }
    write(PlanKey.by, plan.custom?.author) { $0.write(text: $1.rawValue) }
    write(PlanKey.own, plan.own) { $0.write(quoted: $1) }
    close()
  }

  /// Writes a rate.
  mutating func write(_ rate: Rate) {
    open()
    write(RateKey.base, rate.pair.base) { $0.write(quoted: $1) }
    write(RateKey.quote, rate.pair.quote) { $0.write(quoted: $1) }
    write(RateKey.rate, rate.value) { $0.write(quoted: $1) }
    write(RateKey.date, rate.date) { $0.write(quoted: $1) }
    write(RateKey.source, rate.source) { $0.write(text: $1) }
    close()
  }

  /// Writes a transaction.
  ///
  /// There are many of them, so what stands between two values is written in
  /// one piece; `CanonicalLine` reads it the same way.
  mutating func write(_ transaction: Transaction) {
    let marks = LineMarks.all
    let quote = UInt64(UInt8(ascii: "\""))
    write(upTo: 280) { words, place in
      words.write(recordStart, 7, at: &place)
      words.write(transaction.id, at: &place)
      marks.asset.write(at: &place, in: &words)
      words.write(transaction.asset, at: &place)
      marks.date.write(at: &place, in: &words)
      words.write(transaction.date, at: &place)
      marks.kind.write(at: &place, in: &words)
      marks.mark(of: transaction.kind).write(at: &place, in: &words)
      marks.amount.write(at: &place, in: &words)
      words.write(transaction.amount, at: &place)
      words.write(quote, 1, at: &place)
      if let goal = transaction.goal {
        marks.goal.write(at: &place, in: &words)
        words.write(goal, at: &place)
        words.write(quote, 1, at: &place)
      }
    }
    guard transaction.hasWords else {
      write("}")
      return
    }
    if let note = transaction.note {
      write(",\"note\":")
      write(text: note)
    }
    if let counterparty = transaction.counterparty {
      write(",\"counterparty\":")
      write(text: counterparty)
    }
    if let externalID = transaction.externalID {
      write(",\"externalId\":")
      write(text: externalID)
    }
    write("}")
  }

  /// Writes a key and its value, or neither.
  private mutating func write<Value>(
    _ key: some Vocabulary, _ value: Value?,
    _ write: (inout JSONInk, Value) -> Void
  ) {
    guard let value else { return }
    self.write(key: key.rawValue)
    write(&self, value)
  }
}

/// `{"id":"` in the lowest seven bytes.
private let recordStart = UInt64(littleEndian: 0x22_3a22_6469_227b)
