/// A binary heap of places, of which the least is at hand.
struct Heap {
  private var places: [Int] = []

  var least: Int? { places.first }

  mutating func insert(_ place: Int) {
    var hole = places.count
    places.append(place)
    while hole > 0, places[(hole - 1) / 2] > place {
      places.swapAt(hole, (hole - 1) / 2)
      hole = (hole - 1) / 2
    }
  }

  mutating func removeLeast() {
    let last = places.removeLast()
    guard !places.isEmpty else { return }
    var hole = 0
    while 2 * hole + 1 < places.count {
      var child = 2 * hole + 1
      if child + 1 < places.count, places[child + 1] < places[child] {
        child += 1
      }
      guard places[child] < last else { break }
      places[hole] = places[child]
      hole = child
    }
    places[hole] = last
  }
}
