extension Amount {
  /// Where an axis of amounts is marked: at nothing, and at the multiples of a
  /// step up to the top.
  ///
  /// The step is the smallest among 1, 2, 5, 10, 20, 50 and so on units of the
  /// last decimal with which there are at most four. `25,000.00` is marked at
  /// `0`, `10,000` and `20,000`.
  public static func ticks(upTo top: Amount, digits: Int) -> [Amount] {
    let unit = Int128.tenToThe(Amount.decimals - digits)
    guard top.isPositive else { return [.zero] }
    var power = unit
    while true {
      for factor: Int128 in [1, 2, 5] {
        // Past counting only nothing is marked.
        guard let step = power.timesExactly(factor) else { return [.zero] }
        let count = top.attos / step
        if count < 4 {
          return (0...Int(count)).map { Amount(attos: Int128($0) * step) }
        }
      }
      guard let next = power.timesExactly(10) else { return [.zero] }
      power = next
    }
  }
}

/// A mark on a line of time: the first day of a month.
public struct TimeTick: Sendable {
  public let month: Month

  /// Whether it is labelled with its year, and not with the month.
  public let isYear: Bool

  public var date: CalendarDate { month.firstDay }

  /// The marks between two days, both of them included, and at most so many.
  ///
  /// They stand at the firsts of the months whose number, counted from the year
  /// 0, is a multiple of the smallest step with which there are no more.
  public static func ticks(
    from first: CalendarDate, to last: CalendarDate, atMost most: Int
  ) -> [TimeTick] {
    for step in [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200] {
      let start = first.month
      let number = start.year * 12 + start.number - 1
      var next = start.adding((step - number % step) % step)
      if let month = next, month.firstDay < first { next = month.adding(step) }
      var ticks: [TimeTick] = []
      while let month = next, month.firstDay <= last, ticks.count <= most {
        ticks.add(
          TimeTick(month: month, isYear: step >= 12 || month.number == 1))
        next = month.adding(step)
      }
      if ticks.count <= most { return ticks }
    }
    return []
  }
}
