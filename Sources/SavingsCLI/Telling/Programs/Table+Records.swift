extension Table {
  /// The records for programs: a header, and every record on a line.
  ///
  /// The total is left out, because it is no record.
  func records(_ look: Look) -> String {
    var text = look.record(headings.flatMap(\.keys))
    for place in 0..<count {
      var fields: [String] = []
      for (heading, cell) in zip(headings, row(place)) {
        fields += cell.delimited(look, of: heading)
      }
      text += look.record(fields)
    }
    return text
  }
}

extension [Fact] {
  /// A record of key and value for every field.
  func records(_ look: Look) -> String {
    var text = look.record(["key", "value"])
    for (heading, value) in flatMap(\.fields) {
      for (key, field) in zip(
        heading.keys, value.delimited(look, of: heading))
      {
        text += look.record([key, field])
      }
    }
    return text
  }
}
