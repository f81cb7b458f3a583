import Console

struct ClearScreen: PlainCommand {
    static let description = CommandDescription(
        "clear", .session, "Clear the screen; so does Ctrl-L.", examples: ["clear"])

    mutating func run(in context: some ScreenContext) throws -> any View {
        try context.clear()
        return Message.none
    }
}
