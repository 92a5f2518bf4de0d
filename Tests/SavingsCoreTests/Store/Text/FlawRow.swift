import SavingsCore
import Support
import Testing

/// One thing that is wrong with a store, where, and what is said of it.
struct FlawRow: CustomTestStringConvertible {
  let old: String
  let new: String
  let path: String
  let flaw: Flaw

  init(_ old: String, _ new: String, _ path: String, _ flaw: Flaw) {
    self.old = old
    self.new = new
    self.path = path
    self.flaw = flaw
  }

  var testDescription: String { "\(old) -> \(new)" }

  /// Passes if the store is refused for this reason and at this place.
  func check() throws {
    let bytes = try SmallStore.bytes(old, new)
    let problem = try #require(throws: ContentProblem.self) {
      try StoreReader.read(bytes, accepting: true)
    }
    guard case .damaged(let damage) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(damage.flaw == flaw)
    #expect(damage.path == path)
  }
}
