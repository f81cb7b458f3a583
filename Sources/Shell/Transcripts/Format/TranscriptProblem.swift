/// A problem in a transcript's file.
enum TranscriptProblem: FileProblem, Hashable {
    case tooLarge(bytes: Int, limit: Int)
    case binary
    case notUTF8
    /// The file has neither a header nor a block.
    case notATranscript
    case newerFormat(String)
    case headerNotClosed
    case headerLine(String)
    case headerKeyTwice(String)
    case headerValue(key: String, value: String, form: String)
    case unknownHeaderKey(String)
    case formatMissing
    case blockNotClosed
    case blockIndented
    case blockWords(String)
    /// An unclosed comment contains a block, which would never be run.
    case blockInOpenComment
    case outputWithoutCommand(String)
    case status(String)
    case outputAfterStatus
    case unknownPlaceholder(String)
    case placeholderName(String)
    case textAfterRest
    case placeholdersTouch
    case choice(String)
    case choiceTwice(String)
    case nameOfTwoKinds(name: String, line: Int)

    var why: String {
        switch self {
        case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, and \(limit) are the most"
        case .binary: "it holds a zero byte, so it is not text"
        case .notUTF8: "it holds bytes that are not UTF-8"
        case .notATranscript:
            "it has neither a header nor a block marked '\(BlockMark.session.rawValue)', so it is not a transcript"
        case .newerFormat(let version):
            "its format is '\(version)', and the newest that is known here is \(Transcript.Header.format)"
        case .headerNotClosed: "the header that begins here has no second '---'"
        case .headerLine(let line): "a line of the header is not 'key: value': '\(line)'"
        case .headerKeyTwice(let key): "the header has '\(key)' twice"
        case .headerValue(let key, let value, let form): "the header's \(key) '\(value)' is not \(form)"
        case .unknownHeaderKey(let key): "the header key '\(key)' is unknown"
        case .formatMissing: "the header has no 'format'"
        case .blockNotClosed: "the block that begins here is not closed"
        case .blockIndented: "the block that begins here is indented, which would change its lines"
        case .blockWords(let words): "after 'tonearm' stands '\(words)', which means nothing here"
        case .blockInOpenComment: "this block is in a comment that is not closed, so it would never run"
        case .outputWithoutCommand(let line): "a block does not begin with a command: '\(line)'"
        case .status(let line): "'\(line)' is not an exit status"
        case .outputAfterStatus: "there is text after the exit status of a step"
        case .unknownPlaceholder(let text): "the placeholder '[\(text)]' is unknown"
        case .placeholderName(let text): "'[\(text)]' has an invalid name"
        case .textAfterRest: "'[..]' matches the rest of the line, but text follows it"
        case .choice(let line): "'\(line)' is not a name with its values"
        case .choiceTwice(let name): "the values of '\(name)' are in two lines"
        case .placeholdersTouch: "two placeholders have no text between them, so the end of the first is unknown"
        case .nameOfTwoKinds(let name, let line): "'\(name)' is of another kind in line \(line)"
        }
    }

    var next: String {
        switch self {
        case .tooLarge: "Cut it into several files."
        case .binary, .notUTF8: "Name a Markdown file in UTF-8."
        case .notATranscript: "Write a command after '> ' in a block that begins with '```tonearm' and ends with '```'."
        case .newerFormat: "Read it with a newer version."
        case .headerNotClosed: "Close the header with a line '---'."
        case .headerLine, .headerKeyTwice: "Write each key once, in a line such as 'width: 80'."
        case .headerValue, .unknownHeaderKey: "The keys are \(Transcript.Header.Key.list)."
        case .formatMissing: "Write 'format: \(Transcript.Header.format)' as its first line."
        case .blockNotClosed: "Close it with a line of as many backticks as it begins with."
        case .blockIndented: "Begin it at the beginning of the line."
        case .blockWords: "Write '```tonearm' and nothing after it."
        case .blockInOpenComment: "Close the comment with '-->'."
        case .outputWithoutCommand: "Begin the block with a command: '> help'."
        case .status: "Write '[exit 1]', or '\\[exit …]' for a line that was printed so."
        case .outputAfterStatus: "The status is a step's last line; write '\\[exit 1]' for a line that was printed so."
        case .unknownPlaceholder(let text):
            "Known are \(Placeholder.known); a printed '[\(text)]' is written '\\[\(text)]'."
        case .placeholderName: "Names have letters, digits and '_', as in '[id:album_1]'."
        case .textAfterRest: "Take away what follows it, or name the kind of the value."
        case .choice: "Write a line such as 'album: 310730204, 203708420'."
        case .choiceTwice: "Write them in one line."
        case .placeholdersTouch: "Write '[..]' for both."
        case .nameOfTwoKinds: "Give one of them another name."
        }
    }
}

/// An error in a file, with its position.
package struct TranscriptFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package let file: String
    /// The one-based line number; nil for the whole file.
    package let line: Int?
    /// The reason, the second part of the message, without a full stop.
    package let why: String
    /// The remedy, the third part of the message: a sentence.
    package let next: String
    /// The place of the fault in a text of the file, where it is known.
    package let mark: FaultMark?

    init(file: String, line: Int?, problem: some FileProblem) {
        self.file = file
        self.line = line
        why = problem.why
        next = problem.next
        mark = problem.mark
    }

    /// The first part of the message: `Cannot use 'tour.md:31'`.
    package var what: String { "Cannot use '\(file)\(line.map { ":\($0)" } ?? "")'" }

    package var description: String { "\(what): \(why). \(next)" }
}

/// A problem of a file.
protocol FileProblem: Error {
    /// The reason, with the value found, without a full stop.
    var why: String { get }
    /// A sentence about the remedy.
    var next: String { get }
    /// The place of the fault in a text of the file.
    var mark: FaultMark? { get }
}

extension FileProblem {
    var mark: FaultMark? { nil }
}

/// A text of a file with the place of its fault.
package struct FaultMark: Hashable, Sendable {
    package let text: String
    /// The zero-based offset in Unicode scalars.
    package let offset: Int
}

/// A problem with the index of its line.
struct PlacedProblem<Problem: FileProblem>: Error {
    var problem: Problem
    /// The zero-based index; nil for the whole file.
    var index: Int?

    init(_ problem: Problem, at index: Int?) {
        self.problem = problem
        self.index = index
    }

    func error(in file: String) -> TranscriptFailure {
        TranscriptFailure(file: file, line: index.map { $0 + 1 }, problem: problem)
    }
}
