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
