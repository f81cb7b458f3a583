internal import CEditline

/// A reader of lines from a file, a pipe, or a terminal without editing (`TERM=dumb`).
///
/// It does not echo, and shows a prompt only if input and output are a terminal. A line ends with LF or CR LF; the last
/// one may lack it. Invalid UTF-8 and NUL become U+FFFD.
package final class PlainReader: LineSource {
    private let input: Descriptor
    private let output: Descriptor
    private let isTerminal: Bool
    private let isInteractive: Bool
    private let limit: Int
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var unread = 0..<0
    private var isAtEnd = false

    /// - Parameter limit: the maximum length of a line in bytes; a longer one is skipped and returned as `tooLong`.
    package init(input: Int32 = 0, output: Int32 = 1, limit: Int = 1 << 20) {
        self.input = Descriptor(input)
        self.output = Descriptor(output)
        self.limit = limit
        isTerminal = self.input.isTerminal
        isInteractive = isTerminal && self.output.isTerminal
    }

    deinit {
        buffer.deallocate()
    }

    package func readLine(prompt: Prompt) -> ReadResult {
        guard isInteractive else { return nextLine(signals: nil) }
        let signals = editline_signals_begin()
        defer { editline_signals_end() }
        write(PromptText(prompt.text).visible)
        let result = nextLine(signals: signals < 0 ? nil : Descriptor(signals))
        if result == .interrupted || result == .endOfInput { write("\n") }
        return result
    }

    private func nextLine(signals: Descriptor?) -> ReadResult {
        var beginning: [UInt8] = []  // of a line that continues in the next block
        var length = 0
        while true {
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[unread])
            let newline = lineLength(bytes)
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

    /// Reads a block. Returns the effect of a signal that came first, or the reason of a failure.
    private func fill(signals: Descriptor?) -> ReadResult? {
        if isAtEnd { return nil }
        while signals != nil {
            let ready = Descriptor.wait(for: input, or: signals, milliseconds: -1)
            if ready.second, let signals, let result = Self.result(of: signals) { return result }
            if ready.first { break }
        }
        do {
            let count = try input.read(into: buffer)
            unread = 0..<count
            // A terminal can be read after Ctrl-D, but a shell ends there, and so does an incomplete line.
            isAtEnd = count == 0
        } catch {
            unread = 0..<0
            isAtEnd = error != .wouldBlock
            if !isAtEnd { _ = Descriptor.wait(for: input, or: nil, milliseconds: -1) }
            // A closed terminal, and an input that was closed before the start, count as the end.
            if isAtEnd, !isTerminal, error != .noDescriptor { return .unreadable(why: error.sentence) }
        }
        return nil
    }

    private static func result(of signals: Descriptor) -> ReadResult? {
        switch ByteRead(signals) {
        case .byte(Signal.interrupt): return .interrupted
        case .byte(Signal.terminate), .byte(Signal.hangUp): return .endOfInput
        case .byte(Signal.stop):
            editline_suspend()
            return nil
        default: return nil
        }
    }

    private func write(_ text: String) {
        output.write(text)
    }

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
