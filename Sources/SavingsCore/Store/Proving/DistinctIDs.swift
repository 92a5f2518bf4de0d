/// Ids of which no two are the same, many of them.
///
/// They are random already, so a few of their bits say where to look for them;
/// a set of the library would mix them first, and take ten times as long.
struct DistinctIDs {
  /// A number of places that is a power of two, and at most half of them
  /// taken; zero is a place that is free.
  private var places: [UInt128]
  private var count = 0
  private var hasZero = false

  /// No id yet.
  init() { places = Array(repeating: 0, count: 64) }

  /// Takes an id, unless the same one was taken before.
  mutating func insert(_ id: Identifier<some Any>) -> Bool {
    guard id.bits != 0 else {
      defer { hasZero = true }
      return !hasZero
    }
    let place = place(for: id.bits)
    guard places[place] == 0 else { return false }
    places[place] = id.bits
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  /// Whether an id was taken.
  func contains(_ id: Identifier<some Any>) -> Bool {
    id.bits == 0 ? hasZero : places[place(for: id.bits)] != 0
  }

  /// The place where an id is, or where it can be put.
  private func place(for bits: UInt128) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: bits.mixed >> 20) & last
    while places[place] != 0, places[place] != bits {
      place = (place + 1) & last
    }
    return place
  }

  private mutating func grow() {
    let taken = places.filter { $0 != 0 }
    places = Array(repeating: 0, count: places.count * 2)
    for bits in taken { places[place(for: bits)] = bits }
  }
}

extension UInt128 {
  /// 64 bits that all bits of an id have a part in, the upper ones most.
  var mixed: UInt64 {
    let high = UInt64(truncatingIfNeeded: self >> 64)
    let low = UInt64(truncatingIfNeeded: self)
    return (high ^ low) &* 0x9e37_79b9_7f4a_7c15
  }
}
