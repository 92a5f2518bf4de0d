extension Table {
  /// The records for programs: a header, and every record on a line.
  ///
  /// The total is left out, because it is no record.
  func records(_ look: Look) -> String {
    let header = headings.flatMap(\.keys).map(DelimitedText.figure)
    return look.delimited(
      [header]
        + (0..<count).map { place in
          zip(headings, row(place)).flatMap { heading, cell in
            cell.delimited(look, of: heading)
          }
        })
  }
}

extension Value {
  /// As many places as the column has, empty ones where there is nothing.
  func delimited(
    _ look: Look, of heading: Heading
  ) -> [DelimitedText] {
    if case .blank = self { return heading.keys.map { _ in .figure("") } }
    // A sum in a column of figures leaves its currency to another one.
    return Array(delimited(look).prefix(heading.keys.count))
  }
}
