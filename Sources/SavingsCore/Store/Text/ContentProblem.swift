/// Why some bytes are no store that this cst can go by.
public indirect enum ContentProblem: Error {
  case empty
  case damaged(Damage)
  case contradiction(Contradiction)
  case edited
  case newer(found: Int)
  case sums(MoneyProblem)
}
