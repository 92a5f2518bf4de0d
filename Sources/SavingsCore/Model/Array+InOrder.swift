extension Array {
  /// The same elements by date; those of one day stay as they were.
  func inOrder(of date: (Element) -> CalendarDate) -> [Element] {
    let elements = span
    let isInOrder = elements.indices.dropFirst().allSatisfy {
      date(elements[$0 - 1]) <= date(elements[$0])
    }
    return isInOrder ? self : sorted { date($0) < date($1) }
  }
}
