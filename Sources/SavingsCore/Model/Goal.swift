/// Something to save for: how much, of what, and by when or how much a month.
///
/// A dated goal has a target and a deadline; one that comes again says after
/// how many months, too; a monthly one has an amount a month in place of the
/// deadline, and perhaps a target.
public struct Goal: Equatable, Sendable {
  /// What names a goal for good.
  public typealias ID = Identifier<Goal>

  public var id: ID { all.id }

  /// What people call it.
  public var name: String {
    get { all.name }
    set { all.name = newValue }
  }

  /// What is short to type.
  public var slug: String {
    get { all.slug }
    set { all.slug = newValue }
  }

  /// How much it takes; a monthly goal may go on for ever.
  public var target: Amount? {
    get { all.target }
    set { all.target = newValue }
  }

  /// What it is counted in.
  public var currency: Currency {
    get { all.currency }
    set { all.currency = newValue }
  }

  /// The day it is needed, for the first time if it comes again.
  ///
  /// Paydays before it count. A monthly goal has none.
  public var deadline: CalendarDate? {
    get { all.deadline }
    set { all.deadline = newValue }
  }

  /// After how many months it comes again.
  public var every: Int? {
    get { all.every }
    set { all.every = newValue }
  }

  /// What it gets a month, where it has no deadline.
  public var monthly: Amount? {
    get { all.monthly }
    set { all.monthly = newValue }
  }

  /// What its money is expected to earn a year.
  public var yield: Percentage? {
    get { all.yield }
    set { all.yield = newValue }
  }

  /// The days on which a round was finished by hand, in order.
  public var roundsFinished: [CalendarDate] {
    get { all.roundsFinished }
    set { all.roundsFinished = newValue }
  }

  /// The day from which it is saved for.
  public var start: CalendarDate {
    get { all.start }
    set { all.start = newValue }
  }

  /// How far it gives way in a short month.
  public var standing: Standing {
    get { all.standing }
    set { all.standing = newValue }
  }

  /// A small picture for it.
  public var emoji: String? {
    get { all.emoji }
    set { all.emoji = newValue }
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { all.note }
    set { all.note = newValue }
  }

  /// Where to read more.
  public var link: String? {
    get { all.link }
    set { all.link = newValue }
  }

  /// The words by which what a bank tells is known to be for it.
  public var match: String? {
    get { all.match }
    set { all.match = newValue }
  }

  /// Whether it is still saved for.
  public var lifecycle: Lifecycle {
    get { all.lifecycle }
    set { all.lifecycle = newValue }
  }

  // In one place, so that a goal is as small as a reference to it.
  @Boxed private var all: All

  private struct All: Equatable {
    let id: ID
    var name: String
    var slug: String
    var target: Amount?
    var currency: Currency
    var deadline: CalendarDate?
    var start: CalendarDate
    var every: Int?
    var monthly: Amount?
    var yield: Percentage?
    var roundsFinished: [CalendarDate]
    var standing: Standing
    var emoji: String?
    var note: String?
    var link: String?
    var match: String?
    var lifecycle: Lifecycle
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
    all = All(
      id: id, name: name, slug: slug, target: target, currency: currency,
      deadline: deadline, start: start, every: every, monthly: monthly,
      yield: yield, roundsFinished: roundsFinished, standing: standing,
      emoji: emoji, note: note, link: link, match: match,
      lifecycle: lifecycle)
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
