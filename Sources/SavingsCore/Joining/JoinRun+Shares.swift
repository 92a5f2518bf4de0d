extension JoinRun {
  /// What the whole table of the shares of an asset is called.
  func tableName(of row: RecordText) -> String {
    "alloc/\(slug(.assets, row.text("asset") ?? ""))"
  }

  /// The book of what was settled, in which the goals and assets that go are
  /// still there.
  ///
  /// A row that saving wrote on one side says nothing of what the other side
  /// gave or saved before it; and a goal that ended has nothing from then on.
  func whole() throws(JoinProblem) -> Book {
    var book = try settled()
    book.begin(
      anew: book.household.allocations.filter { row in
        guard let entry = entry(of: row), entry.isAdded,
          let side = entry.onlySide,
          !wholes.contains("alloc/\(slug(.assets, "\(row.asset)"))")
        else { return false }
        return self.book(side).isBeginning(row)
      })
    endShares(in: &book)
    return book
  }

  /// The record of a row, if the two do not have it alike.
  func entry(of row: AssetAllocation) -> JoinEntry? {
    entry(at: "allocations/\(row.asset)/\(row.goal)/\(row.since)")
  }

  /// What one side put aside before an earmark of the other side, which says
  /// what there was without knowing of it.
  func savedBeforeShares(in book: Book) -> [JoinWarning] {
    let rows = entries.filter { $0.part == .allocations }.compactMap(\.outcome)
    return entries.compactMap { entry in
      guard entry.part == .transactions, entry.isAdded,
        let side = entry.onlySide, let text = entry.outcome,
        rows.contains(where: { row in
          row["goal"] == text["goal"] && row["asset"] == text["asset"]
        }),
        let transaction = book.transaction(at: entry.key),
        let row = try? book.laterEarmark(than: transaction)?.row,
        !book.isBeginning(row),
        !self.book(side).household.allocations.contains(row)
      else { return nil }
      return .beforeShare(transaction)
    }
  }

  /// Finds the assets that would give away more than they have, and takes the
  /// whole table of one side where somebody decided so.
  func settleShares() {
    let rows = entries.filter { $0.part == .allocations }
    func asset(of row: JoinEntry) -> String? {
      (row.sides[0] ?? row.sides[1])?.text("asset")
    }
    var open: [(asset: String, name: String)] = []
    for id in rows.compactMap(asset).withoutRepetitions {
      let own = rows.filter { asset(of: $0) == id }
      let name = "alloc/\(slug(.assets, id))"
      if wholes.contains(name) {
        let tables: [RecordText?] = [0, 1].map { side in
          self.rows(of: id) { $0.own[side] }
        }
        let before = self.rows(of: id) { $0.before }
        let side = decide(name, .allocations, among: [before] + tables)
        for entry in own {
          entry.isSettled = true
          entry.outcome = entry.own[side]
        }
        continue
      }
      // What a side has was proved, and not what went with its goals.
      let isOwn = (0...1).contains { side in
        own.allSatisfy { $0.outcome == $0.own[side] }
      }
      if !isOwn { open.add((id, name)) }
    }
    // What cannot be read is told of the whole.
    guard !open.isEmpty, unfit.isEmpty, let book = try? whole() else { return }
    for (id, name) in open {
      let table = book.household.allocations.filter { row in
        row.asset.description == id
          && !gone.contains { $0.key == "goals/\(row.goal)" }
      }
      if table.dayBeyondWhole != nil { unfit.add(name) }
    }
  }

  /// The rows of an asset, in one record.
  ///
  /// It is `dynamic` to be compiled once for all versions.
  private dynamic func rows(
    of asset: String, _ version: (JoinEntry) -> RecordText?
  ) -> RecordText {
    var fields: [RecordText.Field] = []
    func add(_ key: String, _ line: [UInt8]) {
      fields.add(.init(key: key, value: String(decoding: line, as: UTF8.self)))
    }
    for row in book(0).household.allocations
    where row.asset.description == asset {
      guard let text = RecordText(row.line) else { continue }
      let key = StorePart.allocations.key(of: text)
      if entry(at: key) == nil { add(key, row.line) }
    }
    for entry in entries where entry.part == .allocations {
      guard let text = version(entry), text.text("asset") == asset
      else { continue }
      add(entry.key, text.line(entry.part.kind.keys))
    }
    return RecordText(fields)
  }

  /// Refuses amounts that one side has in a currency that the other changed:
  /// no answer makes one of them.
  func checkCurrencies() throws(JoinProblem) {
    for entry in entries where [.goals, .assets].contains(entry.part) {
      guard let here = entry.sides[0], let there = entry.sides[1],
        let outcome = entry.outcome, !gone.contains(where: { $0 === entry }),
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
      let free = Side.allCases.first { side in
        !hasAmounts[side.rawValue] && !hasPlans(of: entry, on: side.rawValue)
      }
      throw .twoCurrencies(
        kind, outcome["name"]?.asText ?? "",
        slug: entry.sides[free?.rawValue ?? 0]?.text("slug") ?? "", free,
        to: free == .here ? two : one)
    }
  }

  /// Whether a side has plans of a goal, or closed months, whatever they say:
  /// its currency cannot change then.
  private func hasPlans(of entry: JoinEntry, on side: Int) -> Bool {
    let household = book(side).household
    guard let goal = Goal.ID(entry.id), entry.part == .goals else {
      return false
    }
    return household.plans.contains { $0.goal == goal }
      || household.closings.contains { $0.goal?.id == goal }
  }

  /// Whether a side has amounts that are in the currency of a goal or an asset.
  private func has(amountsOf entry: JoinEntry, on side: Int) -> Bool {
    let household = book(side).household
    guard entry.part == .assets else {
      return household.plans.contains {
        $0.goal.description == entry.id && ($0.custom != nil || $0.own != nil)
      }
    }
    guard let asset = Asset.ID(entry.id) else { return false }
    return book(side).transactions.contains { $0.asset == asset }
      || household.allocations.contains { row in
        guard row.asset == asset, case .earmark(let amount) = row.share else {
          return false
        }
        return !amount.isZero
      }
  }
}
