/// Rounds amounts of one currency so that they add up to their rounded sum
/// (the largest remainder method).
///
/// Each is first cut. The units that are then missing go, one each, to those
/// that lost the most, and to the earlier in `order` when two lost alike.
func roundTogether(
  _ amounts: [Amount], to digits: Int, in order: [Int]
) throws(MoneyProblem) -> [Amount] {
  let unit = Amount(attos: .tenToThe(Amount.decimals - digits))
  let sum = try amounts.sum().rounded(to: digits)
  var rounded: [Amount] = []
  var lost: [Amount] = []
  for amount in amounts {
    let cut = try amount.rounded(to: digits, .down)
    rounded.append(cut)
    lost.append(try amount - cut)
  }
  var rest = try sum - rounded.sum()
  let byLoss = placesInOrder(order.count) { lost[order[$0]] > lost[order[$1]] }
  for place in byLoss where rest.isPositive {
    let place = order[place]
    rounded[place] = try rounded[place] + unit
    rest = try rest - unit
  }
  return rounded
}
