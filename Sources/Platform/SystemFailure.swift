/// What the system refused to do, and why.
///
///     SystemFailure(.write, code: 28).reason   // no space left on device
public struct SystemFailure: Error, Equatable, Sendable {
  public let attempt: Attempt

  /// The number that the system gives its reason.
  public let code: Int32

  /// A refusal for a known reason.
  public init(_ attempt: Attempt, code: Int32) {
    self.attempt = attempt
    self.code = code
  }

  /// What can be asked of the system, as what could not be done.
  public enum Attempt: String, Equatable, Sendable {
    case find = "found"
    case open = "opened"
    case read
    case write = "written"
    case sync = "brought to the disk"
    case lock = "locked"
    case create = "created"
    case remove = "removed"
    case keepOwner = "left to its owner"
    case keepMode = "left as private as it was"
    case link = "linked"
    case rename = "renamed"
  }
}
