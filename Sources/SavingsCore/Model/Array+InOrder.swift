extension Array {
  /// The same elements by date; those of one day stay as they were.
  func inOrder(of date: (Element) -> CalendarDate) -> [Element] {
    let isInOrder = zip(self, dropFirst()).allSatisfy {
      date($0) <= date($1)
    }
    return isInOrder ? self : sorted { date($0) < date($1) }
  }
}
