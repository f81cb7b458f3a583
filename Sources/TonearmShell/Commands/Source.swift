import Console

struct Source: PlainCommand {
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

    /// Refuses an unreadable file. For others the interpreter replaces the command by the file's lines.
    mutating func run(in context: some AuthorContext) throws -> any View {
        _ = try SourceFile(name: file.text).lines()
        throw Failure(
            "Cannot run the lines of '\(file)'",
            context.fileDepth >= Provenance.deepestFile
                ? "\(context.fileDepth) files run each other already"
                : "their output cannot be redirected or shown in another format",
            next: "Type 'source \(file)' alone, or in the system's shell 'tonearm run \(file)'.", status: .usage)
    }
}
