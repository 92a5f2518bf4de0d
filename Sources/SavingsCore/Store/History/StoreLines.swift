/// The records of a book as a store writes them, a line each.
package struct StoreLines: Sendable {
  /// A record as it is written.
  typealias Line = [UInt8]

  /// The lines of each part, in their order.
  private var lines: [[Line]]

  /// The lines of a book.
  package init(of book: Book) {
    lines = StorePart.allCases.map { $0.kind.lines(of: book) }
  }

  subscript(part: StorePart) -> [Line] {
    get { lines[part.place] }
    set { lines[part.place] = newValue }
  }

  /// The book that these lines are, read as strictly as any store.
  package func book() throws(ContentProblem) -> Book {
    var json = JSONWriter()
    json.write("{\"format\":\"cst\",\"schemaVersion\":")
    json.write(StoreReader.version)
    json.write(",\"revision\":0")
    for part in StorePart.allCases {
      let isSingle = part.kind.isSingle
      json.write(",")
      json.write(text: part.rawValue)
      json.write(isSingle ? ":" : ":[")
      for (place, line) in self[part].enumerated() {
        // As in a store, so that it is read as fast.
        json.write(place > 0 ? ",\n    " : "\n    ")
        json.write(raw: line.span)
      }
      if !isSingle { json.write("]") }
    }
    json.write(",")
    json.write(raw: StoreWriter.end(stating: json.checksum).span)
    return try StoreReader.read(json.finish()).book
  }
}

extension StorePart {
  /// Where it stands among all.
  fileprivate var place: Int {
    guard let place = StorePart.allCases.firstIndex(of: self) else {
      preconditionFailure("\(self) is not among all parts")
    }
    return place
  }
}
