extension Array {
  /// The place of the first element that fulfils what all behind it fulfil as
  /// well, found by halves; the place behind the last one if there is none.
  func firstPlace(_ isFulfilled: (Element) -> Bool) -> Int {
    var start = 0
    var end = count
    while start < end {
      let middle = start + (end - start) / 2
      if isFulfilled(self[middle]) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
