extension Notation {
  /// Any text at all, empty text too.
  package static var text: Notation<String> {
    Notation<String>("text", like: "\"a few words\"") { $0 }
  }

  /// A whole number of one or more, in plain digits: `1`, `20`.
  package static var count: Notation<Int> { .count(like: "3") }

  /// The same, shown by a number that makes sense in its place.
  package static func count(like example: String) -> Notation<Int> {
    Notation<Int>("n", like: example) { (text) throws(Misreading) -> Int in
      let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isPlain, let count = Int(text), count > 0 else {
        throw Misreading("\"\(text)\" is not a whole number of 1 or more")
      }
      return count
    }
  }
}
