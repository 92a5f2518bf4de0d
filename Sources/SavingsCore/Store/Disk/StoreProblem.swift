public import Platform

/// Why a store cannot be read or changed.
public indirect enum StoreProblem: Error {
  case missing(String)
  case gone(String)
  case noFolder(String)
  case notAFile(String, kind: String)
  case inTheWay(String, kind: String)
  case danglingLink(String)
  case linkLoop(String)
  case tooLarge(String, bytes: Int)
  case content(ContentProblem, in: String, hasBackup: Bool)
  case busy(String)
  case editedMeanwhile(String)
  case contradiction(Contradiction)
  case unfaithful(String)
  case changesUsedUp(String)
  case ownerLost(String, SystemFailure)
  /// One may not read it.
  case unreadable(String, SystemFailure)
  case failed(String, SystemFailure)
  case uncertain(String, SystemFailure)

  /// What a problem means for the data.
  public enum Outcome: Sendable {
    /// There is no store, or none that can be gone by.
    case unusable
    /// Something went wrong on the way, and nothing was changed.
    case failed
    /// The change was saved, but may not outlive a power cut.
    case uncertain
  }

  /// What this means for the data.
  public var outcome: Outcome {
    switch self {
    case .missing, .gone, .noFolder, .notAFile, .danglingLink,
      .linkLoop, .tooLarge, .content, .busy, .editedMeanwhile, .unreadable:
      .unusable
    case .contradiction, .unfaithful, .changesUsedUp, .ownerLost, .inTheWay,
      .failed:
      .failed
    case .uncertain: .uncertain
    }
  }

  /// What the system refused to do.
  public var refusal: Refusal? {
    switch self {
    case .ownerLost(_, let failure), .unreadable(_, let failure),
      .failed(_, let failure), .uncertain(_, let failure):
      failure.refusal
    default: nil
    }
  }
}

/// What the system refused to do, as what could not be done, why, in the
/// system's words, and what that has to do with rights or with room.
public typealias Refusal = (
  attempt: String, reason: String, isForbidden: Bool, lacksRoom: Bool
)

extension SystemFailure {
  var refusal: Refusal { (attempt.rawValue, reason, isForbidden, lacksRoom) }
}
