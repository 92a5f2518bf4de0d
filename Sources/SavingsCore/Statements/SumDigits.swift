/// The digits of a sum under one decimal mark.
struct SumDigits {
  /// What marks the decimals.
  let decimal: UInt8

  /// Whether the currency has no decimals, so that a mark before exactly three
  /// digits marks thousands.
  let isWhole: Bool

  private var significand: Int128 = 0
  private var decimals = 0
  private var isTooLarge = false

  init(decimal: UInt8, isWhole: Bool) {
    self.decimal = decimal
    self.isWhole = isWhole
  }

  /// Reads digits, groups of three and decimals, `false` where it is something
  /// else.
  mutating func read(_ bytes: Span<UInt8>) -> Bool {
    var group = 0
    var groups = 0
    // In India the groups between the first and the last have two digits.
    var size = 3
    var first = 0
    var thousands: UInt8 = 0
    var hasDecimal = false
    var isZero = false
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isDigit {
        append(byte - 0x30)
        if hasDecimal {
          decimals += 1
        } else {
          if group == 0, groups == 0 { isZero = byte == 0x30 }
          group += 1
        }
        place += 1
        continue
      }
      if byte | 0x20 == 0x65, groups == 0, group > 0 {
        guard !hasDecimal || decimal == 0x2e && decimals > 0 else {
          return false
        }
        return readExponent(bytes, place + 1)
      }
      let mark = bytes.mark(at: place)
      guard mark.length > 0, !hasDecimal else { return false }
      let isThousands =
        mark.kind != decimal
        || isWhole && place + 4 == bytes.count && group > 0
      if isThousands {
        guard thousands == 0 || thousands == mark.kind else { return false }
        if groups == 0 { first = group }
        if groups == 1, group == 2, first < 3, mark.kind == 0x2c,
          decimal == 0x2e
        {
          size = 2
        }
        guard groups == 0 ? (1...3).contains(group) && !isZero : group == size
        else { return false }
        thousands = mark.kind
        groups += 1
        group = 0
      } else {
        guard groups == 0 || group == 3 else { return false }
        hasDecimal = true
      }
      place += mark.length
    }
    guard hasDecimal ? decimals > 0 : group > 0 else { return false }
    return groups == 0 || group == 3
  }

  private mutating func append(_ digit: UInt8) {
    // Below 2 to the power of 120 there is room for one more.
    if significand >> 120 == 0 {
      significand = significand &* 10 &+ Int128(digit)
    } else if let shifted = significand.timesExactly(10),
      case let (sum, overflow) = shifted.addingReportingOverflow(
        Int128(digit)), !overflow
    {
      significand = sum
    } else {
      isTooLarge = true
    }
  }

  private mutating func readExponent(
    _ bytes: Span<UInt8>, _ start: Int
  ) -> Bool {
    var place = start
    var isNegative = false
    if place < bytes.count, bytes[place] == 0x2d || bytes[place] == 0x2b {
      isNegative = bytes[place] == 0x2d
      place += 1
    }
    let digits = bytes.extracting(place..<bytes.count).text
    guard digits.utf8.count <= 3, let exponent = Int(digits: digits[...])
    else { return false }
    decimals += isNegative ? exponent : -exponent
    return true
  }

  /// What digits come to.
  enum Outcome { case amount(Amount), tooFine, tooLarge }

  /// The amount; zeros beyond the decimals that are allowed are dropped.
  func amount(allowed: Int) -> Outcome {
    var (value, decimals) = (significand, decimals)
    guard !isTooLarge else { return .tooLarge }
    if value == 0 { return .amount(.zero) }
    while decimals > allowed, value % 10 == 0 {
      value /= 10
      decimals -= 1
    }
    guard decimals <= allowed else { return .tooFine }
    let power = Amount.decimals - decimals
    guard power <= 38, let attos = value.timesExactly(.tenToThe(power)) else {
      return .tooLarge
    }
    return .amount(Amount(attos: attos))
  }
}

extension Span<UInt8> {
  /// A mark between digits: its kind, whatever bytes write it, and how many
  /// these are.
  fileprivate func mark(at place: Int) -> (kind: UInt8, length: Int) {
    let byte = self[place]
    switch byte {
    case 0x2e, 0x2c, 0x27: return (byte, 1)
    case 0xe2
    where place + 2 < count && self[place + 1] == 0x80
      && self[place + 2] == 0x99:
      return (0x27, 3)
    default: return (0x20, byte.isLineEnd ? 0 : blank(at: place))
    }
  }
}
