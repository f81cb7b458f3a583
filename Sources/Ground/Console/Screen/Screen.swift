import Synchronization
package import TonearmSystem
import TonearmTerminalText

/// The only output of a program to its user. It redacts secrets, makes control characters visible, adds color, and
/// writes.
package final class Screen: Sendable {
    private let state: Mutex<State>
    private let standardOutput: any Sink
    private let standardError: any Sink

    private struct State {
        var frame: Frame
        var secrets: Secrets
        var copies: [any Sink] = []
        /// Whether the terminal shows a progress line, which must be erased before other output.
        var hasProgress = false
        /// Collects output and errors in place of the terminal while they are held back.
        var held: MemorySink?
    }

    private var output: any Sink { state.withLock { $0.held } ?? standardOutput }
    private var errors: any Sink { state.withLock { $0.held } ?? standardError }

    /// Holds back output and errors while the body runs; copies receive them at once.
    /// - Returns: the held-back bytes, in order.
    package func holding(_ body: () async throws -> Void) async throws -> [UInt8] {
        try wipeProgress()
        let memory = MemorySink()
        state.withLock { $0.held = memory }
        defer { state.withLock { $0.held = nil } }
        try await body()
        return memory.bytes
    }

    /// Shows bytes that were held back. Copies have already received them.
    package func show(held bytes: [UInt8]) throws {
        try wipeProgress()
        try output.write(bytes)
    }

    /// The properties of a screen, given from outside so that two runs can print the same.
    package struct Frame: Hashable, Sendable {
        /// The width in columns, to which sentences are fitted.
        package var width: Int
        /// Whether the user asked for this width. Otherwise tables that do not go to a terminal are not fitted to it.
        package var hasFixedWidth: Bool
        package var isTerminal: Bool
        /// Whether errors and progress go to a terminal.
        package var isErrorTerminal: Bool
        package var hasColor: Bool
        /// Whether errors are colored; they may go elsewhere than output.
        package var hasErrorColor: Bool
        /// The terminal's height in lines; nil if it is unknown.
        package var height: Int?
        /// The height in lines to which grouped answers and cards are fitted; nil to show all rows.
        package var fittedHeight: Int?
        /// Whether each fact gets its own line and no graphics are used, for screen readers and braille displays.
        package var isPlain = false
        package var theme = Theme.auto
        /// Whether the terminal has 256 colors instead of 16.
        package var hasManyColors = false
        /// The features that the terminal has beside text.
        package var features = TerminalFeatures()
        /// The size of a character in pixels, for pictures.
        package var cell = CellSize.usual
        /// The way in which pictures are shown at present; nil if they are not shown.
        package var pictures: PictureMeans?
        /// Whether texts are hyperlinks at present.
        package var hasLinks = false
        /// The format of dates on this screen, and their format in recordings and pipes.
        package var days = DayFormat.iso
        package var copiedDays = DayFormat.iso

        package init(
            width: Int, hasFixedWidth: Bool = true, isTerminal: Bool, isErrorTerminal: Bool, hasColor: Bool,
            hasErrorColor: Bool
        ) {
            self.width = width
            self.hasFixedWidth = hasFixedWidth
            self.isTerminal = isTerminal
            self.isErrorTerminal = isErrorTerminal
            self.hasColor = hasColor
            self.hasErrorColor = hasErrorColor
        }

        /// The frame of recordings and other outputs: text alone, the same for every terminal.
        package var copied: Frame {
            var frame = self
            frame.pictures = nil
            frame.hasLinks = false
            frame.days = copiedDays
            return frame
        }

        /// The frame for output through a pager, which passes text and color on but perhaps nothing else.
        package var paged: Frame {
            var frame = self
            if pictures?.isText == false { frame.pictures = nil }
            frame.hasLinks = false
            return frame
        }

        /// Whether long lines are broken between words: on a terminal, and in a recording that was made at one.
        package var breaksLines: Bool { isTerminal || fittedHeight != nil }

        /// The width in columns to which tables are fitted.
        package var tableWidth: Int { isTerminal || hasFixedWidth ? width : .max }
    }

    /// The widths that a user can set, in columns.
    package static let widths = 20...1000

    package init(frame: Frame, output: any Sink, errors: any Sink, secrets: Secrets = Secrets()) {
        state = Mutex(State(frame: frame, secrets: secrets))
        standardOutput = output
        standardError = errors
    }

    package var frame: Frame {
        get { state.withLock { $0.frame } }
        set { state.withLock { $0.frame = newValue } }
    }

    /// The secrets that are redacted in all output, except in a text that reveals one on request.
    package var secrets: Secrets {
        get { state.withLock { $0.secrets } }
        set { state.withLock { $0.secrets = newValue } }
    }

    /// The sinks that receive a copy of all output, such as a recording.
    package var copies: [any Sink] {
        get { state.withLock { $0.copies } }
        set { state.withLock { $0.copies = newValue } }
    }

    /// Runs a body that lays out text, with redaction before text is cut or broken.
    package func concealing<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Concealment.$current.withValue(Concealment { [self] in secrets.hidden(in: $0) }, operation: body)
    }

    private func write(_ bytes: [UInt8], to sink: any Sink) throws {
        try sink.write(bytes)
        for copy in copies { try copy.write(bytes) }
    }

    /// Returns the same screen with its output redirected and uncolored.
    package func redirected(to sink: any Sink) -> Screen {
        var frame = frame.copied
        frame.isTerminal = false
        frame.hasColor = false
        frame.fittedHeight = nil
        return Screen(frame: frame, output: sink, errors: errors, secrets: secrets)
    }

    /// Returns the same screen with its output written to a sink, to be shown later.
    /// - Parameter frame: the properties of the returned screen.
    package func rehearsed(into sink: any Sink, as frame: Frame) -> Screen {
        Screen(frame: frame, output: sink, errors: errors, secrets: secrets)
    }

    /// Shows the output of a screen made by `rehearsed`.
    package func show(rehearsed bytes: [UInt8]) throws {
        try wipeProgress()
        try write(bytes, to: output)
    }

    /// Writes output that a pager has shown to the copies.
    package func copy(rehearsed bytes: [UInt8]) throws {
        try wipeProgress()
        for copy in copies { try copy.write(bytes) }
    }

    /// - Parameter copied: the lines for recordings, laid out without terminal features; nil if they are the same.
    package func show(_ lines: [StyledText], copying copied: [StyledText]? = nil) throws {
        try wipeProgress()
        let frame = frame
        let bytes = bytes(lines, in: frame, frame.hasColor)
        try output.write(bytes)
        let copies = copies
        if copies.isEmpty { return }
        let isSame = copied == nil && frame.copied == frame
        let kept = isSame ? bytes : self.bytes(copied ?? lines, in: frame.copied, frame.hasColor)
        for copy in copies { try copy.write(kept) }
    }

    /// Shows the bytes of a body. A terminal gets them without control characters, other outputs get them unchanged.
    package func show(bytes: [UInt8]) throws {
        try wipeProgress()
        let bytes = secrets.hidden(in: bytes)
        try write(
            frame.isTerminal ? Array(Printable.block(String(decoding: bytes, as: UTF8.self)).utf8) : bytes, to: output)
    }

    /// Shows text without further cleaning.
    func show(plain text: String) throws {
        try wipeProgress()
        try write(Array(text.utf8), to: output)
    }

    /// Shows errors and notices. A terminal gets them broken between words; elsewhere, and in copies, a line stays
    /// whole. Very long lines are shortened, except for JSON.
    /// - Parameter copied: the lines for recordings; nil if they are the same.
    package func report(_ lines: [StyledText], copying copied: [StyledText]? = nil, isJSON: Bool = false) throws {
        try wipeProgress()
        let frame = frame
        let kept = shortened(copied ?? lines, isJSON)
        let lines = shortened(lines, isJSON)
        let fitted =
            frame.isErrorTerminal
            ? concealing { lines.flatMap { Wrapping.lines(of: $0, width: frame.width) } } : lines
        try errors.write(bytes(fitted, in: frame.copied, frame.hasErrorColor))
        for copy in copies { try copy.write(bytes(kept, in: frame.copied, frame.hasErrorColor)) }
    }

    /// Shortens long lines. Secrets are redacted first, because half of a secret would not be recognized.
    private func shortened(_ lines: [StyledText], _ isJSON: Bool) -> [StyledText] {
        isJSON ? lines : lines.map { $0.plain.utf8.count > Screen.longestLine ? hiding($0).shortened : $0 }
    }

    /// The longest line of an error or a notice in bytes.
    private static let longestLine = 2_000

    private func hiding(_ line: StyledText) -> StyledText {
        let secrets = secrets
        var line = line
        for index in line.spans.indices where !line.spans[index].isRevealed {
            line.spans[index].text = secrets.hidden(in: line.spans[index].text)
        }
        return line
    }

    private func bytes(_ lines: [StyledText], in frame: Frame, _ hasColor: Bool) -> [UInt8] {
        let secrets = secrets
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lines.count * 80)
        for line in lines {
            for span in line.spans { append(span, in: frame, hasColor, secrets, to: &bytes) }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private func append(
        _ span: StyledText.Span, in frame: Frame, _ hasColor: Bool, _ secrets: Secrets, to bytes: inout [UInt8]
    ) {
        switch span.style {
        case .drawing(let drawing):
            if frame.isTerminal, frame.pictures != nil { bytes += drawing.sequence }
            return
        case .skipped where frame.isTerminal:
            bytes += "\u{1B}[\(span.text.utf8.count)C".utf8
            return
        default: break
        }
        let code = hasColor ? frame.theme.code(of: span.style, hasManyColors: frame.hasManyColors) : nil
        let isLinked = frame.isTerminal && frame.hasLinks
        let link = isLinked ? span.link.flatMap { secrets.hidden(in: $0.address) == $0.address ? $0 : nil } : nil
        if let link { bytes += link.start.utf8 }
        if let code { bytes += "\u{1B}[\(code)m".utf8 }
        Printable.append(span.isRevealed ? span.text : secrets.hidden(in: span.text), to: &bytes)
        if code != nil { bytes += "\u{1B}[0m".utf8 }
        if link != nil { bytes += Link.end.utf8 }
    }

    /// Renders a line without pictures and links, with colors if the frame has them.
    package func rendered(_ text: StyledText, in frame: Frame? = nil) -> String {
        let frame = frame ?? self.frame
        return text.spans.map { span in
            let plain = Printable.line(secrets.hidden(in: span.text))
            guard frame.hasColor, let code = frame.theme.code(of: span.style, hasManyColors: frame.hasManyColors)
            else { return plain }
            return "\u{1B}[\(code)m\(plain)\u{1B}[0m"
        }.joined()
    }

    /// Replaces the progress line, on a terminal only. The text is cut to the width, because a broken line could not
    /// be erased whole.
    package func progress(_ text: String) throws {
        let frame = frame
        guard frame.isErrorTerminal, state.withLock({ $0.held == nil }) else { return }
        state.withLock { $0.hasProgress = true }
        let line = Printable.line(secrets.hidden(in: text)).cut(to: max(frame.width - 1, 1))
        try errors.write(Array("\r\u{1B}[K\(line)".utf8))
    }

    /// Clears a terminal and shows earlier output again. Copies get nothing, since they have it already. Does nothing
    /// elsewhere.
    package func redraw(_ bytes: [UInt8]) throws {
        guard frame.isTerminal else { return }
        try wipeProgress()
        try output.write(Array("\u{1B}[H\u{1B}[2J".utf8) + bytes)
    }

    /// Clears a terminal and its scrollback. Does nothing elsewhere.
    package func clear() throws {
        guard frame.isTerminal else { return }
        try wipeProgress()
        try output.write(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8))
    }

    /// Erases the progress line. Call it before another program writes to the terminal.
    package func wipeProgress() throws {
        let hadProgress = state.withLock { state in
            defer { state.hasProgress = false }
            return state.hasProgress
        }
        guard hadProgress else { return }
        try errors.write(Array("\r\u{1B}[K".utf8))
    }
}
