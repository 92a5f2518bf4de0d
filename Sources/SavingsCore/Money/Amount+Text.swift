extension Amount {
  /// Reads `12`, `12.5` or `-0.00000001`: the form that files and scripts use.
  public init(_ text: String) throws(MoneyProblem) {
    self = try Numeral(text).amount(of: text)
  }

  /// Reads what a person types: as `init(_:)`, and with commas as thousands
  /// marks where they can be nothing else.
  ///
  /// `1,234.50`, `1,234,567` and, without decimals, `37,125` are clear;
  /// `1,234` and `1,5` could be two things each and are refused. A currency
  /// of ISO 4217 takes no more decimals than it has.
  public init(typed text: String, in currency: Currency?, digits: Int)
    throws(MoneyProblem)
  {
    let allowed = currency?.isoDigits ?? Amount.decimals
    let plain = try text.withoutThousandsMarks(
      decimals: digits, allowed: allowed)
    let numeral = try Numeral(plain)
    guard numeral.decimals <= allowed else {
      throw .tooFine(text, currency, digits: allowed)
    }
    self = try numeral.amount(of: text)
  }

  /// Reads the bytes of a plain number, `nil` where they are anything else.
  public init?(bytes: Span<UInt8>) {
    guard let numeral = Numeral(bytes: bytes),
      case .some(let amount) = try? numeral.amount(of: "")
    else { return nil }
    self = amount
  }
}

extension Amount: CustomStringConvertible {
  /// The number with the decimals it needs: `12`, `12.5`, `-0.00000001`.
  public var description: String { text(decimals: 0) }

  /// The number with at least `decimals` decimals, and more where it needs
  /// more: nothing is left out; with commas between thousands where it is
  /// grouped: `-1,234,567.00005`.
  public func text(decimals: Int, isGrouped: Bool = false) -> String {
    let least = min(decimals, Amount.decimals)
    let hasMore = attos % Int128.tenToThe(Amount.decimals - least) != 0
    let count = hasMore ? decimalsNeeded : least
    let step = Int128.tenToThe(Amount.decimals - count).magnitude
    var rest = attos.magnitude / step
    // A sign, 39 digits, a point and the commas of the 21 before it, found from
    // the last to the first.
    var text = InlineArray<48, UInt8>(repeating: 0)
    var start = text.count
    func put(_ sign: UInt8) {
      start -= 1
      text[start] = sign
    }
    var place = -count
    repeat {
      if place == 0, count > 0 { put(UInt8(ascii: ".")) }
      if isGrouped, place > 0, place % 3 == 0 { put(UInt8(ascii: ",")) }
      put(UInt8(ascii: "0") + rest.takeDigit())
      place += 1
    } while rest > 0 || place <= 0
    if isNegative { put(UInt8(ascii: "-")) }
    return String(ascii: text.span.extracting(start..<text.count))
  }
}

extension UInt128 {
  /// Takes the last digit away; a short number is divided much faster.
  fileprivate mutating func takeDigit() -> UInt8 {
    if let short = UInt64(exactly: self) {
      self = UInt128(short / 10)
      return UInt8(short % 10)
    }
    let (cut, digit) = quotientAndRemainder(dividingBy: 10)
    self = cut
    return UInt8(digit)
  }
}

extension String {
  /// The number without its commas, if they can only be thousands marks.
  ///
  /// Without decimals a single comma can be nothing else; `allowed` is how
  /// many an amount may have, for saying what could have been meant.
  fileprivate func withoutThousandsMarks(
    decimals: Int, allowed: Int
  ) throws(MoneyProblem) -> String {
    guard contains(",") else { return self }
    let plain = filter { $0 != "," }
    let halves = parts(at: ".")
    let groups = String(halves[0].drop { $0 == "-" }).parts(at: ",")
    guard Numeral(bytes: plain.utf8.span) != nil, !groups.contains(""),
      halves.dropFirst().allSatisfy({ !$0.contains(",") })
    else { throw .unreadable(self) }

    let isGrouped =
      (1...3).contains(groups[0].count)
      && groups[0].first != "0"
      && groups.dropFirst().allSatisfy { $0.count == 3 }
    let isClear = halves.count == 2 || groups.count > 2 || decimals == 0
    if isGrouped && isClear { return plain }
    guard groups.count == 2, halves.count == 1 else { throw .unreadable(self) }
    throw .ambiguous(self, digits: allowed)
  }
}
