/// Tells whether many records are distinct by what names them.
///
/// Their ids, those that banks gave, or whatever else no two of them have is
/// taken once and not kept. Of each it keeps a number of 64 bits (hashing with
/// open addressing). Where two of these are the same, what they are of may be,
/// too, and somebody has to look.
struct IdentityMarks {
  private var marks: [UInt64]
  private var shift: UInt64

  /// How many more there is room for.
  private var room: Int

  /// Whether no two can have been the same so far.
  private(set) var areDistinct = true

  /// None yet, and room for so many before there has to be more.
  init(roomFor count: Int) {
    guard count > 0 else {
      (marks, shift, room) = ([], 64, 0)
      return
    }
    var size: UInt64 = 6
    while 3 << size < 4 * count { size += 1 }
    marks = Array(repeating: 0, count: 1 << Int(size))
    room = 3 * marks.count / 4
    shift = 64 - size
  }

  /// Takes what was mixed of many records at once, so that none waits for the
  /// memory that another one needs.
  mutating func take(_ mixed: Span<UInt64>) {
    while room < mixed.count { grow() }
    let shift = shift
    var count = 0
    var marks = marks.mutableSpan
    for next in mixed.indices
    where put(mixed[next], among: &marks, shift) { count += 1 }
    room -= count
    if count < mixed.count { areDistinct = false }
  }

  /// Takes the bits of the next record's id; of all records of a list they are
  /// taken in the same way.
  mutating func take(_ id: UInt128) {
    var mix = Mix()
    mix.add(id)
    take(mixed: mix.bits)
  }

  /// What is mixed of what a bank calls a record of an asset, as it is written.
  static func mixed(_ name: Span<UInt8>, of asset: UInt64) -> UInt64 {
    var mix = Mix()
    mix.add(asset | 1 << 63)
    mix.add(name)
    return mix.bits
  }

  /// Takes what tells the next record apart; whether none had its mark.
  @discardableResult
  mutating func take(_ identity: RecordIdentity) -> Bool {
    var mix = Mix()
    switch identity {
    case .id(let bits): mix.add(bits)
    case .share(let asset, let goal, let day):
      mix.add(asset.bits)
      mix.add(goal.bits)
      mix.add(day)
    case .plan(let goal, let month):
      mix.add(goal.bits)
      mix.add(month.firstDay)
    case .closing(let month, let goal):
      mix.add(goal?.bits ?? 0)
      mix.add(month.firstDay)
    case .rate(let pair, let day):
      mix.add(pair.base.packed)
      mix.add(pair.quote.packed)
      mix.add(day)
    case .settings: break
    case .slug(let kind, let text):
      mix.add(kind == .goal ? 1 : 2 as UInt64)
      mix.add(text)
    case .name(let kind, let text):
      mix.add(kind == .goal ? 3 : 4 as UInt64)
      mix.add(text)
    case .externalID(let asset, let text):
      mix.add(asset.bits)
      mix.add(text)
    }
    return take(mixed: mix.bits)
  }

  @inline(__always) @discardableResult
  private mutating func take(mixed: UInt64) -> Bool {
    if room == 0 { grow() }
    let shift = shift
    var marks = marks.mutableSpan
    let isNew = put(mixed, among: &marks, shift)
    if isNew { room -= 1 } else { areDistinct = false }
    return isNew
  }

  @inline(never)
  private mutating func grow() {
    let old = marks
    marks = Array(repeating: 0, count: max(2 * old.count, 64))
    shift = old.isEmpty ? 58 : shift - 1
    room = 3 * marks.count / 4
    for mark in old where mark != 0 { take(mixed: mark) }
  }
}

/// Puts down what was mixed of a record; whether it was not there.
@inline(__always)
private func put(
  _ mixed: UInt64, among marks: inout MutableSpan<UInt64>, _ shift: UInt64
) -> Bool {
  let mark = mixed | 1
  var place = Int(truncatingIfNeeded: mark &>> shift)
  let last = marks.count - 1
  while marks[place] != 0 {
    if marks[place] == mark { return false }
    place = (place + 1) & last
  }
  marks[place] = mark
  return true
}

/// A number whose upper bits, by which places are found, depend on all that was
/// added to it (multiplicative hashing).
private struct Mix {
  private(set) var bits: UInt64 = 0

  mutating func add(_ number: UInt64) {
    bits = (bits ^ number) &* factor
    bits ^= bits >> 32
  }

  mutating func add(_ number: UInt128) {
    add(UInt64(truncatingIfNeeded: number >> 64))
    add(UInt64(truncatingIfNeeded: number))
  }

  mutating func add(_ day: CalendarDate) {
    add(UInt64(day.year << 9 | day.monthNumber << 5 | day.day))
  }

  mutating func add(_ text: String) {
    // The same text may be there composed and in parts, with other bytes, and
    // one of ASCII alone, too: U+037E is a semicolon.
    add(UInt64(truncatingIfNeeded: text.hashValue))
  }

  mutating func add(_ text: Span<UInt8>) {
    var place = 0
    while place + 8 < text.count {
      add(text.bytes.word(at: place))
      place += 8
    }
    add(text.lastWord)
    add(UInt64(text.count))
  }
}

extension IDText {
  /// A number in whose upper bits all characters have a part.
  var mixed: UInt64 {
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
    var marks = IdentityMarks(roomFor: count)
    for run in runs {
      let transactions = run.span
      for place in transactions.indices {
        marks.take(transactions[place].id.bits)
        guard transactions[place].hasWords,
          let name = transactions[place].externalID
        else { continue }
        marks.take(.externalID(transactions[place].asset, name))
      }
    }
    return marks.areDistinct
  }
}

private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
