/// A copy of a file that a sync program made because two machines wrote at
/// once.
///
/// | program | name of the copy of `savings.json` |
/// | --- | --- |
/// | Syncthing | `savings.sync-conflict-20260310-081500-ABCDEFG.json` |
/// | Dropbox | `savings (Anna's conflicted copy 2026-03-10).json` |
/// | Nextcloud | `savings (conflicted copy 2026-03-10 081500).json` |
/// | Seafile | `savings (SFConflict anna@home 2026-03-10-08-15-00).json` |
/// | Resilio | `savings.Conflict.json` |
/// | rclone | `savings.json.conflict1` |
/// | OneDrive | `savings-DESKTOP-AB12CD3.json` |
/// | Google Drive | `savings (1).json` |
/// | iCloud | `savings 2.json` |
struct ConflictCopy {
  private let stem: String
  private let suffix: String

  init(of name: String) {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    let isHidden = point == name.startIndex
    stem = isHidden ? name : String(name[..<point])
    suffix = isHidden ? "" : String(name[point...])
  }

  /// Whether another file has the name of such a copy.
  func matches(_ other: String) -> Bool {
    guard other.hasPrefix(stem) else { return false }
    let rest = other.dropFirst(stem.count)
    // What goes on in letters is another file of the household.
    guard let mark = rest.first, " .-_([".contains(mark) else { return false }
    let words = rest.lowercased()
    if ConflictCopy.words.contains(where: words.holds) { return true }
    guard other.hasSuffix(suffix), rest.count > suffix.count else {
      return false
    }
    let added = rest.dropLast(suffix.count)
    // `-DESKTOP-AB12CD3`, as Windows names machines.
    return isNumber(added) || added.hasPrefix("-DESKTOP-")
      || added.hasPrefix("-LAPTOP-")
  }

  /// How programs call it in the languages that they speak.
  private static let words = [
    "conflict", "konflikt", "en conflit", "en conflicto", "in conflitto",
    "conflitante", "conflictueus",
  ]

  /// ` 2` or ` (1)`.
  private func isNumber(_ added: Substring) -> Bool {
    guard added.first == " " else { return false }
    var digits = added.dropFirst()
    if digits.first == "(", digits.last == ")" {
      digits = digits.dropFirst().dropLast()
    }
    return !digits.isEmpty && digits.count <= 3
      && String(digits).isMade(of: "", letters: false)
  }
}
