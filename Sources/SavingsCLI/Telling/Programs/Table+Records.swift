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

extension [Fact] {
  /// A record of key and value for every field.
  func records(_ look: Look) -> String {
    let header = [DelimitedText.figure("key"), .figure("value")]
    return look.delimited(
      [header]
        + flatMap(\.fields).flatMap { heading, value in
          zip(heading.keys, value.delimited(look, of: heading))
            .map { key, value in [.figure(key), value] }
        })
  }
}
