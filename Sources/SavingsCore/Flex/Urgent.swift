/// The nearest deadlines are filled first.
func placeUrgent(
  _ pool: Amount, on stakes: [Stake]
) throws(MoneyProblem) -> [Amount] {
  try stakes.filled(
    stakes.floors, to: pool, in: stakes.places { $0.order < $1.order })
}
