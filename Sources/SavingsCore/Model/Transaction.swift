/// Something that moved: one signed amount in one asset on one day.
public struct Transaction: Equatable, Sendable {
  /// What names a transaction for good.
  public typealias ID = Identifier<Transaction>

  // In this order they leave no room between them.

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
  private var held = Held.none

  /// A transaction with everything it needs.
  public init(
    id: ID, asset: Asset.ID, date: CalendarDate, amount: Amount, kind: Kind,
    goal: Goal.ID? = nil, note: String? = nil, counterparty: String? = nil,
    externalID: String? = nil, transfer: ID? = nil
  ) {
    self.id = id
    self.asset = asset
    self.date = date
    self.amount = amount
    self.kind = kind
    self.goal = goal
    // Most have none, which is to cost nothing.
    guard
      note != nil || counterparty != nil || externalID != nil || transfer != nil
    else { return }
    words = Words(
      note: note, counterparty: counterparty, externalID: externalID,
      transfer: transfer)
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { words.note }
    set { words.note = newValue }
  }

  /// Who sent or got it.
  public var counterparty: String? {
    get { words.counterparty }
    set { words.counterparty = newValue }
  }

  /// What the bank calls it; no two of one asset share it.
  public var externalID: String? {
    get { words.externalID }
    set { words.externalID = newValue }
  }

  /// The other side, where money moved from one asset into another: a
  /// withdrawal or a deposit of the same day that names this one.
  public var transfer: ID? {
    get { words.transfer }
    set { words.transfer = newValue }
  }

  /// Whether money moved from one asset into another.
  public var isTransfer: Bool { hasWords && transfer != nil }

  /// Whether there is anything that most transactions do not have.
  package var hasWords: Bool {
    if case .none = held { false } else { true }
  }

  private var words: Words {
    get { if case .some(let words) = held { words } else { Words() } }
    set { held = newValue == Words() ? .none : .some(newValue) }
  }

  /// What few transactions have.
  private struct Words: Equatable, Sendable {
    var note: String?
    var counterparty: String?
    var externalID: String?
    var transfer: ID?
  }

  private indirect enum Held: Equatable, Sendable {
    case none
    case some(Words)
  }

  /// Why something moved.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
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

    public var canNameGoal: Bool { self == .deposit || self == .withdrawal }

    /// Whether an amount has the sign that the kind calls for.
    @inline(__always)
    func accepts(_ amount: Amount) -> Bool {
      switch self {
      case .deposit: amount.isPositive
      case .withdrawal: amount.isNegative
      case .opening, .interest, .adjustment: !amount.isZero
      }
    }
  }
}
