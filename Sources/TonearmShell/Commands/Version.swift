import AppleMusicAPI
import ArgumentParser
import Console

struct Version: Command {
    static let configuration = CommandConfiguration.command("version", "Print the version of tonearm.")
    static let group = CommandGroup.session
    static let examples = ["version"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) -> any View {
        let version = shell.environment.version
        return Message(StyledText("tonearm \(version)"), value: ["name": "tonearm", "version": .string(version)])
    }
}
