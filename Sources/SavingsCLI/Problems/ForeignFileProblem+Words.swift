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
    case .notOurs(let path):
      Failure.notPossible(
        "\(quoted: path) is there, and is no file that cst wrote for this",
        tip: path.otherName.map { "name another: -o \($0)" }
          ?? "name another file behind -o")
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
        subject: path, tip: "nothing was changed")
    case .uncertain(let path, _):
      Failure(
        "not_certain", .unsure,
        "\(quoted: path) is written, but \(refused(refusal))", subject: path,
        tip: "see whether it is whole, and write it again")
    }
  }
}

/// What the system refused to do with a file.
func refused(_ refusal: (attempt: String, reason: String)?) -> Phrase {
  "could not be \(refusal?.attempt ?? ""): \(refusal?.reason ?? "")"
}

extension String {
  /// Another name for a file beside this one: `savings-2.ics`; none beside a
  /// device, or where no name stands at the end.
  fileprivate var otherName: String? {
    if hasPrefix("/dev/") && !dropFirst(5).contains("/") { return nil }
    if hasSuffix("/") || hasSuffix(".") { return nil }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !last.isEmpty,
      !last.utf8.contains(UInt8(ascii: "/"))
    else { return shellQuoted(self + "-2") }
    return shellQuoted(parts.dropLast().joined(separator: ".") + "-2." + last)
  }
}
