/// Something that moved: one signed amount in one asset on one day.
public struct Transaction: Hashable, Sendable {
  /// What names a transaction for good.
  public typealias ID = Identifier<Transaction>

  // In this order they leave no room between them.

  /// What names it for good.
  public let id: ID

  /// Where it moved.
  public var asset: Asset.ID

  /// How much came in, negative for what went out.
  public var amount: Amount

  /// The goal that a deposit or a withdrawal is for.
  public var goal: Goal.ID?

  /// Why it moved.
  public var kind: Kind

  /// The day on which it counts.
  public var date: CalendarDate

  // Few have any, so they take the room of one.
  private var words: Words

  /// A transaction with everything it needs.
  public init(
    id: ID, asset: Asset.ID, date: CalendarDate, amount: Amount, kind: Kind,
    goal: Goal.ID? = nil, note: String? = nil, counterparty: String? = nil,
    externalID: String? = nil
  ) {
    self.id = id
    self.asset = asset
    self.date = date
    self.amount = amount
    self.kind = kind
    self.goal = goal
    words = Words(note, counterparty, externalID)
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { words.all.note }
    set { words = Words(newValue, counterparty, externalID) }
  }

  /// Who sent or got it.
  public var counterparty: String? {
    get { words.all.counterparty }
    set { words = Words(note, newValue, externalID) }
  }

  /// What the bank calls it; no two of one asset share it.
  public var externalID: String? {
    get { words.all.externalID }
    set { words = Words(note, counterparty, newValue) }
  }

  /// Whether there is a note, a counterparty or an external id.
  package var hasWords: Bool {
    if case .none = words { false } else { true }
  }

  /// The texts of a transaction.
  private indirect enum Words: Hashable, Sendable {
    case none
    case texts(note: String?, counterparty: String?, externalID: String?)

    init(_ note: String?, _ counterparty: String?, _ externalID: String?) {
      let isBare = note == nil && counterparty == nil && externalID == nil
      self =
        isBare
        ? .none
        : .texts(
          note: note, counterparty: counterparty, externalID: externalID)
    }

    var all: (note: String?, counterparty: String?, externalID: String?) {
      switch self {
      case .none: (nil, nil, nil)
      case .texts(let note, let counterparty, let externalID):
        (note, counterparty, externalID)
      }
    }
  }

  /// Why something moved.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What was there when the asset was opened.
    case opening
    /// Money put in.
    case deposit
    /// Money taken out.
    case withdrawal
    /// What the asset earned.
    case interest
    /// What makes the books agree with the bank.
    case adjustment

    /// Whether it can be for a goal.
    public var canNameGoal: Bool { self == .deposit || self == .withdrawal }

    /// Whether an amount has the sign that the kind calls for.
    func accepts(_ amount: Amount) -> Bool {
      switch self {
      case .deposit: amount.isPositive
      case .withdrawal: amount.isNegative
      case .opening, .interest, .adjustment: !amount.isZero
      }
    }
  }
}
