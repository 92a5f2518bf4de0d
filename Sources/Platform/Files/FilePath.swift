#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// A path as somebody wrote it.
///
///     FilePath("/home/anna/savings.json").folder   // /home/anna
///     FilePath("savings.json").folder              // .
package struct FilePath: Sendable {
  package let text: String

  /// A path that was written so.
  package init(_ text: String) { self.text = text }

  /// What stands before the last slash; without one, where one is.
  package var folder: String {
    guard let slash else { return text.isEmpty ? "/" : "." }
    let folder = String(text.unicodeScalars[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// What stands behind the last slash.
  package var name: String {
    guard let slash else { return text }
    return String(Substring(text.utf8[slash...].dropFirst()))
  }

  /// The last slash, also where an accent stands behind it and the two are one
  /// character to the eye.
  private var slash: String.Index? {
    text.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  /// The path to the same file without links on the way.
  package func resolved() throws(SystemFailure) -> FilePath {
    guard let found = realpath(text, nil) else {
      throw SystemFailure(.find, code: errno)
    }
    defer { free(found) }
    return FilePath(String(cString: found))
  }

  /// What stands there, behind all links; `nil` where nothing does.
  package var kind: FileStatus.Kind? {
    var status = stat()
    return stat(text, &status) == 0 ? FileStatus(status).kind : nil
  }

  /// Whether a link stands there, wherever it may lead.
  package var isLink: Bool {
    var status = stat()
    return lstat(text, &status) == 0 && FileStatus(status).kind == .link
  }
}
