import Console

struct Edit: PlainCommand {
    static let description = CommandDescription(
        "edit", .session, "Change the last line in your editor, and run what comes back.",
        discussion: """
            The variable VISUAL or EDITOR names the editor; without them it is the first of \
            \(SystemEditor.names.joined(separator: ", ")) that the system has. A number selects another line, as in \
            'history'.
            The edited lines are shown, run as if they had been typed, and added to the history; an empty file runs \
            nothing.
            """, examples: ["help edit"])

    var number: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&number, "The number of a line.")
    }

    /// Refuses an unsuitable line. For others the interpreter replaces the command by the lines from the editor.
    mutating func run(in context: some EditorContext) throws -> any View {
        if context.canEdit {
            guard context.editor != nil else {
                let names = SystemEditor.names.joined(separator: ", ")
                throw Failure(
                    "Cannot edit a line", "no editor is named, and the system has none of \(names)",
                    next: "Set the variable EDITOR to the path of one.")
            }
            throw Failure(
                "Cannot edit a line", "the output of its lines cannot be redirected or shown in another format",
                next: "Type 'edit' alone.", status: .usage)
        }
        throw Failure("Cannot edit a line", "there is no terminal here", next: "Type the corrected line.")
    }
}
