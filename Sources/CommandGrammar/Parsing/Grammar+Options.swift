extension Grammar {
  /// The names of all options, for one that is spelt alike.
  var optionNames: [String] {
    let shapes = everywhere + onChanges + commands.flatMap(\.options)
    return shapes.map(\.name).distinct
  }

  /// The option that is meant by somebody who typed `arguments`.
  ///
  /// It is looked for where it is likeliest first: mostly not all commands
  /// have to be made to find it.
  func option(
    in arguments: [String], where isMeant: (Shape) -> Bool
  ) -> Shape? {
    if let shape = everywhere.first(where: isMeant)
      ?? onChanges.first(where: isMeant)
    {
      return shape
    }
    let words = Array(arguments.prefix { !looksLikeOption($0) })
    let near = command(at: words)?.options ?? []
    if let shape = near.first(where: isMeant) { return shape }
    for command in commands {
      if let shape = command.options.first(where: isMeant) { return shape }
    }
    return nil
  }
}
