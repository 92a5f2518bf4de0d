extension Flows.Frame {
  /// So many assets, with the pairs and days in any order, each perhaps
  /// several times.
  public init(
    assets: Int, pairs: [Flows.Pair] = [], upTo days: [CalendarDate],
    spenders: Set<Int> = [], ends: [CalendarDate] = []
  ) {
    self.assets = assets
    self.spenders = spenders
    self.ends = ends.distinct
    self.days = days.distinct
    var ordered: [Flows.Pair] = []
    for pair in pairs.ordered(by: <) where pair != ordered.last {
      ordered.append(pair)
    }
    self.pairs = ordered
  }
}
