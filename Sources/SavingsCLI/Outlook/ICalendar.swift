/// A calendar as RFC 5545 writes it.
///
/// Every line ends with a return and a line feed, and has 75 bytes at most:
/// what is longer goes on behind a blank, and is never cut within a character.
struct ICalendar {
  private(set) var text = ICalendar.beginning

  static let beginning =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//cst//cst//EN\r\n"

  init(named name: String) {
    add("CALSCALE", "GREGORIAN")
    add("X-WR-CALNAME", escaping: name)
  }

  /// Adds a property whose value is no prose.
  mutating func add(_ name: String, _ value: String) {
    var room = 75
    for character in "\(name):\(value)" {
      if character.utf8.count <= 74 {
        add(String(character), &room)
      } else {
        // Somebody made one of very many marks.
        for scalar in character.unicodeScalars { add(String(scalar), &room) }
      }
    }
    text += "\r\n"
  }

  /// Adds a property that people read.
  mutating func add(_ name: String, escaping value: String) {
    add(name, ICalendar.escaped(value))
  }

  /// A text with a backslash before what would end it or part it; line ends
  /// are written out.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      // Nothing else that controls may stand in a calendar.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped += String(scalar)
      }
    }
    return escaped
  }

  /// Adds a piece of a line that is not cut, behind a fold where there is no
  /// room.
  private mutating func add(_ piece: String, _ room: inout Int) {
    let size = piece.utf8.count
    if size > room {
      text += "\r\n "
      room = 74
    }
    text += piece
    room -= size
  }
}
