/// What is made of every one of a number of things, whatever they are.
///
///     [Value](all.count, Each { all[$0].value })
///
/// A function that calls a closure is compiled anew for each closure that it is
/// given, and so is `map` for all that it is used on; what is given this is
/// compiled once for what is made.
struct Each<Made> {
  private let make: (Int) -> Made

  /// What is made of the thing at a place.
  init(_ make: @escaping (Int) -> Made) { self.make = make }

  fileprivate func all(_ count: Int) -> [Made] {
    var all: [Made] = []
    all.reserveCapacity(count)
    for place in 0..<count { all.append(make(place)) }
    return all
  }
}

extension Array {
  /// What is made of so many things.
  @inline(never)
  init(_ count: Int, _ each: Each<Element>) { self = each.all(count) }
}
