extension Book {
  /// Whether a row is what saving on its day writes by itself, because there
  /// is no share before it.
  ///
  /// It says nothing of what there was.
  func isBeginning(_ row: AssetAllocation) -> Bool {
    (try? beginning(insteadOf: row)) == row
  }

  /// Writes such rows of two books that came together as saving would have
  /// written them in one: where there is a share before a row, it goes.
  ///
  /// Else it would end that share, and all that was saved before its day.
  mutating func begin(anew rows: [AssetAllocation]) {
    for row in rows.ordered(by: { $0.since < $1.since }) {
      do {
        if let anew = try beginning(insteadOf: row) {
          household.put(anew)
        } else {
          household.allocations.removeAll { $0 == row }
        }
      } catch {
        // What cannot be counted stays, and is told of the whole.
        continue
      }
    }
  }

  private func beginning(
    insteadOf row: AssetAllocation
  ) throws(BookProblem) -> AssetAllocation? {
    try beginning(
      in: row.asset, for: row.goal, on: row.since,
      among: household.rows(of: row.asset, for: row.goal)
        .filter { $0.since < row.since })?.row
  }
}
