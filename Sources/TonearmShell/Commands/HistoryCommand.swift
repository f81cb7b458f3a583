import AppleMusicAPI
import ArgumentParser
import Console

struct HistoryCommand: Command {
    static let configuration = CommandConfiguration.command(
        "history", "List the lines that were typed, the last one at the end.")
    static let group = CommandGroup.session
    static let examples = ["history", "history 5"]

    @Argument(help: "How many lines.") var count = 20
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_count)
    }

    func validate() throws {
        if count < 1 { throw ValidationError("The count must be 1 or more, but was \(count).") }
    }

    mutating func run(in shell: Shell) -> any View {
        // A recording and a performance have a history of their own, which is the same for whoever runs them again.
        let isOwn = shell.recording == nil && shell.performed == nil
        let lines = (isOwn ? shell.environment.pastLines?() : nil) ?? shell.lines
        return Message.verbatim(lines.suffix(count).map { StyledText($0) }, value: .strings(lines.suffix(count)))
    }
}
