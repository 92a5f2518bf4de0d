extension Array where Element: Equatable {
  /// How many elements at the beginning, and how many of the others at the
  /// end, are the same as in another list.
  func commonEnds(with other: [Element]) -> (head: Int, tail: Int) {
    // Elements are compared where they are: a copy of each would cost more.
    let (here, there) = (span, other.span)
    let most = Swift.min(count, other.count)
    var head = 0
    while head < most, here[head] == there[head] { head += 1 }
    var tail = 0
    while tail < most - head,
      here[count - 1 - tail] == there[other.count - 1 - tail]
    {
      tail += 1
    }
    return (head, tail)
  }
}
