internal import SavingsCore

/// What services said, so that a change under the lock asks nobody.
final class KnownAnswers {
  private var questions: [WebRequest] = []
  private var answers: [WebAnswer] = []

  /// What was said to a question.
  func answer(to question: WebRequest) -> WebAnswer? {
    for place in questions.indices where questions[place].isSame(as: question) {
      return answers[place]
    }
    return nil
  }

  /// Keeps what was said to a question.
  func keep(_ answer: WebAnswer, to question: WebRequest) {
    questions.add(question)
    answers.add(answer)
  }
}

/// A question that was not asked before the lock was taken.
struct Unasked: Error {}

extension Session {
  /// What a service says to a question, which is sent once.
  func ask(_ question: WebRequest) throws -> WebAnswer {
    if let known = request.answers.answer(to: question) { return known }
    guard mayAsk else { throw Unasked() }
    let answer = request.world.fetch(question)
    request.answers.keep(answer, to: question)
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
