internal import Platform
internal import SavingsCore

/// The keys that services want, in the environment and in a file of their own.
final class Keyring {
  /// What is wrong with where they are kept.
  let fault: TransportFault?

  private(set) var names: [String] = []

  /// The keys, in the order of their names.
  private var keys: [String] = []

  /// The largest file of keys.
  private static let largest = 64 << 10

  init(_ environment: [String: String]) {
    var folder = environment["XDG_CONFIG_HOME"] ?? ""
    if !folder.hasPrefix("/") {
      let home = environment["HOME"] ?? ""
      folder = home.hasPrefix("/") ? "\(home)/.config" : ""
    }
    var text = ""
    (text, fault) =
      folder == "" ? ("", nil) : Keyring.read("\(folder)/cst/keys")
    // What the environment says comes before what the file says.
    for variable in environment.keys where variable.hasPrefix("CST_KEY_") {
      let name = variable.behind("CST_KEY_".utf8.count).lowercased()
      let key = environment[variable] ?? ""
      if key != "" {
        names.append(name.parts(at: "_").joined(separator: "-"))
        keys.append(key)
      }
    }
    // Some editors begin with a mark of the order of bytes.
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    for line in text.parts(at: "\n") {
      let words = line.words(between: " \t\r")
      guard words.count > 1, !words[0].hasPrefix("#") else { continue }
      names.append(words[0])
      // No key has a blank inside, so one that has is refused when it is used.
      keys.append(words.dropFirst().joined(separator: " "))
    }
  }

  /// The key of a name; `nil` where it has characters that no key has.
  func key(_ name: String) -> String? {
    guard let place = names.firstIndex(of: name) else { return nil }
    for byte in keys[place].utf8 where byte < 0x21 || byte > 0x7e { return nil }
    return keys[place]
  }

  /// What a file says that is closed to others, or what is wrong with it;
  /// nothing where there is none.
  private static func read(_ name: String) -> (String, TransportFault?) {
    do throws(SystemFailure) {
      let path = try FilePath(name).resolved()
      let file = try OpenFolder(path.folder).file(reading: path.name)
      let status = try file.status()
      guard status.kind == .file, status.access.owner == ThisProcess.user
      else { return ("", .noKeys(name)) }
      guard status.access.mode & 0o077 == 0 else {
        return ("", .openKeys(name))
      }
      let text = try file.contents(upTo: largest)
      return (String(decoding: text, as: UTF8.self), nil)
    } catch {
      return ("", error.leadsNowhere ? nil : .noKeys(name))
    }
  }
}
