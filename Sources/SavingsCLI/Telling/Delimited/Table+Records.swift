extension Table {
  /// The records for programs: a header, and every record on a line.
  ///
  /// The total is left out, because it is no record.
  func records(_ look: Look) -> String {
    let form = look.format == .csv ? Delimited.csv : .tsv
    let header = headings.flatMap(\.keys).map(Field.figure)
    return form.text(
      [header]
        + rows.map { row in
          zip(headings, row).flatMap { heading, cell in
            cell.fields(look, of: heading)
          }
        })
  }
}

extension Cell {
  /// As many fields as the column has, empty ones where there is nothing.
  fileprivate func fields(_ look: Look, of heading: Heading) -> [Field] {
    if case .blank = self { return heading.keys.map { _ in .figure("") } }
    return fields(look)
  }
}
