extension Array {
  /// Puts an element at the end.
  ///
  /// `append` is compiled anew wherever it is called, for each kind of element,
  /// and is a good part of many a function. This is compiled once for all, as
  /// what is `dynamic` is not looked into; what a plan adds by the hundred is
  /// appended.
  package dynamic mutating func add(_ element: consuming Element) {
    append(element)
  }

  /// Appends other elements in the same way; mostly there are none on one of
  /// the two sides.
  package dynamic static func += (all: inout [Element], others: [Element]) {
    if all.count == 0 {
      all = others
    } else if others.count > 256 {
      all.append(contentsOf: others)
    } else {
      // What appends a whole list is dear at the first use of each kind.
      for place in 0..<others.count { all.append(others[place]) }
    }
  }

  /// The elements of both, in the same way.
  package dynamic static func + (
    some: [Element], others: [Element]
  ) -> [Element] {
    if others.count == 0 { return some }
    var all = some
    all += others
    return all
  }
}

extension Array {
  /// The elements that are so, in the same way.
  package dynamic func filter(_ isSo: (Element) -> Bool) -> [Element] {
    var all: [Element] = []
    for element in self where isSo(element) { all.append(element) }
    return all
  }

  /// Takes the elements out that are so, in the same way.
  package dynamic mutating func removeAll(where isSo: (Element) -> Bool) {
    self = filter { !isSo($0) }
  }
}

extension [UInt8] {
  /// Appends other bytes: a page is made of so many that what takes any kind
  /// of element is too slow.
  @inline(never)
  package static func += (all: inout [UInt8], others: [UInt8]) {
    all.append(contentsOf: others)
  }
}
