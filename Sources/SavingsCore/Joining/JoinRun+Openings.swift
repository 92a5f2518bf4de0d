extension JoinRun {
  /// Finds the openings that both sides moved back before rows that came in,
  /// without a change of what there was on their old day.
  ///
  /// Their day and amount come of all rows, so nobody is asked about these.
  func findOpenings() {
    for entry in entries {
      guard let before = entry.before, entry.isOpening,
        let asset = before.asset, let day = before.day,
        // One that came to nothing is gone.
        (0...1).allSatisfy({ side in
          entry.sides[side]?.text("date") ?? "" < before.text("date") ?? ""
            && hasNewRows(of: asset, upTo: day, side)
        }),
        let held = pastBalance(of: asset, on: day),
        (0...1).allSatisfy({ side in
          (try? book(side).balance(of: asset, on: day)) == held
        })
      else { continue }
      entry.openedOn = day
      for side in 0...1 {
        var text = entry.sides[side] ?? before
        for key in ["date", "amount"] { text[key] = before[key] }
        entry.sides[side] = text
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

  /// What an asset held on a day, of what both knew.
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
    of asset: Asset.ID, but opening: JoinEntry
  ) -> [(date: CalendarDate, amount: Amount)] {
    let touched = entries.compactMap { $0.places[0] }
    var amounts: [(date: CalendarDate, amount: Amount)] = []
    for (place, transaction) in book(0).transactions.enumerated()
    where transaction.asset == asset && !touched.contains(place) {
      amounts.add((transaction.date, transaction.amount))
    }
    for entry in entries
    where entry !== opening && entry.part == .transactions {
      guard let text = entry.outcome, let date = text.day,
        let amount = text.amount(of: asset, upTo: .last)
      else { continue }
      amounts.add((date, amount))
    }
    return amounts
  }

  /// Moves the openings that both moved for all rows, and leaves one of two new
  /// ones of an asset.
  func settleOpenings() {
    for entry in entries {
      guard let day = entry.openedOn, let asset = entry.before?.asset,
        let held = pastBalance(of: asset, on: day)
      else { continue }
      let amounts = amounts(of: asset, but: entry)
      let rows = amounts.filter { $0.date <= day }.map(\.amount)
      guard let first = amounts.map(\.date).min(), let eve = first.yesterday,
        let rest = try? held - rows.sum()
      else { continue }
      entry.outcome?["date"] = "\"\(min(eve, day))\""
      entry.outcome?["amount"] = "\"\(rest)\""
      if rest.isZero { entry.outcome = nil }
    }
    let new = (0...1).map { side in
      entries.filter { entry in
        entry.isOpening && entry.isAdded && entry.onlySide == side
          && entry.outcome != nil
      }
    }
    for here in new[0] {
      for there in new[1] {
        // One that went already is nobody's any more.
        guard let asset = here.outcome?["asset"],
          asset == there.outcome?["asset"]
        else { continue }
        leaveOne(here, there)
      }
    }
  }

  /// Of two new openings the earlier stays, of one day and two sums the one
  /// that somebody chooses.
  private func leaveOne(_ here: JoinEntry, _ there: JoinEntry) {
    let texts = [here, there].map(\.outcome)
    let days = texts.map { $0?.text("date") ?? "" }
    let later: JoinEntry
    if days[0] != days[1] {
      later = days[0] < days[1] ? there : here
    } else if texts[0]?["amount"] == texts[1]?["amount"] {
      later = here.key < there.key ? there : here
      payments.add(min(here.key, there.key))
    } else {
      let slug = slug(.assets, texts[0]?.text("asset") ?? "")
      let side = decide(
        "opening/\(slug)", .transactions, among: [nil] + texts)
      later = side == 0 ? there : here
    }
    later.outcome = nil
    droppedOpenings.add(later)
  }

  /// The assets that have another balance on the day of an opening that went
  /// than on its side.
  func otherBalances(in book: Book) throws(MoneyProblem) -> [JoinWarning] {
    var warnings: [JoinWarning] = []
    for entry in droppedOpenings {
      guard let side = entry.onlySide, let text = entry.sides[side],
        let id = text.asset, let asset = book.household.asset(id),
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
