extension [CalendarDate] {
  /// The days in order, each of them once.
  var distinct: [CalendarDate] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1] < self[$0] }) {
      return self
    }
    var days: [CalendarDate] = []
    for place in placesInOrder(count, by: { self[$0] < self[$1] })
    where self[place] != days.last { days.append(self[place]) }
    return days
  }

  /// The place of the first of these days, which are in order, by whose end a
  /// date has come; behind the last one if there is none.
  ///
  /// Most of a history lies before all of them, so that is looked at first.
  func place(of date: CalendarDate) -> Int {
    guard let first, first < date else { return 0 }
    return firstPlace { $0 >= date }
  }
}

extension Array {
  /// Whether each element is of the date of the one before or of a later one.
  func isInOrder(of date: (Element) -> CalendarDate) -> Bool {
    let elements = span
    return elements.indices.dropFirst().allSatisfy {
      date(elements[$0 - 1]) <= date(elements[$0])
    }
  }

  /// The same elements by date; those of one day stay as they were.
  func inOrder(of date: @escaping (Element) -> CalendarDate) -> [Element] {
    isInOrder(of: date) ? self : ordered { date($0) < date($1) }
  }
}
