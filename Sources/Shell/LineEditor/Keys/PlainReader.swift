internal import CTonearmEditline
import TonearmSystem

/// A reader of lines from a file, a pipe, or a terminal without editing (`TERM=dumb`).
///
/// It does not echo, and shows a prompt only if input and output are a terminal. A line ends with LF or CR LF; the last
/// one may lack it. Invalid UTF-8 and NUL become U+FFFD.
package final class PlainReader: LineSource {
    private let input: FileDescriptor
    private let output: FileDescriptor
    private let isTerminal: Bool
    private let isInteractive: Bool
    private let limit: Int
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var unread = 0..<0
    private var isAtEnd = false

    /// - Parameter limit: the maximum length of a line in bytes; a longer one is skipped and returned as `tooLong`.
    package init(input: Int32 = 0, output: Int32 = 1, limit: Int = 1 << 20) {
        self.input = FileDescriptor(rawValue: input)
        self.output = FileDescriptor(rawValue: output)
        self.limit = limit
        isTerminal = self.input.isTerminal
        isInteractive = isTerminal && self.output.isTerminal
    }

    deinit { buffer.deallocate() }

    package func readLine(prompt: Prompt) -> ReadResult {
        guard isInteractive else { return nextLine(signals: nil) }
        let signals = editline_signals_begin()
        defer { editline_signals_end() }
        write(PromptText(prompt.text).visible)
        let result = nextLine(signals: signals < 0 ? nil : FileDescriptor(rawValue: signals))
        if result == .interrupted || result == .endOfInput { write("\n") }
        return result
    }

    private func nextLine(signals: FileDescriptor?) -> ReadResult {
        var beginning: [UInt8] = []  // of a line that goes on in the next block
        var length = 0
        while true {
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[unread])
            let newline = OperatingSystem.lineLength(bytes)
            let part = UnsafeRawBufferPointer(rebasing: bytes[..<(newline ?? bytes.count)])
            length += part.count
            unread = unread.lowerBound + part.count..<unread.upperBound
            if newline != nil {
                unread = unread.lowerBound + 1..<unread.upperBound
                if length > limit { return .tooLong(limit: limit) }
                return .line(beginning.isEmpty ? Self.text(part) : beginning.withUnsafeBytes { Self.text($0, part) })
            }
            if length <= limit { beginning.append(contentsOf: part) } else { beginning = [] }
            switch fill(signals: signals) {
            case .some(let result): return result
            case nil where isAtEnd && length == 0: return .endOfInput
            case nil where isAtEnd && length > limit: return .tooLong(limit: limit)
            case nil where isAtEnd: return .line(beginning.withUnsafeBytes { Self.text($0) })
            case nil: continue
            }
        }
    }

    /// Reads a block; answers what a signal asks for, if one came first, or why nothing can be read.
    private func fill(signals: FileDescriptor?) -> ReadResult? {
        if isAtEnd { return nil }
        while signals != nil {
            let ready = FileDescriptor.wait(for: input, or: signals, milliseconds: -1)
            if ready.second, let signals, let result = Self.result(of: signals) { return result }
            if ready.first { break }
        }
        do {
            let count = try input.read(once: buffer)
            unread = 0..<count
            // A terminal can be read after Ctrl-D, but a shell ends there, and so does an incomplete line.
            isAtEnd = count == 0
        } catch {
            unread = 0..<0
            isAtEnd = error != .wouldBlock
            if !isAtEnd { _ = FileDescriptor.wait(for: input, or: nil, milliseconds: -1) }
            // A terminal that is gone, and an input that was closed before the program began, are the end.
            if isAtEnd, !isTerminal, error != .badFileDescriptor { return .unreadable(why: error.description) }
        }
        return nil
    }

    private static func result(of signals: FileDescriptor) -> ReadResult? {
        guard case .byte(let number) = ByteRead(signals) else { return nil }
        switch Signal(rawValue: Int32(number)) {
        case .interrupt: return .interrupted
        case .terminate, .hangUp: return .endOfInput
        case .stop:
            editline_suspend()
            return nil
        default: return nil
        }
    }

    private func write(_ text: String) { output.write(text: text) }

    private static func text(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> String {
        (Array(first) + Array(second)).withUnsafeBytes { text($0) }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\r") { bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast()) }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(0) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
}

/// A source of the shell's lines: a terminal with an editor, or plain input.
package protocol LineSource: AnyObject {
    /// Waits for a line. It blocks the calling thread; a source is used by one thread at a time.
    func readLine(prompt: Prompt) -> ReadResult
}

package enum ReadResult: Sendable, Equatable {
    /// A line without its newline.
    case line(String)
    /// The user pressed Ctrl-C: the text is dropped, and the cursor is on a new line.
    case interrupted
    /// Ctrl-D on an empty line, the end of a file, or a signal that ends the program.
    case endOfInput
    /// The input cannot be read, such as a folder or a faulty disk, with the system's reason. An incomplete line is
    /// dropped. `endOfInput` follows.
    case unreadable(why: String)
    /// A line longer than `limit` bytes. It was skipped completely, because its beginning would be a different command.
    case tooLong(limit: Int)
}

/// A handler for due work while a line is edited.
package struct IdleHandler {
    /// Returns the milliseconds until the next due work; nil if no work is planned. Called before every wait for a key.
    let timeToNext: () -> Int?
    /// Runs the due work. Its output appears above the edited line; the returned prompt replaces the current one.
    let run: () -> Prompt

    package init(timeToNext: @escaping () -> Int?, run: @escaping () -> Prompt) {
        self.timeToNext = timeToNext
        self.run = run
    }

    /// The timeout for `poll`: -1 for no limit. Waits longer than a day are split.
    var milliseconds: Int32 { timeToNext().map { Int32(clamping: min(max($0, 0), 86_400_000)) } ?? -1 }
}
