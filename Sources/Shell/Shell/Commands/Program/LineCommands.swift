import AppleMusicAPI
import TonearmConsole

struct Edit: PlainCommand {
    static let kind = CommandKind.editing
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

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&number, "The number of a line.") }

    /// Refuses an unsuitable line. If the line is suitable, the interpreter does not call this function; it replaces
    /// the command by the lines from the editor.
    mutating func run(in context: some ScreenContext) throws -> any View {
        if context.canEdit {
            guard context.editor != nil else {
                let names = SystemEditor.names.joined(separator: ", ")
                throw Failure(
                    "Cannot edit a line", "no editor is named, and the system has none of \(names)",
                    next: "Set the variable EDITOR to the path of one.")
            }
            throw Failure.usage(
                "Cannot edit a line", "the output of its lines cannot be redirected or shown in another format",
                next: "Type 'edit' alone.")
        }
        throw Failure("Cannot edit a line", "there is no terminal here", next: "Type the corrected line.")
    }
}

struct Source: PlainCommand {
    static let kind = CommandKind.readingFile
    static let description = CommandDescription(
        "source", .session, "Run the lines of a file, in this session.",
        discussion: """
            It stops at the first line that fails, and names it; with '--keep-going' it runs the other lines too. Each \
            line is undone and recorded by itself.
            A service that only the file names gets no tokens of your environment, profiles and keyring, unless you \
            add '--trust'.
            """, examples: ["source /dev/null"])

    @Required var file: FilePath
    var trust = false
    var keepGoing = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_file, "The file.")
        fields.flag("trust", &trust, "Send your tokens to services that the file names.")
        fields.flag("keep-going", &keepGoing, "Go on after a line failed.")
    }

    /// Refuses an unreadable file. If the file is readable, the interpreter does not call this function; it replaces
    /// the command by the file's lines.
    mutating func run(in context: some SessionContext) throws -> any View {
        _ = try SourceFile(name: file.text).lines()
        throw Failure.usage(
            "Cannot run the lines of '\(file)'",
            context.fileDepth >= Provenance.deepestFile
                ? "\(context.fileDepth) files run each other already"
                : "their output cannot be redirected or shown in another format",
            next: "Type 'source \(file)' alone, or in the system's shell 'tonearm run \(file)'.")
    }
}

struct HistoryCommand: PlainCommand {
    static let description = CommandDescription(
        "history", .session, "List the lines that were typed, the last one at the end.",
        discussion: """
            '!5' runs the line with the number 5 again, '!!' the last one, '!-2' the one before that; 'edit 5' changes it first. A pipe \
            gets all lines with their numbers: history | grep search.
            """,
        examples: ["history", "history 5"])

    var count: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&count, "How many lines: 20, or all of them where the output goes elsewhere.", in: 1...)
    }

    mutating func run(in context: some SessionContext) -> any View {
        let isRedirected = context.isRedirected
        let lines = context.pastLines.suffix(count ?? (isRedirected ? .max : 20))
        let width = lines.last.map { String($0.number).count } ?? 0
        return Message.verbatim(
            lines.flatMap { line in
                line.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, text in
                    let number = index == 0 ? String(line.number) : ""
                    let indent = String(repeating: " ", count: width - number.count)
                    return .faint(indent + number + "  ") + StyledText(String(text))
                }
            }, value: .strings(lines.map(\.text)))
    }
}
