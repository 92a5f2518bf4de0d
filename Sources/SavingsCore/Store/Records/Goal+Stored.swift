extension Goal: Stored {
  /// The keys of a goal.
  enum Key: String, Vocabulary {
    case id, name, slug, target, currency, deadline, start, flex, emoji, note
    case link, finished, cancelled, every, monthly, yield, roundsFinished
    case match

    /// Version 1 had few of them; the kinds of goals came with version 3.
    var since: Int {
      switch self {
      case .id, .name, .target, .currency, .deadline, .start, .note: 1
      case .every, .monthly, .yield, .roundsFinished, .match: 3
      default: 2
      }
    }

    static let table = WordTable<Self>()
  }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Goal {
    var id: Goal.ID?
    var name: String?
    var slug: String?
    var target: Amount?
    var currency: Currency?
    var deadline: CalendarDate?
    var start: CalendarDate?
    var standing: Standing?
    var emoji: String?
    var note: String?
    var link: String?
    var match: String?
    var lifecycle = Lifecycle.active
    var every: Int?
    var monthly: Amount?
    var yield: Percentage?
    var roundsFinished: [CalendarDate] = []
    var cursor = reader.cursor
    defer { reader.cursor = cursor }
    var fields = try RecordFields<Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .id: id = try cursor.id(Goal.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .slug: slug = try cursor.slug(in: bytes)
      case .target: target = try cursor.amount(.amountFromZero, in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .deadline: deadline = try cursor.date(in: bytes)
      case .start: start = try cursor.date(in: bytes)
      case .flex: standing = try cursor.choice(Standing.self, in: bytes)
      case .emoji: emoji = try cursor.string(in: bytes)
      case .note: note = try cursor.string(in: bytes)
      case .link: link = try cursor.string(in: bytes)
      case .finished, .cancelled:
        guard lifecycle == .active else { throw cursor.flaw(.endsTwice) }
        let end = try cursor.date(in: bytes)
        lifecycle = key == .finished ? .finished(end) : .cancelled(end)
      case .every:
        every = try cursor.wholeNumber(Goal.everyMonths, in: bytes)
      case .monthly: monthly = try cursor.amount(.amountAboveZero, in: bytes)
      case .yield: yield = try cursor.percentage(in: bytes)
      case .roundsFinished: roundsFinished = try cursor.dates(in: bytes)
      case .match: match = try cursor.string(in: bytes)
      }
    }
    if cursor.version == 1 {
      // Its book finds a slug for it.
      slug = ""
      standing = .flexible
    }
    // What is not monthly has both, as all goals had once.
    if monthly == nil {
      _ = try cursor.found(target, Key.target)
      _ = try cursor.found(deadline, Key.deadline)
    }
    let goal = Goal(
      id: try cursor.found(id, Key.id),
      name: try cursor.found(name, Key.name),
      slug: try cursor.found(slug, Key.slug),
      target: target,
      currency: try cursor.found(currency, Key.currency),
      deadline: deadline,
      start: try cursor.found(start, Key.start), every: every,
      monthly: monthly, yield: yield, roundsFinished: roundsFinished,
      standing: try cursor.found(standing, Key.flex),
      emoji: emoji, note: note, link: link, match: match,
      lifecycle: lifecycle)
    do {
      try goal.checkKind()
    } catch {
      throw cursor.flaw(.breach(.notAKind(error)), at: cursor.recordStart)
    }
    reader.goals.append(goal.id)
    return goal
  }

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.id, id)
    json.write(Key.name, name)
    json.write(Key.slug, slug)
    json.write(Key.target, target)
    json.write(Key.currency, currency)
    json.write(Key.deadline, deadline)
    json.write(Key.start, start)
    json.write(Key.flex, standing.rawValue)
    json.write(Key.emoji, emoji)
    json.write(Key.note, note)
    json.write(Key.link, link)
    switch lifecycle {
    case .active: break
    case .finished(let date): json.write(Key.finished, date)
    case .cancelled(let date): json.write(Key.cancelled, date)
    }
    json.write(Key.every, every)
    json.write(Key.monthly, monthly)
    json.write(Key.yield, yield.map { "\($0)%" })
    json.write(Key.roundsFinished, roundsFinished)
    json.write(Key.match, match)
  }

  package var identity: RecordIdentity { .id(id.bits) }

  var called: String { name }

  /// Only active goals need a name of their own.
  var claims: [RecordIdentity] {
    let own = RecordIdentity.slug(.goal, slug)
    return isActive ? [own, .name(.goal, name)] : [own]
  }

  func prove(_ proof: inout Proof) throws(Contradiction) {
    proof.goals.append(id)
    try proof.take(claims)
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Goal] { book.household.goals }

  static func put(_ goals: [Goal], into book: inout Book) {
    book.household.goals = goals
  }
}

extension Goal.Standing: Vocabulary { static let table = WordTable<Self>() }
