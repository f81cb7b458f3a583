import Console

struct ClearScreen: PlainCommand {
    static let description = CommandDescription("clear", "Clear the screen; so does Ctrl-L.")
    static let group = CommandGroup.session
    static let examples = ["clear"]

    mutating func run(in shell: Shell) throws -> any View {
        try shell.screen.clear()
        return Message.none
    }
}
