/// A large value in a place of its own, which copies of its holder share.
///
/// A holder of many texts is as small as one of them then. Whoever changes the
/// value has a new one, and the others keep what they had.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// A value in its place.
  public init(wrappedValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are the same; what is shared is not looked at.
  public static func == (a: Boxed, b: Boxed) -> Bool {
    a.box === b.box || a.box.value == b.box.value
  }
}
