/// The places of so many things, as a comparison of two places orders them.
///
/// Sorting is long and would be compiled anew for each kind of thing, so places
/// are sorted in their stead, by merging the runs that are in order already
/// (natural merge sort). Those that are alike stay as they were.
package func placesInOrder(
  _ count: Int, by comesFirst: @escaping (Int, Int) -> Bool
) -> [Int] {
  sorted(count, PlaceOrder(comesFirst: comesFirst))
}

/// Which of two places comes first.
///
/// A function that calls a closure is compiled anew for each closure that it is
/// given; one that is given this is not.
private struct PlaceOrder { let comesFirst: (Int, Int) -> Bool }

@inline(never)
private func sorted(_ count: Int, _ order: PlaceOrder) -> [Int] {
  let comesFirst = order.comesFirst
  var places = Array(0..<count)
  // Where the runs end.
  var ends: [Int] = []
  for end in 1..<max(count, 1) where comesFirst(end, end - 1) {
    ends.append(end)
  }
  ends.append(count)
  while ends.count > 1 {
    var merged: [Int] = []
    merged.reserveCapacity(count)
    var longer: [Int] = []
    for pair in stride(from: 0, to: ends.count, by: 2) {
      let start = longer.last ?? 0
      let middle = ends[pair]
      let end = pair + 1 < ends.count ? ends[pair + 1] : middle
      var (left, right) = (start, middle)
      while left < middle, right < end {
        if comesFirst(places[right], places[left]) {
          merged.append(places[right])
          right += 1
        } else {
          merged.append(places[left])
          left += 1
        }
      }
      merged += places[left..<middle]
      merged += places[right..<end]
      longer.append(end)
    }
    places = merged
    ends = longer
  }
  return places
}

extension Array where Element: Equatable {
  /// The same elements, each where it is first and only there; for lists that
  /// hold a few things again and again.
  package dynamic var withoutRepetitions: [Element] {
    var kept: [Element] = []
    // By places: what looks through a list of any kind is dear at first use.
    for place in 0..<count
    where !(0..<kept.count).contains(where: { kept[$0] == self[place] }) {
      kept.append(self[place])
    }
    return kept
  }
}

extension Array {
  /// The same elements in an order; those that are alike stay as they were.
  ///
  /// It is `dynamic` to be compiled once for all kinds of elements; what every
  /// plan sorts takes `placesInOrder`.
  package dynamic func ordered(
    by comesFirst: @escaping (Element, Element) -> Bool
  ) -> [Element] {
    placesInOrder(count) { comesFirst(self[$0], self[$1]) }.map { self[$0] }
  }

  /// The place of the first element that has a key, of those that stand in the
  /// order of theirs; `nil` if none has it.
  func place<Key: Comparable>(of key: Key, by own: (Element) -> Key) -> Int? {
    let place = firstPlace { own($0) >= key }
    return place < count && own(self[place]) == key ? place : nil
  }

  /// The place of the first element that fulfils what all behind it fulfil as
  /// well; the place behind the last one if there is none.
  func firstPlace(_ isFulfilled: (Element) -> Bool) -> Int {
    indices.firstPlace { isFulfilled(self[$0]) }
  }
}

extension Range<Int> {
  /// The first place that fulfils what all behind it fulfil as well, found by
  /// halves (binary search); the end if there is none.
  @inline(__always)
  package func firstPlace(_ isFulfilled: (Int) -> Bool) -> Int {
    var (start, end) = (lowerBound, upperBound)
    while start < end {
      let middle = start + (end - start) / 2
      if isFulfilled(middle) { end = middle } else { start = middle + 1 }
    }
    return start
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
