extension JoinRun {
  /// The transactions that only one side has and nobody had before.
  func new(by side: Int) -> [JoinEntry] {
    entries.filter { entry in
      entry.part == .transactions && entry.isAdded && entry.onlySide == side
    }
  }

  /// The same but for openings: what these are called outside is no word of a
  /// bank's.
  func added(by side: Int) -> [JoinEntry] {
    new(by: side).filter { !$0.isOpening }
  }

  /// The other side of a transfer, if the two do not have it alike.
  func twin(of transfer: RecordText?) -> JoinEntry? {
    transfer?.text("transfer").flatMap { entry(at: "transactions/\($0)") }
  }

  /// Makes one of two payments that both sides took in from the bank: the one
  /// of the smaller id stays.
  func joinPayments() {
    let others = added(by: 1)
    var places = [String: Int]()
    for place in others.indices {
      if let name = others[place].sides[1]?.bankName { places[name] = place }
    }
    for own in added(by: 0) {
      guard !own.isSettled, let name = own.sides[0]?.bankName,
        let other = places[name].map({ others[$0] }), !other.isSettled
      else { continue }
      let isSmaller = own.key < other.key
      let (kept, dropped) = isSmaller ? (own, other) : (other, own)
      let side = isSmaller ? 1 : 0
      let twins = (twin(of: kept, by: 1 - side), twin(of: dropped, by: side))
      join(dropped, of: side, into: kept)
      // What moved between the same two assets is one as a whole.
      if let twin = twins.0, let other = twins.1,
        let one = twin.sides[1 - side], let two = other.sides[side],
        one["asset"] == two["asset"],
        one["externalId"] == two["externalId"] || one["externalId"] == nil
          || two["externalId"] == nil
      {
        join(other, of: side, into: twin)
      }
    }
  }

  /// The other side of a transfer that one side entered.
  private func twin(of payment: JoinEntry, by side: Int) -> JoinEntry? {
    guard let twin = twin(of: payment.sides[side]), twin.isAdded,
      twin.onlySide == side, !twin.isSettled
    else { return nil }
    return twin
  }

  /// Makes a payment of a side another version of one of the other side.
  ///
  /// Both sides of a transfer are of one day, so that of a transfer stands.
  private func join(_ dropped: JoinEntry, of side: Int, into kept: JoinEntry) {
    guard var own = kept.sides[1 - side], var version = dropped.sides[side]
    else { return }
    version["id"] = own["id"]
    if version["transfer"] == nil, own["transfer"] != nil {
      version["date"] = own["date"]
    } else if own["transfer"] == nil, version["transfer"] != nil {
      own["date"] = version["date"]
    }
    kept.sides[1 - side] = own
    kept.sides[side] = version
    drop(dropped, for: kept)
  }

  /// Lets one payment stand for another, also for the other side of a transfer.
  private func drop(_ dropped: JoinEntry, for kept: JoinEntry) {
    payments.add(kept.key)
    let ids = [dropped, kept].map { "\"\($0.id)\"" }
    let versions = dropped.sides + [dropped.outcome, dropped.before]
    for entry in versions.compactMap({ twin(of: $0) }) {
      for side in 0...1 where entry.sides[side]?["transfer"] == ids[0] {
        entry.sides[side]?["transfer"] = ids[1]
      }
      if entry.outcome?["transfer"] == ids[0] {
        entry.outcome?["transfer"] = ids[1]
      }
    }
    dropped.isSettled = true
    dropped.outcome = nil
  }

  /// Makes one of two payments of one name of the bank, of which one was there
  /// before; where both were, the later one loses the name.
  func finishPayments() {
    let named = entries.filter {
      $0.part == .transactions && !$0.isOpening
        && $0.outcome?["externalId"] != nil
    }
    .ordered {
      ($0.outcome?["date"] ?? "", $0.key) < ($1.outcome?["date"] ?? "", $1.key)
    }
    var met = [String: Int]()
    for place in named.indices {
      let other = named[place]
      guard let name = other.outcome?.bankName else { continue }
      guard let entry = met[name].map({ named[$0] }) else {
        met[name] = place
        continue
      }
      guard entry.isAdded != other.isAdded else {
        other.outcome?["externalId"] = nil
        continue
      }
      let (kept, dropped) = entry.isAdded ? (other, entry) : (entry, other)
      for field in dropped.outcome?.fields ?? []
      where kept.outcome?[field.key] == nil {
        kept.outcome?[field.key] = field.value
      }
      drop(dropped, for: kept)
      if kept === other { met[name] = place }
    }
  }

  /// The transactions of each side that may be one with one of the other side,
  /// nearest first, each once.
  func doubles() -> [(here: JoinEntry, there: JoinEntry)] {
    let sides = [0, 1].map { added(by: $0).compactMap { Added($0) } }
    // Those of one sum stand together.
    let others = sides[1].ordered { $0.amount < $1.amount }
    var found: [(here: JoinEntry, there: JoinEntry)] = []
    for distance in 0...5 {
      for here in sides[0] where !here.isTaken {
        let start = others.firstPlace { $0.amount >= here.amount }
        for there in others[start...] {
          guard there.amount == here.amount else { break }
          guard !there.isTaken, here.isDouble(of: there, at: distance)
          else { continue }
          found.add((here.entry, there.entry))
          here.isTaken = true
          there.isTaken = true
          break
        }
      }
    }
    return found
  }
}

/// A transaction that one side has added, and what tells that it is another's
/// double.
private final class Added {
  let entry: JoinEntry
  let amount: String
  var isTaken = false
  private let day: CalendarDate
  private let asset: String?
  private let kind: String?
  private let isNamed: Bool
  private let isTransfer: Bool

  init?(_ entry: JoinEntry) {
    guard let text = entry.outcome, let day = text.day else { return nil }
    self.entry = entry
    self.day = day
    amount = text["amount"] ?? ""
    asset = text["asset"]
    kind = text.text("kind")
    isNamed = text["externalId"] != nil
    isTransfer = text["transfer"] != nil
  }

  /// Whether two transactions of one sum may be one: of one day, or so many
  /// days apart where the bank named one of them.
  func isDouble(of other: Added, at distance: Int) -> Bool {
    abs(day.days(until: other.day)) == distance
      && (distance == 0 || isNamed != other.isNamed)
      && asset == other.asset && kind == other.kind
      // Two transfers are told by what went out.
      && (!isTransfer || !other.isTransfer || kind != "deposit")
  }
}

extension RecordText {
  /// What a bank calls it, with its asset; `nil` where no bank does.
  fileprivate var bankName: String? {
    self["externalId"].map { "\(self["asset"] ?? "") \($0)" }
  }
}
