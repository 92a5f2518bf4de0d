extension JoinRun {
  /// Two transactions that may be one, of which the other one goes then.
  typealias Doubles = (one: Transaction, other: Transaction)

  /// The assets that a side reconciled, and that hold something else on that
  /// day now, without what may be there twice: what the other side entered up
  /// to then, or an adjustment of its own, may be in that side's adjustment
  /// already.
  ///
  /// Of an asset that is the last such day, also beside what is told of it
  /// already; of one with new rows of the chain from both that says more.
  func reconciledOtherwise(
    in book: Book, beside told: [JoinWarning], without doubles: [Doubles]
  ) throws(MoneyProblem) -> [JoinWarning] {
    var warnings = told
    let chains = chainsOfBoth
    for entry in entries where entry.part == .transactions && entry.isAdded {
      guard let side = entry.onlySide, let text = entry.outcome,
        text.text("kind") == Transaction.Kind.adjustment.rawValue,
        let id = text.asset, let day = text.day, !chains.contains(id)
      else { continue }
      var twice = Amount.zero
      // The one that stays may have come on the later day.
      for (one, other) in doubles where max(one.date, other.date) <= day {
        if other.asset == id { twice = try twice + other.amount }
        if let second = book.otherSide(of: other), second.asset == id {
          twice = try twice + second.amount
        }
      }
      guard
        let warning = try otherBalance(
          of: id, on: day, than: side, without: twice, in: book)
      else { continue }
      let place = warnings.firstIndex { $0.dayOfBalance(of: id) != nil }
      if let place {
        let other = warnings[place].dayOfBalance(of: id) ?? day
        if other < day { warnings[place] = warning }
      } else {
        warnings.add(warning)
      }
    }
    return warnings
  }

  /// That an asset holds something else on a day than on a side, with what the
  /// other one entered, without what may be there twice.
  @inline(never)
  func otherBalance(
    of id: Asset.ID, on day: CalendarDate, than side: Int,
    with entered: Amount = .zero, without twice: Amount = .zero, in book: Book
  ) throws(MoneyProblem) -> JoinWarning? {
    guard let asset = book.household.asset(id) else { return nil }
    let stated = try self.book(side).balance(of: id, on: day)
    let held = try book.balance(of: id, on: day) - twice
    return try held == stated + entered
      ? nil
      : .balanceDiffers(
        asset, day, stated: Money(stated, asset.currency),
        held: Money(held, asset.currency), hasDoubles: !twice.isZero)
  }
}

extension JoinWarning {
  /// The day on which it says that an asset has another balance.
  fileprivate func dayOfBalance(of id: Asset.ID) -> CalendarDate? {
    guard case .balanceDiffers(let asset, let day, _, _, _) = self,
      asset.id == id
    else { return nil }
    return day
  }
}
