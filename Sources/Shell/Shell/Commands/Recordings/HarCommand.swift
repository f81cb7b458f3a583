import AppleMusicAPI
import TonearmConsole
import TonearmRecordings

enum HarCommand: Command {
    static let description = CommandDescription(
        "har", .requests, "Show what is in a HAR file.",
        discussion: """
            A file of 'record', or of a browser's tools ("Save all as HAR with content"). With a number one exchange is shown whole; secrets \
            that a browser left in it are hidden. For example: har show session.har 3
            """,
        examples: ["har", "har -o json"])

    static let forms = [
        CommandForm("", "List the exchanges recorded so far.", ShowRecording()),
        CommandForm("show", "List the exchanges of a file, or show one of them.", ShowFile()),
    ]

    struct ShowRecording: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            guard let name = context.archive?.path else {
                return Message.prose(
                    [
                        .faint("No exchanges are recorded. ") + .command("har show FILE")
                            + .faint(" lists those of a file.")
                    ], value: [])
            }
            return try HarCommand.view(of: name)
        }
    }

    struct ShowFile: Action {
        @Required var file: FilePath
        var number: Int?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The HAR file.")
            fields.argument(&number, "The number of the exchange to show.")
        }

        mutating func run(in _: some Any) throws -> any View { try HarCommand.view(of: file.text, number) }
    }

    /// - Parameter number: the one-based number of an exchange; nil for the list.
    private static func view(of name: String, _ number: Int? = nil) throws -> any View {
        var count = 0
        do throws(HTTPArchive.Problem) {
            let archive = try HTTPArchive(file: UserFolder.expandingHome(name))
            count = archive.count
            guard let number else { return try ArchiveView(archive) }
            if number >= 1, number <= count { return ArchiveLines.view(of: try archive.exchange(number - 1)) }
        } catch {
            throw Failure(error, of: name, to: "show")
        }
        throw Failure.usage(
            "Cannot show exchange \(number ?? 0) of '\(name)'", "it has \(ArchiveLines.count(count))",
            next: "Type 'har show \(name)' for the list.")
    }
}
