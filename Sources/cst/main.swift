internal import Platform
internal import SavingsCLI

ThisProcess.prepare()
let world = World.real()
let arguments = CommandLine.arguments
let outcome =
  arguments.isEmpty
  ? Outcome.withoutArguments
  : perform(Array(arguments.dropFirst()), in: world)
outcome.deliver()
