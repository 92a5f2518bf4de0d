/// What a shell may offer for a value that is half typed.
package enum Completion: Hashable, Sendable {
  /// Nothing: the value is the person's own, a name or an amount.
  case nothing
  /// The choices of the notation.
  case choices
  /// Values only the program knows, such as its `goal` names.
  case dynamic(String)
  case file
  case folder
}
