import TonearmConsole
import TonearmSystem

/// The origin of the running line: its author, and its place in a file.
package struct Provenance {
    package var author = LineAuthor.person
    /// The line's place in a file; nil if it was typed.
    package var place: Place?
    /// The nesting depth of files that run each other.
    var fileDepth = 0

    /// The deepest nesting; a file that runs itself is an error.
    static let deepestFile = 8

    /// A line of a file.
    package struct Place: Hashable, Sendable {
        /// The file's name as typed; empty for standard input.
        package var file: String
        /// One-based.
        package var line: Int

        /// The place in words: `line 3 of 'commands.txt'`.
        var words: String { "line \(line) of \(file.isEmpty ? "the input" : "'\(file)'")" }

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }
}

/// The author of the running line. An untrusted file cannot choose a service for the user's own tokens.
package enum LineAuthor: Hashable, Sendable {
    /// The user: the line was typed, given with `-c`, or in the start file.
    case person
    /// A file that the user trusts with `--trust`, and the files that it runs.
    case trustedFile
    /// An untrusted script, transcript or lesson.
    case file

    /// Whether services in the line count as the user's choice.
    package var isTrusted: Bool { self != .file }
}

/// A file whose lines are run.
struct SourceFile {
    /// The file's name as typed.
    var name: String
    /// Whether the line that runs the file trusts it.
    var isTrusted = false
    /// Whether the lines after a failed one are run.
    var keepsGoing = false

    /// The longest file in bytes.
    private static let longest = 16 << 20

    /// - Throws: `Failure` with the file's name and the system's reason.
    func lines() throws(Failure) -> [String] {
        // The null device has no lines. Other devices, and pipes, could block the shell forever.
        if name == "/dev/null" { return [] }
        let bytes: [UInt8]
        do throws(FileSystem.ReadProblem) {
            bytes = try FileSystem.read(UserFolder.expandingHome(name), limit: Self.longest, accepting: .file)
        } catch {
            throw Failure("Cannot read '\(name)'", error.description)
        }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}

/// The names of aliases and variables that a file set and the user has not set since. A line with one of them counts
/// as the file's.
package struct FileNames: Hashable, Sendable, Codable {
    package internal(set) var aliases: Set<String> = []
    package internal(set) var variables: Set<String> = []

    mutating func noteAlias(_ name: String, by author: LineAuthor) { Self.note(name, author, &aliases) }

    mutating func noteVariable(_ name: String, by author: LineAuthor) { Self.note(name, author, &variables) }

    private static func note(_ name: String, _ author: LineAuthor, _ names: inout Set<String>) {
        if author.isTrusted { names.remove(name) } else { names.insert(name) }
    }
}
