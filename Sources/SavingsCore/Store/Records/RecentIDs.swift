/// The ids that were met lately, as they are written, and where their records
/// stand.
///
/// A long history names the same few assets many times; comparing characters
/// is cheaper than reading them.
struct RecentIDs<Record> {
  // Mostly each of the few that a household has finds a slot of its own.
  private var slots = [Int32](repeating: -1, count: 256)

  /// By the place of its record each id that has a slot.
  private var texts: [IDText] = []

  /// Where the record stands whose id begins here; `nil` if it is no id, or
  /// that of no record.
  @inline(__always)
  mutating func place(
    at start: Int, in words: RawSpan, among places: inout Places<Record>
  ) -> Int? {
    let text = IDText(at: start, in: words)
    let slot = Int(
      truncatingIfNeeded: (text.last &* 0x9e37_79b9_7f4a_7c15) >> 56)
    let place = Int(slots[slot])
    if place >= 0, texts[place] == text { return place }
    return find(text, for: slot, among: &places)
  }

  @inline(never)
  private mutating func find(
    _ text: IDText, for slot: Int, among places: inout Places<Record>
  ) -> Int? {
    guard let id = Identifier<Record>(text), let place = places.place(of: id)
    else { return nil }
    // No slot leads to those that only fill the room before it.
    while texts.count <= place { texts.append(text) }
    texts[place] = text
    slots[slot] = Int32(place)
    return place
  }
}
