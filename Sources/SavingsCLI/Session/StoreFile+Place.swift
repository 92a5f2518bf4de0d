internal import CommandGrammar
package import SavingsCore

extension StoreFile {
  /// The file that was named, or the one that the environment leads to.
  ///
  /// `CST_FILE` comes first, then `XDG_DATA_HOME`, then `HOME`; of the last
  /// two only a path from the root counts.
  package init(
    named name: String?, environment: [String: String]
  ) throws(Failure) {
    let home = environment["HOME"]
    let data = environment["XDG_DATA_HOME"]
    if let name = name ?? environment["CST_FILE"], !name.isEmpty {
      self.init(named: name)
    } else if let data, data.hasPrefix("/") {
      let parts = data.words(between: "/")
      self.init(
        "\(parts.last ?? "")/cst/savings.json",
        below: "/" + parts.dropLast().joined(separator: "/"))
    } else if let home, home.hasPrefix("/") {
      self.init(".local/share/cst/savings.json", below: home)
    } else {
      throw Failure(
        "no_store", .data,
        home?.isEmpty ?? true
          ? "there is no place for the data: HOME is not set"
          : "there is no place for the data: HOME is no path from the root",
        tip: "set HOME, or name a file: --file savings.json")
    }
  }
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
