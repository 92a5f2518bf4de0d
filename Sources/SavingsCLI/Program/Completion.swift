internal import CommandGrammar
internal import SavingsCore

let completion = Command(
  "completion", "Print the script that completes cst in a shell",
  positional("shell", Notation(oneOf: Shell.self, "shell"), "Which shell"),
  examples: [
    "cst completion bash", "cst completion zsh", "cst completion fish",
  ],
  details: """
    The script asks cst for what can be typed next, so it never has to be
    written again. To use it from now on:

    - bash: add to ~/.bashrc: eval "$(cst completion bash)"
    - zsh: add to ~/.zshrc, after compinit: source <(cst completion zsh)
    - fish: run once: mkdir -p ~/.config/fish/completions; cst completion fish >
      ~/.config/fish/completions/cst.fish
    """,
  related: ["help"]
) { (_: Session, shell) in
  let lines = shell.script.parts(at: "\n")
  return Reply(ShellScript(shell: shell)) {
    for line in lines { Document.Block.line(Phrase(line)) }
  }
  .told(isBare: true)
}

/// The script that completes `cst` in a shell, as `cst completion` answers.
final class ShellScript: Answer {
  private let shell: Shell

  fileprivate init(shell: Shell) { self.shell = shell }

  static let kind = "completion"
  static let about = "The script that completes cst in a shell."

  static let fields: [Field<ShellScript>] = [
    Field("shell") { $0.shell }, Field("text") { $0.shell.script + "\n" },
  ]
}

/// A shell that `cst` can be completed in.
private enum Shell: String, CaseIterable, Tellable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: bashScript
    case .zsh: zshScript
    case .fish: fishScript
    }
  }
}
