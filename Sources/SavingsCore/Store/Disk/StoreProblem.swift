public import Platform

/// Why a store cannot be read or changed.
public enum StoreProblem: Problem, Hashable {
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
  case ownerLost(String, SystemFailure)
  case failed(String, SystemFailure)
  case uncertain(String, SystemFailure)

  /// What a problem means for the data, each with an exit status of its own.
  public enum Outcome: Hashable, Sendable {
    /// There is no store, or none that can be gone by: status 5.
    case unusable
    /// Something went wrong on the way, and nothing was changed: status 1.
    case failed
    /// The change was saved, but may not outlive a power cut: status 7.
    case uncertain
  }

  /// What this means for the data.
  public var outcome: Outcome {
    switch self {
    case .missing, .gone, .noFolder, .notAFile, .danglingLink,
      .linkLoop, .tooLarge, .content, .busy, .editedMeanwhile:
      .unusable
    case .contradiction, .unfaithful, .ownerLost, .inTheWay, .failed: .failed
    case .uncertain: .uncertain
    }
  }

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .missing(let path): "there is no file \"\(path)\""
    case .gone(let path):
      "the file \"\(path)\" is gone, but its backup is there"
    case .noFolder(let path): "the folder of \"\(path)\" is not there"
    case .notAFile(let path, let kind):
      "\"\(path)\" is a \(kind) and not a file"
    case .inTheWay(let path, let kind):
      "\"\(path)\" is a \(kind), and cst keeps a file of its own there"
    case .danglingLink(let path):
      "\"\(path)\" is a link that leads nowhere"
    case .linkLoop(let path): "\"\(path)\" is a link that leads in a circle"
    case .tooLarge(let path, let bytes):
      "\"\(path)\" takes \(bytes) bytes, and cst goes up to "
        + "\(StoreFile.largest)"
    case .content(let problem, let path, _): "\(path): \(problem.statement)"
    case .busy(let path): "another cst is changing \"\(path)\""
    case .editedMeanwhile(let path):
      "another program changed \"\(path)\" in the meantime"
    case .contradiction(let contradiction): contradiction.statement
    case .unfaithful(let path):
      "\"\(path)\" would not say what it should, so it was not written"
    case .ownerLost(let path, let failure),
      .failed(let path, let failure):
      "\"\(path)\" could not be \(failure.attempt.rawValue): \(failure.reason)"
    case .uncertain(let path, let failure):
      "\"\(path)\" was saved, but may not outlive a power cut: "
        + "\(failure.reason)"
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .missing:
      "check the name, or begin with: cst goal add"
    case .gone(let path):
      "put back what it held before the last change: \(restoring(path))"
    case .noFolder: "is its disk missing? if not, make the folder first"
    case .notAFile: "name a file with --file"
    case .inTheWay(let path, _):
      "nothing was changed; move it out of the way: mv "
        + "\(path.quotedForShell) \((path + ".other").quotedForShell)"
    case .danglingLink, .linkLoop:
      "mend the link, or name the file itself with --file"
    case .tooLarge: "nothing was changed"
    case .content(let problem, let path, let hasBackup):
      problem.hint
        ?? "nothing was changed; "
        + (problem.line.map { "mend line \($0) if you edited it, or " } ?? "")
        + (hasBackup
          ? "go back to before the last change: \(restoring(path))"
          : "put a copy back")
    case .busy, .editedMeanwhile: "nothing was changed; try again"
    case .contradiction, .unfaithful:
      "nothing was changed; this is a mistake in cst, please report it"
    case .ownerLost:
      "nothing was changed; run cst as the owner of the file"
    case .failed: "nothing was changed"
    case .uncertain: "look after the disk; a copy elsewhere does no harm"
    }
  }
}

/// The command that puts the backup of a store in its place.
private func restoring(_ path: String) -> String {
  "cp -p \((path + ".bak").quotedForShell) \(path.quotedForShell)"
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    let isPlain = utf8.allSatisfy { byte in
      byte.isDigit || (byte | 0x20) &- UInt8(ascii: "a") < 26
        || "/._-+".utf8.contains(byte)
    }
    if isPlain, !isEmpty, first != "-" { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
