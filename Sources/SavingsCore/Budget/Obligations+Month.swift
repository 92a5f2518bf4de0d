/// What the month of today does with a budget.
extension Obligations {
  /// So much, on a payday, for the need at a place.
  typealias Payment = (payday: Int, need: Int, amount: Amount)

  /// What this month's paydays still bring each, in the order of the paydays:
  /// what came in is taken off, from the last of them backwards.
  func paymentsThisMonth(of budget: Amount) throws(MoneyProblem) -> [Payment] {
    var came = counted
    var rooms: [Amount] = []
    for payday in (0..<frame.line.now).reversed() {
      let room = try budget.times(
        frame.line.carried(from: payday, before: payday + 1))
      rooms.append(max(try room - came, .zero))
      came = max(try came - room, .zero)
    }
    var payments: [Payment] = []
    var rest = needs.map(\.need.rest)
    for (payday, room) in rooms.reversed().enumerated() {
      var left = room
      for place in needs.indices where needs[place].need.first <= payday {
        guard left.isPositive else { break }
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
    try sums(of: try paymentsThisMonth(of: budget))
  }

  /// What some payments bring each, together.
  func sums(of payments: [Payment]) throws(MoneyProblem) -> [Amount] {
    var paid = needs.map { _ in Amount.zero }
    for payment in payments {
      paid[payment.need] = try paid[payment.need] + payment.amount
    }
    return paid
  }

  /// What a month pays that pays so much for each: what no later month can pay
  /// it pays in full.
  func withDue(_ paid: [Amount]) -> [Amount] {
    var paid = paid
    for place in 0..<dueCount { paid[place] = needs[place].need.rest }
    return paid
  }

  /// What those that have begun are missing after so much was paid for each.
  func rest(after paid: [Amount]) throws(MoneyProblem) -> [Amount] {
    var rest: [Amount] = []
    rest.reserveCapacity(needs.count)
    for place in needs.indices {
      rest.append(
        needs[place].need.first < frame.line.now
          ? try needs[place].need.rest - paid[place] : .zero)
    }
    return rest
  }

  /// What is missing after so much was paid for each.
  func missing(after paid: [Amount]) throws(MoneyProblem) -> [LevelNeed] {
    var missing: [LevelNeed] = []
    missing.reserveCapacity(needs.count)
    // Of a need only that is read which is asked for: there are many.
    for place in needs.indices {
      missing.append(
        needs[place].need.level(try needs[place].need.rest - paid[place]))
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
