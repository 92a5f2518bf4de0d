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
}
