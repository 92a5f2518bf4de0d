extension Array {
  /// Whether each element is of the date of the one before or of a later one.
  func isInOrder(of date: (Element) -> CalendarDate) -> Bool {
    let elements = span
    return elements.indices.dropFirst().allSatisfy {
      date(elements[$0 - 1]) <= date(elements[$0])
    }
  }

  /// The same elements by date; those of one day stay as they were.
  func inOrder(of date: (Element) -> CalendarDate) -> [Element] {
    isInOrder(of: date) ? self : sorted { date($0) < date($1) }
  }

  /// The place of the first element that fulfils what all behind it fulfil as
  /// well, found by halves
  /// (binary search); the place behind the last one if there is none.
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
