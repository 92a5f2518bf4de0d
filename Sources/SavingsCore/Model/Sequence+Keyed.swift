extension Sequence {
  /// These by what tells one from the others; of several alike the first.
  package func keyed<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
