/// Whether the first of these variables that says anything says yes.
///
/// `0` and `false` say no, in any case, and an empty text says nothing.
func isSwitchedOn(
  _ names: [String], in environment: [String: String]
) -> Bool {
  let wish = names.lazy.compactMap { environment[$0] }.first { $0 != "" }
  return !["0", "false"].contains(wish?.lowercased() ?? "0")
}
