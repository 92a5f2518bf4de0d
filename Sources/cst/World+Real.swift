internal import Platform
internal import SavingsCLI
internal import SavingsCore

extension World {
  static func real() -> World {
    let hasPerson =
      StandardStream.input.isTerminal && StandardStream.messages.isTerminal
    let output = StandardStream.output
    let environment = ThisProcess.environment
    let curl = Curl(environment)
    return World(
      environment: environment,
      today: SystemClock.today.flatMap { today in
        CalendarDate(year: today.year, month: today.month, day: today.day)
      },
      secondsSince1970: SystemClock.secondsSince1970,
      output: Screen(isTerminal: output.isTerminal, width: output.width),
      ask: hasPerson ? ask : nil,
      tell: tell,
      input: {
        if StandardStream.input.isTerminal {
          tell("reading from the terminal; end with Ctrl-D")
        }
        return try? StandardStream.input.contents(upTo: StoreFile.largest)
      },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      },
      fetch: { curl.answer($0) },
      keys: {
        let ring = Keyring(environment)
        return (ring.names, ring.fault)
      },
      host: { ThisProcess.hostName },
      endsWithTheAnswer: true)
  }

  /// Says a line where messages go, if somebody reads them there.
  @Sendable static func tell(_ line: String) {
    if StandardStream.messages.isTerminal {
      // Nothing is lost where nobody can be told.
      try? StandardStream.messages.write(line + "\n")
    }
  }

  /// Shows a question where messages go, and reads the line that is typed.
  private static func ask(_ question: String) -> String? {
    guard (try? StandardStream.messages.write(question)) != nil else {
      return nil
    }
    if let answer = readLine() { return answer }
    // The cursor still stands behind the question.
    try? StandardStream.messages.write("\n")
    return nil
  }
}
