internal import SavingsCLI
internal import SavingsCore

ThisProcess.prepare()
let world = World.real()
var outcome = perform(Array(CommandLine.arguments.dropFirst()), in: world)
outcome.deliver()
