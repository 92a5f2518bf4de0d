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
    step = min(step, way) * 2
  }
  while max(good, bad) - min(good, bad) > 1 {
    let middle = good + (bad - good) / 2
    if try test.passes(middle) { good = middle } else { bad = middle }
  }
  return good
}

/// What a number has to pass; who is given this is not compiled anew for each.
struct NumberTest {
  let passes: (Int128) throws(MoneyProblem) -> Bool
}
