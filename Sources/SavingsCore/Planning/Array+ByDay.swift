extension Array {
  /// The same elements by rank, of one rank by day, and of one day by name;
  /// those that are alike stay as they were.
  func inOrder(
    of key: (Element) -> (rank: Int, day: CalendarDate, name: String)
  ) -> [Element] {
    let keys = map(key)
    return placesInOrder(count) { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
