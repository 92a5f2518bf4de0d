/// What a store holds after one of its changes.
public struct Snapshot: Sendable {
  /// How many changes led here.
  public var revision: Int

  /// All the records.
  public var book: Book

  /// The checksum that the file states which it was read from.
  private var stated: Checksum?

  /// The records after so many changes.
  public init(revision: Int, _ book: Book) {
    self.revision = revision
    self.book = book
  }

  /// The same with these transactions, as a file has them that states a
  /// checksum.
  func with(
    _ transactions: Transactions, stating checksum: Checksum? = nil
  ) -> Snapshot {
    var snapshot = self
    snapshot.book.transactions = transactions
    snapshot.stated = checksum
    return snapshot
  }

  /// What tells this state of a store from all others.
  public var state: StoreState {
    StoreState(
      revision: revision,
      store: stated
        ?? StoreWriter.checksum(of: self, version: StoreReader.version))
  }

  /// The highest number of changes that a store can state: fifteen digits,
  /// which every program that reads JSON keeps exact.
  static let lastRevision = 999_999_999_999_999

  /// What there is before the first change.
  public static let empty = Snapshot(revision: 0, Book())
}

extension Snapshot: Equatable {
  /// Whether two stores hold the same, however that is written.
  public static func == (a: Snapshot, b: Snapshot) -> Bool {
    a.revision == b.revision && a.book == b.book
  }
}

/// What a store holds, with its transactions as sums and of its rates those
/// of some days.
///
/// Enough to plan with, and small however long the history is.
public struct Digest: Sendable {
  /// How many changes led here.
  public let revision: Int

  /// Everything but the transactions.
  public let household: Household

  /// The sums of the transactions.
  public package(set) var flows: Flows

  /// What somebody wants of a store besides its goals, assets and shares.
  public struct Wanted: Sendable {
    /// The sums that are wanted, without any movement yet.
    public internal(set) var flows: Flows

    /// The days whose rates are wanted, `nil` for all rates.
    public let rates: [CalendarDate]?

    /// Sums up to some days, and the rates of some.
    public init(_ flows: Flows, ratesOn rates: [CalendarDate]?) {
      self.flows = flows
      self.rates = rates
    }
  }
}
