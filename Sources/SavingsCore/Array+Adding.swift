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
}
