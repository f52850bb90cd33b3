import ArgumentParser

@main
struct TrustevalCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "trusteval")
}
