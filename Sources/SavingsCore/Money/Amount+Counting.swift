extension Amount {
  /// How many whole times a positive amount goes into this one.
  func wholeTimes(_ part: Amount) -> Int { Int(clamping: attos / part.attos) }

  /// How many times a positive amount is needed to cover this one.
  func timesRoundedUp(_ part: Amount) -> Int {
    let (whole, rest) = attos.quotientAndRemainder(dividingBy: part.attos)
    return Int(clamping: whole + (rest > 0 ? 1 : 0))
  }
}
