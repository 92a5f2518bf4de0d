extension [Fact] {
  /// A record of key and value for every field.
  func records(_ look: Look) -> String {
    let form = look.format == .csv ? Delimited.csv : .tsv
    let header = [DelimitedText.figure("key"), .figure("value")]
    return form.text(
      [header]
        + flatMap(\.fields).flatMap { heading, value in
          zip(heading.keys, value.delimited(look, of: heading))
            .map { key, value in [.figure(key), value] }
        })
  }
}
