/// Whose a file is, and who may do what with it.
///
///     FileAccess(owner: 0, group: 0, mode: 0o440).extensible.mode   // 0o640
package struct FileAccess: Sendable {
  package let owner: UInt32
  package let group: UInt32

  /// Who may do what with it, as `chmod` counts.
  package let mode: UInt32

  /// The same for a file that its owner goes on writing.
  package var extensible: FileAccess {
    FileAccess(owner: owner, group: group, mode: mode | 0o600)
  }

  /// Whether its owner can go on writing it.
  package var isExtensible: Bool { mode & 0o600 == 0o600 }
}
