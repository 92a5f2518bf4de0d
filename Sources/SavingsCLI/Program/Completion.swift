internal import CommandGrammar
internal import SavingsCore

let completion = Command(
  "completion", "Print the script that completes cst in a shell",
  positional("shell", Notation(oneOf: Shell.self, "shell"), "Which shell"),
  examples: [
    "cst completion bash", "cst completion zsh", "cst completion fish",
  ],
  details: [
    """
    The script asks cst for what can be typed next, so it never has to be \
    written again. To use it from now on:
    """,
    .list([
      (
        "bash",
        "add to ~/.bashrc: eval \"$(cst completion bash)\""
      ),
      (
        "zsh",
        "add to ~/.zshrc, after compinit: source <(cst completion zsh)"
      ),
      (
        "fish",
        """
        run once: cst completion fish > ~/.config/fish/completions/cst.fish
        """
      ),
    ]),
  ],
  related: ["help"]
) { (_: Session, shell) in
  let lines = shell.script.split(
    separator: "\n", omittingEmptySubsequences: false)
  var reply = Reply(
    "completion",
    ["shell": .string(shell.rawValue), "text": .string(shell.script + "\n")]
  ) {
    for line in lines { Document.Block.line(Phrase(String(line))) }
  }
  reply.isBare = true
  return reply
}

/// A shell that `cst` can be completed in.
private enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The lines that teach the shell to ask `cst`.
  var script: String {
    switch self {
    case .bash: bashScript
    case .zsh: zshScript
    case .fish: fishScript
    }
  }
}
