internal import CommandGrammar
internal import SavingsCore

extension StoreProblem: Worded {
  var failure: Failure {
    switch self {
    case .missing(let path):
      failure(
        "there is no file \(quoted: path)",
        "check the name, or begin with: \(run: TipLine.firstGoal.command)")
    case .gone(let path):
      failure(
        "the file \(quoted: path) is gone, but its backup is there",
        "put back what it held before the last change: \(run: restoring(path))"
      )
    case .noFolder(let path):
      failure(
        "the folder of \(quoted: path) is not there",
        "is its disk missing? if not, make the folder first")
    case .notAFile(let path, let kind):
      failure(
        "\(quoted: path) is a \(kind) and not a file", "name a file with --file"
      )
    case .inTheWay(let path, let kind):
      failure(
        "\(quoted: path) is a \(kind), and cst keeps a file of its own there",
        """
        nothing was changed; move it out of the way: \
        \(run: "mv \(path.asArgument) \(path.asArgument + ".other")")
        """)
    case .danglingLink(let path):
      failure("\(quoted: path) is a link that leads nowhere", mendLink)
    case .linkLoop(let path):
      failure("\(quoted: path) is a link that leads in a circle", mendLink)
    case .tooLarge(let path, let bytes):
      failure(
        """
        \(quoted: path) takes \(bytes) bytes, and cst goes up to \
        \(StoreFile.largest)
        """, "nothing was changed; name another one with --file")
    case .content(let problem, let path, let hasBackup):
      failure(
        "\(path): \(problem.words)",
        problem.isUnresolvedMerge
          ? joining(path)
          : problem.tip ?? mending(problem, in: path, hasBackup))
    case .busy(let path):
      failure(
        "another cst is changing \(quoted: path)",
        "nothing was changed; try again")
    case .editedMeanwhile(let path):
      failure(
        "another program changed \(quoted: path) in the meantime",
        "nothing was changed; try again")
    case .contradiction(let contradiction):
      failure(contradiction.words, report)
    case .unfaithful(let path):
      failure(
        "\(quoted: path) would not say what it should, so it was not written",
        report)
    case .changesUsedUp(let path):
      failure(
        """
        \(quoted: path) has counted so many changes that none can follow, so \
        it can only be read
        """,
        """
        nothing was changed; write 0 behind "revision" in that file, then: \
        \(run: "cst check --accept")
        """)
    case .ownerLost(let path, _):
      failure(
        "\(quoted: path) \(refused(refusal))",
        "nothing was changed; run cst as the owner of the file, in its group")
    case .unreadable(let path, _), .failed(let path, _):
      failure(
        "\(quoted: path) \(refused(refusal))",
        """
        nothing was changed; \(advice(on: refusal)), or name another store \
        with --file
        """)
    case .uncertain(let path, _):
      failure(
        """
        \(quoted: path) was saved, but may not outlive a power cut: \
        \(refusal?.reason ?? "")
        """, "look after the disk; a copy elsewhere does no harm")
    }
  }

  private func failure(_ message: Phrase, _ tip: Tip) -> Failure {
    switch outcome {
    case .unusable: Failure(code, .data, message, tip: tip)
    case .failed: Failure("not_saved", .failed, message, tip: tip)
    case .uncertain: Failure("not_certain", .unsure, message, tip: tip)
    }
  }

  /// What scripts call a store that is of no use.
  private var code: String {
    switch self {
    case .missing, .gone, .noFolder, .unreadable: "no_store"
    case .busy, .editedMeanwhile: "busy"
    default: "damaged"
    }
  }

  private var mendLink: Tip {
    "mend the link, or name the file itself with --file"
  }

  private var report: Tip {
    "nothing was changed; this is a mistake in cst, please report it"
  }

  private func mending(
    _ problem: ContentProblem, in path: String, _ hasBackup: Bool
  ) -> Tip {
    let line = problem.line.map { "mend line \($0) if you edited it, or " }
    let rest: Tip =
      hasBackup
      ? "go back to before the last change: \(run: restoring(path))"
      : "put a copy back"
    return "nothing was changed; \(line ?? "")\(rest)"
  }
}

/// How the two sides that git wrote into a store become one.
private func joining(_ path: String) -> Tip {
  var parts = path.parts(at: "/")
  let name = shellQuoted("./\(parts.removeLast())")
  let folder = parts.joined(separator: "/")
  let git = parts.isEmpty ? "git" : "git -C \(shellQuoted("\(folder)/"))"
  let sides = ShellCommand(
    line: """
      \(git) show :1:\(name) >base.json; \(git) show :3:\(name) >there.json; \
      \(git) show :2:\(name) >\(shellQuoted(path.asArgument))
      """)
  return """
    take both sides from git: \(run: sides), then: \
    \(run: "cst merge there.json --base base.json")
    """
}

/// The command that puts the backup of a store in its place.
private func restoring(_ path: String) -> ShellCommand {
  let file = path.asArgument
  return "cp -p \(file + ".bak") \(file)"
}

extension String {
  /// A path that no program takes for an option.
  var asArgument: String { hasPrefix("-") ? "./\(self)" : self }
}
