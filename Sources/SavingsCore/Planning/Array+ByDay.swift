extension Array {
  /// The same elements by rank, of one rank by day, and of one day by name;
  /// those that are alike stay as they were.
  ///
  /// It is `dynamic` to be compiled once for all kinds of elements.
  dynamic func inOrder(
    of key: (Element) -> (rank: Int, day: CalendarDate, name: String)
  ) -> [Element] {
    let keys = map(key)
    return placesInOrder(count) { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
