/// Values, each under a key, in the order of their keys (an ordered map).
///
/// They are few, so one is found by halves and put in between the others.
public struct ByKey<Key: Comparable & Sendable, Value: Equatable & Sendable>:
  Equatable, Sendable
{
  private var all: [Entry] = []

  private struct Entry: Equatable {
    let key: Key
    let value: Value
  }

  /// Nothing under any key.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { all.isEmpty }

  /// All keys in their order, each with its value.
  public var entries: [(key: Key, value: Value)] {
    all.map { ($0.key, $0.value) }
  }

  /// The value of a key, if it has one.
  public subscript(key: Key) -> Value? {
    get { all.place(of: key) { $0.key }.map { all[$0].value } }
    set {
      let place = all.firstPlace { $0.key >= key }
      if place < all.count, all[place].key == key { all.remove(at: place) }
      if let newValue {
        all.insert(Entry(key: key, value: newValue), at: place)
      }
    }
  }
}

extension ByKey: ExpressibleByDictionaryLiteral {
  /// Values under keys; of two for one key the later counts.
  public init(dictionaryLiteral pairs: (Key, Value)...) {
    for (key, value) in pairs { self[key] = value }
  }
}
