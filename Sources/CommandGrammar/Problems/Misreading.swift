/// Why a text is not the value it was typed for.
///
/// A reader says what is so and, if it knows, what to write instead; the
/// grammar adds an example where the reader gives no tip.
package final class Misreading: Error {
  package let message: String
  package let tip: Tip?
  /// The values it could have been, closest first.
  package let candidates: [String]

  package init(_ message: String, tip: Tip? = nil, candidates: [String] = []) {
    self.message = message
    self.tip = tip
    self.candidates = candidates
  }
}
