internal import SavingsCore

extension Goal {
  /// The name with the goal's picture before it.
  var title: String { emoji.map { "\($0) \(name)" } ?? name }
}
