/// Something that stands in the way, told as facts.
///
/// Cases carry data and never sentences; the words stand beside them, in
/// `statement` and `hint`, so that a test can name the exact problem and a
/// reader finds every sentence of an area in one place. Text that somebody
/// typed goes in as it is: whoever shows a message escapes what a terminal
/// might obey.
public protocol Problem: Error, Sendable {
  /// What is so: lower case, no full stop, naming what was typed in quotes.
  var statement: Sentence { get }

  /// What to do next, where that is known.
  var hint: String? { get }
}

extension Problem {
  /// What is so, with its figures written out.
  public var message: String { statement.description }
}
