extension JoinRun {
  /// Takes out of new openings what the other side has before them, and leaves
  /// one of two of an asset.
  func settleNewOpenings() {
    let new = (0...1).map { side in
      self.new(by: side).filter { $0.isOpening && $0.outcome != nil }
    }
    for entry in new[0] + new[1] {
      guard takeOut(ofOpening: entry), let side = entry.onlySide.map({ 1 - $0 })
      else { continue }
      let asset = entry.sides[1 - side]?["asset"]
      // Who has one of its own states its balance by that.
      if !new[side].contains(where: { $0.sides[side]?["asset"] == asset }) {
        settledOpenings.add((entry, side))
      }
    }
    for here in new[0] {
      for there in new[1]
      where here.sides[0]?["asset"] == there.sides[1]?["asset"] {
        leaveOne(here, there)
      }
    }
  }

  /// Takes out of a new opening what the other side entered up to its day, if
  /// there is any.
  ///
  /// It holds that already, as it does rows that are imported.
  private func takeOut(ofOpening entry: JoinEntry) -> Bool {
    guard let text = entry.outcome, let asset = text.asset,
      let told = text.toldOn ?? text.day,
      let amount = text.amount(of: asset, upTo: told),
      let side = entry.onlySide.map({ 1 - $0 })
    else { return false }
    let rows = moves(added(by: side), of: asset, upTo: told)
    guard let first = rows.map(\.date).min(),
      let rest = try? amount - rows.map(\.amount).sum()
    else { return false }
    move(entry, told: told, before: first, leaving: rest)
    return true
  }

  /// Of two new openings of which the same is left one stays, that of the later
  /// day; of two sums that of the earlier day, and of one day the one that
  /// somebody chooses.
  private func leaveOne(_ here: JoinEntry, _ there: JoinEntry) {
    let texts = [here, there].map(\.outcome)
    let told = [here.sides[0], there.sides[1]].map { $0?.toldOn ?? $0?.day }
    let isEarlier = CalendarDate.later(told[0], told[1]) == told[1]
    let later: JoinEntry
    if texts[0]?["amount"] == texts[1]?["amount"] {
      later =
        told[0] == told[1]
        ? here.key < there.key ? there : here : isEarlier ? here : there
      if later.outcome != nil {
        payments.add(later === here ? there.key : here.key)
      }
    } else if told[0] != told[1] {
      later = isEarlier ? there : here
    } else {
      let slug = slug(.assets, here.sides[0]?.text("asset") ?? "")
      let side = decide("opening/\(slug)", .transactions, among: [nil] + texts)
      later = side == 0 ? there : here
    }
    later.outcome = nil
    settledOpenings.add((later, later === here ? 0 : 1))
  }

  /// The assets that have another balance on the day of an opening that gave
  /// way than on the side whose balance that was, with what the other entered.
  func otherBalances(in book: Book) throws(MoneyProblem) -> [JoinWarning] {
    var warnings: [JoinWarning] = []
    for (entry, side) in settledOpenings {
      guard let own = entry.onlySide, let text = entry.sides[own],
        let id = text.asset, let day = text.toldOn ?? text.day
      else { continue }
      let entered = side == own ? [] : moves(added(by: own), of: id, upTo: day)
      let warning = try otherBalance(
        of: id, on: day, than: side, with: entered.map(\.amount).sum(),
        in: book)
      if let warning { warnings.add(warning) }
    }
    return warnings
  }
}
