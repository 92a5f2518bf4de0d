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

extension Array where Element: Comparable {
  /// These and others, both in order, each of them once.
  func merged(with others: ArraySlice<Element>) -> [Element] {
    if isEmpty { return Array(others) }
    if others.isEmpty { return self }
    var all: [Element] = []
    all.reserveCapacity(count + others.count)
    var place = 0
    for other in others {
      while place < count, self[place] < other {
        all.append(self[place])
        place += 1
      }
      if place < count, self[place] == other { place += 1 }
      all.append(other)
    }
    return all + self[place...]
  }
}
