/// What is wrong with a store, and where.
public final class Damage: Sendable {
  /// What is wrong.
  public let flaw: Flaw

  /// The line, counted from 1.
  public let line: Int

  /// The character of its line, counted from 1.
  public let column: Int

  /// Where in the records: `goals[3].deadline`, empty outside of all.
  public let path: String

  /// A flaw at a known place.
  public init(flaw: Flaw, line: Int, column: Int, path: String) {
    self.flaw = flaw
    self.line = line
    self.column = column
    self.path = path
  }
}

/// A flaw where the reader met it, before anybody counted lines.
final class FlawFound: Error {
  private let flaw: Flaw
  private let offset: Int
  private let place: Place

  init(flaw: Flaw, offset: Int, place: Place) {
    self.flaw = flaw
    self.offset = offset
    self.place = place
  }

  /// The same for a person, given the bytes that were read.
  func damage(in bytes: Span<UInt8>, of keys: TopLevel) -> Damage {
    var line = 1
    var column = 1
    for index in 0..<min(offset, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case 0x80..<0xc0:
        // The rest of a character that was counted already.
        break
      default:
        column += 1
      }
    }
    return Damage(
      flaw: flaw, line: line, column: column, path: place.path(of: keys))
  }
}

/// Where a reader is among the records, in numbers that are cheap to change.
struct Place {
  /// The part at the top level.
  var part: Int?

  /// The record in its list.
  var index: Int?

  /// The key in its record.
  var key: Int?

  /// The place as a person would point at it.
  func path(of keys: TopLevel) -> String {
    guard let part else { return "" }
    let name = keys.names[part]
    let record = index.map { "[\($0)]" } ?? ""
    let field = key.map { ".\(keys.below(name)[$0])" } ?? ""
    return name + record + field
  }
}

/// The keys at the top level of a store, in the order in which they stand.
struct TopLevel: Sendable {
  let names: [String]

  /// Those of a record below one of them, which only matter where something is
  /// wrong with it.
  let below: @Sendable (String) -> [String]
}
