/// A record that two stores do not have alike, on its way to one version.
final class JoinEntry {
  let part: StorePart
  let key: String

  /// What each side has; of one that deleted a goal or an asset, with all that
  /// went with it.
  var sides: [RecordText?]

  /// What each side really has.
  let own: [RecordText?]

  /// Where it stands among the transactions of each.
  let places: [Int?]

  /// What both knew of it.
  let known: KnownRecord

  /// The side that deleted it, of a goal or an asset.
  var deleter: Int?

  /// What it comes to, `nil` where it goes.
  var outcome: RecordText?

  /// Whether it is another one now, or was decided.
  var isSettled = false

  /// Of an opening out of which both took rows, the day that it was told of,
  /// and what there is then.
  var opening: (told: CalendarDate, held: Amount)?

  init(_ pair: Divergence.Pair, since past: Past) {
    part = pair.part
    key = pair.key
    sides = pair.sides
    own = pair.sides
    places = pair.places
    known = past.known(pair.part, pair.key, beside: pair.sides)
  }

  /// What it was, where that is known.
  var before: RecordText? { known.text }

  /// What tells it from others of its part.
  var id: String { String(key.dropFirst(part.rawValue.count + 1)) }

  /// Whether nobody had it before.
  var isAdded: Bool { before == nil }

  /// The only side that has it, `nil` where both do.
  var onlySide: Int? { sides[0] == nil ? 1 : sides[1] == nil ? 0 : nil }

  /// Whether a side added it, or changed it.
  func isTouched(by side: Int) -> Bool {
    sides[side] != nil && (known.isUnknown || sides[side] != before)
  }
}
