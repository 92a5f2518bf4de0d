package import CommandGrammar

extension Look {
  /// The look that follows from the options, the environment and the stream,
  /// in this order; what a household prefers is not known yet.
  package init(_ matches: Matches, in world: World) throws(UsageProblem) {
    let environment = world.environment
    self.init()
    self.isTerminal = world.output.isTerminal
    self.width = Look.width(
      option: try matches.value(of: Options.width),
      columns: environment["COLUMNS"], isTerminal: self.isTerminal,
      reported: world.output.width)
    self.isASCII =
      try matches.value(of: Options.ascii) || Look.isASCII(environment)
    self.isAccessible =
      try matches.value(of: Options.accessible)
      || Look.isAccessible(environment)
    self.isSpoken = try matches.value(of: Options.spoken)
    self.isQuiet = try matches.value(of: Options.quiet)
    self.isJSON = matches.holds(Options.json.shape.title)
    self.format = try matches.value(of: Options.format)
    let file = try matches.value(of: Options.file)
    // Git calls it by a name that it has only for now.
    self.store = try matches.value(of: Options.driver) ?? file
    self.chosenPalette = try matches.value(of: Options.palette)
    let isColoured = Look.isColoured(
      try matches.value(of: Options.color), environment,
      isTerminal: self.isTerminal)
    if isColoured, !self.isAccessible {
      self.palette = self.chosenPalette ?? Look.palette(environment)
    }
  }
}
