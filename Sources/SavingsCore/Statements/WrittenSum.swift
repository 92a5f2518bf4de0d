/// A sum as a statement writes it, and what it is under each decimal mark.
///
/// `1,234.50` has a point, `1.234,50` a comma; `1.234` may have either.
package struct WrittenSum: Sendable {
  /// What it is with a point for the decimals.
  private(set) var point: Amount?

  private(set) var comma: Amount?

  /// Whether a sign, brackets or a word says its direction.
  private(set) var isSigned = false

  /// Whether a minus, brackets or a word says that it is below 0.
  private(set) var isNegative = false

  /// Whether a reading fails only because it is finer than the currency.
  private(set) var isTooFine = false

  /// Whether it is more than can be counted.
  private(set) var isTooLarge = false

  /// Whether it is a sum in some reading.
  package var isSome: Bool { point != nil || comma != nil }

  /// What it is under a mark.
  package func amount(_ mark: DecimalMark) -> Amount? {
    mark == .point ? point : comma
  }

  /// Whether a text is a sign or a word that may stand for a currency.
  static func isSign(_ text: String, of code: String) -> Bool {
    units.contains { $0.0 == text && $0.1.holds(code) }
  }

  /// Reads a sum of a currency, or of any, or a rate, which may be as fine as
  /// an amount is.
  package init(
    _ text: Span<UInt8>, in currency: Currency? = nil, isRate: Bool = false
  ) {
    var core = text.trimmed
    guard strip(text, &core, currency), !core.isEmpty else { return }
    let bytes = text.extracting(core)
    let allowed = isRate ? nil : currency?.isoDigits
    point = read(bytes, 0x2e, allowed ?? Amount.decimals)
    comma = read(bytes, 0x2c, allowed ?? Amount.decimals)
  }

  /// Takes off what stands around the digits: signs, brackets, words of the
  /// direction, and what names the currency.
  private mutating func strip(
    _ text: Span<UInt8>, _ core: inout Range<Int>, _ currency: Currency?
  ) -> Bool {
    while !core.isEmpty {
      let bytes = text.extracting(core)
      let first = bytes[0]
      let last = bytes[bytes.count - 1]
      if first.isDigit || first == 0x2e || first == 0x2c, last.isDigit {
        return true
      }
      var (head, tail) = (0, 0)
      if first == 0x28, last == 0x29 {
        guard !isSigned else { return false }
        (head, tail, isSigned, isNegative) = (1, 1, true, true)
      } else if let sign = bytes.sign(atEnd: false) {
        guard !isSigned else { return false }
        (head, isSigned, isNegative) = (sign.length, true, sign.isMinus)
      } else if let sign = bytes.sign(atEnd: true) ?? bytes.direction {
        guard !isSigned else { return false }
        (tail, isSigned, isNegative) = (sign.length, true, sign.isMinus)
      } else if let length = bytes.unit(currency, atEnd: false) {
        head = length
      } else if let length = bytes.unit(currency, atEnd: true) {
        tail = length
      } else {
        return false
      }
      let start = core.lowerBound + head
      core = text.trimmed(start..<max(start, core.upperBound - tail))
    }
    return true
  }

  /// Reads digits with thousands marks and a decimal mark.
  private mutating func read(
    _ bytes: Span<UInt8>, _ decimal: UInt8, _ allowed: Int
  ) -> Amount? {
    var digits = SumDigits(decimal: decimal, isWhole: allowed == 0)
    guard digits.read(bytes) else { return nil }
    switch digits.amount(allowed: allowed) {
    case .amount(let amount): return isNegative ? -amount : amount
    case .tooFine: isTooFine = true
    case .tooLarge: isTooLarge = true
    }
    return nil
  }
}

extension Span<UInt8> {
  /// A sign at one end, and how many bytes it takes.
  fileprivate func sign(atEnd: Bool) -> (length: Int, isMinus: Bool)? {
    let byte = self[atEnd ? count - 1 : 0]
    if byte == 0x2b || byte == 0x2d { return (1, byte == 0x2d) }
    guard count > 2 else { return nil }
    // The minus of typographers.
    let start = atEnd ? count - 3 : 0
    return extracting(start..<start + 3).reads("−") ? (3, true) : nil
  }

  /// A word of the direction behind a blank at the end.
  fileprivate var direction: (length: Int, isMinus: Bool)? {
    var start = count
    while start > 0, self[start - 1].isLetter { start -= 1 }
    guard start > 1, start < count, self[start - 1].isBlank else { return nil }
    let word = extracting(start..<count)
    let length = count - start
    if word.readsAny(["CR", "C", "H"]) { return (length, false) }
    if word.readsAny(["DR", "D", "S"]) { return (length, true) }
    return nil
  }

  /// How many bytes at one end name the unit: the code, or a sign or word that
  /// may stand for it; where there is no code, for any.
  fileprivate func unit(_ currency: Currency?, atEnd: Bool) -> Int? {
    let code = currency?.code ?? ""
    func stands(_ word: String) -> Bool {
      let length = word.utf8.count
      guard count >= length else { return false }
      let start = atEnd ? count - length : 0
      return extracting(start..<start + length).reads(word)
    }
    if code != "" {
      if stands(code) { return code.utf8.count }
      // As journals write a code with a digit.
      if stands("\"\(code)\"") { return code.utf8.count + 2 }
    }
    for (unit, codes) in units where stands(unit) {
      return code == "" || codes.holds(code) ? unit.utf8.count : nil
    }
    var start = atEnd ? count - 1 : 0
    while start > 0, self[start] & 0xc0 == 0x80 { start -= 1 }
    var end = start + 1
    while end < count, self[end] & 0xc0 == 0x80 { end += 1 }
    let scalar = extracting(start..<end).text.unicodeScalars.first
    return scalar?.properties.generalCategory == .currencySymbol
      ? end - start : nil
  }
}

/// The signs and words of money, and the currencies that they may stand for;
/// any other sign of Unicode may stand for every one.
private let units = [
  ("€", "EUR"), ("R$", "BRL"),
  (
    "$",
    """
    USD AUD CAD NZD SGD HKD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD \
    SBD SRD TTD XCD MXN ARS CLP COP CUP DOP UYU NIO TOP MOP CVE
    """
  ),
  ("£", "GBP EGP FKP GIP LBP SDG SHP SSP SYP"), ("¥", "JPY CNY"), ("¢", ""),
  ("kr", "SEK NOK DKK ISK"), ("zł", "PLN"), ("Kč", "CZK"), ("Ft", "HUF"),
  ("Fr.", "CHF"), ("Fr", "CHF XAF XOF XPF"),
]
