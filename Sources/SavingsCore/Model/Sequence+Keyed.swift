/// Values by the ids of records.
package struct Keyed<Record, Value> {
  fileprivate let places: Places<Record>
  fileprivate let values: [Value]

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
    var places = Places(values.map(id))
    places.fill()
    return Keyed(places: places, values: values)
  }
}
