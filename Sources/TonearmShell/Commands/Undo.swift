import ArgumentParser
import Console

struct Undo: Command {
    static let configuration = CommandConfiguration.command(
        "undo", "Undo the last commands that changed the session.")
    static let group = CommandGroup.session
    static let examples = ["storefront jp", "undo"]

    @Argument(help: "How many commands.") var count = 1
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_count)
    }

    func validate() throws {
        if count < 1 { throw ValidationError("The count must be 1 or more, but was \(count).") }
    }

    mutating func run(in shell: Shell) throws -> any View {
        // However many are asked for, there are no more than are remembered.
        let lines = (0..<min(count, ChangeHistory.limit)).compactMap { _ in shell.undo() }
        guard !lines.isEmpty else {
            throw Failure("Cannot undo", "nothing was changed yet", next: "'history' lists the lines that were typed.")
        }
        return Message(lines.map { StyledText("Undone: ") + .command($0) })
    }
}

struct Redo: Command {
    static let configuration = CommandConfiguration.command(
        "redo", "Take the last 'undo' back.")
    static let group = CommandGroup.session
    static let examples = ["storefront jp", "undo", "redo"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        guard let line = shell.redo() else {
            throw Failure(
                "Cannot redo", "nothing was undone since the last change", next: "'undo' undoes the last change.")
        }
        return Message(StyledText("Done again: ") + .command(line))
    }
}
