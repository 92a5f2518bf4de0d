/// Everyone gets the same part of what was planned, as far as floors and caps
/// allow.
func placeBalanced(
  _ pool: Amount, on stakes: [Stake]
) throws(MoneyProblem) -> [Amount] {
  try level(
    stakes.map { stake in
      Vessel(
        from: .zero, rising: stake.value, between: stake.floor, and: stake.cap)
    }, to: pool, in: stakes.places { $0.order.isDueBefore($1.order) })
}
