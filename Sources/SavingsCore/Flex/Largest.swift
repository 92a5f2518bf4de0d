/// The largest amounts move first: down to their floors where there is less
/// than planned, up to their caps where there is more.
func placeLargest(
  _ pool: Amount, on stakes: [Stake]
) throws(MoneyProblem) -> [Amount] {
  let planned = try stakes.map(\.value).sum()
  guard pool < planned else {
    return try stakes.filled(
      stakes.floors, to: pool,
      in: stakes.places { a, b in
        a.value == b.value
          ? a.order.isDueBefore(b.order) : a.value > b.value
      })
  }
  var amounts = stakes.map(\.value)
  var cut = try planned - pool
  let order = stakes.places { a, b in
    a.value == b.value ? a.order.isDueAfter(b.order) : a.value > b.value
  }
  for place in order where cut.isPositive {
    let step = min(cut, try amounts[place] - stakes[place].floor)
    amounts[place] = try amounts[place] - step
    cut = try cut - step
  }
  return amounts
}
