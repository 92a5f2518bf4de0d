extension Grammar {
  /// Every option by name, because one name means one thing everywhere.
  var options: [String: Shape] {
    let shapes = everywhere + onChanges + commands.flatMap(\.options)
    return Dictionary(shapes.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The option that is meant by somebody who typed `arguments`.
  ///
  /// It is looked for where it is likeliest first: mostly not all commands
  /// have to be made to find it.
  func option(
    in arguments: [String], where isMeant: (Shape) -> Bool
  ) -> Shape? {
    if let shape = (everywhere + onChanges).first(where: isMeant) {
      return shape
    }
    let words = Array(arguments.prefix { !looksLikeOption($0) })
    let near = command(at: words).map(\.options) ?? []
    return near.first(where: isMeant)
      ?? commands.lazy.flatMap(\.options).first(where: isMeant)
  }
}
