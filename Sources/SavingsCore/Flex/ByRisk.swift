/// The worst consequence is as small as it can be, then the next worst.
///
/// What a goal will have to catch up with is next month's requirement over
/// this month's, `((missing - x) / (payments - 1)) / value`. One common ratio
/// for all, as far as floors and caps allow, makes the largest of them the
/// smallest. A goal with one payment left has no next month: it comes first.
func placeByRisk(
  _ pool: Amount, on stakes: [Stake]
) throws(MoneyProblem) -> [Amount] {
  let last = stakes.places { $0.order < $1.order }
    .filter { stakes[$0].payments == 1 }
  let filled = try stakes.filled(stakes.floors, to: pool, in: last)

  var vessels: [Vessel] = []
  for (stake, amount) in zip(stakes, filled) {
    guard stake.payments > 1 else {
      vessels.append(
        Vessel(from: amount, rising: .zero, between: amount, and: amount))
      continue
    }
    vessels.append(
      Vessel(
        from: stake.missing,
        rising: try stake.value.times(Amount(stake.payments - 1)),
        between: stake.floor, and: stake.cap))
  }
  return try level(
    vessels, to: pool,
    in: stakes.places { $0.order.isDueBefore($1.order) })
}
