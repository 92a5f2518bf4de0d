internal import CommandGrammar
internal import SavingsCore

extension Surplus {
  /// How much more there is than the goal takes, and how to give it back.
  func words(_ goal: Goal) -> Phrase {
    let back: Phrase =
      command(goal).map { line in
        "; to give it back: \(run: line)"
      } ?? "."
    return "\(money) more than it takes\(back)"
  }

  private func command(_ goal: Goal) -> ShellCommand? {
    switch way {
    case .share(let rest, let asset):
      """
      cst alloc set \(rest.typed) --asset \(asset.slug) --goal \(goal.slug)
      """
    case .withdrawal(let money, let asset):
      """
      cst tx withdraw \(money.typed) --asset \(asset.slug) --goal \(goal.slug)
      """
    case nil: nil
    }
  }
}
