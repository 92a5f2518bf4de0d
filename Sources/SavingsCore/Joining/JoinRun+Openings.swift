extension JoinRun {
  /// Finds the openings that both sides moved back before rows that came in,
  /// without a change of what there was on their old day.
  ///
  /// Their day and amount come of all rows, so nobody is asked about these.
  func findOpenings() {
    for place in entries.indices {
      let entry = entries[place]
      guard let before = entry.before, entry.isOpening,
        let asset = before.asset,
        let day = before.day,
        // One that came to nothing is gone.
        (0...1).allSatisfy({ side in
          entry.sides[side]?.text("date") ?? "" < before.text("date") ?? ""
            && hasNewRows(of: asset, upTo: day, side)
        }),
        let held = pastBalance(of: asset, on: day),
        (0...1).allSatisfy({ balance(of: asset, on: day, $0) == held })
      else { continue }
      entries[place].openedOn = day
      for side in 0...1 {
        var text = entry.sides[side] ?? before
        for key in ["date", "amount"] { text[key] = before[key] }
        entries[place].sides[side] = text
      }
    }
  }

  /// Whether a side took in rows of an asset up to a day.
  private func hasNewRows(
    of asset: Asset.ID, upTo day: CalendarDate, _ side: Int
  ) -> Bool {
    entries.contains { entry in
      entry.part == .transactions && entry.isAdded
        && entry.sides[side]?.amount(of: asset, upTo: day) != nil
    }
  }

  /// What an asset held on a day, on one side.
  private func balance(
    of asset: Asset.ID, on day: CalendarDate, _ side: Int
  ) -> Amount? {
    try? book(side).balance(of: asset, on: day)
  }

  /// The same of what both knew.
  private func pastBalance(
    of asset: Asset.ID, on day: CalendarDate
  ) -> Amount? {
    guard let past = past.records.first else { return nil }
    var sums: [Amount] = []
    var others: [Transaction.ID] = []
    for line in past.lines where line.part == .transactions {
      let id = String(line.key.dropFirst("transactions/".count))
      others += [Transaction.ID(id)].compactMap(\.self)
      guard let text = line.text else { continue }
      sums += [text.amount(of: asset, upTo: day)].compactMap(\.self)
    }
    for transaction in book(past.side).transactions
    where transaction.asset == asset && transaction.date <= day
      && !others.contains(transaction.id)
    {
      sums.add(transaction.amount)
    }
    return try? sums.sum()
  }

  /// The transactions of an asset as they come to be, but for one.
  private func amounts(
    of asset: Asset.ID, but opening: Int
  ) -> [(date: CalendarDate, amount: Amount)] {
    let touched = entries.compactMap { $0.places[0] }
    var amounts: [(date: CalendarDate, amount: Amount)] = []
    for (place, transaction) in book(0).transactions.enumerated()
    where transaction.asset == asset && !touched.contains(place) {
      amounts.add((transaction.date, transaction.amount))
    }
    for place in entries.indices
    where place != opening && entries[place].part == .transactions {
      if let text = entries[place].outcome,
        let amount = text.amount(of: asset, upTo: .last),
        let date = text.day
      {
        amounts.add((date, amount))
      }
    }
    return amounts
  }

  /// Moves the openings that both moved for all rows, and leaves one of two new
  /// ones of an asset.
  func settleOpenings() {
    for place in entries.indices {
      guard let day = entries[place].openedOn, let text = entries[place].before,
        let asset = text.asset,
        let held = pastBalance(of: asset, on: day)
      else { continue }
      let amounts = amounts(of: asset, but: place)
      let rows = amounts.filter { $0.date <= day }.map(\.amount)
      guard let first = amounts.map(\.date).min(), let eve = first.yesterday,
        let rest = try? held - rows.sum()
      else { continue }
      entries[place].outcome?["date"] = "\"\(min(eve, day))\""
      entries[place].outcome?["amount"] = "\"\(rest)\""
      if rest.isZero { entries[place].outcome = nil }
    }
    let new = (0...1).map { side in
      entries.indices.filter { place in
        let entry = entries[place]
        return entry.isOpening && entry.isAdded && entry.onlySide == side
          && entry.outcome != nil
      }
    }
    for here in new[0] {
      for there in new[1]
      where entries[here].outcome?["asset"] == entries[there].outcome?["asset"]
      {
        leaveOne(here, there)
      }
    }
  }

  /// Of two new openings the earlier stays, of one day and two sums the one
  /// that somebody chooses.
  private func leaveOne(_ here: Int, _ there: Int) {
    let texts = [here, there].map { entries[$0].outcome }
    let days = texts.map { $0?.text("date") ?? "" }
    let later: Int
    if days[0] != days[1] {
      later = days[0] < days[1] ? there : here
    } else if texts[0]?["amount"] == texts[1]?["amount"] {
      later = entries[here].key < entries[there].key ? there : here
      payments.add(entries[later == here ? there : here].key)
    } else {
      let slug = slug(.assets, texts[0]?.text("asset") ?? "")
      let side = decide(
        "opening/\(slug)", .transactions, among: [nil] + texts)
      later = side == 0 ? there : here
    }
    entries[later].outcome = nil
    droppedOpenings.add(later)
  }

  /// The assets that have another balance on the day of an opening that went
  /// than on its side.
  func otherBalances(in book: Book) throws(MoneyProblem) -> [JoinWarning] {
    var warnings: [JoinWarning] = []
    for place in droppedOpenings {
      guard let side = entries[place].onlySide,
        let text = entries[place].sides[side],
        let id = text.asset,
        let asset = book.household.asset(id),
        let day = text.day
      else { continue }
      let stated = try self.book(side).balance(of: id, on: day)
      let held = try book.balance(of: id, on: day)
      if stated != held {
        warnings.add(
          .balanceDiffers(
            asset, day, stated: Money(stated, asset.currency),
            held: Money(held, asset.currency)))
      }
    }
    return warnings
  }
}

extension JoinEntry {
  /// Whether it is what was there when an asset was opened.
  fileprivate var isOpening: Bool {
    let text = before ?? sides[0] ?? sides[1]
    return part == .transactions && text?.text("kind") == "opening"
  }
}

extension RecordText {
  /// What a transaction moved of an asset, where that counts by a day.
  fileprivate func amount(
    of asset: Asset.ID, upTo day: CalendarDate
  ) -> Amount? {
    guard self.asset == asset,
      let date = self.day, date <= day
    else { return nil }
    return text("amount").flatMap { try? Amount($0) }
  }
}
