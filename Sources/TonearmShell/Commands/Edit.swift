import ArgumentParser
import Console

struct Edit: Command {
    static let configuration = CommandConfiguration.command(
        "edit", "Change the last line in your editor, and run what comes back.",
        discussion: """
            The editor is what the variable VISUAL or EDITOR says. A number names another line, as 'history' counts them. What comes back is \
            shown, run line by line as if it had been typed, and kept in the history; an empty file runs nothing.
            """)
    static let group = CommandGroup.session
    static let examples = ["help edit"]

    @Argument(help: "The number of a line.") var number: Int?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_number)
    }

    /// Refuses what cannot be edited: the interpreter replaces other lines by those that come back from the editor.
    mutating func run(in shell: Shell) throws -> any View {
        if shell.environment.isAttended, shell.screen.frame.isTerminal {
            guard shell.environment.person.editor != nil else {
                throw Failure(
                    "Cannot edit a line", "no editor is named", next: "Set the variable EDITOR, for example to vi.")
            }
            throw Failure(
                "Cannot edit a line", "what its lines print cannot be sent elsewhere as one, nor shown in another form",
                next: "Type 'edit' alone.", status: .usage)
        }
        throw Failure("Cannot edit a line", "there is no terminal here", next: "Type the line as it shall be.")
    }
}
