/// Names that are found again by their hash and then by their bytes, and how
/// often each came.
struct NameTable {
  /// All names, one behind the other.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var hashes: [UInt64] = []

  /// The place of a name by its hash, 0 where there is none, else one more.
  private var slots: [Int32]

  private(set) var counts: [Int] = []

  /// Whether each was asked for.
  private(set) var isSeen: [Bool] = []

  init(roomFor count: Int) {
    var size = 16
    while size < 2 * count + 2 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
  }

  /// How many different names there are.
  var count: Int { hashes.count }

  func name(_ place: Int) -> ArraySlice<UInt8> {
    bytes[ends[place]..<ends[place + 1]]
  }

  /// Adds a name, and tells its place.
  @discardableResult
  mutating func add(_ name: Span<UInt8>) -> Int {
    let hash = Checksum(of: name).bits
    let slot = slot(of: hash, name)
    if slots[slot] != 0 {
      counts[Int(slots[slot]) - 1] += 1
      return Int(slots[slot]) - 1
    }
    slots[slot] = Int32(count + 1)
    hashes.append(hash)
    for index in name.indices { bytes.append(name[index]) }
    ends.append(bytes.count)
    counts.append(1)
    isSeen.append(false)
    if 2 * count > slots.count { grow() }
    return count - 1
  }

  /// Whether a name is among them, which is seen then.
  mutating func has(_ name: Span<UInt8>) -> Bool {
    let place = Int(slots[slot(of: Checksum(of: name).bits, name)]) - 1
    guard place >= 0 else { return false }
    isSeen[place] = true
    return true
  }

  /// The slot of a name, or the free one where it would be put.
  private func slot(of hash: UInt64, _ name: Span<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, isName(name, place) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isName(_ name: Span<UInt8>, _ place: Int) -> Bool {
    let start = ends[place]
    guard ends[place + 1] - start == name.count else { return false }
    return name.indices.allSatisfy { bytes[start + $0] == name[$0] }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (place, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place + 1)
    }
  }
}
