import SavingsCore

extension SeededDice {
  /// A number of any size, small ones as often as large ones, of any sign.
  mutating func attos() -> Int128 {
    let bits = UInt128(next() as UInt64) << 64 | UInt128(next() as UInt64)
    let size = Int128(bits >> (once(in: 4) ? 1 : number(1...127)))
    return once(in: 2) ? size : -size
  }

  /// An amount of any size and any number of decimals.
  mutating func amount() -> Amount {
    let step = (0..<number(0...18)).reduce(Int128(1)) { step, _ in step * 10 }
    let attos = attos()
    return Amount(attos: attos - attos % step)
  }

  /// An amount from nothing to `whole`, with two decimals.
  mutating func cents(upTo whole: Int) -> Amount {
    Amount(attos: Int128(number(0...whole * 100)) * (Amount.one / 100))
  }

  /// A part of a whole, whole percents more often than others.
  mutating func percentage() -> Percentage {
    let parts = once(in: 2) ? number(0...10) * 100_000 : number(0...1_000_000)
    return Percentage(parts: Int32(parts)) ?? .all
  }

  /// A code that has the form of a currency.
  mutating func code() -> String {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let letter = characters[number(0...25)]
    var code = (1...number(1...9)).map { _ in pick(characters) }
    code.insert(letter, at: number(0...code.count))
    return String(code)
  }

  /// A day of the whole calendar.
  mutating func date() -> CalendarDate {
    date(from: .first, days: CalendarDate.first.days(until: .last))
  }

  /// A day of the `days` days from one on.
  mutating func date(from start: CalendarDate, days: Int) -> CalendarDate {
    start.adding(days: number(0...days)) ?? start
  }
}
