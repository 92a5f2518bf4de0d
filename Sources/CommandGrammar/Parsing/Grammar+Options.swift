extension Grammar {
  /// The option that is meant by somebody who typed `arguments`.
  ///
  /// It is looked for where it is likeliest first: mostly not all commands
  /// have to be made to find it.
  func option(
    in arguments: [String], where isMeant: (Shape) -> Bool
  ) -> Shape? {
    let words = Array(arguments.prefix { !looksLikeOption($0) })
    return everywhere.first(where: isMeant)
      ?? onChanges.first(where: isMeant)
      ?? command(at: words)?.options.first(where: isMeant)
      ?? commands.lazy.flatMap(\.options).first(where: isMeant)
  }
}
