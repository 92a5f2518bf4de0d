/// The last number that passes on the way from one that does to one that does
/// not, found from a guess by exponential search, and then by halving.
@inline(never)
func boundary(
  from passing: Int128, to failing: Int128, near guess: Int128,
  _ test: NumberTest
) throws(MoneyProblem) -> Int128 {
  var (good, bad) = (passing, failing)
  func isBetween(_ number: Int128) -> Bool {
    min(good, bad) < number && number < max(good, bad)
  }
  var probe = guess
  var step: Int128 = 1
  while isBetween(probe) {
    let wasGood = try test.passes(probe)
    if wasGood { good = probe } else { bad = probe }
    // Towards the other one, twice as far each time.
    let target = wasGood ? bad : good
    let way = max(target, probe) - min(target, probe)
    probe += target > probe ? min(step, way) : -min(step, way)
    // No step leads past the way, so that none is past counting.
    step = min(step, way / 2) * 2
  }
  while max(good, bad) - min(good, bad) > 1 {
    let middle = good + (bad - good) / 2
    if try test.passes(middle) { good = middle } else { bad = middle }
  }
  return good
}

/// What a number has to pass; who is given this and not a closure is not
/// compiled anew for each.
struct NumberTest { let passes: (Int128) throws(MoneyProblem) -> Bool }

/// Whether an amount is enough, for the same reason.
struct AmountTest { let isEnough: (Amount) throws(MoneyProblem) -> Bool }

/// The least whole number of units for which something is so; it is so for
/// `most` and for every number above one for which it is so.
func least(
  upTo most: Amount, near guess: Amount? = nil, unit: Int128,
  _ test: AmountTest
) throws(MoneyProblem) -> Amount {
  var enough = most.attos / unit
  if most.attos % unit > 0 {
    // The next unit has to be one that can be counted.
    enough = try (most + Amount(attos: unit)).attos / unit
  }
  let units = try boundary(
    from: enough, to: -1, near: guess.map { $0.attos / unit } ?? -1,
    NumberTest { units throws(MoneyProblem) in
      try test.isEnough(Amount(attos: units * unit))
    })
  return Amount(attos: units * unit)
}
