/// Values by the ids of records, found by halves (binary search).
///
/// For the few that a household has, the library's dictionary would take longer
/// to come to be.
package struct Keyed<Record, Value> {
  private let ids: SortedIDs
  private let values: [Value]

  fileprivate init(_ bits: [UInt128], _ values: [Value]) {
    ids = SortedIDs(bits)
    self.values = values
  }

  package subscript(id: Identifier<Record>) -> Value? {
    ids.place(of: id.bits).map { values[$0] }
  }
}

/// The bits of ids in order, each with the first place at which it stood.
private struct SortedIDs {
  private let bits: [UInt128]
  private let places: [Int]

  @inline(never)
  init(_ unsorted: [UInt128]) {
    places = placesInOrder(unsorted.count) { unsorted[$0] < unsorted[$1] }
    bits = places.map { unsorted[$0] }
  }

  @inline(never)
  func place(of id: UInt128) -> Int? {
    let place = bits.firstPlace { $0 >= id }
    return place < bits.count && bits[place] == id ? places[place] : nil
  }
}

extension Keyed: Sendable where Value: Sendable {}

extension Sequence {
  /// These by the ids of what they are about; of several alike the first.
  package func keyed<Record>(
    by id: (Element) -> Identifier<Record>
  ) -> Keyed<Record, Element> {
    let values = Array(self)
    return Keyed(values.map { id($0).bits }, values)
  }
}
