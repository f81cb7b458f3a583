import ArgumentParser

struct Exit: Command {
    static let configuration = CommandConfiguration.command(
        "exit", "Leave the shell; so does Ctrl-D.", aliases: ["quit"])
    static let group = CommandGroup.session
    static let examples = ["exit"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) -> any View {
        shell.isLeaving = true
        return Message.none
    }
}
