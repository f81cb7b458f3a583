import Console

struct ClearScreen: PlainCommand {
    static let description = CommandDescription("clear", "Clear the screen; so does Ctrl-L.")
    static let group = CommandGroup.session
    static let examples = ["clear"]

    mutating func run(in context: some ScreenContext) throws -> any View {
        try context.clear()
        return Message.none
    }
}
