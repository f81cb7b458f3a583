import Synchronization
package import SystemLayer
import TerminalText

/// All that a user sees goes through here: secrets are hidden, what a terminal would obey is made harmless, colour is added, and it is written.
package final class Screen: Sendable {
    private let state: Mutex<State>
    private let standardOutput: any Sink
    private let standardError: any Sink

    private struct State {
        var frame: Frame
        var secrets: Secrets
        var copies: [any Sink] = []
        /// A progress line stands on the terminal and must be wiped before anything else is written.
        var hasProgress = false
        /// Gets output and errors in the place of the terminal, until they can be shown.
        var held: MemorySink?
    }

    private var output: any Sink { state.withLock { $0.held } ?? standardOutput }
    private var errors: any Sink { state.withLock { $0.held } ?? standardError }

    /// Holds output and errors back while the body runs; copies get them as usual.
    /// - Returns: the bytes that were held back, in order.
    package func holding(_ body: () async throws -> Void) async throws -> [UInt8] {
        try wipeProgress()
        let memory = MemorySink()
        state.withLock { $0.held = memory }
        defer { state.withLock { $0.held = nil } }
        try await body()
        return memory.bytes
    }

    /// Shows bytes that were held back; copies have them.
    package func show(held bytes: [UInt8]) throws {
        try wipeProgress()
        try output.write(bytes)
    }

    /// What the screen is like; given from outside, so that two runs can be the same.
    package struct Frame: Hashable, Sendable {
        /// Columns; sentences are fitted to it.
        package var width: Int
        /// Whether somebody asked for just this width. Otherwise tables that go elsewhere than to a terminal are as wide as they are.
        package var hasFixedWidth: Bool
        package var isTerminal: Bool
        /// Whether errors and progress are seen by a person.
        package var isErrorTerminal: Bool
        package var hasColor: Bool
        /// The same for errors, which may go elsewhere.
        package var hasErrorColor: Bool
        /// Lines of the terminal; nil where they are not known.
        package var height: Int?
        /// Lines that grouped answers and cards are fitted to; nil if they show all of their rows.
        package var fittedHeight: Int?
        /// One fact a line and nothing drawn, as programs read it that speak or write Braille.
        package var isPlain = false
        package var theme = Theme.auto
        /// Whether the terminal has 256 colours, and not only 16.
        package var hasManyColors = false
        /// What the terminal could show beside text.
        package var features = TerminalFeatures()
        /// The size of its characters, for pictures.
        package var cell = CellSize.usual
        /// By what pictures are shown now; nil for not at all.
        package var pictures: PictureMeans?
        /// Whether texts are links now.
        package var hasLinks = false
        /// How days are written, and how they are where nobody looks.
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

        /// What is kept of the screen, and what others than the terminal get: text alone, the same for everybody.
        package var copied: Frame {
            var frame = self
            frame.pictures = nil
            frame.hasLinks = false
            frame.days = copiedDays
            return frame
        }

        /// What a program between the shell and the terminal is sure to hand on.
        package var paged: Frame {
            var frame = self
            if pictures?.isText == false { frame.pictures = nil }
            frame.hasLinks = false
            return frame
        }

        /// Whether long lines are broken between words: on a terminal, and for a recording that was made at one.
        package var breaksLines: Bool { isTerminal || fittedHeight != nil }

        /// Columns that tables are fitted to.
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

    /// What is hidden in all that is written, except where a text is meant to show a secret.
    package var secrets: Secrets {
        get { state.withLock { $0.secrets } }
        set { state.withLock { $0.secrets = newValue } }
    }

    /// Where all that is written is written too, as it is.
    package var copies: [any Sink] {
        get { state.withLock { $0.copies } }
        set { state.withLock { $0.copies = newValue } }
    }

    /// Does what lays texts out, which hides their secrets before it cuts or breaks them.
    package func concealing<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Concealment.$rule.withValue({ [self] in secrets.hidden(in: $0) }, operation: body)
    }

    private func write(_ bytes: [UInt8], to sink: any Sink) throws {
        try sink.write(bytes)
        for copy in copies { try copy.write(bytes) }
    }

    /// The same screen with its output going elsewhere, where nothing is coloured.
    package func redirected(to sink: any Sink) -> Screen {
        var frame = frame.copied
        frame.isTerminal = false
        frame.hasColor = false
        frame.fittedHeight = nil
        return Screen(frame: frame, output: sink, errors: errors, secrets: secrets)
    }

    /// The same screen, writing into memory what can be shown later.
    /// - Parameter frame: what it is like there.
    package func rehearsed(into sink: any Sink, as frame: Frame) -> Screen {
        Screen(frame: frame, output: sink, errors: errors, secrets: secrets)
    }

    /// Shows what another screen like this one wrote.
    package func show(rehearsed bytes: [UInt8]) throws {
        try wipeProgress()
        try write(bytes, to: output)
    }

    /// What was shown otherwise, by a pager, still belongs into the copies.
    package func copy(rehearsed bytes: [UInt8]) throws {
        try wipeProgress()
        for copy in copies { try copy.write(bytes) }
    }

    /// - Parameter copied: the lines that are kept, laid out without what only the terminal has; nil for the same.
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

    /// Bytes of a body. To a terminal they go cleaned, elsewhere as they are.
    package func show(bytes: [UInt8]) throws {
        try wipeProgress()
        let bytes = secrets.hidden(in: bytes)
        try write(
            frame.isTerminal ? Array(Printable.block(String(decoding: bytes, as: UTF8.self)).utf8) : bytes, to: output)
    }

    /// A text that is as it shall be seen.
    func show(plain text: String) throws {
        try wipeProgress()
        try write(Array(text.utf8), to: output)
    }

    /// Errors and notices. On a terminal they are broken between words; elsewhere, and in copies, a line stays a line. Lines that quote a lot are
    /// shortened, but for those of JSON.
    /// - Parameter copied: the lines that are kept; nil for the same.
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

    /// Without secrets before anything is broken or cut, because halves of a secret would not be known for one.
    private func shortened(_ lines: [StyledText], _ isJSON: Bool) -> [StyledText] {
        isJSON ? lines : lines.map { $0.plain.utf8.count > Screen.longestLine ? hiding($0).shortened : $0 }
    }

    /// Bytes of a line of an error or a notice.
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

    /// Replaces the progress line. Nothing moves where nobody watches. It is cut where the terminal would go on in the next line, of which the
    /// beginning could not be wiped.
    package func progress(_ text: String) throws {
        let frame = frame
        guard frame.isErrorTerminal, state.withLock({ $0.held == nil }) else { return }
        state.withLock { $0.hasProgress = true }
        let line = Printable.line(secrets.hidden(in: text)).cut(to: max(frame.width - 1, 1))
        try errors.write(Array("\r\u{1B}[K\(line)".utf8))
    }

    /// Clears a terminal, and shows what it showed before. Copies get nothing, since they have it; elsewhere it does nothing.
    package func redraw(_ bytes: [UInt8]) throws {
        guard frame.isTerminal else { return }
        try wipeProgress()
        try output.write(Array("\u{1B}[H\u{1B}[2J".utf8) + bytes)
    }

    /// Clears a terminal and what can be scrolled back to; does nothing elsewhere.
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
