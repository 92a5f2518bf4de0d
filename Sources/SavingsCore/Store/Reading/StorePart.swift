/// The parts of a store at its top level, in the order in which they stand.
protocol StorePart: RawRepresentable<String>, CaseIterable, Equatable {
  /// The keys of a record of this part.
  var keys: [String] { get }
}
