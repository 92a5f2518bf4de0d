/// A large value in a place of its own, which copies of its holder share until
/// one of them changes it (copy on write).
///
/// A holder is as small as a reference then. Whoever changes what others share
/// has a new one, and the others keep what they had.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {
    // Only a box that nobody else has is ever written to, so that no two can
    // be at it.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// A value in its place.
  public init(wrappedValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    // It is looked at where it is: a copy would take hold of all its parts.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { copy() }
      yield &box.value
    }
  }

  @inline(never)
  private mutating func copy() { box = Box(box.value) }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are the same; what is shared is not looked at.
  public static func == (a: Boxed, b: Boxed) -> Bool {
    a.box === b.box || a.box.value == b.box.value
  }
}
