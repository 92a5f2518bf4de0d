internal import SavingsCore

/// A piece of HTML in our own words.
///
/// Nothing that somebody typed can stand in it: beside its own text it takes
/// whole numbers, places in percent and other markup, and nothing else.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  fileprivate(set) var bytes: [UInt8]

  @inline(__always)
  init(stringLiteral words: StaticString) {
    self.init(words: words.utf8Start)
  }

  @inline(never)
  private init(words: UnsafePointer<UInt8>) {
    bytes = []
    bytes.append(words: words)
  }

  init(stringInterpolation parts: Interpolation) { bytes = parts.bytes }

  /// Takes the pieces one by one.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 12 * interpolationCount)
    }

    @inline(__always)
    mutating func appendLiteral(_ words: StaticString) {
      if words.utf8CodeUnitCount > 0 { bytes.append(words: words.utf8Start) }
    }

    @inline(never)
    mutating func appendInterpolation(_ number: Int) {
      bytes += String(number).utf8
    }

    @inline(never)
    mutating func appendInterpolation(_ place: Percent) {
      bytes += place.text.utf8
    }

    @inline(never)
    mutating func appendInterpolation(_ markup: Markup) {
      bytes += markup.bytes
    }
  }

  @inline(never)
  static func += (a: inout Markup, b: Markup) { a.bytes += b.bytes }
}

extension [UInt8] {
  /// Appends what stands here up to a byte of nothing.
  @inline(never)
  fileprivate mutating func append(words: UnsafePointer<UInt8>) {
    var count = 0
    while words[count] != 0 { count += 1 }
    append(contentsOf: UnsafeBufferPointer(start: words, count: count))
  }
}

/// A part of a width in hundredths of a percent, rounded half away from zero
/// from the exact fraction.
struct Percent: Equatable {
  let hundredths: Int

  init(hundredths: Int) { self.hundredths = hundredths }

  /// A number of things out of others; all of nothing.
  init(_ part: Int, of whole: Int) {
    hundredths =
      whole <= 0 ? 10_000 : (2 * 10_000 * max(part, 0) + whole) / (2 * whole)
  }

  /// A part of an amount that is not negative; all of nothing.
  init(_ part: Amount, of whole: Amount) {
    hundredths = whole.steps(of: part, outOf: 10_000)
  }

  static let none = Percent(hundredths: 0)
  static let all = Percent(hundredths: 10_000)

  /// As SVG writes it, without needless zeros: `12.9%`.
  var text: String {
    "\(Amount(attos: Amount.one / 100 * Int128(hundredths)))%"
  }
}

extension Amount {
  /// On which of so many steps up to this amount a part of it stands, rounded
  /// half away from zero; on the last one where this is nothing.
  func steps(of part: Amount, outOf count: Int) -> Int {
    guard isPositive else { return count }
    let place = try? max(part, .zero).times(
      Amount(count), over: self, .nearest, to: 0)
    return place.map { Int(clamping: $0.attos / Amount.one) } ?? count
  }
}
