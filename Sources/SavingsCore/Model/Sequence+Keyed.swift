/// Values by the ids of records.
package struct Keyed<Record, Value> {
  private let places: Places<Record>
  private let values: [Value]

  fileprivate init(_ ids: [Identifier<Record>], _ values: [Value]) {
    var places = Places(ids)
    places.fill()
    self.places = places
    self.values = values
  }

  package subscript(id: Identifier<Record>) -> Value? {
    places.knownPlace(of: id).map { values[$0] }
  }
}

extension Keyed: Sendable where Value: Sendable {}

extension Sequence {
  /// These by the ids of what they are about; of several alike the first.
  package func keyed<Record>(
    by id: (Element) -> Identifier<Record>
  ) -> Keyed<Record, Element> {
    let values = Array(self)
    return Keyed(values.map(id), values)
  }
}
