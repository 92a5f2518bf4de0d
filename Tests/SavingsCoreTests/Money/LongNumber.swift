/// A whole number of any length as people learn it: digits, and carrying.
///
/// Slow and plain, so that quick arithmetic has something to be held against.
struct LongNumber: Equatable, Comparable {
  /// The digits, the last one first, without zeros in front.
  private var digits: [Int]

  init(_ text: String) {
    digits = text.reversed().compactMap(\.wholeNumberValue)
    trim()
  }

  /// How far a number is from zero.
  init(_ number: Int128) { self.init(String(number.magnitude)) }

  static func + (a: LongNumber, b: LongNumber) -> LongNumber {
    var sum = a
    for (place, digit) in b.digits.enumerated() { sum.add(digit, at: place) }
    return sum
  }

  static func * (a: LongNumber, b: LongNumber) -> LongNumber {
    var product = LongNumber("")
    for (high, left) in a.digits.enumerated() {
      for (low, right) in b.digits.enumerated() {
        product.add(left * right, at: high + low)
      }
    }
    return product
  }

  static func < (a: LongNumber, b: LongNumber) -> Bool {
    a.digits.count == b.digits.count
      ? a.digits.reversed().lexicographicallyPrecedes(b.digits.reversed())
      : a.digits.count < b.digits.count
  }

  private mutating func add(_ number: Int, at place: Int) {
    var carry = number
    var place = place
    while carry > 0 {
      while digits.count <= place { digits.append(0) }
      carry += digits[place]
      digits[place] = carry % 10
      carry /= 10
      place += 1
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }
}
