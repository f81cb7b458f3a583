struct Exit: PlainCommand {
    static let description = CommandDescription(
        "exit", "Leave the shell; so does Ctrl-D.", aliases: ["quit"])
    static let group = CommandGroup.session
    static let examples = ["exit"]

    mutating func run(in context: some ProgramContext) -> any View {
        context.leave()
        return Message.none
    }
}
