package import SavingsCore

/// Everything outside of the program that an answer may depend on.
///
/// `main` fills it from the real world, a test from its story.
package struct World: Sendable {
  /// The variables of the environment.
  package var environment: [String: String]

  /// The local day, `nil` where the clock tells none of the calendar.
  package var today: CalendarDate?

  /// The clock, for the history.
  package var secondsSince1970: Int

  /// Where answers go.
  package var output: Screen

  /// Shows a question and reads the answer, a line without its end; `nil`
  /// where nobody is there to answer.
  package var ask: (@Sendable (String) -> String?)?

  /// Everything that comes in over standard input; `nil` where it cannot be
  /// read.
  package var input: @Sendable () -> [UInt8]?

  /// A source of random bits, for new identities.
  package var random: @Sendable () -> UInt64

  /// Sends a question to a service and waits for what comes of it.
  package var fetch: @Sendable (WebRequest) -> WebAnswer

  /// The names of the keys that there are, and what is wrong with where they
  /// are kept.
  package var keys: @Sendable () -> (names: [String], fault: TransportFault?)

  /// Whether the process ends with the answer, so that what would end it
  /// after a change has to wait until that is told.
  package var endsWithTheAnswer: Bool

  /// A world of known parts.
  package init(
    environment: [String: String], today: CalendarDate?,
    secondsSince1970: Int,
    output: Screen,
    ask: (@Sendable (String) -> String?)?,
    input: @escaping @Sendable () -> [UInt8]?,
    random: @escaping @Sendable () -> UInt64,
    fetch: @escaping @Sendable (WebRequest) -> WebAnswer = { _ in
      .failure(.noCurl)
    },
    keys:
      @escaping @Sendable () -> (
        names: [String], fault: TransportFault?
      ) = { ([], nil) },
    endsWithTheAnswer: Bool = false
  ) {
    self.environment = environment
    self.today = today
    self.secondsSince1970 = secondsSince1970
    self.output = output
    self.ask = ask
    self.input = input
    self.random = random
    self.fetch = fetch
    self.keys = keys
    self.endsWithTheAnswer = endsWithTheAnswer
  }
}
