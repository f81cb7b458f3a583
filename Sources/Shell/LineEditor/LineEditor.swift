internal import CTonearmEditline
import TonearmSystem
import TonearmTerminalText

/// A line editor for terminals on libedit: emacs or vi keys, history, completion, and grey hints.
///
/// - Ctrl-C drops the line; Ctrl-D on an empty one is the end of input; Ctrl-Z suspends.
/// - A pasted text of several lines is not run: its first line is inserted, and the others are inserted at the
///   following prompts. Ctrl-C drops the waiting lines. Control characters in a paste are removed.
/// - Between two reads the terminal has its ordinary modes, and signals their earlier actions.
///
/// An editor stays on the thread that made it.
package final class LineEditor: LineSource {
    package enum Mode: String, Sendable {
        case emacs, vi
    }

    /// Returns the completions at the cursor, a UTF-8 offset.
    package typealias Completer = (_ line: String, _ cursor: Int) -> Completion
    /// Returns a hint about the next arguments, or nil.
    package typealias Hinter = (_ line: String) -> ArgumentHint?
    /// Returns the line in parts with colors. Parts that do not join to the line are not shown.
    package typealias Painter = (_ line: String) -> [ColoredText]

    let handle: OpaquePointer
    let history: History
    let completer: Completer
    let hinter: Hinter
    let painter: Painter
    /// Whether hints are shown; they need a terminal with color.
    package var showsHints: Bool
    /// The style of hints: parameters of Select Graphic Rendition (ECMA-48).
    package var hintStyle = "90"
    /// Whether the line is colored.
    package var showsColors = false
    /// The handler for due work while a line is edited.
    package var idleHandler: IdleHandler?
    /// A text that the next line begins with, as if typed.
    package var typedAhead: String?
    let terminal: FileDescriptor
    let output: FileDescriptor
    var input: TerminalInput

    /// The state of the running or last reading.
    var reading = Reading()
    /// The lines of a paste that wait for their prompt.
    var pastedLines: [String] = []
    /// The position of a walk through the history, counted from the newest.
    var historyIndex = 0
    let historyText = CText()

    var prompt = Prompt("")
    var left = PromptText("")
    var right = PromptText("")
    let leftText = CText()
    let rightText = CText()

    /// Returns nil if editing is impossible: input or output is not a terminal, the terminal is dumb, or there is no
    /// UTF-8 locale.
    ///
    /// - Parameters:
    ///   - program: the program's name for restricted lines of an `.editrc`.
    ///   - environment: its `TERM`, `EDITRC` and `HOME` are used. The `.editrc` file overrides all keys.
    package init?(
        program: String,
        input: Int32 = 0,
        output: Int32 = 1,
        environment: [String: String],
        history: History,
        mode: Mode = .emacs,
        showsHints: Bool = true,
        completer: @escaping Completer = { _, cursor in Completion(replacing: cursor..<cursor, candidates: []) },
        hinter: @escaping Hinter = { _ in nil },
        painter: @escaping Painter = { [ColoredText($0)] }
    ) {
        guard let type = environment["TERM"], Self.canEdit(on: type),
            FileDescriptor(rawValue: input).isTerminal, FileDescriptor(rawValue: output).isTerminal,
            Self.usesUTF8,
            let handle = editline_open(program, type, input, output)
        else { return nil }
        self.handle = handle
        terminal = FileDescriptor(rawValue: input)
        self.output = FileDescriptor(rawValue: output)
        self.input = TerminalInput(terminal: terminal, signals: nil)
        self.history = history
        self.completer = completer
        self.hinter = hinter
        self.painter = painter
        self.showsHints = showsHints
        editline_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
        setUp(mode: mode, startFile: StartFile.path(in: environment))
    }

    deinit { editline_close(handle) }

    /// The signal that ended the last reading, if a signal did.
    package var endingSignal: UInt8? { reading.endingSignal }

    package func readLine(prompt: Prompt) -> ReadResult {
        reading = Reading(prepared: pastedLines.isEmpty ? typedAhead : pastedLines.removeFirst())
        typedAhead = nil
        setPrompt(prompt)

        let signals = editline_signals_begin()
        input = TerminalInput(
            terminal: terminal, signals: signals < 0 ? nil : FileDescriptor(rawValue: signals), idleHandler: idleHandler
        )
        // Switch the mode before the prompt appears, so that the terminal does not echo keys that are typed at once.
        editline_set_raw(handle, 1)
        input.expectEarlier(Int(editline_waiting(terminal.rawValue)))
        // The terminal has echoed earlier keys in the current row, after a program's output. The prompt needs a row of
        // its own.
        if input.isWaiting { output.write(text: String(repeating: " ", count: screenSize.columns) + "\r") }
        // Operating System Command 2 (xterm's control sequences): the title ends with BEL.
        if let title = prompt.title { output.write(text: "\u{1B}]2;\(Printable.input(title))\u{7}") }
        output.write(text: Self.pasteMarkersOn)
        defer {
            editline_set_raw(handle, 0)
            output.write(text: Self.pasteMarkersOff)
            editline_signals_end()
        }
        var count: Int32 = 0
        let text = editline_read(handle, &count).map { String(cString: $0) }
        if let cause = reading.cause {
            if count < 0 { output.write(text: "\r\n") }
            pastedLines = []
            return cause
        }
        guard let text else {
            output.write(text: "\r\n")
            return .endOfInput
        }
        return .line(text.utf8.last == UInt8(ascii: "\n") ? String(text.unicodeScalars.dropLast()) : text)
    }

    /// Returns whether a terminal of this type supports more than plain text. A name consists of letters, digits and
    /// `.+_-` (terminfo(5)); any other `TERM` is invalid and must not be printed.
    package static func canEdit(on type: String) -> Bool {
        !type.isEmpty && type != "dumb" && type.utf8.count <= 64
            && type.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: ".+_-".utf8.contains(byte)
                }
            }
    }

    /// Whether this process has a UTF-8 locale.
    static let usesUTF8 = editline_use_utf8() == 1

    static let pasteMarkersOn = "\u{1B}[?2004h"
    static let pasteMarkersOff = "\u{1B}[?2004l"

    /// Sets the prompt. While lines of a paste wait, the right-hand prompt shows their number.
    func setPrompt(_ prompt: Prompt) {
        self.prompt = prompt
        left = PromptText(prompt.text)
        leftText.set(left.marked)
        let waiting = pastedLines.count
        let note = waiting == 1 ? "1 more pasted line" : "\(waiting) more pasted lines"
        right = PromptText(waiting == 0 ? prompt.right : note)
        rightText.set(right.marked)
    }
}
