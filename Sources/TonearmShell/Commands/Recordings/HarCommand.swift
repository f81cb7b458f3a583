import AppleMusicAPI
import ArgumentParser
import Console
import Recordings

struct HarCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "har", "Show what is in a HAR file.",
        discussion: """
            A file of 'record', or of a browser's tools ("Save all as HAR with content"). With a number one exchange is shown whole; secrets \
            that a browser left in it are hidden. For example: har show session.har 3
            """)
    static let group = CommandGroup.requests
    static let examples = ["har", "har -o json"]

    static let forms = [
        Form("", "List what is recorded so far."),
        Form("show", [.value(FilePath.self), .optional(Int.self)], "List the exchanges, or show one of them."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which file.", valueName: "action"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let name = words.dropFirst().first ?? shell.observers.archive.writer?.path else {
            return Message.prose(
                [.faint("No exchanges are recorded. ") + .command("har show FILE") + .faint(" lists those of a file.")],
                value: [])
        }
        let number = words.dropFirst(2).first.flatMap { Int($0) }
        var count = 0
        do throws(HTTPArchive.Problem) {
            let archive = try HTTPArchive(file: UserFolder.expandingHome(name))
            count = archive.count
            guard let number else { return try ArchiveView(archive) }
            if number >= 1, number <= count { return ArchiveLines.view(of: try archive.exchange(number - 1)) }
        } catch {
            throw Failure(error, of: name, to: "show")
        }
        throw Failure(
            "Cannot show exchange \(number ?? 0) of '\(name)'", "it has \(ArchiveLines.count(count))",
            next: "Type 'har show \(name)' for the list.", status: .usage)
    }
}
