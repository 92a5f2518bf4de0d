package import SavingsCore

/// Everything outside of the program that an answer may depend on.
///
/// `main` fills it from the real world, a test from its story.
package final class World: Sendable {
  package let environment: [String: String]

  /// The local day, `nil` where the clock tells none of the calendar.
  package let today: CalendarDate?

  /// The clock, for the history.
  package let secondsSince1970: Int

  package let output: Screen

  /// Shows a question and reads the answer, a line without its end; `nil`
  /// where nobody is there to answer.
  package let ask: (@Sendable (String) -> String?)?

  /// Says a line while something takes long, where somebody is there to read
  /// it.
  package let tell: @Sendable (String) -> Void

  /// Everything that comes in over standard input; `nil` where it cannot be
  /// read.
  package let input: @Sendable () -> [UInt8]?

  /// A source of random bits, for new identities.
  package let random: @Sendable () -> UInt64

  /// Sends a question to a service and waits for what comes of it.
  package let fetch: @Sendable (WebRequest) -> WebAnswer

  /// The names of the keys that there are, and what is wrong with where they
  /// are kept.
  package let keys: @Sendable () -> (names: [String], fault: TransportFault?)

  /// What the machine is called, for a link to a file on it.
  package let host: @Sendable () -> String?

  /// Whether the process ends with the answer, so that what would end it
  /// after a change has to wait until that is told.
  package let endsWithTheAnswer: Bool

  /// A world of known parts.
  package init(
    environment: [String: String], today: CalendarDate?,
    secondsSince1970: Int,
    output: Screen,
    ask: (@Sendable (String) -> String?)?,
    tell: @escaping @Sendable (String) -> Void = { _ in },
    input: @escaping @Sendable () -> [UInt8]?,
    random: @escaping @Sendable () -> UInt64,
    fetch: @escaping @Sendable (WebRequest) -> WebAnswer = { _ in
      .failure(.noCurl)
    },
    keys:
      @escaping @Sendable () -> (
        names: [String], fault: TransportFault?
      ) = { ([], nil) },
    host: @escaping @Sendable () -> String? = { nil },
    endsWithTheAnswer: Bool = false
  ) {
    self.environment = environment
    self.today = today
    self.secondsSince1970 = secondsSince1970
    self.output = output
    self.ask = ask
    self.tell = tell
    self.input = input
    self.random = random
    self.fetch = fetch
    self.keys = keys
    self.host = host
    self.endsWithTheAnswer = endsWithTheAnswer
  }
}
