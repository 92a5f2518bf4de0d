internal import SavingsCore

extension Session {
  /// Puts what is written in its place, where one of its kind is replaced, and
  /// tells the whole path to it.
  ///
  /// `why` is said of a file that is there and begins otherwise.
  @discardableResult
  func write(
    to path: String, replacing beginning: String, _ why: Phrase,
    _ next: () -> [UInt8]?
  ) throws -> String {
    do {
      return try ForeignFile.write(
        to: path, beside: store, replacing: beginning, next)
    } catch {
      guard case .notOurs = error else { throw error }
      throw Failure.notOurs(path, why)
    }
  }

  /// The same of what is written already.
  func write(
    _ bytes: [UInt8], to path: String, replacing beginning: String,
    _ why: Phrase
  ) throws {
    var rest: [UInt8]? = bytes
    try write(to: path, replacing: beginning, why) { rest.take() }
  }
}
