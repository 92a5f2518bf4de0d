/// An answer in JSON, with its numbers as they were written.
final class JSONTree {
  /// What it can be.
  enum Form { case null, flag, number, text, list, record }

  let form: Form

  /// A number, a text or a word as it was written.
  let text: String

  private let keys: [String]

  /// What a list or a record holds.
  let values: [JSONTree]

  let start: Int

  /// How deep an answer may go.
  private static let deepest = 32

  private init(
    _ form: Form, _ text: String = "", _ keys: [String] = [],
    _ values: [JSONTree] = [], at start: Int
  ) {
    self.form = form
    self.text = text
    self.keys = keys
    self.values = values
    self.start = start
  }

  /// Reads a whole answer, and nothing behind it.
  static func reading(_ bytes: [UInt8]) throws(Unexpected) -> JSONTree {
    var cursor = JSONCursor()
    let tree = next(&cursor, in: bytes.span)
    guard let tree, cursor.peek(in: bytes.span) == 0,
      cursor.offset == bytes.count
    else { throw Unexpected("JSON", at: "byte \(cursor.offset + 1)") }
    return tree
  }

  /// Reads what stands next, `nil` where that is no JSON.
  static func next(
    _ cursor: inout JSONCursor, in bytes: Span<UInt8>, depth: Int = 0
  ) -> JSONTree? {
    guard depth < deepest else { return nil }
    let mark = cursor.peek(in: bytes)
    let start = cursor.offset
    switch mark {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isRecord = mark == UInt8(ascii: "{")
      var keys: [String] = []
      var values: [JSONTree] = []
      cursor.offset += 1
      // The closing marks stand two behind the opening ones.
      while !cursor.takes(mark + 2, in: bytes) {
        if !values.isEmpty, !cursor.takes(UInt8(ascii: ","), in: bytes) {
          return nil
        }
        if isRecord {
          guard let key = try? cursor.string(in: bytes),
            cursor.takes(UInt8(ascii: ":"), in: bytes)
          else { return nil }
          keys.add(key)
        }
        guard let value = next(&cursor, in: bytes, depth: depth + 1) else {
          return nil
        }
        values.add(value)
      }
      return JSONTree(isRecord ? .record : .list, "", keys, values, at: start)
    case UInt8(ascii: "\""):
      guard let text = try? cursor.string(in: bytes) else { return nil }
      return JSONTree(.text, text, at: start)
    default:
      var word = ""
      while cursor.offset < bytes.count {
        let byte = bytes[cursor.offset]
        guard byte.isDigit || byte.isLetter || "+-.".utf8.contains(byte) else {
          break
        }
        word.unicodeScalars.append(Unicode.Scalar(byte))
        cursor.offset += 1
      }
      switch word {
      case "null": return JSONTree(.null, word, at: start)
      case "true", "false": return JSONTree(.flag, word, at: start)
      default:
        if PublishedNumber(word)?.isOfJSON == true {
          return JSONTree(.number, word, at: start)
        }
        cursor.offset = start
        return nil
      }
    }
  }

  /// The member of a record under a key, `nil` where there is none.
  @inline(never)
  func member(_ key: String) throws(Unexpected) -> JSONTree? {
    guard form == .record else { throw Unexpected("a record", at: key) }
    var found: JSONTree?
    for place in keys.indices where keys[place] == key {
      guard found == nil else { throw Unexpected("one \(key)", at: key) }
      found = values[place]
    }
    return found
  }

  /// What stands at the end of a way of keys and places; `*` is the only one.
  @inline(never)
  func value(at way: [String]) throws(Unexpected) -> JSONTree {
    var here = self
    for place in way.indices {
      let step = way[place]
      var next: JSONTree?
      if step == "*" {
        next = here.values.count == 1 ? here.values[0] : nil
      } else if here.form == .record {
        next = try here.member(step)
      } else if let place = Int(digits: step[...]) {
        next = place < here.values.count ? here.values[place] : nil
      } else {
        throw Unexpected("a record", at: way.joined(separator: "."))
      }
      guard let next else {
        throw Unexpected("a value", at: way.joined(separator: "."))
      }
      here = next
    }
    return here
  }

  /// The same of a way of keys between points.
  @inline(never)
  func at(_ way: String) throws(Unexpected) -> JSONTree {
    way == "" ? self : try value(at: way.parts(at: "."))
  }

  /// What a list holds at the end of a way.
  @inline(never)
  func list(_ way: String) throws(Unexpected) -> [JSONTree] {
    let list = try at(way)
    guard list.form == .list else { throw Unexpected("a list", at: way) }
    return list.values
  }

  @inline(never)
  func words(_ way: String) throws(Unexpected) -> String {
    let words = try at(way)
    guard words.form == .text else { throw Unexpected("a text", at: way) }
    return words.text
  }

  /// The number at the end of a way where it counts blocks, seconds or units.
  @inline(never)
  func count(_ way: String) throws(Unexpected) -> Int {
    let number = try at(way)
    guard number.form == .number, let count = Int(digits: number.text[...])
    else { throw Unexpected("a whole number from 0 on", at: way) }
    return count
  }

  /// The day at the end of a way, in seconds since 1970.
  @inline(never)
  func day(_ way: String) throws(Unexpected) -> CalendarDate {
    guard let day = CalendarDate(secondsSince1970: try count(way)) else {
      throw Unexpected("a time", at: way)
    }
    return day
  }

  var isTrue: Bool { form == .flag && text == "true" }

  /// The figure that it is, a number or a text that writes one plainly; what
  /// is none is shown as what it is.
  @inline(never)
  var figure: String {
    form == .text && PublishedNumber(text)?.isPlain == true ? text : price
  }

  /// A price as it was written; what is none is shown as what it is.
  @inline(never)
  var price: String {
    switch form {
    case .number: text
    case .text: "\"\(text)\""
    case .null: "null"
    case .flag, .list, .record: "no number"
    }
  }
}
