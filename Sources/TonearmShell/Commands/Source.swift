import ArgumentParser
import Console
import TerminalText

struct Source: Command {
    static let configuration = CommandConfiguration.command(
        "source", "Run the lines of a file, in this session.",
        discussion: "It stops at the first line that fails, and names it. Each line is undone and recorded by itself.")
    static let group = CommandGroup.session
    static let examples = ["source /dev/null"]

    @Argument(help: "The file.") var file: FilePath
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_file)
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

    /// The file that words ask to run, if this is all they ask.
    func sourced(_ words: Words) -> String? {
        guard words.words.count == 2, words.words[0].lowercased() == Source.name, words.destination == .screen,
            !words.words[1].hasPrefix("-"), sourceDepth < Self.deepestSource
        else { return nil }
        return words.words[1]
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

    /// Runs lines one after the other.
    /// - Returns: the status of the first that failed, which is the last that ran.
    func run(_ lines: [String], of file: String) async -> Int32 {
        let outer = origin
        sourceDepth += 1
        defer {
            origin = outer
            sourceDepth -= 1
        }
        for line in LineJoiner.joined(lines) {
            origin = Origin(file: file, line: line.number)
            LastWords.note("ran line \(line.number) of '\(file)'")
            let status = await run(line)
            if status != 0 || isLeaving { return status }
        }
        return 0
    }
}
