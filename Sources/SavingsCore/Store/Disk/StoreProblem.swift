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
      .linkLoop, .tooLarge, .content, .busy, .editedMeanwhile:
      .unusable
    case .contradiction, .unfaithful, .changesUsedUp, .ownerLost, .inTheWay,
      .failed:
      .failed
    case .uncertain: .uncertain
    }
  }

  /// What the system refused to do, as what could not be done, and why, in the
  /// system's words.
  public var refusal: (attempt: String, reason: String)? {
    switch self {
    case .ownerLost(_, let failure), .failed(_, let failure),
      .uncertain(_, let failure):
      (failure.attempt.rawValue, failure.reason)
    default: nil
    }
  }
}
