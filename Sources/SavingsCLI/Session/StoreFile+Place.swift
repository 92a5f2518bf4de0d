internal import CommandGrammar
package import SavingsCore

extension StoreFile {
  /// The file that was named, or the one that the environment leads to, and
  /// who says so.
  ///
  /// `CST_FILE` comes first, then `XDG_DATA_HOME`, then `HOME`; of the last
  /// two only a path from the root counts.
  package static func placed(
    named name: String?, environment: [String: String]
  ) throws(Failure) -> (file: StoreFile, source: String) {
    let home = environment["HOME"]
    let data = environment["XDG_DATA_HOME"]
    if let path = name ?? environment["CST_FILE"], !path.isEmpty {
      try checkText(of: "CST_FILE", path)
      return (StoreFile(named: path), name == nil ? "CST_FILE" : "--file")
    } else if let data, data.hasPrefix("/") {
      try checkText(of: "XDG_DATA_HOME", data)
      let parts = data.words(between: "/")
      let file = StoreFile(
        "\(parts.last ?? "")/cst/savings.json",
        below: "/" + parts.dropLast().joined(separator: "/"))
      return (file, "XDG_DATA_HOME")
    } else if let home, home.hasPrefix("/") {
      try checkText(of: "HOME", home)
      return (
        StoreFile(".local/share/cst/savings.json", below: home), "default"
      )
    }
    throw Failure(
      "no_store", .data,
      home?.isEmpty ?? true
        ? "there is no place for the data: HOME is not set"
        : "there is no place for the data: HOME is no path from the root",
      tip: "set HOME, or name a file: --file savings.json")
  }
}

/// Passes a path that is text: bytes that are none came as one character, and
/// would lead to another file.
@inline(never)
private func checkText(
  of variable: String, _ path: String
) throws(Failure) {
  guard path.holds("\u{FFFD}") else { return }
  throw .badValue(
    "\(variable) has bytes that are no text: \(quoted: path)",
    tip: "name the file by another path")
}

extension Session {
  /// The path of the store as people know it, with their home folder as `~`.
  var shownPath: String {
    guard let home = request.world.environment["HOME"], home.count > 1,
      store.path.hasPrefix(home + "/")
    else { return store.path }
    return "~" + store.path.dropFirst(home.count)
  }
}
