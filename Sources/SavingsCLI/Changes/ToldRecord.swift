internal import SavingsCore

/// A kind of record as answers speak of it, one and many, and as programs read
/// it.
protocol ToldRecord: BookRecord {
  /// What programs call a record of the kind.
  static var toldKind: String { get }

  /// What people call one of them; `nil` where there is only ever one.
  static var noun: String? { get }

  /// What programs call this one, `nil` where there is no other.
  var toldID: String? { get }

  /// All of it for programs, with the names of the records that it refers to.
  associatedtype Told: Described
  func told(in household: Household) -> Told

  static func count(in book: Book) -> Int

  /// How many came, went and only changed between two books.
  static func count(from before: Book, to after: Book) -> ChangeCount
}

extension ToldRecord {
  static var noun: String? { toldKind }

  static func count(in book: Book) -> Int { all(of: book).count }

  dynamic static func count(
    from before: Book, to after: Book
  ) -> ChangeCount {
    let patch = patch(from: before, to: after)
    return ChangeCount(
      from: patch.removed.map { $0.record.identity },
      to: patch.inserted.map { $0.record.identity }
    ) { patch.removed[$0].record == patch.inserted[$1].record }
  }
}

extension ToldRecord where Self: Described {
  /// The record itself, which refers to no other.
  func told(in _: Household) -> Self { self }
}

extension StorePart {
  /// How answers speak of what it holds.
  var told: any ToldRecord.Type {
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
}

extension Settings: ToldRecord {
  static var toldKind: String { "settings" }
  static var noun: String? { nil }
  var toldID: String? { nil }
}

extension Goal: ToldRecord {
  static var toldKind: String { "goal" }
  var toldID: String? { id.description }
}

extension Asset: ToldRecord {
  static var toldKind: String { "asset" }
  var toldID: String? { id.description }
}

extension AssetAllocation: ToldRecord {
  static var toldKind: String { "allocation" }
  var toldID: String? { "\(asset)/\(goal)/\(since)" }

  func told(in household: Household) -> AllocationRecord {
    AllocationRecord(self, in: household)
  }

  /// A share may have several rows, and is counted once.
  static func count(from before: Book, to after: Book) -> ChangeCount {
    ChangeCount(
      ofShares: patch(from: before, to: after), from: before, to: after)
  }
}

extension MonthlyPlan: ToldRecord {
  static var toldKind: String { "plan" }
  static var noun: String? { "monthly plan" }
  var toldID: String? { "\(goal)/\(month)" }

  func told(in household: Household) -> PlanRecord {
    PlanRecord(self, in: household)
  }
}

extension Closing: ToldRecord {
  static var toldKind: String { "closing" }
  static var noun: String? { "closed month" }

  var toldID: String? { goal.map { "\(month)/\($0.id)" } ?? "\(month)" }

  func told(in household: Household) -> ClosingRecord {
    ClosingRecord(self, in: household)
  }

  static func count(in book: Book) -> Int {
    all(of: book).count { $0.goal == nil }
  }

  /// A month has several records, and is counted once.
  static func count(from before: Book, to after: Book) -> ChangeCount {
    let patch = patch(from: before, to: after)
    let touched = (patch.removed + patch.inserted).map(\.record.month)
      .withoutRepetitions
    func closed(_ book: Book) -> [Month] {
      all(of: book).filter { $0.goal == nil }.map(\.month)
    }
    let (old, new) = (closed(before), closed(after))
    return ChangeCount(
      came: touched.count { !old.contains($0) },
      went: touched.count { !new.contains($0) },
      changed: touched.count { old.contains($0) && new.contains($0) })
  }
}

extension Rate: ToldRecord {
  static var toldKind: String { "rate" }
  var toldID: String? { "\(pair)/\(date)" }
}

extension Transaction: ToldRecord {
  static var toldKind: String { "transaction" }
  var toldID: String? { id.description }

  func told(in household: Household) -> TransactionReport.Row {
    TransactionReport.Row(self, in: household)
  }
}
