/// The candidates that `text` may be a slip of the hand for, closest first.
///
/// A slip is a letter left out, added, changed or swapped with the next one,
/// about one in three letters; or a name only begun: `emergncy` is close to
/// `emergency-fund`; or three letters or more from its middle, as `car` of
/// `new-car`. Case makes no difference. Of whole names those with the fewest
/// slips are near, and at most three come back. A text of more than 200
/// characters is no slip of anything, and nobody's name.
package func similar(to text: String, among candidates: [String]) -> [String] {
  let typed = Array(text.prefix(longest + 1).lowercased())
  guard typed.count <= longest else { return [] }
  let limit = max(1, (typed.count + 1) / 3)
  let short = candidates.filter { $0.utf8.count <= 4 * longest }
  let last = 2 * limit + 2
  let ranks = short.map { candidate in
    rank(typed, Array(candidate.lowercased()), within: limit) ?? last + 1
  }
  let least = ranks.reduce(last + 1, min)
  var near: [String] = []
  for rank in 0...last where near.count < 3 && (rank == least || rank > limit) {
    for place in short.indices where ranks[place] == rank {
      near.append(short[place])
    }
  }
  return Array(near.prefix(3))
}

/// How many characters are compared at the most: one by one with one another.
private let longest = 200

/// The slips between the two, and more if the candidate was only begun.
private func rank(
  _ typed: [Character], _ candidate: [Character], within limit: Int
) -> Int? {
  guard !typed.isEmpty else { return nil }
  let distances = distancesToPrefixes(typed, candidate)
  if let whole = distances.last, whole <= limit,
    whole < min(typed.count, candidate.count)
  {
    return whole
  }
  let begun = distances.dropLast().reduce(typed.count, min)
  let isBegun = begun == 0 ? typed.count > 1 : typed.count > 3
  if isBegun && begun <= limit { return limit + 1 + begun }
  return isPart(typed, of: candidate) ? 2 * limit + 2 : nil
}

/// Whether a text of three letters or more stands somewhere in another.
private func isPart(_ typed: [Character], of whole: [Character]) -> Bool {
  guard typed.count > 2, typed.count < whole.count else { return false }
  return (0...(whole.count - typed.count)).contains { start in
    whole[start...].starts(with: typed)
  }
}

/// Whether no more than one slip leads from `typed` to a word.
func isOneSlip(_ typed: String, from word: String) -> Bool {
  distancesToPrefixes(Array(typed), Array(word)).last ?? 0 <= 1
}

/// How many slips lead from `typed` to each beginning of `candidate`.
private func distancesToPrefixes(
  _ typed: [Character], _ candidate: [Character]
) -> [Int] {
  var before: [Int] = []
  var last = Array(0...candidate.count)
  for (row, letter) in typed.enumerated() {
    var next = [row + 1]
    for (column, other) in candidate.enumerated() {
      var least = min(
        last[column + 1] + 1, next[column] + 1,
        last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == candidate[column - 1],
        typed[row - 1] == other
      {
        least = min(least, before[column - 1] + 1)
      }
      next.append(least)
    }
    (before, last) = (last, next)
  }
  return last
}
