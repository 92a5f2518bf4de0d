extension JoinRun {
  /// The openings that are alike on both sides, and other than they were: each
  /// side may have taken rows of its own out of them.
  static func openings(
    alikeIn books: [Book], besides pairs: [Divergence.Pair], since past: Past
  ) -> [Divergence.Pair] {
    guard books.allSatisfy(\.transactions.areRead) else { return [] }
    var alike: [Divergence.Pair] = []
    for line in past.records.flatMap(\.lines) {
      guard line.part == .transactions, let text = line.text,
        text.text("kind") == "opening",
        !(pairs + alike).contains(where: { $0.key == line.key })
      else { continue }
      var pair = Divergence.Pair(
        part: line.part, key: line.key, sides: [nil, nil])
      for (side, book) in books.enumerated() {
        guard let place = book.place(at: line.key) else { continue }
        pair.places[side] = place
        pair.sides[side] = RecordText(book.transactions[place].line)
      }
      alike.add(pair)
    }
    return alike
  }

  /// Finds the openings out of which both sides took rows that came in, at most
  /// one of them with another change of what there was on the day that they
  /// were told of.
  ///
  /// Their day and amount come of all rows, so nobody is asked about these.
  func findOpenings() {
    for entry in entries where entry.isOpening {
      // One that is gone on both sides stays so, unless it is found here.
      entry.isSettled = entry.sides == [nil, nil]
      guard let before = entry.before, let asset = before.asset,
        let told = before.toldOn ?? before.day,
        // One that came to nothing is gone.
        (0...1).allSatisfy({ side in
          entry.sides[side] != before
            && hasNewRows(of: asset, upTo: told, side)
        }),
        let held = held(of: asset, on: told)
      else { continue }
      entry.opening = (told, held)
      entry.isSettled = false
      for side in 0...1 {
        var text = entry.sides[side] ?? before
        for key in ["date", "amount"] { text[key] = before[key] }
        if text.toldOn != nil { text["externalId"] = before["externalId"] }
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

  /// What an asset held on a day, with what one side changed of that; `nil`
  /// where both changed it, who may mean the same.
  private func held(of asset: Asset.ID, on day: CalendarDate) -> Amount? {
    guard let past = pastBalance(of: asset, on: day),
      let here = try? book(0).balance(of: asset, on: day),
      let there = try? book(1).balance(of: asset, on: day)
    else { return nil }
    return here == past ? there : there == past ? here : nil
  }

  /// What an asset held on a day, of what both knew.
  private func pastBalance(
    of asset: Asset.ID, on day: CalendarDate
  ) -> Amount? {
    if past.records.isEmpty { return nil }
    var isTold = haveEntries
    var texts = entries.filter { $0.part == .transactions }.map(\.before)
    // What both have alike may have been otherwise.
    var alike: [String] = []
    for state in past.records {
      for line in state.lines
      where line.part == .transactions && entry(at: line.key) == nil
        && !alike.contains(line.key)
      {
        alike.add(line.key)
        let place = book(0).place(at: line.key)
        if let place { isTold[place] = true }
        let now = place.flatMap { RecordText(book(0).transactions[$0].line) }
        texts.add(past.known(line.part, line.key, beside: [now, now]).text)
      }
    }
    var sums = texts.compactMap { $0?.amount(of: asset, upTo: day) }
    for (place, transaction) in book(0).transactions.enumerated()
    where transaction.asset == asset && transaction.date <= day
      && !isTold[place]
    {
      sums.add(transaction.amount)
    }
    return try? sums.sum()
  }

  /// Whether each transaction of the one side has an entry.
  private var haveEntries: [Bool] {
    var haveEntries = book(0).transactions.map { _ in false }
    for entry in entries {
      if let place = entry.places[0] { haveEntries[place] = true }
    }
    return haveEntries
  }

  /// The transactions of an asset as they come to be, but for one.
  private func amounts(
    of asset: Asset.ID, but opening: JoinEntry
  ) -> [(date: CalendarDate, amount: Amount)] {
    let isTouched = haveEntries
    var amounts = moves(
      entries.filter { $0 !== opening && $0.part == .transactions }, of: asset,
      upTo: .last)
    for (place, transaction) in book(0).transactions.enumerated()
    where transaction.asset == asset && !isTouched[place] {
      amounts.add((transaction.date, transaction.amount))
    }
    return amounts
  }

  /// What some records come to move of an asset up to a day, each with its day.
  func moves(
    _ entries: [JoinEntry], of asset: Asset.ID, upTo day: CalendarDate
  ) -> [(date: CalendarDate, amount: Amount)] {
    var moves: [(date: CalendarDate, amount: Amount)] = []
    for entry in entries {
      guard let text = entry.outcome, let date = text.day,
        let amount = text.amount(of: asset, upTo: day)
      else { continue }
      moves.add((date, amount))
    }
    return moves
  }

  /// Moves the openings that both moved for all rows, and settles new ones.
  func settleOpenings() {
    for entry in entries {
      guard let (told, held) = entry.opening, let asset = entry.before?.asset
      else { continue }
      let amounts = amounts(of: asset, but: entry)
      let rows = amounts.filter { $0.date <= told }.map(\.amount)
      guard let first = amounts.map(\.date).min(),
        let rest = try? held - rows.sum()
      else { continue }
      move(entry, told: told, before: first, leaving: rest)
    }
    settleNewOpenings()
  }

  /// Moves an opening back before a day, if it is not, with what is left of it;
  /// where that is nothing it goes.
  func move(
    _ entry: JoinEntry, told: CalendarDate, before first: CalendarDate,
    leaving rest: Amount
  ) {
    guard var opening = entry.outcome, let day = opening.day,
      let eve = first.yesterday
    else { return }
    let moved = min(eve, day)
    opening["date"] = "\"\(moved)\""
    opening["amount"] = "\"\(rest)\""
    if moved < told, opening["externalId"] == nil || opening.toldOn != nil {
      opening["externalId"] = "\"\(Transaction.told(on: told))\""
    }
    entry.outcome = rest.isZero ? nil : opening
  }
}

extension JoinEntry {
  /// Whether it is what was there when an asset was opened.
  var isOpening: Bool {
    let text = before ?? sides[0] ?? sides[1]
    return part == .transactions && text?.text("kind") == "opening"
  }
}

extension RecordText {
  /// The day of which an opening was told that was moved since.
  var toldOn: CalendarDate? {
    text("externalId").flatMap { Transaction.dayTold(by: $0) }
  }

  /// What a transaction moved of an asset, where that counts by a day.
  func amount(
    of asset: Asset.ID, upTo day: CalendarDate
  ) -> Amount? {
    guard self.asset == asset,
      let date = self.day, date <= day
    else { return nil }
    return sum
  }
}
