internal import CommandGrammar
package import SavingsCore

extension Money {
  /// The sum in words, `nil` where nobody knows a word for its currency.
  ///
  /// `1250.50 USD` is "one thousand two hundred fifty dollars and fifty cents".
  package var words: String? {
    guard let names = UnitNames.of(currency.code) else { return nil }
    let sign = amount.isNegative ? "minus " : ""
    return sign + (inParts(names) ?? withPoint(names))
  }

  /// Whole units and parts, `nil` where there is less than a part.
  private func inParts(_ names: UnitNames) -> String? {
    let digits = names.onePart == nil ? 0 : currency.isoDigits ?? 0
    guard amount.decimalsNeeded <= digits else { return nil }
    let (whole, attos) = halves
    let parts = attos / one(before: digits)
    let units = counted(whole, names.one, names.many)
    guard parts > 0 else { return units }
    let rest = counted(parts, names.onePart ?? "", names.manyParts ?? "")
    return whole == 0 ? rest : "\(units) and \(rest)"
  }

  private func withPoint(_ names: UnitNames) -> String {
    let (whole, attos) = halves
    let digits = (1...max(amount.decimalsNeeded, 1)).map { place in
      inWords(attos / one(before: place) % 10)
    }
    return """
      \(inWords(whole)) point \(digits.joined(separator: " ")) \(names.many)
      """
  }

  /// What stands before the point, and what behind it, in attos.
  private var halves: (whole: UInt128, attos: UInt128) {
    let attos = amount.attos.magnitude
    return (attos / one(before: 0), attos % one(before: 0))
  }
}

/// One of the decimals at a place behind the point, in attos.
private func one(before place: Int) -> UInt128 {
  (place..<Amount.decimals).reduce(1) { size, _ in size * 10 }
}

private func counted(
  _ count: UInt128, _ one: String, _ many: String
) -> String {
  "\(inWords(count)) \(count == 1 ? one : many)"
}

/// A number in words: 1250 is "one thousand two hundred fifty".
private func inWords(_ number: UInt128) -> String {
  if number < 20 { return small[Int(number)] }
  if number < 100 {
    let rest = number % 10
    return tens[Int(number / 10)] + (rest == 0 ? "" : "-\(small[Int(rest)])")
  }
  var (size, name): (UInt128, String) = (100, "hundred")
  var next: UInt128 = 1000
  for scale in scales where number >= next {
    (size, name) = (next, scale)
    next *= 1000
  }
  let rest = number % size
  let tail = rest == 0 ? "" : " \(inWords(rest))"
  return "\(inWords(number / size)) \(name)\(tail)"
}

private let small = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight",
  "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen",
  "sixteen", "seventeen", "eighteen", "nineteen",
]

private let tens = [
  "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty",
  "ninety",
]

private let scales = [
  "thousand", "million", "billion", "trillion", "quadrillion", "quintillion",
]

extension Money {
  /// A sum, unknown where its amount or its currency is.
  init?(_ amount: Amount?, _ currency: Currency?) {
    guard let amount, let currency else { return nil }
    self.init(amount, currency)
  }
}
