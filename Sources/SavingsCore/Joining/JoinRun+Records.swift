extension JoinRun {
  /// Puts a goal or an asset that one side deleted back on that side, with all
  /// that the deletion took or blanked, and finds out whether it may go.
  func putBack() {
    let deleted = entries.indices.filter { place in
      let entry = entries[place]
      return [.goals, .assets].contains(entry.part) && entry.before != nil
        && entry.onlySide != nil
    }
    for place in deleted {
      let side = 1 - (entries[place].onlySide ?? 0)
      entries[place].deleter = side
      entries[place].sides[side] = entries[place].before
    }
    for place in deleted { putBack(whatWentWith: entries[place]) }
    for place in deleted {
      let entry = entries[place]
      let side = entry.deleter ?? 0
      let isTouched =
        entry.isTouched(by: 1 - side)
        || entries.contains { other in
          other.part.namesOthers && other.isTouched(by: 1 - side)
            && (other.before?.names(entry) ?? false
              || other.sides[1 - side]?.names(entry) ?? false)
        }
      let goes =
        !isTouched
        || decide(
          name(of: entry), entry.part, among: [entry.before] + entry.own)
          == side
      if goes { gone.add(entry.key) }
    }
  }

  private func putBack(whatWentWith entry: JoinEntry) {
    guard let side = entry.deleter else { return }
    for place in entries.indices {
      let other = entries[place]
      guard other.part.namesOthers, let before = other.before else { continue }
      if before.names(entry) {
        if other.sides[side] == nil {
          let goes =
            entry.part == .assets
            ? !tookOut(before, on: side) : other.part != .transactions
          if goes { entries[place].sides[side] = before }
        } else if entry.part == .goals, other.sides[side]?["goal"] == nil {
          entries[place].sides[side]?["goal"] = before["goal"]
        }
      }
      // What went to an asset, or came from it, named the other side of it.
      if entry.part == .assets, let transfer = before["transfer"],
        other.sides[side] != nil, other.sides[side]?["transfer"] == nil,
        let twin = self.place("transactions/\(transfer.withoutQuotes)"),
        entries[twin].before?.names(entry) ?? false
      {
        entries[place].sides[side]?["transfer"] = transfer
      }
    }
  }

  /// Whether a side deleted a transfer by itself: what it was on the other
  /// asset is gone as well, and did not go with that one.
  private func tookOut(_ before: RecordText, on side: Int) -> Bool {
    guard
      let twin = before.text("transfer").flatMap({ place("transactions/\($0)") }
      ),
      entries[twin].own[side] == nil,
      let asset = entries[twin].before?.text("asset")
    else { return false }
    return place("assets/\(asset)").map { entries[$0].deleter != side } ?? true
  }

  /// Settles what becomes of a record by itself.
  func settle(_ place: Int) {
    let entry = entries[place]
    entries[place].isSettled = true
    if let side = ender(of: entry) {
      entries[place].outcome = entry.sides[side]
      return
    }
    guard let here = entry.sides[0], let there = entry.sides[1] else {
      entries[place].outcome = kept(entry)
      return
    }
    let name = name(of: entry)
    if wholes.contains(name) {
      let side = decide(
        name, entry.part, among: [entry.before, here, there])
      entries[place].outcome = entry.sides[side]
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
    entries[place].outcome = isEmpty ? nil : outcome
  }

  /// What becomes of a record that only one side has.
  private func kept(_ entry: JoinEntry) -> RecordText? {
    guard let side = entry.onlySide, let text = entry.sides[side] else {
      return nil
    }
    guard let before = entry.before else { return text }
    var isTouched = text != before
    if let transfer = before["transfer"],
      let twin = place("transactions/\(transfer.withoutQuotes)")
    {
      isTouched = isTouched || entries[twin].isTouched(by: side)
    }
    guard isTouched else { return nil }
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
    let groups = keys.map {
      entry.part.group(of: $0, twoCurrencies: hasTwo)
    }
    var outcome = RecordText([RecordText.Field]())
    for group in groups.withoutRepetitions {
      let own = keys.indices.filter { groups[$0] == group }.map { keys[$0] }
      let versions = [entry.before, here, there].map { $0?.part(own) }
      let (was, now, other) = (versions[0], versions[1], versions[2])
      let isKnown =
        entry.before != nil && !own.contains { entry.unsure.contains($0) }
      // Where nobody knows, what is missing may have been taken out.
      let isAdded = entry.isAdded && !entry.isUnknown
      let isNothing = [now, other].map {
        isAdded && $0?.fields.isEmpty ?? true
      }
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
    let id = entry.key.dropFirst(entry.part.rawValue.count + 1)
    return text(entry.part == .goals ? "goal" : "asset").map { $0 == id }
      ?? false
  }

  /// Some of its keys.
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
