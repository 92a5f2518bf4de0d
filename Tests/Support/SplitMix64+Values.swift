package import SavingsCore

extension SplitMix64 {
  /// A number of any size, small ones as often as large ones, of any sign.
  package mutating func attos() -> Int128 {
    let bits = UInt128(next() as UInt64) << 64 | UInt128(next() as UInt64)
    let size = Int128(bits >> (once(in: 4) ? 1 : number(1...127)))
    return once(in: 2) ? size : -size
  }

  /// An amount of any size and any number of decimals.
  package mutating func amount() -> Amount {
    let step = (0..<number(0...18)).reduce(Int128(1)) { step, _ in step * 10 }
    let attos = attos()
    return Amount(attos: attos - attos % step)
  }

  /// So many units of the last of `digits` decimals.
  package mutating func amount(
    _ units: ClosedRange<Int>, digits: Int
  ) -> Amount {
    let unit = (digits..<Amount.decimals).reduce(Int128(1)) { unit, _ in
      unit * 10
    }
    return Amount(attos: Int128(number(units)) * unit)
  }

  /// An amount from nothing to `whole`, with two decimals.
  package mutating func cents(upTo whole: Int) -> Amount {
    amount(0...whole * 100, digits: 2)
  }

  /// A part of a whole, whole percents more often than others.
  package mutating func percentage() -> Percentage {
    let parts = once(in: 2) ? number(0...10) * 100_000 : number(0...1_000_000)
    return Percentage(parts: Int32(parts)) ?? .all
  }

  /// A code that has the form of a currency.
  package mutating func code() -> String {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let letter = characters[number(0...25)]
    var code = (1...number(1...9)).map { _ in one(of: characters) }
    code.insert(letter, at: number(0...code.count))
    return String(code)
  }

  /// A day of the whole calendar.
  package mutating func date() -> CalendarDate {
    day(after: .first, 0...CalendarDate.first.days(until: .last))
  }

  /// A day so many days after another.
  package mutating func day(
    after date: CalendarDate, _ days: ClosedRange<Int>
  ) -> CalendarDate {
    date.adding(days: number(days)) ?? date
  }
}
