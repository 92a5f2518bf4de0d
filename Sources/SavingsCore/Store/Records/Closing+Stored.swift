extension Closing: Stored {
  /// The keys of what a month came to.
  enum Key: String, Vocabulary {
    case month, closed, goal, name, currency, required, planned
    case savedThisMonth, takenOut, left, flex, by

    /// Closed months came with version 3.
    var since: Int { 3 }

    static let table = WordTable<Self>()
  }

  /// A month is closed whole.
  static var identityKeys: [String] { ["month"] }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Closing {
    var month: Month?
    var closed: CalendarDate?
    var goal: Goal.ID?
    var name: String?
    var currency: Currency?
    var flex: Flex?
    var author: MonthlyPlan.Author?
    var amounts = InlineArray<5, Amount?>(repeating: nil)
    var cursor = reader.cursor
    defer { reader.cursor = cursor }
    var fields = try RecordFields<Key>(at: &cursor, in: bytes)
    while let key = try fields.next(&cursor, in: bytes) {
      switch key {
      case .month:
        month = try cursor.value(.month, in: bytes) { Month(bytes: $0) }
      case .closed: closed = try cursor.date(in: bytes)
      case .goal: goal = try cursor.id(Goal.self, in: bytes)
      case .name: name = try cursor.string(in: bytes)
      case .currency: currency = try cursor.currency(in: bytes)
      case .required, .planned, .savedThisMonth, .takenOut, .left:
        guard let place = sums.firstIndex(of: key) else {
          preconditionFailure("\(key) is no sum")
        }
        amounts[place] = try cursor.amount(.amountFromZero, in: bytes)
      case .flex: flex = try cursor.choice(Flex.self, in: bytes)
      case .by: author = try cursor.choice(MonthlyPlan.Author.self, in: bytes)
      }
    }
    func amount(_ place: Int) throws(FlawFound) -> Amount {
      try cursor.found(amounts[place], sums[place])
    }
    func lacks(_ isThere: Bool, _ key: Key) throws(FlawFound) {
      guard isThere else { return }
      throw cursor.flaw(.unknownKey(key.rawValue), at: cursor.recordStart)
    }
    var subject: OfGoal?
    if let goal {
      try lacks(closed != nil, .closed)
      try lacks(flex == .flexible, .flex)
      subject = OfGoal(
        goal, name: try cursor.found(name, Key.name), flex: flex, by: author)
    } else {
      try lacks(name != nil, .name)
      try lacks(flex != nil, .flex)
      try lacks(author != nil, .by)
      closed = try cursor.found(closed, Key.closed)
    }
    return Closing(
      month: try cursor.found(month, Key.month), closed: closed, goal: subject,
      currency: try cursor.found(currency, Key.currency),
      sums: MonthSums(
        required: try amount(0), planned: try amount(1),
        savedThisMonth: try amount(2), takenOut: try amount(3),
        left: try amount(4)))
  }

  /// Reads them line by line, because there may be many.
  static func readPart(
    _ reader: inout RecordReader, in bytes: Span<UInt8>, into book: inout Book
  ) throws(FlawFound) {
    var list = ClosingList(try RecordList(at: &reader.cursor, in: bytes))
    while try list.next(&reader, in: bytes) {}
    put(list.closings, into: &book)
  }

  /// The keys of the sums, in their order.
  private static let sums: [Key] = [
    .required, .planned, .savedThisMonth, .takenOut, .left,
  ]

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.month, month)
    json.write(Key.closed, closed)
    json.write(Key.goal, goal?.id)
    json.write(Key.name, goal?.name)
    json.write(Key.currency, currency)
    for (key, amount) in zip(Closing.sums, sums.all) { json.write(key, amount) }
    json.write(Key.flex, goal?.flex?.rawValue)
    json.write(Key.by, goal?.author?.rawValue)
  }

  var called: String { "closing of \(month)" }

  /// Months ascend, and goals stand behind theirs.
  func prove(_ proof: inout Proof) throws(Contradiction) {
    let isNext =
      goal == nil
      ? proof.closedMonth.map { $0 < month } ?? true
      : proof.closedMonth == month
    guard isNext else { throw .misplacedClosing(month) }
    proof.closedMonth = month
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [Closing] {
    book.household.closings
  }

  static func put(_ closings: [Closing], into book: inout Book) {
    book.household.closings = closings
  }
}
