/// The worst that a flex does to any goal.
public final class WorstCase: Sendable {
  /// The goal and what it gets, `nil` where none gives way that has a deadline
  /// or something to catch up with.
  public let share: FlexShare?

  private let burden: Burden?

  /// What a goal has to bear, the lightest first.
  private enum Burden: Comparable {
    /// It has so much to catch up with.
    case catchUp(Fraction)
    /// It misses its deadline by so much, in the display currency.
    case late(Amount)

    init?(of share: FlexShare) {
      if let shortfall = share.shortfall {
        self = .late(shortfall)
      } else if let ratio = share.impact.catchUp {
        self = .catchUp(ratio)
      } else {
        return nil
      }
    }
  }

  /// The flexible goal that has the most to bear, the first of equals.
  init(of shares: [FlexShare]) {
    let burdens = shares.lazy.filter { $0.role == .flexible }
      .compactMap { share in Burden(of: share).map { (share, $0) } }
    let worst = burdens.max { $0.1 < $1.1 }
    share = worst?.0
    burden = worst?.1
  }

  /// Whether this is less bad; what nobody has to bear compares to nothing.
  func isBetter(than other: WorstCase) -> Bool {
    guard let burden, let worse = other.burden else { return false }
    return burden < worse
  }
}

extension FlexPlan {
  /// What the goal with the most to bear has to: the largest sum by which one
  /// misses its deadline, else the most to catch up with.
  public var worst: WorstCase { WorstCase(of: shares) }
}
