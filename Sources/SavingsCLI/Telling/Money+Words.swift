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
    let halves = amount.magnitude.text(decimals: digits).split(separator: ".")
    let whole = UInt128(halves[0]) ?? 0
    let parts = halves.count > 1 ? UInt128(halves[1]) ?? 0 : 0
    let units = counted(whole, names.one, names.many)
    guard parts > 0 else { return units }
    let rest = counted(
      parts, names.onePart ?? "", names.manyParts ?? "")
    return whole == 0 ? rest : "\(units) and \(rest)"
  }

  private func withPoint(_ names: UnitNames) -> String {
    let halves = amount.magnitude.description.split(separator: ".")
    let digits = halves[1].map { UInt128(String($0)).map(inWords) ?? "" }
    let whole = inWords(UInt128(halves[0]) ?? 0)
    return "\(whole) point \(digits.joined(separator: " ")) \(names.many)"
  }
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
  var size: UInt128 = 100
  var name = "hundred"
  for (index, scale) in scales.enumerated() {
    let next = (0...index).reduce(1 as UInt128) { size, _ in size * 1000 }
    guard number >= next else { break }
    (size, name) = (next, scale)
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
