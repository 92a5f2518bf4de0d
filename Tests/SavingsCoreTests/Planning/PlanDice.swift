import SavingsCore

/// Dice that fall the same way every time, for stories nobody made up.
struct PlanDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One chance in so many.
  mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  /// An amount of whole units of the last of `digits` decimals.
  mutating func amount(
    _ units: ClosedRange<Int>, digits: Int
  ) -> Amount {
    let unit = (digits..<Amount.decimals).reduce(Int128(1)) { unit, _ in
      unit * 10
    }
    return Amount(attos: Int128(number(units)) * unit)
  }

  /// A day so many days after another.
  mutating func day(
    after date: CalendarDate, _ days: ClosedRange<Int>
  ) -> CalendarDate {
    date.adding(days: number(days)) ?? date
  }
}
