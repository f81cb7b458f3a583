struct Exit: PlainCommand {
    static let description = CommandDescription(
        "exit", .session, "Leave the shell; so does Ctrl-D.", aliases: ["quit"], examples: ["exit"])

    mutating func run(in context: some ProgramContext) -> any View {
        context.leave()
        return Message.none
    }
}
