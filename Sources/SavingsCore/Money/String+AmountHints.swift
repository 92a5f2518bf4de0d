/// What somebody may have meant by a text that is no amount.
extension String {
  /// The text as an amount is written: the code instead of a sign, and behind
  /// the number, and a point for the decimals; `nil` where it is not that.
  ///
  /// `€100` is `100EUR`, `EUR 100` and `100 EUR` are `100EUR`, `1.234,50` is
  /// `1234.50`.
  package var rewritten: String? {
    let text = filter { $0 != " " }
    let isCode: (Character) -> Bool = { character in
      character.isASCII && character.isLetter || character.codeMeant != nil
    }
    let before = String(text.prefix(while: isCode))
    let rest = text.dropFirst(before.count)
    let number = String(rest.prefix { !isCode($0) })
    let after = String(rest.dropFirst(number.count))
    guard before.isEmpty || after.isEmpty else { return nil }
    let plain = number.withPointForDecimals
    guard let code = (before + after).codeMeant, plain + code != self,
      Numeral(bytes: plain.utf8.span) != nil
    else { return nil }
    return plain + code
  }

  /// Whether the points of a number stand where thousands are parted.
  package var isGroupedByPoints: Bool {
    let groups = split(separator: ".", omittingEmptySubsequences: false)
    return groups.count > 1 && !groups[0].hasPrefix("0")
      && (1...3).contains(groups[0].count)
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// A number with a comma for its decimals and points between thousands, as
  /// much of Europe writes it, with a point and nothing.
  private var withPointForDecimals: String {
    let halves = split(separator: ",", omittingEmptySubsequences: false)
    guard halves.count == 2, String(halves[0]).isGroupedByPoints else {
      return self
    }
    return halves[0].filter { $0 != "." } + "." + halves[1]
  }

  /// The code of a sign or of letters that everybody knows, empty for nothing.
  fileprivate var codeMeant: String? {
    if isEmpty { return self }
    if count == 1, let first, let code = first.codeMeant { return code }
    guard let currency = try? Currency(uppercased()), currency.isWellKnown
    else { return nil }
    return currency.code
  }
}

extension Character {
  /// The code of a sign that stands for one currency more than for any other.
  fileprivate var codeMeant: String? {
    switch self {
    case "€": "EUR"
    case "£": "GBP"
    case "$": "USD"
    case "¥": "JPY"
    case "₿": "BTC"
    case "₩": "KRW"
    case "₹": "INR"
    case "₺": "TRY"
    case "₴": "UAH"
    case "₪": "ILS"
    case "₫": "VND"
    case "฿": "THB"
    default: nil
    }
  }
}
