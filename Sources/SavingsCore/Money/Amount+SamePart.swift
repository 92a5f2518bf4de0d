extension Amount {
  /// The part of this amount that `part` is of `value`, where `value` is what
  /// this amount comes to in another currency.
  ///
  /// What was converted was cut at the eighteenth decimal. A figure that is
  /// off by no more than that is taken for the round one it came from, so that
  /// a rounding to come does not hang on it: half of 37,125 JPY is 18,562.5
  /// at any rate.
  ///
  /// Where all eighteen decimals are wanted, `rounding` says what becomes of
  /// the rest.
  ///
  /// - Precondition: `value` is positive.
  @inline(never)
  func samePart(
    as part: Amount, of value: Amount, to digits: Int,
    _ rounding: Rounding = .nearest
  ) throws(MoneyProblem) -> Amount {
    // One part in 10^18 of the one currency is so many of the other.
    var lost = 2
    var ratio = attos / value.attos
    while ratio > 0 {
      ratio /= 10
      lost += 1
    }
    let sure = Amount.decimals - lost
    return sure > digits
      ? try times(part, over: value, .nearest, to: sure)
      : try times(part, over: value, rounding)
  }
}
