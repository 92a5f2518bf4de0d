/// Values by the ids of records, found by halves (binary search).
///
/// For the few that a household has, the library's dictionary would take longer
/// to come to be.
package struct Keyed<Record, Value> {
  private var bits: [UInt128] = []
  private var values: [Value] = []

  fileprivate init(_ all: [(id: Identifier<Record>, value: Value)]) {
    let order = placesInOrder(all.count) { all[$0].id.bits < all[$1].id.bits }
    for place in order where all[place].id.bits != bits.last {
      bits.append(all[place].id.bits)
      values.append(all[place].value)
    }
  }

  /// The value of an id.
  package subscript(id: Identifier<Record>) -> Value? {
    let place = bits.firstPlace { $0 >= id.bits }
    return place < bits.count && bits[place] == id.bits ? values[place] : nil
  }
}

extension Keyed: Sendable where Value: Sendable {}

extension Sequence {
  /// These by the ids of what they are about; of several alike the first.
  package func keyed<Record>(
    by id: (Element) -> Identifier<Record>
  ) -> Keyed<Record, Element> {
    Keyed(map { (id($0), $0) })
  }
}
