/// Something about a store that its owner should look at.
public struct Finding: Hashable, Sendable {
  /// What scripts call it: `overdrawn`.
  public let code: String

  /// What is so.
  public let message: Sentence

  /// What mends it.
  public let tip: String

  /// Whether it is only worth knowing, and no fault.
  public let isNote: Bool

  /// A finding with its words.
  public init(
    _ code: String, _ message: Sentence, tip: String, isNote: Bool = false
  ) {
    self.code = code
    self.message = message
    self.tip = tip
    self.isNote = isNote
  }
}
