extension JoinRun {
  /// The transactions that only one side has and nobody had before, by their
  /// places.
  private func added(by side: Int) -> [Int] {
    entries.indices.filter { place in
      let entry = entries[place]
      return entry.part == .transactions && entry.isAdded
        && entry.onlySide == side && !entry.isSettled
    }
  }

  /// Makes one of two payments that both sides took in from the bank: the one
  /// of the smaller id stays.
  func joinPayments() {
    let others = added(by: 1)
    guard !others.isEmpty else { return }
    for place in added(by: 0) {
      guard !entries[place].isSettled, let here = entries[place].sides[0],
        here["externalId"] != nil,
        let other = others.first(where: { other in
          guard let there = entries[other].sides[1],
            !entries[other].isSettled
          else { return false }
          return there["externalId"] == here["externalId"]
            && there["asset"] == here["asset"]
        })
      else { continue }
      let isSmaller = entries[place].key < entries[other].key
      let (kept, dropped) = isSmaller ? (place, other) : (other, place)
      let side = isSmaller ? 1 : 0
      let twins = (twin(of: kept, by: 1 - side), twin(of: dropped, by: side))
      join(dropped, of: side, into: kept)
      // What moved between the same two assets is one as a whole.
      if let twin = twins.0, let other = twins.1,
        let one = entries[twin].sides[1 - side],
        let two = entries[other].sides[side], one["asset"] == two["asset"],
        one["externalId"] == two["externalId"] || one["externalId"] == nil
          || two["externalId"] == nil
      {
        join(other, of: side, into: twin)
      }
    }
  }

  /// The other side of a transfer that one side entered.
  private func twin(of payment: Int, by side: Int) -> Int? {
    guard let id = entries[payment].sides[side]?.text("transfer"),
      let twin = place("transactions/\(id)"), entries[twin].isAdded,
      entries[twin].onlySide == side, !entries[twin].isSettled
    else { return nil }
    return twin
  }

  /// Makes a payment of a side another version of one of the other side.
  ///
  /// Both sides of a transfer are of one day, so that of a transfer stands.
  private func join(_ dropped: Int, of side: Int, into kept: Int) {
    guard var own = entries[kept].sides[1 - side],
      var version = entries[dropped].sides[side]
    else { return }
    version["id"] = own["id"]
    if version["transfer"] == nil, own["transfer"] != nil {
      version["date"] = own["date"]
    } else if own["transfer"] == nil, version["transfer"] != nil {
      own["date"] = version["date"]
    }
    entries[kept].sides[1 - side] = own
    entries[kept].sides[side] = version
    drop(dropped, for: kept)
  }

  /// Lets one payment stand for another, also for the other side of a transfer.
  private func drop(_ dropped: Int, for kept: Int) {
    entries[dropped].isSettled = true
    entries[dropped].outcome = nil
    payments.add(entries[kept].key)
    let ids = [dropped, kept].map { place in
      "\"\(entries[place].key.dropFirst("transactions/".count))\""
    }
    for place in entries.indices where entries[place].part == .transactions {
      for side in 0...1 where entries[place].sides[side]?["transfer"] == ids[0]
      {
        entries[place].sides[side]?["transfer"] = ids[1]
      }
      if entries[place].outcome?["transfer"] == ids[0] {
        entries[place].outcome?["transfer"] = ids[1]
      }
    }
  }

  /// Makes one of two payments of one name of the bank, of which one was there
  /// before; where both were, the later one loses the name.
  func finishPayments() {
    let named = entries.indices.filter {
      entries[$0].part == .transactions
        && entries[$0].outcome?["externalId"] != nil
    }
    .ordered { [self] in isEarlier($0, than: $1) }
    for (step, place) in named.enumerated() {
      for other in named.dropFirst(step + 1) {
        guard let one = entries[place].outcome,
          let two = entries[other].outcome,
          one["externalId"] == two["externalId"], one["asset"] == two["asset"]
        else { continue }
        let isNew = [place, other].map { entries[$0].isAdded }
        guard isNew[0] != isNew[1] else {
          entries[other].outcome?["externalId"] = nil
          continue
        }
        let (kept, dropped) = isNew[0] ? (other, place) : (place, other)
        for field in entries[dropped].outcome?.fields ?? []
        where entries[kept].outcome?[field.key] == nil {
          entries[kept].outcome?[field.key] = field.value
        }
        drop(dropped, for: kept)
      }
    }
  }

  private func isEarlier(_ one: Int, than other: Int) -> Bool {
    func rank(_ place: Int) -> (String, String) {
      (entries[place].outcome?["date"] ?? "", entries[place].key)
    }
    return rank(one) < rank(other)
  }

  /// The transactions of each side that may be one with one of the other side,
  /// nearest first, each once.
  func doubles() -> [(here: Int, there: Int)] {
    var free = [0, 1].map { side in
      entries.indices.compactMap { place in
        let entry = entries[place]
        return entry.part == .transactions && entry.isAdded
          && entry.onlySide == side
          ? entry.outcome.flatMap { Added($0, at: place) } : nil
      }
    }
    var found: [(here: Int, there: Int)] = []
    guard !free[0].isEmpty, !free[1].isEmpty else { return [] }
    for distance in 0...5 {
      for here in free[0] {
        let there = free[1].first { here.isDouble(of: $0, at: distance) }
        guard let there else { continue }
        found.add((here.place, there.place))
        free[0].removeAll { $0.place == here.place }
        free[1].removeAll { $0.place == there.place }
      }
    }
    return found
  }
}

/// A transaction that one side has added, and what tells that it is another's
/// double.
private struct Added {
  let place: Int
  private let day: CalendarDate
  private let amount: String?
  private let asset: String?
  private let kind: String?
  private let isNamed: Bool
  private let isTransfer: Bool

  init?(_ text: RecordText, at place: Int) {
    guard let day = text.day else {
      return nil
    }
    self.place = place
    self.day = day
    amount = text["amount"]
    asset = text["asset"]
    kind = text.text("kind")
    isNamed = text["externalId"] != nil
    isTransfer = text["transfer"] != nil
  }

  /// Whether two transactions may be one: of one day, or so many days apart
  /// where the bank named one of them.
  func isDouble(of other: Added, at distance: Int) -> Bool {
    guard amount == other.amount, asset == other.asset, kind == other.kind,
      // Two transfers are told by what went out.
      !isTransfer || !other.isTransfer || kind != "deposit"
    else { return false }
    return distance == 0
      ? day == other.day
      : isNamed != other.isNamed
        && (day.adding(days: distance) == other.day
          || day.adding(days: -distance) == other.day)
  }
}
