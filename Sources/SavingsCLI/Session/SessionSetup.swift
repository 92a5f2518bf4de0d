internal import SavingsCore

/// The choices of a command line that a session stands on.
struct SessionSetup {
  /// The day.
  let today: CalendarDate

  /// Who set the day, where it is not simply today.
  let todaySource: String?

  /// Where the data is kept.
  let store: StoreFile

  /// Who named that place.
  let storeSource: String

  /// The path behind `--file`, for commands to type.
  let named: String?

  /// The palette that was asked for, where one was.
  let palette: Palette?

  /// Whether a warning is a reason to stop.
  let isStrict: Bool

  /// Whether nothing is saved, whatever changes.
  let isDryRun: Bool
}
