internal import Platform
internal import SavingsCLI

ThisProcess.prepare()
let arguments = CommandLine.arguments
let outcome: Outcome =
  if arguments.isEmpty {
    .withoutArguments
  } else if !ThisProcess.growStack(to: Outcome.stack) {
    .withoutStack
  } else {
    perform(Array(arguments.dropFirst()), in: .real(), by: grammar)
  }
outcome.deliver()
