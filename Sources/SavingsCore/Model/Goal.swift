/// Something to save for: how much, of what, and by when or how much a month.
///
/// A dated goal has a target and a deadline; one that comes again says after
/// how many months, too; a monthly one has an amount a month in place of the
/// deadline, and perhaps a target.
public struct Goal: Equatable, Sendable {
  /// What names a goal for good.
  public typealias ID = Identifier<Goal>

  /// What names it for good.
  public let id: ID

  /// What people call it.
  public var name: String {
    get { texts.name }
    set { texts.name = newValue }
  }

  /// What is short to type.
  public var slug: String {
    get { texts.slug }
    set { texts.slug = newValue }
  }

  /// How much it takes; a monthly goal may go on for ever.
  public var target: Amount?

  /// What it is counted in.
  public var currency: Currency

  /// The day it is needed, for the first time if it comes again.
  ///
  /// Paydays before it count. A monthly goal has none.
  public var deadline: CalendarDate?

  /// After how many months it comes again.
  public var every: Int?

  /// What it gets a month, where it has no deadline.
  public var monthly: Amount?

  /// What its money is expected to earn a year.
  public var yield: Percentage?

  /// The days on which a round was finished by hand, in order.
  public var roundsFinished: [CalendarDate]

  /// The day from which it is saved for.
  public var start: CalendarDate

  /// How far it gives way in a short month.
  public var standing: Standing

  /// A small picture for it.
  public var emoji: String? {
    get { texts.emoji }
    set { texts.emoji = newValue }
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { texts.note }
    set { texts.note = newValue }
  }

  /// Where to read more.
  public var link: String? {
    get { texts.link }
    set { texts.link = newValue }
  }

  /// The words by which what a bank tells is known to be for it.
  public var match: String? {
    get { texts.match }
    set { texts.match = newValue }
  }

  /// Whether it is still saved for.
  public var lifecycle: Lifecycle

  // What people wrote stands apart: most who pass it on read none of it.
  @Boxed private var texts: Texts

  private struct Texts: Equatable {
    var name: String
    var slug: String
    var emoji: String?
    var note: String?
    var link: String?
    var match: String?
  }

  /// A goal with everything it needs.
  public init(
    id: ID, name: String, slug: String, target: Amount?, currency: Currency,
    deadline: CalendarDate?, start: CalendarDate, every: Int? = nil,
    monthly: Amount? = nil, yield: Percentage? = nil,
    roundsFinished: [CalendarDate] = [],
    standing: Standing = .flexible, emoji: String? = nil, note: String? = nil,
    link: String? = nil, match: String? = nil, lifecycle: Lifecycle = .active
  ) {
    self.id = id
    self.target = target
    self.currency = currency
    self.deadline = deadline
    self.start = start
    self.every = every
    self.monthly = monthly
    self.yield = yield
    self.roundsFinished = roundsFinished
    self.standing = standing
    self.lifecycle = lifecycle
    texts = Texts(
      name: name, slug: slug, emoji: emoji, note: note, link: link,
      match: match)
  }

  /// How far a goal gives way, month after month.
  public enum Standing: String, Equatable, Sendable, CaseIterable {
    /// It shares in what a short month brings.
    case flexible
    /// It is paid in full.
    case protected
  }

  /// Where a goal is in its life.
  public enum Lifecycle: Equatable, Sendable {
    /// It is planned.
    case active
    /// It was reached and used, on that day.
    case finished(CalendarDate)
    /// It was given up, on that day.
    case cancelled(CalendarDate)

    /// The day on which it ended, if it did.
    public var end: CalendarDate? {
      switch self {
      case .active: nil
      case .finished(let date), .cancelled(let date): date
      }
    }
  }

  /// Whether the goal is planned on `date`: it was not ended by then.
  public func isActive(on date: CalendarDate) -> Bool {
    lifecycle.end.map { date < $0 } ?? true
  }

  /// Whether nothing has ended it.
  public var isActive: Bool { lifecycle == .active }
}
