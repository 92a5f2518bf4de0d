extension JoinRun {
  /// What the whole table of the shares of an asset is called.
  func tableName(of row: RecordText) -> String {
    "alloc/\(slug(.assets, row.text("asset") ?? ""))"
  }

  /// Finds the assets that would give away more than they have, and takes the
  /// whole table of one side where somebody decided so.
  func settleShares() {
    let rows = entries.indices.filter { entries[$0].part == .allocations }
    let assets = rows.compactMap { place in
      (entries[place].sides[0] ?? entries[place].sides[1])?.text("asset")
    }
    for id in assets.withoutRepetitions {
      let own = rows.filter { place in
        (entries[place].sides[0] ?? entries[place].sides[1])?.text("asset")
          == id
      }
      let name = "alloc/\(slug(.assets, id))"
      if wholes.contains(name) {
        let tables = [0, 1].map { side in
          self.rows(of: id, .side(side))
        }
        let before = self.rows(of: id, .before)
        let side = decide(name, .allocations, among: [before] + tables)
        for place in own {
          entries[place].isSettled = true
          entries[place].outcome = entries[place].sides[side]
        }
        continue
      }
      let isOwn = (0...1).contains { side in
        own.allSatisfy { entries[$0].outcome == entries[$0].sides[side] }
      }
      let table = self.rows(of: id, .outcome).fields.compactMap(\.row)
        .filter { !gone.contains("goals/\($0.goal)") }
      if !isOwn,
        table.contains(where: {
          table.percentage(on: $0.since) > Percentage.whole
        })
      {
        unfit.add(name)
      }
    }
  }

  /// The rows of an asset, in one record.
  private func rows(
    of asset: String, _ version: JoinEntry.Version
  ) -> RecordText {
    var fields: [RecordText.Field] = []
    for row in book(0).household.allocations
    where row.asset.description == asset {
      guard let text = RecordText(row.line) else { continue }
      let key = StorePart.allocations.key(of: text)
      guard place(key) == nil else { continue }
      fields.add(
        .init(
          key: key, value: String(decoding: row.line, as: UTF8.self)))
    }
    for entry in entries where entry.part == .allocations {
      guard let text = entry.text(of: version), text.text("asset") == asset
      else {
        continue
      }
      fields.add(
        .init(
          key: entry.key,
          value: String(
            decoding: text.line(entry.part.kind.keys), as: UTF8.self)))
    }
    return RecordText(fields)
  }

  /// Refuses amounts that one side has in a currency that the other changed:
  /// no answer makes one of them.
  func checkCurrencies() throws(JoinProblem) {
    for entry in entries
    where [.goals, .assets].contains(entry.part) && !gone.contains(entry.key) {
      guard let here = entry.sides[0], let there = entry.sides[1],
        let outcome = entry.outcome,
        let one = here.text("currency"), let two = there.text("currency"),
        one != two
      else { continue }
      let side = outcome.text("currency") == one ? 1 : 0
      let hasAmounts = (0...1).map { has(amountsOf: entry, on: $0) }
      let isOpen = conflicts.contains { $0.name.hasSuffix("/currency") }
      guard isOpen ? hasAmounts == [true, true] : hasAmounts[side] else {
        continue
      }
      let kind: RecordKind = entry.part == .goals ? .goal : .asset
      // The one that has amounts in it cannot change its currency.
      let free: Side = hasAmounts[0] ? .there : .here
      throw .twoCurrencies(
        kind, outcome.text("name") ?? "",
        slug: entry.sides[free.rawValue]?.text("slug") ?? "", free,
        to: free == .here ? two : one)
    }
  }

  /// Whether a side has amounts that are in the currency of a goal or an asset.
  private func has(amountsOf entry: JoinEntry, on side: Int) -> Bool {
    let id = String(entry.key.dropFirst(entry.part.rawValue.count + 1))
    let household = book(side).household
    guard entry.part == .assets else {
      return household.plans.contains {
        $0.goal.description == id && ($0.custom != nil || $0.own != nil)
      }
    }
    guard let asset = Asset.ID(id) else { return false }
    return book(side).transactions.contains { $0.asset == asset }
      || household.allocations.contains { row in
        guard row.asset == asset, case .earmark(let amount) = row.share else {
          return false
        }
        return !amount.isZero
      }
  }
}

extension RecordText.Field {
  /// The row of a share that is written as its value.
  fileprivate var row: AssetAllocation? {
    guard let text = RecordText(Array(value.utf8)),
      let asset = text.text("asset").flatMap({ Asset.ID($0) }),
      let goal = text.text("goal").flatMap({ Goal.ID($0) }),
      let since = text.text("since").flatMap({ CalendarDate($0) }),
      let share = text.text("share")
    else { return nil }
    // A fixed amount ends what was in proportion.
    let part =
      share.utf8.last == UInt8(ascii: "%") ? Percentage(share.dropLast()) : nil
    return AssetAllocation(
      asset: asset, goal: goal,
      share: part.map { .percentage($0) } ?? .earmark(.zero), since: since)
  }
}
