/// The ids that were met lately, as they are written, and where their records
/// stand.
///
/// A long history names the same few assets many times; comparing characters
/// is cheaper than reading them.
struct RecentIDs<Record> {
  private var answers = [Answer?](repeating: nil, count: 64)

  private struct Answer {
    let text: Text
    let place: Int
  }

  /// The 36 characters of an id; the last two words overlap.
  private struct Text: Equatable {
    let first: Block
    let last: UInt64
  }

  /// Where the record stands whose id begins here; `nil` if it is no id, or
  /// that of no record.
  @inline(__always)
  mutating func place(
    at start: Int, in words: RawSpan, among places: inout Places<Record>
  ) -> Int? {
    let text = Text(
      first: words.block(at: start), last: words.word(at: start + 28))
    let slot = Int(truncatingIfNeeded: (text.last &* 0x9e37_79b9) >> 40) & 63
    if let answer = answers[slot], answer.text == text { return answer.place }
    guard let id = Identifier<Record>(at: start, in: words),
      let place = places.place(of: id)
    else { return nil }
    answers[slot] = Answer(text: text, place: place)
    return place
  }
}
