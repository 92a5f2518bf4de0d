/// Tells whether many ids are distinct, their own and those that banks gave,
/// which are taken once and not kept.
///
/// Of each it keeps a number of 64 bits (hashing with open addressing). Where
/// two of these are the same, ids may be, too, and somebody has to look.
struct IDMarks {
  private var marks: [UInt64]
  private var shift: UInt64

  /// How many more there is room for.
  private var room: Int

  /// Whether no two can have been the same so far.
  private(set) var areDistinct = true

  /// None yet, and room for so many before there has to be more.
  init(roomFor count: Int) {
    var size: UInt64 = 6
    while 3 << size < 4 * count { size += 1 }
    marks = Array(repeating: 0, count: 1 << Int(size))
    room = 3 * marks.count / 4
    shift = 64 - size
  }

  /// Takes the id of the next record, as it is written.
  mutating func take(_ id: IDText) { take(mixed: id.mixed) }

  /// Takes the bits of the next record's id; of all records of a list they are
  /// taken in the same way.
  mutating func take(_ id: UInt128) {
    let high = UInt64(truncatingIfNeeded: id >> 64) &* factor
    let mixed = high ^ high >> 32 ^ UInt64(truncatingIfNeeded: id)
    take(mixed: (mixed ^ mixed >> 32) &* factor)
  }

  /// Takes what a bank calls a record, one of an asset.
  mutating func take(_ name: Span<UInt8>, of asset: UInt64) {
    var mixed = (asset | 1 << 63) &* factor
    for place in name.indices {
      mixed = (mixed ^ UInt64(name[place])) &* factor
      mixed ^= mixed >> 32
    }
    take(mixed: mixed &* factor)
  }

  @inline(never)
  private mutating func take(mixed: UInt64) {
    let mark = mixed | 1
    var place = Int(truncatingIfNeeded: mark &>> shift)
    let last = marks.count - 1
    while marks[place] != 0 {
      if marks[place] == mark {
        areDistinct = false
        return
      }
      place = (place + 1) & last
    }
    marks[place] = mark
    room -= 1
    if room == 0 { grow() }
  }

  @inline(never)
  private mutating func grow() {
    let old = marks
    marks = Array(repeating: 0, count: 2 * old.count)
    shift -= 1
    room = 3 * marks.count / 4
    for mark in old where mark != 0 { take(mixed: mark) }
  }
}

extension IDText {
  /// A number in whose upper bits all characters have a part.
  fileprivate var mixed: UInt64 {
    let (first, second, third, fourth) = first.words
    var (one, two) = (first &* factor ^ second, third &* factor ^ fourth)
    one = (one ^ one >> 32) &* factor ^ last
    two = (two ^ two >> 29) &* factor
    return (one ^ two ^ one >> 32) &* factor
  }
}

extension Transactions {
  /// Whether it is certain that no two have the same id, and no two of an asset
  /// one that a bank gave.
  package var haveDistinctIDs: Bool {
    var marks = IDMarks(roomFor: count)
    for run in runs {
      let transactions = run.span
      for place in transactions.indices {
        marks.take(transactions[place].id.bits)
        guard transactions[place].hasWords,
          let name = transactions[place].externalID
        else { continue }
        marks.take(
          name.utf8.span,
          of: UInt64(truncatingIfNeeded: transactions[place].asset.bits))
      }
    }
    return marks.areDistinct
  }
}

private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
