/// Something about a store that its owner should look at.
public indirect enum Finding: Sendable {
  /// A text of a record, told by its slug or id, is none that cst would take
  /// today, or nobody sees all of it.
  case oddText(RecordKind, String, TextField, BookProblem)
  /// The changes of this store are used up: it can be read, and no more.
  case changesUsedUp(String)
  /// An address of a wallet, or the contract of its token, cannot be one.
  case badAddress(Asset, AddressProblem)
  /// A goal is due before it begins.
  case deadlineBeforeStart(Goal)
  /// An asset gives away more than it has, from this day on.
  case overAllocated(Asset, on: CalendarDate)
  /// An asset holds less than nothing.
  case overdrawn(Asset, Money)
  /// Two assets are one account of a bank.
  case doubleAccount(Asset, Asset)
  /// An amount of a goal, or of its share of an asset, has more decimals than
  /// its currency.
  case goalTooFine(Goal, Money)
  case shareTooFine(Goal, Asset, since: CalendarDate, Money)
  /// A transaction has more decimals than its currency, which is unknown where
  /// its asset is.
  case transactionTooFine(Transaction, Currency?)
  /// Others may read this file.
  case openToOthers(String)
  /// A sync program left this copy beside the store.
  case conflictCopy(String)
  /// The same, of a store that is in this one already, or of a history whose
  /// store is.
  case conflictCopyThatIsIn(String)
  /// What a right checksum vouches for cannot be.
  case contradiction(StoreProblem)
  /// The history tells of another store.
  case otherHistory
  /// This line of the history is damaged, and with it the way back over this
  /// change.
  case damagedHistory(String, line: Int, missing: Int)
  /// The history does not lead to the store's state.
  case noHistory
  /// The history goes back to this change, and no further.
  case shortHistory(from: Int)

  /// Whether it is only worth knowing, and no fault.
  ///
  /// Records are told apart by their names; what else is written about them is
  /// shown safely whatever it holds.
  public var isNote: Bool {
    switch self {
    case .oddText(_, _, let field, _): field != .name
    case .doubleAccount, .otherHistory, .noHistory, .shortHistory: true
    default: false
    }
  }
}
