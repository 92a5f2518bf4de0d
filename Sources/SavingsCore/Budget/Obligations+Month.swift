/// What the month of today does with a budget.
extension Obligations {
  /// What this month's paydays still bring each, in the order of the paydays:
  /// what came in is taken off, from the last of them backwards.
  func paymentsThisMonth(
    of budget: Amount
  ) throws(MoneyProblem) -> [(payday: Int, need: Int, amount: Amount)] {
    var came = try counted()
    var rooms: [Amount] = []
    for payday in (0..<frame.line.now).reversed() {
      let room = try budget.times(
        frame.line.carried(from: payday, before: payday + 1))
      rooms.append(max(try room - came, .zero))
      came = max(try came - room, .zero)
    }
    var payments: [(payday: Int, need: Int, amount: Amount)] = []
    var rest = needs.map(\.need.rest)
    for (payday, room) in rooms.reversed().enumerated() {
      var left = room
      for (place, owned) in needs.enumerated()
      where owned.need.first <= payday && left.isPositive {
        let part = min(left, rest[place])
        guard part.isPositive else { continue }
        payments.append((payday, place, part))
        rest[place] = try rest[place] - part
        left = try left - part
      }
    }
    return payments
  }

  /// What this month's paydays still bring each, together.
  func restOfMonth(of budget: Amount) throws(MoneyProblem) -> [Amount] {
    var paid = needs.map { _ in Amount.zero }
    for payment in try paymentsThisMonth(of: budget) {
      paid[payment.need] = try paid[payment.need] + payment.amount
    }
    return paid
  }

  /// Of some amounts those of the needs that no later month can pay.
  func due(_ amounts: [Amount]) -> [Amount] {
    zip(needs, amounts).map { owned, amount in
      owned.need.last < frame.line.now ? amount : .zero
    }
  }

  /// What came in this month of what is needed, in all.
  func counted() throws(MoneyProblem) -> Amount {
    var sum = try goals.map(\.behind).sum()
    for owned in needs { sum = try sum + owned.need.counted() }
    return sum
  }

  /// What those that have begun are missing after so much was paid for each.
  func rest(after paid: [Amount]) throws(MoneyProblem) -> [Amount] {
    var rest: [Amount] = []
    rest.reserveCapacity(needs.count)
    for (owned, paid) in zip(needs, paid) {
      rest.append(
        owned.need.first < frame.line.now ? try owned.need.rest - paid : .zero)
    }
    return rest
  }

  /// What is missing after so much was paid for each.
  func missing(after paid: [Amount]) throws(MoneyProblem) -> [LevelNeed] {
    var missing: [LevelNeed] = []
    missing.reserveCapacity(needs.count)
    for (owned, paid) in zip(needs, paid) {
      missing.append(
        LevelNeed(
          amount: try owned.need.rest - paid, first: owned.need.first,
          last: owned.need.last))
    }
    return missing
  }
}

extension [Amount] {
  /// What each gets of a sum that fills them one after the other.
  func filled(_ sum: Amount) throws(MoneyProblem) -> [Amount] {
    var left = sum
    var filled: [Amount] = []
    filled.reserveCapacity(count)
    for amount in self {
      let part = Swift.min(amount, left)
      filled.append(part)
      left = try left - part
    }
    return filled
  }

  /// Each with the one that stands at its place.
  func adding(_ others: [Amount]) throws(MoneyProblem) -> [Amount] {
    var sums: [Amount] = []
    sums.reserveCapacity(count)
    for (one, other) in zip(self, others) { sums.append(try one + other) }
    return sums
  }
}
