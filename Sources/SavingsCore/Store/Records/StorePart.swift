/// The parts of a store that hold records, in the order in which they stand.
///
/// A record refers only to records of parts before its own, and a transfer to
/// its other side, so one pass over the file is enough. Whatever reads, writes,
/// proves, compares or brings in a whole store walks this list. What is not
/// alike for all kinds names them: which months have changed (`Book.firstDay`),
/// what conflicts are called, and what is copied into another book.
package enum StorePart: String, CaseIterable, Sendable {
  case settings, goals, assets, allocations, plans, closings, rates
  case transactions

  /// What it holds.
  var kind: any Stored.Type {
    switch self {
    case .settings: Settings.self
    case .goals: Goal.self
    case .assets: Asset.self
    case .allocations: AssetAllocation.self
    case .plans: MonthlyPlan.self
    case .closings: Closing.self
    case .rates: Rate.self
    case .transactions: Transaction.self
    }
  }

  /// Whether it stands in every store, since version 2 began with it; one that
  /// came later stands only where it has records.
  package var isAlwaysThere: Bool { self != .closings }
}

extension TopLevel {
  /// A store of version 2 or 3.
  static let current = TopLevel(
    names: ["format", "schemaVersion", "revision"]
      + StorePart.allCases.map(\.rawValue) + ["checksum"],
    below: { StorePart(rawValue: $0)?.kind.keys ?? [] })
}
