extension JoinRun {
  /// Puts a goal or an asset that one side deleted back on that side, with all
  /// that the deletion took or blanked, and finds out whether it may go.
  func putBack() {
    let deleted = entries.filter { entry in
      [.goals, .assets].contains(entry.part) && entry.before != nil
        && entry.onlySide != nil
    }
    for entry in deleted {
      let side = 1 - (entry.onlySide ?? 0)
      entry.deleter = side
      entry.sides[side] = entry.before
    }
    for entry in deleted { putBack(whatWentWith: entry) }
    for entry in deleted {
      let side = entry.deleter ?? 0
      let isTouched =
        entry.isTouched(by: 1 - side)
        || entries.contains { other in
          other.isTouched(by: 1 - side)
            && (other.before?.names(entry) ?? false
              || other.sides[1 - side]?.names(entry) ?? false)
        }
      let goes =
        !isTouched
        || decide(
          name(of: entry), entry.part, among: [entry.before] + entry.own)
          == side
      if goes { gone.add(entry) }
    }
  }

  private func putBack(whatWentWith entry: JoinEntry) {
    guard let side = entry.deleter else { return }
    for other in entries {
      guard let before = other.before else { continue }
      if before.names(entry) {
        if other.sides[side] == nil {
          let goes =
            entry.part == .assets
            ? !tookOut(before, on: side) : other.part != .transactions
          if goes { other.sides[side] = before }
        } else if entry.part == .goals, other.sides[side]?["goal"] == nil {
          other.sides[side]?["goal"] = before["goal"]
        }
      }
      // What went to an asset, or came from it, named the other side of it.
      if entry.part == .assets, let twin = twin(of: before),
        other.sides[side] != nil, other.sides[side]?["transfer"] == nil,
        twin.before?.names(entry) ?? false
      {
        other.sides[side]?["transfer"] = before["transfer"]
        change(twin, with: other, on: side)
      }
    }
  }

  /// Makes of a side of a transfer that went with its asset what it is beside
  /// the other one, which was changed before that or behind it, as an edit does
  /// (`Book.otherSide`).
  private func change(_ twin: JoinEntry, with other: JoinEntry, on side: Int) {
    guard let was = other.before, let now = other.sides[side],
      let there = twin.before
    else { return }
    twin.sides[side] = there
    for key in ["date", "goal"] where now[key] != was[key] {
      twin.sides[side]?[key] = now[key]
    }
    let assets = book(1 - side).household.assets.filter {
      $0.id == was.asset || $0.id == there.asset
    }
    guard assets.allSatisfy({ $0.currency == assets[0].currency }),
      let old = was.sum, let new = now.sum, let own = there.sum,
      let rest = try? own + old - new
    else { return }
    // A fee that is more than what is sent now is none.
    let fits = rest.isNegative == own.isNegative && !rest.isZero
    twin.sides[side]?["amount"] = "\"\(fits ? rest : -new)\""
  }

  /// Whether a side deleted a transfer by itself: what it was on the other
  /// asset is gone as well, and did not go with that one.
  private func tookOut(_ before: RecordText, on side: Int) -> Bool {
    guard let twin = twin(of: before), twin.own[side] == nil,
      let asset = twin.before?.text("asset")
    else { return false }
    return entry(at: "assets/\(asset)").map { $0.deleter != side } ?? true
  }

  /// Settles what becomes of a record by itself.
  func settle(_ entry: JoinEntry) {
    entry.isSettled = true
    if let side = ender(of: entry) {
      entry.outcome = entry.sides[side]
      return
    }
    guard let here = entry.sides[0], let there = entry.sides[1] else {
      entry.outcome = kept(entry)
      return
    }
    let name = name(of: entry)
    if wholes.contains(name) {
      let side = decide(name, entry.part, among: [entry.before, here, there])
      entry.outcome = entry.sides[side]
      return
    }
    if entry.part == .allocations, wholes.contains(tableName(of: here)) {
      return
    }
    let outcome = merged(entry, here, there, name)
    guard
      outcome.canBe(entry.part) || !here.canBe(entry.part)
        || !there.canBe(entry.part)
    else {
      unfit.add(name)
      return
    }
    // A month that says nothing any more goes.
    let isEmpty = entry.part == .plans && outcome.fields.count == 2
    entry.outcome = isEmpty ? nil : outcome
  }

  /// What becomes of a record that only one side has.
  private func kept(_ entry: JoinEntry) -> RecordText? {
    guard let side = entry.onlySide, let text = entry.sides[side] else {
      return nil
    }
    guard let before = entry.before else { return text }
    let isTouched = twin(of: before)?.isTouched(by: side) ?? false
    guard isTouched || text != before else { return nil }
    if entry.part == .allocations, wholes.contains(tableName(of: text)) {
      return nil
    }
    return entry.sides[
      decide(name(of: entry), entry.part, among: [before] + entry.sides)]
  }

  /// One version of two, key by key.
  private func merged(
    _ entry: JoinEntry, _ here: RecordText, _ there: RecordText,
    _ name: String
  ) -> RecordText {
    let hasTwo =
      here["currency"] != nil && there["currency"] != nil
      && here["currency"] != there["currency"]
      && [.goals, .settings].contains(entry.part)
    let texts = [here, there] + [entry.before].compactMap(\.self)
    let keys = texts.flatMap { $0.fields.map(\.key) }.withoutRepetitions
    let groups = keys.map { entry.part.group(of: $0, twoCurrencies: hasTwo) }
    var outcome = RecordText([RecordText.Field]())
    for group in groups.withoutRepetitions {
      let own = keys.indices.filter { groups[$0] == group }.map { keys[$0] }
      let versions = [entry.before, here, there].map { $0?.part(own) }
      let (was, now, other) = (versions[0], versions[1], versions[2])
      let isKnown =
        entry.before != nil && !own.contains { entry.known.unsure.contains($0) }
      // Where nobody knows, what is missing may have been taken out.
      let isAdded = entry.isAdded && !entry.known.isUnknown
      let isNothing = [now, other].map { isAdded && $0?.fields.isEmpty ?? true }
      var side = 0
      if now == other || isKnown && was == other || isNothing[1] {
        side = 0
      } else if isKnown && was == now || isNothing[0] {
        side = 1
      } else if let better = betterRate(entry) {
        side = better
        rates.add(entry.key)
      } else {
        let shown = versions.map { $0.flatMap(\.unlessEmpty) }
        side = decide(
          group.isEmpty ? name : "\(name)/\(group.asWord)", entry.part,
          key: group.isEmpty ? nil : group, among: shown,
          of: [entry.before, here, there])
      }
      for field in (side == 0 ? now : other)?.fields ?? [] {
        outcome[field.key] = field.value
      }
    }
    return outcome
  }

  /// The side whose rate stands without a question: what was typed stands
  /// before what was fetched.
  private func betterRate(_ entry: JoinEntry) -> Int? {
    guard entry.part == .rates else { return nil }
    let isTyped = entry.sides.map { $0?.text("source") == "manual" }
    if isTyped[0] != isTyped[1] { return isTyped[0] ? 0 : 1 }
    return isTyped[0] ? nil : first
  }
}

extension RecordText {
  /// Whether it names a goal or an asset.
  func names(_ entry: JoinEntry) -> Bool {
    text(entry.part == .goals ? "goal" : "asset") == entry.id
  }

  func part(_ keys: [String]) -> RecordText {
    RecordText(fields.filter { keys.contains($0.key) })
  }

  /// `nil` where it says nothing.
  fileprivate var unlessEmpty: RecordText? { fields.isEmpty ? nil : self }

  /// Whether there can be such a record.
  fileprivate func canBe(_ part: StorePart) -> Bool {
    switch part {
    case .goals:
      var reader = RecordReader()
      let line = line(part.kind.keys)
      guard let goal = try? Goal.read(&reader, in: line.span) else {
        return false
      }
      return goal.deadline.map { goal.start < $0 } ?? true
    case .transactions:
      guard let kind = text("kind").flatMap(Transaction.Kind.init),
        let amount = text("amount").flatMap({ try? Amount($0) })
      else { return false }
      return kind.accepts(amount) && (self["goal"] == nil || kind.canNameGoal)
    case .settings:
      // What is spent is taken off an income.
      return fields.contains { $0.key.hasPrefix("income.") }
        || !fields.contains { $0.key.hasPrefix("essentials.") }
    default: return true
    }
  }
}
