/// How a flex decides who gives way first.
public enum Strategy: String, Hashable, Sendable, CaseIterable {
  /// Everyone keeps the same part of what was planned.
  case balanced
  /// The nearest deadlines are served first.
  case urgent
  /// The largest amounts move first.
  case largest
  /// The worst consequence is made as small as possible.
  case risk

  /// The one that is used where nobody asks for another.
  public static let usual = Strategy.balanced

  /// What every stake gets of `pool`: at least its floor, at most its cap.
  ///
  /// The floors are taken to fit into the pool; what no cap has room for
  /// stays over.
  func place(
    _ pool: Amount, on stakes: [Stake]
  ) throws(MoneyProblem) -> [Amount] {
    switch self {
    case .balanced: try placeBalanced(pool, on: stakes)
    case .urgent: try placeUrgent(pool, on: stakes)
    case .largest: try placeLargest(pool, on: stakes)
    case .risk: try placeByRisk(pool, on: stakes)
    }
  }
}
