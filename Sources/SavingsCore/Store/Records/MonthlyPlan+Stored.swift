extension MonthlyPlan: Stored {
  /// The keys of what one month does differently.
  enum Key: String, Vocabulary {
    case goal, month, flex, custom, by, own

    static let table = WordTable<Self>()
  }

  static var identityKeys: [String] { ["goal", "month"] }

  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> MonthlyPlan {
    var goal: Int?
    var month: Month?
    var flex: Flex?
    var custom: Amount?
    var own: Amount?
    var author: Author?
    var fields = try RecordFields<Key>(at: &reader.cursor, in: bytes)
    while let key = try fields.next(&reader.cursor, in: bytes) {
      switch key {
      case .goal: goal = try reader.goalPlace(in: bytes)
      case .month:
        month = try reader.cursor.value(.month, in: bytes) { Month(bytes: $0) }
      case .flex: flex = try reader.cursor.choice(Flex.self, in: bytes)
      case .own: own = try reader.cursor.amount(.amountFromZero, in: bytes)
      case .custom:
        custom = try reader.cursor.amount(.amountFromZero, in: bytes)
      case .by: author = try reader.cursor.choice(Author.self, in: bytes)
      }
    }
    let cursor = reader.cursor
    var plan = MonthlyPlan(
      goal: reader.goals.id(at: try cursor.found(goal, Key.goal)),
      month: try cursor.found(month, Key.month), flex: flex, own: own)
    if custom != nil || author != nil {
      plan.custom = Custom(
        try cursor.found(custom, Key.custom),
        by: try cursor.found(author, Key.by))
    }
    guard !plan.isEmpty else {
      throw cursor.flaw(.emptyPlan, at: cursor.recordStart)
    }
    return plan
  }

  func writeFields(to json: inout JSONWriter) {
    json.write(Key.goal, goal)
    json.write(Key.month, month)
    json.write(Key.flex, flex?.rawValue)
    json.write(Key.custom, custom?.amount)
    json.write(Key.by, custom?.author.rawValue)
    json.write(Key.own, own)
  }

  var called: String { "plan of \(month)" }

  func prove(_ proof: inout Proof) throws(Contradiction) {
    try proof.check(goal)
  }

  /// Those of a book, in their order.
  package static func all(of book: Book) -> [MonthlyPlan] {
    book.household.plans
  }

  /// What differs: compiled for itself, since every flex that is applied asks.
  package static func patch(
    from before: Book, to after: Book
  ) -> ListPatch<MonthlyPlan> {
    ListPatch(from: all(of: before), to: all(of: after), by: \.identity)
  }

  static func put(_ plans: [MonthlyPlan], into book: inout Book) {
    book.household.plans = plans
  }
}

extension Flex: Vocabulary { static let table = WordTable<Self>() }

extension MonthlyPlan.Author: Vocabulary {
  static let table = WordTable<Self>()
}
