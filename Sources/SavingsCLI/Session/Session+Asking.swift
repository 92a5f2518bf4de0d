internal import SavingsCore

/// A question that was not asked before the lock was taken, or a history that
/// was not read because nothing new seemed to be in it.
struct Unasked: Error {}

extension Session {
  /// What a service says to a question, which is sent once.
  func ask(_ question: WebRequest) throws -> WebAnswer {
    let known = request.answers.first { $0.question.isSame(as: question) }
    if let known { return known.answer }
    guard mayAsk else { throw Unasked() }
    let answer = request.world.fetch(question)
    request.answers.add((question, answer))
    return answer
  }

  /// Who can be asked: by the environment, then by what is stored.
  func endpoints(_ settings: Settings) throws -> Endpoints {
    let world = request.world
    let keys = world.keys()
    if let fault = keys.fault {
      switch fault {
      case .openKeys(let path), .noKeys(let path):
        throw NetworkProblem(at: path, fault)
      default: break
      }
    }
    return Endpoints(settings.named, keys: keys.names) { world.service($0) }
  }
}
