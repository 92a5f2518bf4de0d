internal import SavingsCLI
internal import SavingsCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension World {
  /// The world as this process finds it.
  static func real() -> World {
    let hasPerson =
      ThisProcess.isTerminal(STDIN_FILENO)
      && ThisProcess.isTerminal(STDERR_FILENO)
    return World(
      environment: environment(),
      today: ThisProcess.localDate(),
      secondsSince1970: ThisProcess.secondsSince1970(),
      output: screen(STDOUT_FILENO),
      ask: hasPerson ? ask : nil, random: random)
  }

  private static func screen(_ stream: Int32) -> Screen {
    Screen(
      isTerminal: ThisProcess.isTerminal(stream),
      width: ThisProcess.terminalWidth(stream))
  }

  /// The variables of the environment, the first of a name counting.
  private static func environment() -> [String: String] {
    var count = 0
    while environ[count] != nil { count += 1 }
    var variables = [String: String](minimumCapacity: count)
    var entry = environ
    while let line = entry.pointee {
      let text = String(cString: line).utf8
      if let mark = text.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(Substring(text[..<mark]))
        variables[name] =
          variables[name] ?? String(Substring(text[mark...].dropFirst()))
      }
      entry += 1
    }
    return variables
  }

  /// Shows a question where messages go, and reads the line that is typed.
  private static func ask(_ question: String) -> String? {
    do {
      try ThisProcess.write(Array(question.utf8), to: STDERR_FILENO)
    } catch {
      return nil
    }
    if let answer = readLine() { return answer }
    // The cursor still stands behind the question.
    do {
      try ThisProcess.write(Array("\n".utf8), to: STDERR_FILENO)
    } catch {
      // Nobody is left to be told.
    }
    return nil
  }

  /// Bits that nobody can foretell.
  private static func random() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
