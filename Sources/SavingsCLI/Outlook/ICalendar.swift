/// A calendar as RFC 5545 writes it.
///
/// Every line ends with a return and a line feed, and has 75 bytes at most:
/// what is longer goes on behind a blank, and is never cut within a character.
struct ICalendar {
  private(set) var text = ""

  static let beginning = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(product)\r\n"
  private static let product = "PRODID:-//cst//cst//EN"

  init(named name: String) {
    text = ICalendar.beginning
    add("CALSCALE", "GREGORIAN")
    add("X-WR-CALNAME", escaping: name)
  }

  /// Adds a property whose value is no prose.
  mutating func add(_ name: String, _ value: String) {
    addLine("\(name):\(value)")
  }

  /// Adds a property that people read.
  mutating func add(_ name: String, escaping value: String) {
    addLine("\(name):\(ICalendar.escaped(value))")
  }

  mutating func end() { add("END", "VCALENDAR") }

  /// A text with a backslash before what would end it or part it; line ends
  /// are written out.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n":
        escaped.append("\\")
        escaped.append("n")
      // Nothing else that controls may stand in a calendar.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private mutating func addLine(_ line: String) {
    var room = 75
    for character in line {
      let size = character.utf8.count
      if size <= 74 {
        add(Substring(String(character)), size, &room)
      } else {
        // Somebody made one of very many marks.
        for scalar in character.unicodeScalars {
          add(Substring(String(scalar)), UTF8.width(scalar), &room)
        }
      }
    }
    text += "\r\n"
  }

  /// Adds a piece of a line that is not cut, behind a fold where there is no
  /// room.
  private mutating func add(
    _ piece: Substring, _ size: Int, _ room: inout Int
  ) {
    if size > room {
      text += "\r\n "
      room = 74
    }
    text += piece
    room -= size
  }
}
