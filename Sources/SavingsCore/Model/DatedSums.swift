/// Amounts that moved, summed up between some days that are known beforehand.
///
/// The movements themselves are forgotten, and may come in any order. Only days
/// by which something moved take room, so most goals take next to none: this is
/// a sparse array, whose places are found by counting bits.
struct DatedSums: Sendable {
  /// What moved between two of the days, in order; where many will ask, what
  /// had moved by the later one.
  private var amounts: [Amount] = []

  /// Whether it is what had moved by then.
  private var areTotals = false

  /// By which days something moved, each a bit.
  private var blocks: [Block] = []

  /// Where the last movement was counted: mostly the next one is, too.
  private var latest = Latest()

  /// Sixty-four of the days.
  private struct Block {
    /// How many amounts are of days before these.
    var before: Int
    var days: UInt64 = 0
  }

  private struct Latest {
    var place = -1
    var amount = 0
  }

  /// Counts an amount between the days of a place and of the one before it, of
  /// so many.
  ///
  /// - Precondition: They are not totals.
  @inline(__always)
  mutating func add(
    _ amount: Amount, at place: Int, of days: Int
  ) throws(MoneyProblem) {
    if latest.place != place { open(place, of: days) }
    try amounts[latest.amount].count(amount)
  }

  /// Turns to a place, for which there may be no room yet.
  @inline(never)
  private mutating func open(_ place: Int, of days: Int) {
    let (block, bit) = (place >> 6, UInt64(1) << UInt64(place & 63))
    while blocks.count <= block { blocks.append(Block(before: amounts.count)) }
    let isLast = block + 1 == blocks.count && blocks[block].days < bit
    latest = Latest(
      place: place, amount: isLast ? amounts.count : count(before: place))
    guard blocks[block].days & bit == 0 else { return }
    blocks[block].days |= bit
    guard !isLast else {
      if amounts.count == amounts.capacity { makeRoom(of: days) }
      amounts.append(.zero)
      return
    }
    amounts.insert(.zero, at: latest.amount)
    for later in block + 1..<blocks.count { blocks[later].before += 1 }
  }

  /// Makes room for what is to come, up to one for each day and one for what is
  /// behind them: where there are many, half of room that doubles may stay
  /// empty, so it does not quite.
  private mutating func makeRoom(of days: Int) {
    let count = amounts.count
    let more = count < 64 ? max(count, 16) : count / 2
    amounts.reserveCapacity(min(days + 1, count + more))
  }

  /// Takes an amount back that was counted.
  mutating func remove(_ amount: Amount, at place: Int) throws(MoneyProblem) {
    let first = count(before: place)
    // Of totals it is part of all that come after it.
    let behind = areTotals ? amounts.count : count(before: place + 1)
    for part in first..<behind { try amounts[part].count(-amount) }
  }

  /// Makes the sums ready to be asked for many times.
  mutating func addUp() {
    guard !areTotals else { return }
    var sum = Amount.zero
    // Sums that are too large are named where they are asked for.
    for amount in amounts where (try? sum.count(amount)) == nil { return }
    sum = .zero
    for place in amounts.indices {
      sum = Amount(attos: sum.attos + amounts[place].attos)
      amounts[place] = sum
    }
    areTotals = true
  }

  /// How many amounts there are before a place.
  private func count(before place: Int) -> Int {
    if place <= 0 { return 0 }
    let block = place >> 6
    guard block < blocks.count else { return amounts.count }
    let earlier = blocks[block].days & (1 << UInt64(place & 63) - 1)
    return blocks[block].before + earlier.nonzeroBitCount
  }

  /// The sum of what moved after one place and by another.
  func sum(after start: Int, by end: Int) throws(MoneyProblem) -> Amount {
    let first = count(before: start + 1)
    let behind = count(before: end + 1)
    guard first < behind else { return .zero }
    if areTotals {
      let sum = amounts[behind - 1]
      return first == 0 ? sum : try sum - amounts[first - 1]
    }
    var sum = Amount.zero
    for place in first..<behind { try sum.count(amounts[place]) }
    return sum
  }

  /// By which of the sixty-four days of a block something moved, each a bit.
  func days(ofBlock block: Int) -> UInt64 {
    block < blocks.count ? blocks[block].days : 0
  }

  /// The places, after one and by another, that have a bit in their block of
  /// sixty-four days.
  @inline(__always)
  static func places(
    after start: Int, by end: Int, _ days: (_ block: Int) -> UInt64
  ) -> [Int] {
    var places: [Int] = []
    var place = start + 1
    while place <= end {
      let block = place >> 6
      var days = days(block) & (~0 << UInt64(place & 63))
      place = (block + 1) << 6
      if end < place { days &= ~0 >> UInt64(place - 1 - end) }
      if places.isEmpty { places.reserveCapacity(days.nonzeroBitCount) }
      while days != 0 {
        places.append(block << 6 + days.trailingZeroBitCount)
        days &= days - 1
      }
    }
    return places
  }

  /// Whether nothing moved at all.
  var isEmpty: Bool { amounts.isEmpty }

  /// Whether nothing moved after a place.
  func isEmpty(after start: Int) -> Bool {
    count(before: start + 1) == amounts.count
  }

  /// Whether nothing moved by a place.
  func isEmpty(by end: Int) -> Bool { count(before: end + 1) == 0 }
}
