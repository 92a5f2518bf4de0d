/// A kind of record that a book holds, and what tells its records apart.
package protocol BookRecord: Equatable, Sendable {
  /// What makes it the same one at two times.
  var identity: RecordIdentity { get }

  /// All of a book, in their order.
  static func all(of book: Book) -> [Self]

  /// What turned those of one book into those of another.
  static func patch(from before: Book, to after: Book) -> ListPatch<Self>
}

extension BookRecord {
  /// What differs, found by holding all against all.
  package static func patch(
    from before: Book, to after: Book
  ) -> ListPatch<Self> {
    let (old, new) = (all(of: before), all(of: after))
    return old == new
      ? ListPatch(removed: [], inserted: []) : difference(from: old, to: new)
  }

  /// It is `dynamic` to be compiled once for all kinds of records: of most
  /// kinds a change leaves all as they were.
  private dynamic static func difference(
    from old: [Self], to new: [Self]
  ) -> ListPatch<Self> {
    ListPatch(from: old, to: new) { $0.identity }
  }
}

/// A kind of record as a store keeps it, said once: its keys, how it is read,
/// written, told apart and proved.
///
/// Whoever reads or writes a whole store walks the list of its parts
/// (`StorePart`) and has to know no kind by name.
protocol Stored: BookRecord {
  /// The keys of a record.
  associatedtype Key: Vocabulary

  /// The keys that tell two records apart.
  static var identityKeys: [String] { get }

  /// What people know it by.
  var called: String { get }

  /// What no other record of a book may have, as it is written.
  var claims: [RecordIdentity] { get }

  /// Reads the record that stands here.
  static func read(
    _ reader: inout RecordReader, in bytes: Span<UInt8>
  ) throws(FlawFound) -> Self

  /// Writes what it says, without the braces around it.
  func writeFields(to json: inout JSONWriter)

  /// Reads all records of the part, which begins here, into a book.
  static func readPart(
    _ reader: inout RecordReader, in bytes: Span<UInt8>, into book: inout Book
  ) throws(FlawFound)

  /// Passes a record that can stand beside others before it.
  func prove(_ proof: inout Proof) throws(Contradiction)

  /// Puts what was read into a book that has none yet.
  static func put(_ records: [Self], into book: inout Book)

  /// Passes a book whose records of this kind can stand beside each other and
  /// beside those of the parts before.
  static func prove(
    allOf book: Book, _ proof: inout Proof
  ) throws(Contradiction)
}

extension Stored {
  static var keys: [String] { Key.names }

  static var identityKeys: [String] { ["id"] }

  /// Whether there is one record instead of a list of them: no key tells it
  /// apart.
  static var isSingle: Bool { identityKeys.isEmpty }

  var claims: [RecordIdentity] { [] }

  static func prove(
    allOf book: Book, _ proof: inout Proof
  ) throws(Contradiction) {
    let records = all(of: book)
    var distinct = DistinctRecords(roomFor: records.count)
    for record in records {
      try distinct.take(record.identity)
      try record.prove(&proof)
    }
  }

  static func readPart(
    _ reader: inout RecordReader, in bytes: Span<UInt8>, into book: inout Book
  ) throws(FlawFound) {
    var records: [Self] = []
    var distinct = DistinctRecords()
    var list = try RecordList(at: &reader.cursor, in: bytes)
    while try list.next(&reader.cursor, in: bytes) {
      let record = try read(&reader, in: bytes)
      try reader.prove(record, &distinct)
      records.append(record)
    }
    put(records, into: &book)
  }

  func write(to json: inout JSONWriter) {
    json.open()
    writeFields(to: &json)
    json.close()
  }

  /// Writes all records of a book, each on a line of its own.
  static func writePart(of book: Book, to json: inout JSONWriter) {
    let records = all(of: book)
    if isSingle {
      for record in records { record.write(to: &json) }
      return
    }
    var isFirst = true
    for record in records {
      json.openLine(isFirst: isFirst)
      record.writeFields(to: &json)
      json.close()
      isFirst = false
    }
    json.write(records.isEmpty ? "[]" : "\n  ]")
  }

  /// Whether a book has none.
  static func isMissing(in book: Book) -> Bool { all(of: book).isEmpty }

  var line: [UInt8] { JSONWriter.line(write) }

  static func lines(of book: Book) -> [[UInt8]] { all(of: book).map(\.line) }
}
