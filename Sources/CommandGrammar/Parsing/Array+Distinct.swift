extension [String] {
  /// Each of these once, where it stands first.
  var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
