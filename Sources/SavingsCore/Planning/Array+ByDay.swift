extension Array {
  /// The same elements by rank, of one rank by day, and of one day by name as
  /// names are compared; those that are alike stay as they were.
  ///
  /// It is `dynamic` to be compiled once for all kinds of elements. Few are of
  /// one day, so few names are made comparable.
  dynamic func inOrder(
    of key: (Element) -> (rank: Int, day: CalendarDate, name: String)
  ) -> [Element] {
    var keys: [(rank: Int, day: CalendarDate, name: String)] = []
    keys.reserveCapacity(count)
    for place in indices { keys.append(key(self[place])) }
    var names = keys.map { _ in String?.none }
    func name(_ place: Int) -> String {
      let name = names[place] ?? Wording.folded(keys[place].name)
      names[place] = name
      return name
    }
    let order = placesInOrder(count) { a, b in
      let (one, other) = (keys[a], keys[b])
      return one.rank == other.rank && one.day == other.day
        ? name(a) < name(b) : (one.rank, one.day) < (other.rank, other.day)
    }
    return order.map { self[$0] }
  }
}
