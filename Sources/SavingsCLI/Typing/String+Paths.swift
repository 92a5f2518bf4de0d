internal import CommandGrammar
internal import SavingsCore

extension String {
  /// The path of a file as it is typed where an option could stand.
  var asOperand: String { self == "-" ? self : asArgument }

  /// What stands behind the last slash of a path.
  var pathName: String { words(between: "/").last ?? self }

  var fileName: String { self == "-" ? "standard input" : pathName }
}
