extension Amount {
  /// The exact sum, or the problem that it is too large to be counted.
  @inline(never)
  public static func + (
    a: Amount, b: Amount
  ) throws(MoneyProblem) -> Amount {
    var sum = a
    try sum.count(b)
    return sum
  }

  /// Adds another amount in its place, for sums of all that ever moved.
  @inline(__always)
  mutating func count(_ other: Amount) throws(MoneyProblem) {
    let (sum, tooLarge) = attos.addingReportingOverflow(other.attos)
    guard !tooLarge, sum != .min else {
      try Amount.overflow(self, .plus, other)
    }
    self = Amount(attos: sum)
  }

  /// The exact difference, or the problem that it is too large.
  @inline(never)
  public static func - (
    a: Amount, b: Amount
  ) throws(MoneyProblem) -> Amount {
    let (difference, tooLarge) = a.attos.subtractingReportingOverflow(b.attos)
    guard !tooLarge, difference != .min else { try overflow(a, .minus, b) }
    return Amount(attos: difference)
  }

  // Sums are all over the program, and this is what none of them comes to.
  @inline(never)
  private static func overflow(
    _ a: Amount, _ operation: MoneyProblem.Operation, _ b: Amount
  ) throws(MoneyProblem) -> Never {
    throw .overflow(a, operation, b)
  }

  /// The same amount on the other side of zero.
  public static prefix func - (a: Amount) -> Amount { Amount(attos: -a.attos) }

  /// `self * factor / divisor`, rounded once to `digits` decimals.
  ///
  /// - Precondition: `divisor` is positive.
  public func times(
    _ factor: Amount, over divisor: Amount = Amount(1),
    _ rounding: Rounding = .down, to digits: Int = Amount.decimals
  ) throws(MoneyProblem) -> Amount {
    if digits == Amount.decimals {
      guard
        let product = attos.times(factor.attos, over: divisor.attos, rounding)
      else { throw .overflow(self, .times, factor) }
      return Amount(attos: product)
    }
    let step = Int128.tenToThe(Amount.decimals - digits)
    let (steps, tooMany) = divisor.attos.multipliedReportingOverflow(by: step)
    if tooMany {
      // So large a divisor cannot be scaled; cutting first changes nothing
      // that rounding afterwards could see, unless the rule says up.
      let first: Rounding = rounding == .up ? .up : .down
      return try times(factor, over: divisor, first)
        .rounded(to: digits, rounding)
    }
    guard let count = attos.times(factor.attos, over: steps, rounding),
      let quotient = count.timesExactly(step)
    else { throw .overflow(self, .times, factor) }
    return Amount(attos: quotient)
  }

  /// One of `count` equal parts, rounded once to `digits` decimals.
  ///
  /// - Precondition: `count` is positive.
  public func divided(
    by count: Int, _ rounding: Rounding = .nearest, to digits: Int
  ) throws(MoneyProblem) -> Amount {
    try times(
      Amount(attos: 1), over: Amount(attos: Int128(count)), rounding, to: digits
    )
  }

  /// This amount with `digits` decimals.
  @inline(never)
  public func rounded(
    to digits: Int, _ rounding: Rounding = .nearest
  ) throws(MoneyProblem) -> Amount {
    if digits == Amount.decimals || isZero { return self }
    let step = Int128.tenToThe(Amount.decimals - digits)
    let size = attos.magnitude
    let rest = size % step.magnitude
    if rest == 0 { return self }
    let goesUp = rounding.goesUp(rest, of: step.magnitude)
    let rounded = size - rest + (goesUp ? step.magnitude : 0)
    guard let rounded = Int128(exactly: rounded) else {
      throw .overflow(self, .plus, Amount(attos: step))
    }
    return Amount(attos: isNegative ? -rounded : rounded)
  }

  /// Whether it comes to nothing when it is said in so many decimals.
  func isNothing(in digits: Int) -> Bool {
    let step = Int128.tenToThe(Amount.decimals - digits).magnitude
    let size = attos.magnitude
    return size < step && size < step - size
  }

  /// How many whole times a positive amount goes into this one.
  func wholeTimes(_ part: Amount) -> Int { Int(clamping: attos / part.attos) }

  /// How many times a positive amount is needed to cover this one.
  func timesRoundedUp(_ part: Amount) -> Int {
    let (whole, rest) = attos.quotientAndRemainder(dividingBy: part.attos)
    return Int(clamping: whole + (rest > 0 ? 1 : 0))
  }
}

extension Sequence<Amount> {
  /// The exact sum of all, or the problem that it is too large.
  public func sum() throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    for amount in self { sum = try sum + amount }
    return sum
  }
}

extension Array {
  /// The sum of what each brings, `unknown` standing for what is not known;
  /// unknown itself where there is none.
  ///
  /// It is `dynamic` to be compiled once for all kinds of elements.
  dynamic func sum(
    unknown: Amount? = nil, _ part: (Element) -> Amount?
  ) throws(MoneyProblem) -> Amount? {
    var sum = Amount.zero
    for element in self {
      guard let part = part(element) ?? unknown else { return nil }
      sum = try sum + part
    }
    return sum
  }
}

extension Amount? {
  /// The sum of two, unknown where one is.
  func adding(_ other: Amount?) throws(MoneyProblem) -> Amount? {
    guard let self, let other else { return nil }
    return try self + other
  }
}
