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

  /// What people call the one that a line of the store is.
  static func title(of text: RecordText, in household: Household) -> Phrase

  static func count(in book: Book) -> Int

  /// How many came, went and only changed between two books.
  static func count(from before: Book, to after: Book) -> ChangeCount
}

extension ToldRecord {
  static var noun: String? { toldKind }

  /// What has a name is called by it.
  static func title(of text: RecordText, in _: Household) -> Phrase {
    "\(Phrase(.words(toldKind))) \(text.said("name"))"
  }

  static func count(in book: Book) -> Int { all(of: book).count }

  dynamic static func count(from before: Book, to after: Book) -> ChangeCount {
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

  static func title(of _: RecordText, in _: Household) -> Phrase { "settings" }
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

  static func title(of text: RecordText, in household: Household) -> Phrase {
    """
    share of \(text.words(of: "goal", in: household)) in \
    \(text.words(of: "asset", in: household)), \(text.said("since")): \
    \(text.words(of: "share", in: household))
    """
  }

  func told(in household: Household) -> AllocationRecord {
    AllocationRecord(
      self, of: household.asset(asset), for: household.goal(goal))
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

  static func title(of text: RecordText, in household: Household) -> Phrase {
    "plan of \(text.words(of: "goal", in: household)), \(text.said("month"))"
  }

  func told(in household: Household) -> PlanRecord {
    PlanRecord(self, in: household)
  }
}

extension Closing: ToldRecord {
  static var toldKind: String { "closing" }
  static var noun: String? { "closed month" }

  var toldID: String? { goal.map { "\(month)/\($0.id)" } ?? "\(month)" }

  /// All lines of a month are one.
  static func title(of text: RecordText, in _: Household) -> Phrase {
    let line = text.fields.first.flatMap { RecordText(Array($0.value.utf8)) }
    return "closing \(Phrase(line?.text("month") ?? ""))"
  }

  func told(in household: Household) -> ClosingRecord {
    ClosingRecord(self, in: household)
  }

  static func count(in book: Book) -> Int {
    all(of: book).count { $0.goal == nil }
  }

  /// A month has several records, and is counted once.
  static func count(from before: Book, to after: Book) -> ChangeCount {
    let months = patch(from: before, to: after).records.map(\.month)
    var touched: [Month] = []
    for month in months.ordered(by: <) where touched.last != month {
      touched.add(month)
    }
    func isOpen(_ month: Month, _ book: Book) -> Bool {
      book.household.closedMonth(month, knownOn: .last) == nil
    }
    let came = touched.count { isOpen($0, before) }
    let went = touched.count { isOpen($0, after) }
    return ChangeCount(
      came: came, went: went, changed: touched.count - came - went)
  }
}

extension Rate: ToldRecord {
  static var toldKind: String { "rate" }
  var toldID: String? { "\(pair)/\(date)" }

  static func title(of text: RecordText, in _: Household) -> Phrase {
    """
    rate \(text.said("base"))/\(text.said("quote")) \(text.said("rate")) of \
    \(text.said("date"))
    """
  }
}

extension Transaction: ToldRecord {
  static var toldKind: String { "transaction" }
  var toldID: String? { id.description }

  static func title(of text: RecordText, in household: Household) -> Phrase {
    """
    transaction \(text.words(of: "amount", in: household)) on \
    \(text.said("date")), \(text.words(of: "asset", in: household))
    """
  }

  func told(in household: Household) -> TransactionReport.Row {
    TransactionReport.Row(self, in: household)
  }
}
