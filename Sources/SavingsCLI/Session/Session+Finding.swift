internal import CommandGrammar
package import SavingsCore

extension Session {
  /// The goal that was named, or what may have been meant instead.
  package func goal(_ text: String, in household: Household) throws -> Goal {
    do {
      return try household.goal(named: text)
    } catch {
      let names = household.goals.flatMap { [$0.slug, $0.name] }
      throw error.failure(near: similar(to: text, among: names))
    }
  }

  /// The asset that was named, or what may have been meant instead.
  package func asset(_ text: String, in household: Household) throws -> Asset {
    do {
      return try household.asset(named: text)
    } catch {
      let names = household.assets.flatMap { [$0.slug, $0.name] }
      throw error.failure(near: similar(to: text, among: names))
    }
  }
}
