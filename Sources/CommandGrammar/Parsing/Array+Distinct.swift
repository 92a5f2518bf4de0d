extension [String] {
  /// Each of these once, in order.
  var distinct: [String] {
    var all: [String] = []
    for text in self {
      let place = all.firstIndex { text <= $0 } ?? all.endIndex
      if place == all.endIndex || all[place] != text {
        all.insert(text, at: place)
      }
    }
    return all
  }
}
