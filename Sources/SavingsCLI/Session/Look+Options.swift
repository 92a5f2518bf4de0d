package import CommandGrammar

extension Look {
  /// The look that follows from the options, the environment and the stream,
  /// in this order; what a household prefers is not known yet.
  package init(_ matches: Matches, in world: World) throws(UsageProblem) {
    let environment = world.environment
    self.init()
    isTerminal = world.output.isTerminal
    width = Look.width(
      option: try matches.value(of: Options.width),
      columns: environment["COLUMNS"], isTerminal: isTerminal,
      reported: world.output.width)
    isASCII =
      try matches.value(of: Options.ascii) || Look.isASCII(environment)
    isAccessible =
      try matches.value(of: Options.accessible)
      || Look.isAccessible(environment)
    isSpoken = try matches.value(of: Options.spoken)
    isQuiet = try matches.value(of: Options.quiet)
    isJSON = matches.holds(Options.json)
    format = try matches.value(of: Options.format)
    store = try matches.value(of: Options.file)
    chosenPalette = try matches.value(of: Options.palette)
    let isColoured = Look.isColoured(
      try matches.value(of: Options.color), environment,
      isTerminal: isTerminal)
    if isColoured, !isAccessible {
      palette = chosenPalette ?? Look.palette(environment)
    }
  }
}
