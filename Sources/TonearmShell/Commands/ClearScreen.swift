import ArgumentParser
import Console

struct ClearScreen: Command {
    static let configuration = CommandConfiguration.command("clear", "Clear the screen; so does Ctrl-L.")
    static let group = CommandGroup.session
    static let examples = ["clear"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        try shell.screen.clear()
        return Message.none
    }
}
