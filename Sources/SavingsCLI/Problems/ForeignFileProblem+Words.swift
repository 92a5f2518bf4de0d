internal import CommandGrammar
internal import SavingsCore

extension ForeignFileProblem: Worded {
  var failure: Failure {
    switch self {
    case .missing(let path):
      Failure(
        "no_file", .data,
        path == "-"
          ? "standard input cannot be read"
          : "there is no file \(quoted: path)", subject: path,
        tip: "check the name; - reads what another program writes")
    case .folder(let path):
      Failure(
        "no_file", .data, "\(quoted: path) is a folder and not a file",
        subject: path, tip: "name one file that is in it")
    case .unreadable(let path, _):
      Failure(
        "no_file", .data, "\(quoted: path) \(refused(refusal))", subject: path,
        tip: "nothing was changed; check the name, and who may read it")
    case .tooLarge(let path):
      Failure(
        "not_readable", .data,
        "\(quoted: path) has more than \(StoreFile.largest) bytes",
        subject: path, tip: "download a shorter time")
    case .noFolder(let path):
      Failure(
        "not_saved", .failed, "the folder of \(quoted: path) is not there",
        subject: path, tip: "nothing was written; make the folder first")
    case .notOurs(let path): .notOurs(path, "is not what is written there")
    case .inTheWay(let path, let draft):
      Failure.notPossible(
        "\(quoted: draft) is in the way of writing \(quoted: path)",
        tip: "move it away, or name another file behind -o")
    case .ofTheStore(let path):
      Failure.notPossible(
        "\(quoted: path) is where cst keeps its data",
        tip: "name another file")
    case .failed(let path, _):
      Failure(
        "not_saved", .failed, "\(quoted: path) \(refused(refusal))",
        subject: path,
        tip: "nothing was written; \(advice(on: refusal)), or name another file"
      )
    case .uncertain(let path, _):
      Failure(
        "not_certain", .unsure,
        "\(quoted: path) is written, but \(refused(refusal))", subject: path,
        tip: "see whether it is whole, and write it again")
    }
  }
}

extension Failure {
  /// That a file is there which is not replaced, because it is none of ours.
  static func notOurs(_ path: String, _ why: Phrase) -> Failure {
    notPossible(
      "\(quoted: path) is there already, and \(why)",
      tip: path.otherName.map { "name another: -o \($0)" }
        ?? "name another file behind -o")
  }
}

/// What the system refused to do with a file.
func refused(_ refusal: Refusal?) -> Phrase {
  "could not be \(refusal?.attempt ?? ""): \(refusal?.reason ?? "")"
}

/// What to do about that.
func advice(on refusal: Refusal?) -> String {
  guard let refusal, !refusal.lacksRoom else { return "free some space there" }
  guard refusal.isForbidden else { return "try again" }
  return ["found", "opened", "read"].contains(refusal.attempt)
    ? "see who may read it" : "see who may write there"
}

extension String {
  /// Another name for a file beside this one, which nothing has yet:
  /// `savings-2.ics`; none beside a device, or where no name stands at the end.
  fileprivate var otherName: String? {
    if hasPrefix("/dev/") && !dropFirst(5).contains("/") { return nil }
    if hasSuffix("/") || hasSuffix(".") { return nil }
    let parts = parts(at: ".")
    var (stem, end) = (self, "")
    if parts.count > 1, let last = parts.last, !last.isEmpty,
      !last.hasAny(of: "/")
    {
      (stem, end) = (parts.dropLast().joined(separator: "."), ".\(last)")
    }
    let names = (2...99).lazy.map { "\(stem)-\($0)\(end)" }
    return names.first { !ForeignFile.isThere($0) }
      .map { shellQuoted($0.asArgument) }
  }
}
