extension String? {
  /// What was typed for a text that may be left out: an empty one removes it.
  func replacing(_ old: String?) -> String? {
    guard let self else { return old }
    return self.isEmpty ? nil : self
  }
}
