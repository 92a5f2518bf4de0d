extension [String] {
  /// Each of these once, where it stands first.
  var distinct: [String] {
    var kept: [String] = []
    for text in self where !kept.contains(text) { kept.append(text) }
    return kept
  }
}
