/// The records of a book as a store writes them, a line each.
package struct StoreLines: Hashable, Sendable {
  /// A record as it is written.
  typealias Line = [UInt8]

  /// The parts that hold records, in the order of a store.
  static let parts: [Part] = [
    .settings, .goals, .assets, .allocations, .plans, .rates, .transactions,
  ]

  /// The lines of each part; the settings are a part with one line.
  var lines: [Part: [Line]]

  /// The lines of a book.
  package init(of book: Book) {
    let household = book.household
    lines = [
      .settings: [JSONInk.line { $0.write(household.settings) }],
      .goals: household.goals.map { goal in JSONInk.line { $0.write(goal) } },
      .assets: household.assets.map { asset in
        JSONInk.line { $0.write(asset) }
      },
      .allocations: household.allocations.map { row in
        JSONInk.line { $0.write(row) }
      },
      .plans: household.plans.map { plan in JSONInk.line { $0.write(plan) } },
      .rates: household.rates.map { rate in JSONInk.line { $0.write(rate) } },
      .transactions: book.transactions.map { transaction in
        JSONInk.line { $0.write(transaction) }
      },
    ]
  }

  /// The book that these lines are, read as strictly as any store.
  package func book() throws(ContentProblem) -> Book {
    var ink = JSONInk()
    ink.write("{\"format\":\"cst\",\"schemaVersion\":")
    ink.write(UInt64(StoreReader.version))
    ink.write(",\"revision\":0")
    for part in StoreLines.parts {
      ink.write(",")
      ink.write(text: part.rawValue)
      ink.write(part == .settings ? ":" : ":[")
      for (place, line) in (lines[part] ?? []).enumerated() {
        // As in a store, so that it is read as fast.
        ink.write(place > 0 ? ",\n    " : "\n    ")
        ink.write(raw: line)
      }
      if part != .settings { ink.write("]") }
    }
    ink.write(",")
    let checksum = ink.checksum
    ink.write("\"checksum\":\"")
    ink.write(hexadecimal: checksum.bits)
    ink.write("\"}")
    return try StoreReader.read(ink.bytes).book
  }
}

extension JSONInk {
  /// The bytes of one record.
  static func line(_ write: (inout JSONInk) -> Void) -> [UInt8] {
    var ink = JSONInk()
    write(&ink)
    return ink.bytes
  }
}
