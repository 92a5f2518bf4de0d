internal import CommandGrammar
internal import SavingsCore

/// What a command reads besides its store, each once: standard input gives what
/// it has only once, and nobody waits for a lock meanwhile.
extension Request {
  /// The file that a command was given, `-` being what comes in.
  func bytes(of path: String) throws -> [UInt8] {
    if let source { return source }
    let bytes =
      path == "-"
      ? try ForeignFile.passing(world.input()) : try ForeignFile.read(path)
    source = bytes
    return bytes
  }

  /// Reads the stores that a command brings in; where one is probably in, the
  /// transactions of both may pass by.
  func readOthers(mayPass: Bool = false) throws {
    let path = try matches.value(of: Options.other)
    let base = try matches.value(of: Options.base)
    if store.nameAlone != nil, storeSource != "--file" {
      throw Failure.badValue(
        "--driver merges the file that --file names, and there is none",
        tip: "git names it: --file %A")
    }
    if base == "-" {
      throw Failure.badValue(
        "what both knew cannot be read from standard input",
        tip: "name a file: --base base.json")
    }
    letsPass =
      mayPass && base == nil && path != "-" && store.nameAlone == nil
      && store.remembers(StoreFile(named: path))
    other = try otherStore(path)
    guard try store.exists() else {
      throw Failure(
        "no_store", .data,
        "there is no store \(quoted: store.path) to bring anything into",
        tip: path == "-"
          ? """
          nothing was changed; begin with it: \
          \(run: ShellCommand(["cst", "import", path.asOperand]))
          """
          : """
          nothing was changed; begin with a copy: \
          \(run: copying(path)); copy its .history too, if it has one
          """)
    }
    if let base {
      // So git says that there is none.
      if StoreFile(named: base).isEmpty { return }
      self.base = try otherStore(base, isBase: true)
    }
  }

  /// A store that is only read, with all that it takes to prove it.
  private func otherStore(
    _ path: String, isBase: Bool = false
  ) throws -> Snapshot {
    do throws(StoreProblem) {
      if path == "-" { return try storeOfInput() }
      let wanted = letsPass ? self.wanted(isShallow: true) : nil
      var file = StoreFile(named: path)
      file.nameAlone = store.nameAlone
      guard let found = try file.read(as: wanted) else { throw .missing(path) }
      return found
    } catch {
      throw error.failure(
        ofOther: path, called: store.nameAlone,
        check: store.nameAlone?.line(ofGit: isBase, "cst check --file"))
    }
  }

  /// The line that makes a copy of a store this one, in a folder that may not
  /// be there yet.
  private func copying(_ path: String) -> ShellCommand {
    let copy = ["cp", path.asArgument, store.path.asArgument]
    guard let folder = store.ownFolder else { return ShellCommand(copy) }
    return ShellCommand(
      line: "mkdir -p \(shellQuoted(folder)) && \(ShellCommand(copy).line)")
  }

  private func storeOfInput() throws(StoreProblem) -> Snapshot {
    guard let bytes = world.input() else { throw .missing("-") }
    do {
      return try StoreReader.read(bytes)
    } catch {
      throw .content(error, in: "-".fileName, hasBackup: false)
    }
  }
}

extension StoreProblem {
  /// Why a store that is not this one is of no use; what there is to do is to
  /// be done to that file.
  func failure(
    ofOther path: String, called name: String? = nil,
    check: ShellCommand? = nil
  ) -> Failure {
    let own = failure
    func noFile(_ advice: String) -> Failure {
      Failure(
        "no_file", .data, own.message, subject: path,
        tip: "nothing was changed; \(advice)")
    }
    switch self {
    case .notAFile(_, kind: "pipe"):
      return noFile("what another program writes is read as -")
    case .missing, .gone, .noFolder, .notAFile, .danglingLink, .linkLoop:
      return noFile("check the name")
    // A name that no file can have is that of none, too.
    case .failed where ["found", "opened"].contains(refusal?.attempt):
      return noFile("check the name, and who may read it")
    case .content(.newer, _, _), .failed: return own
    default:
      return Failure(
        own.code, own.status, own.message, subject: name ?? path,
        tip: path == "-"
          ? "nothing was changed; write it into a file, and check that"
          : """
          nothing was changed; see what is the matter: \
          \(run: check ?? "cst check --file \(path.asArgument)")
          """)
    }
  }
}

extension String {
  /// The line that writes a side of git's merge of this file beside it, and
  /// then does something to it.
  @inline(never)
  func line(ofGit isBase: Bool, _ command: String) -> ShellCommand {
    let (stage, file) = isBase ? (1, "base.json") : (3, "there.json")
    return ShellCommand(
      line: "git show :\(stage):\(shellQuoted(self)) >\(file); "
        + "\(command) \(file)")
  }
}
