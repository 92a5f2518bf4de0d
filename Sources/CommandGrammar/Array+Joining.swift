extension [String] {
  /// The texts one after the other, with another one between them.
  ///
  /// The library's own is for all collections of texts, and the first use of it
  /// goes through the types of the whole program: for a plan of a few goals
  /// that is a thirtieth of all its work.
  @inline(never)
  package func joined(separator: String = "") -> String {
    var all = ""
    for place in indices {
      if place > 0 { all += separator }
      all += self[place]
    }
    return all
  }
}
