import SavingsCLI

perform()
