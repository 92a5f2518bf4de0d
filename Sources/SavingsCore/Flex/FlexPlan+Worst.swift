extension FlexPlan {
  /// The flexible goal that has the most to bear, the first of equals: the
  /// largest sum by which one misses its deadline, else the most to catch up
  /// with; `nil` where none gives way that has either.
  public var worst: FlexShare? {
    var worst: FlexShare?
    for share in shares where share.role == .flexible && share.bears {
      if let worst, !share.bearsMore(than: worst) { continue }
      worst = share
    }
    return worst
  }

  /// Whether its worst is less bad than another's; what nobody has to bear
  /// compares to nothing.
  func isGentler(than other: FlexPlan) -> Bool {
    guard let worst, let worse = other.worst else { return false }
    return worse.bearsMore(than: worst)
  }
}

extension FlexShare {
  /// Whether it misses its deadline, or has something to catch up with.
  fileprivate var bears: Bool { shortfall != nil || impact.catchUp != nil }

  /// Whether it has more to bear than another one; a deadline that is missed is
  /// more than anything to catch up with.
  fileprivate func bearsMore(than other: FlexShare) -> Bool {
    if let shortfall { return other.shortfall.map { $0 < shortfall } ?? true }
    guard other.shortfall == nil, let more = impact.catchUp,
      let less = other.impact.catchUp
    else { return false }
    return less < more
  }
}
