package import SavingsCore

/// What the command line says about the look of answers.
package struct LookChoices: Sendable {
  /// The number after `--width`.
  package var width: Int?

  /// The word after `--color`.
  package var colouring = WhenToColour.auto

  /// The word after `--palette`.
  package var palette: Palette?

  /// The word after `--format`.
  package var format: Look.Format?

  /// Whether `--ascii` is given.
  package var isASCII = false

  /// Whether `--accessible` is given.
  package var isAccessible = false

  /// Whether `--spoken` is given.
  package var isSpoken = false

  /// The path after `--file`.
  package var store: String?

  /// Nothing said.
  package init() {}
}

extension Look {
  /// The look that follows from the options, the environment, the stream and
  /// the settings, in this order.
  package init(
    _ choices: LookChoices, _ environment: [String: String], _ screen: Screen,
    _ settings: Settings
  ) {
    self.init(settings)
    isTerminal = screen.isTerminal
    width = Look.width(
      option: choices.width, columns: environment["COLUMNS"],
      isTerminal: isTerminal, reported: screen.width)
    isASCII = choices.isASCII || Look.isASCII(environment)
    isAccessible = choices.isAccessible || Look.isAccessible(environment)
    isSpoken = choices.isSpoken
    format = choices.format
    store = choices.store
    let isColoured = Look.isColoured(
      choices.colouring, environment, isTerminal: isTerminal)
    if isColoured, !isAccessible {
      palette = Look.palette(option: choices.palette, settings, environment)
    }
  }
}
