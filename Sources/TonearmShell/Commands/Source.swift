import ArgumentParser
import Console
import TerminalText

struct Source: Command {
    static let configuration = CommandConfiguration.command(
        "source", "Run the lines of a file, in this session.",
        discussion: """
            It stops at the first line that fails, and names it; with --keep-going it runs the other lines too. Each line is undone and recorded by itself. A service that only the file names \
            gets no tokens of your environment, profiles and keyring, unless you add --trust.
            """)
    static let group = CommandGroup.session
    static let examples = ["source /dev/null"]

    @Argument(help: "The file.") var file: FilePath
    @Flag(help: "Send your tokens to services that the file names.") var trust = false
    @Flag(help: "Go on after a line failed.") var keepGoing = false
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_file)
        fields.flag("trust", &_trust)
        fields.flag("keep-going", &_keepGoing)
    }

    /// Only what cannot be run gets as far as here: `Shell.run` takes the lines one by one.
    mutating func run(in shell: Shell) throws -> any View {
        _ = try Shell.lines(of: file.text)
        throw Failure(
            "Cannot run the lines of '\(file)'",
            shell.sourceDepth >= Shell.deepestSource
                ? "\(shell.sourceDepth) files run each other already"
                : "what they print cannot be sent elsewhere as one, nor shown in another form",
            next: "Type 'source \(file)' alone, or in the system's shell 'tonearm run \(file)'.", status: .usage)
    }
}

extension Shell {
    /// So many files may run one another: a file that runs itself is a slip.
    static let deepestSource = 8
    /// Bytes.
    private static let longestSource = 16 << 20

    /// Where a line comes from that nobody types.
    package struct Origin: Hashable, Sendable {
        /// As it was named.
        package var file: String
        /// From 1.
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// A file that a line runs, and how.
    struct SourceFile {
        var file: String
        var isTrusted: Bool
        /// Whether the lines behind one that failed are run.
        var keepsGoing: Bool
    }

    /// The file that words ask to run, if this is all they ask.
    func sourced(_ words: Words) -> SourceFile? {
        guard words.words.first?.lowercased() == Source.name, words.destination == .screen,
            sourceDepth < Self.deepestSource
        else { return nil }
        let options = words.words.dropFirst().filter { ["--trust", "--keep-going"].contains($0) }
        let files = words.words.dropFirst().filter { !options.contains($0) }
        guard files.count == 1, let file = files.first, !file.hasPrefix("-") else { return nil }
        return SourceFile(
            file: file, isTrusted: options.contains("--trust"),
            keepsGoing: environment.keepsGoing || options.contains("--keep-going"))
    }

    /// - Throws: `Failure` with the file's name and the system's reason.
    static func lines(of file: String) throws(Failure) -> [String] {
        // It has no lines. Other devices, and pipes, could keep us for ever.
        if file == "/dev/null" { return [] }
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(UserFolder.expandingHome(file), limit: longestSource, kind: .file)
        } catch {
            throw Failure("Cannot read '\(file)'", error.description)
        }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }

    /// Runs a command, which may stand on several lines. One in which something is open is refused: half of it would be another command.
    package func run(_ line: JoinedLine) async -> Int32 {
        guard line.isOpen, let failure = Line.openFailure(line.text) else { return await run(line.text) }
        return await refuse(line.text, failure)
    }

    /// Runs a text as one complete command: no further line closes what is open in it, which is refused.
    func runComplete(_ text: String) async -> Int32 {
        await run(JoinedLine(number: 1, text: text, isOpen: Line.isUnfinished(text)))
    }

    /// Runs lines one after the other, up to the first that fails unless the source keeps going. An interrupted line is the last one.
    /// - Returns: the status of the first that failed.
    func run(_ lines: [String], of source: SourceFile) async -> Int32 {
        let (outer, outerAuthor) = (origin, author)
        sourceDepth += 1
        author = author(ofFile: source.isTrusted)
        defer {
            (origin, author) = (outer, outerAuthor)
            sourceDepth -= 1
        }
        var status: Int32 = 0
        for line in LineJoiner.joined(lines) {
            origin = Origin(file: source.file, line: line.number)
            LastWords.note("ran line \(line.number) of '\(source.file)'")
            let result = await run(line)
            if status == 0 { status = result }
            let isOver = result != 0 && !source.keepsGoing || result == Failure.Status.interrupted.rawValue
            if isOver || isLeaving { return status }
        }
        return status
    }
}
