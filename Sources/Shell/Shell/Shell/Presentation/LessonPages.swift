import TonearmConsole

/// Shows a lesson page by page: it waits for a key before unread lines would scroll off the screen.
///
/// Without an interactive terminal it shows everything at once.
final class LessonPages: ShellPart {
    unowned let shell: Shell
    /// The rows of the terminal except one for the prompt; nil if it does not wait.
    private var room: Int?
    /// The rows that were shown since the learner's last input.
    private var used = 0
    private var presenter: (any Presenter)?
    /// The line that is shown while it waits for a key.
    var prompt = "Space goes on, q shows all …"

    /// - Parameter printed: the bytes that the command has already printed.
    init(_ shell: Shell, after printed: [UInt8]) {
        self.shell = shell
        let frame = shell.screen.frame
        guard shell.observers.isTypedByPerson, shell.hasTerminal, shell.observers.performance.suspended == nil,
            frame.isTerminal, frame.isErrorTerminal, shell.environment.person.presenter != nil,
            let height = frame.height,
            height > Self.lowest
        else { return }
        room = height - 1
        used = rows(Self.lines(of: printed))
    }

    /// The lowest screen on which it waits for keys.
    private static let lowest = 5

    /// Whether the output pauses after each screen until a key is pressed.
    var isActive: Bool { room != nil }

    /// Shows lines, paragraph by paragraph.
    func show(_ lines: [StyledText]) throws {
        guard isActive else { return try screen.show(lines) }
        for paragraph in Self.paragraphs(of: lines) {
            try makeRoom(paragraph.map(\.plain)) { try screen.show(Array(paragraph[$0])) }
        }
    }

    /// Shows lines without waiting, even if others scroll off the screen.
    func showAtOnce(_ lines: [StyledText]) throws {
        try screen.show(lines)
        used += rows(lines.map(\.plain))
    }

    /// Shows output that the screen held back.
    func show(held bytes: [UInt8]) throws {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        try makeRoom(lines.map { String(decoding: $0, as: UTF8.self) }) { range in
            let first = lines.startIndex
            let shown = lines[(first + range.lowerBound)..<(first + range.upperBound)]
            try screen.show(held: shown.flatMap { $0 + [UInt8(ascii: "\n")] })
        }
    }

    /// Shows lines together if they fit on a screen, and in parts otherwise.
    private func makeRoom(_ lines: [String], _ show: (Range<Int>) throws -> Void) throws {
        var start = 0
        while let room, start < lines.count {
            let rest = rows(Array(lines[start...]))
            if used > 0, used + rest > room { try waitForKey() }
            var end = start
            var count = 0
            while end < lines.count, count + rows([lines[end]]) <= room || end == start {
                count += rows([lines[end]])
                end += 1
            }
            try show(start..<end)
            used += count
            start = end
        }
        if start < lines.count { try show(start..<lines.count) }
    }

    /// - Throws: `CancellationError` if Ctrl-C is pressed.
    private func waitForKey() throws {
        guard let presenter = presenter ?? environment.person.presenter?() else { return room = nil }
        self.presenter = presenter
        defer { presenter.leave() }
        try screen.progress(prompt)
        while true {
            try Task.checkCancellation()
            if presenter.wasAway { try screen.progress(prompt) }
            guard let bytes = presenter.key(within: nil), let key = LessonPageKey(bytes) else { continue }
            used = 0
            switch key {
            case .next: break
            case .all: room = nil
            case .typed(let text):
                room = nil
                shell.interpreter.giveBack(typed: text)
            }
            return try screen.wipeProgress()
        }
    }

    private func rows(_ lines: [String]) -> Int {
        let width = screen.frame.width
        return lines.reduce(0) { $0 + TerminalRows.count(of: $1, width: width) }
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Splits lines into paragraphs, each with the empty line after it. A heading stays with the paragraph below it.
    private static func paragraphs(of lines: [StyledText]) -> [[StyledText]] {
        var paragraphs: [[StyledText]] = []
        var paragraph: [StyledText] = []
        for line in lines {
            paragraph.append(line)
            guard line.plain.isEmpty else { continue }
            let isHeading = paragraph.dropLast().last.map { isUnderline($0.plain) } ?? false
            guard !isHeading else { continue }
            paragraphs.append(paragraph)
            paragraph = []
        }
        return paragraph.isEmpty ? paragraphs : paragraphs + [paragraph]
    }

    private static func isUnderline(_ text: String) -> Bool {
        !text.isEmpty && (text.allSatisfy { $0 == "=" } || text.allSatisfy { $0 == "-" })
    }
}

/// A learner's key between two pages of a lesson.
enum LessonPageKey: Hashable {
    case next
    case all
    /// The first character of a command: the rest of the lesson is shown, and the character is inserted in the line.
    case typed(String)

    /// Reads the bytes of a key; nil if it has no meaning here.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        switch text {
        case " ", "\r", "\n", "\u{1B}[6~", "\u{1B}[B", "\u{1B}OB": self = .next
        case "q", "\u{4}": self = .all
        default:
            let scalars = text.unicodeScalars
            guard scalars.count == 1, let scalar = scalars.first, scalar.value > 0x20, scalar.value != 0x7F,
                scalar != "\u{FFFD}"
            else { return nil }
            self = .typed(text)
        }
    }
}
