internal import SavingsCore

extension Session {
  /// The path of the store as people know it, with their home folder as `~`.
  var shownPath: String {
    guard let home, home.count > 1, store.path.hasPrefix(home + "/") else {
      return store.path
    }
    return "~" + store.path.dropFirst(home.count)
  }
}
