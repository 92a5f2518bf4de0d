/// Something that is filled to a common level, between two bounds.
///
/// At the level t it holds `from + rising * t`, but no less than one bound and
/// no more than the other.
struct Vessel: Equatable, Sendable {
  let from: Amount
  let rising: Amount
  let floor: Amount
  let cap: Amount

  init(
    from: Amount, rising: Amount, between floor: Amount, and cap: Amount
  ) {
    self.from = from
    self.rising = rising
    self.floor = floor
    self.cap = cap
  }

  /// The level from which it holds more than its floor.
  func starts() throws(MoneyProblem) -> Ratio {
    Ratio(try floor - from, over: rising)
  }

  /// The level from which it is full.
  func ends() throws(MoneyProblem) -> Ratio {
    Ratio(try cap - from, over: rising)
  }
}
