internal import CEditline
import TerminalText

/// Reads lines from a terminal, with libedit's editing: emacs or vi keys, history, completion, and grey hints.
///
/// - Ctrl-C drops the line; Ctrl-D on an empty one is the end; Ctrl-Z suspends.
/// - A paste of several lines runs nothing by itself: its first line is put into the line, and each of the others
///   stands ready at a following prompt. Ctrl-C drops those that wait. Control characters in a paste are left out.
/// - Between two reads the terminal has its ordinary modes, and signals their earlier actions.
///
/// An editor stays on the thread that made it.
package final class LineEditor: LineSource {
    package enum Mode: String, Sendable {
        case emacs, vi
    }

    /// Answers what the line can become at the cursor, a UTF-8 offset.
    package typealias Completer = (_ line: String, _ cursor: Int) -> Completion
    /// Answers what the line asks for next, or nil.
    package typealias Hinter = (_ line: String) -> ArgumentHint?
    /// Answers the line in parts, each with its colour. Parts that are not the line as it stands are not shown.
    package typealias Painter = (_ line: String) -> [ColoredText]

    let handle: OpaquePointer
    let history: History
    let completer: Completer
    let hinter: Hinter
    let painter: Painter
    /// Whether something stands in grey behind the line. It needs a terminal with colour.
    package var showsHints: Bool
    /// How it looks: parameters of Select Graphic Rendition (ECMA-48).
    package var hintStyle = "90"
    /// Whether the line is coloured.
    package var showsColors = false
    /// Whether something of the line that is on the screen may have colours.
    var hasColors = false
    /// What can happen while a line is typed.
    package var idleHandler: IdleHandler?
    /// Stands in the next line at its beginning, as if it had been typed.
    package var typedAhead: String?
    let terminal: Descriptor
    let output: Descriptor
    var input: TerminalInput

    /// The signal that ended the last read; nil if it was none.
    package var endingSignal: UInt8?
    /// What ended a read other than the Return key or Ctrl-D.
    var cause: ReadResult?
    /// The last hint made.
    var hint: Hint?
    /// The last character typed has no width: libedit's idea of the cursor is wrong until the line is drawn anew.
    var needsRedraw = false
    /// What Tab shows of a list that goes on, as long as the line is what it was.
    var list: ShownList?
    /// Put into the line as soon as it is there.
    var prepared: String?
    /// Lines of a paste that wait for their prompt.
    var pastedLines: [String] = []
    /// Where a walk through the history stands, counted from the newest.
    var historyIndex = 0
    let historyText = CText()
    /// The walk of the Up and Down keys, as long as the line is what it left.
    var walk: HistoryWalk?
    /// The walk of Alt-., likewise.
    var lastWords: LastWordWalk?

    var prompt = Prompt("")
    var left = PromptText("")
    var right = PromptText("")
    let leftText = CText()
    let rightText = CText()

    /// Nil if there is nothing to edit on: one end is no terminal, the terminal is dumb, or no UTF-8 locale exists.
    ///
    /// - Parameters:
    ///   - program: the name that lines of an `.editrc` may be limited to.
    ///   - environment: of it, `TERM`, `EDITRC` and `HOME` are used. The `.editrc` file has the last word on keys.
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
            Descriptor(input).isTerminal, Descriptor(output).isTerminal,
            Self.usesUTF8,
            let handle = editline_open(program, type, input, output)
        else { return nil }
        self.handle = handle
        terminal = Descriptor(input)
        self.output = Descriptor(output)
        self.input = TerminalInput(terminal: terminal, signals: nil)
        self.history = history
        self.completer = completer
        self.hinter = hinter
        self.painter = painter
        self.showsHints = showsHints
        editline_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
        setUp(mode: mode, startFile: StartFile.path(in: environment))
    }

    deinit {
        editline_close(handle)
    }

    package func readLine(prompt: Prompt) -> ReadResult {
        prepared = pastedLines.isEmpty ? typedAhead : pastedLines.removeFirst()
        typedAhead = nil
        setPrompt(prompt)
        cause = nil
        endingSignal = nil
        hint = nil
        list = nil
        hasColors = false
        walk = nil
        lastWords = nil

        let signals = editline_signals_begin()
        input = TerminalInput(
            terminal: terminal, signals: signals < 0 ? nil : Descriptor(signals), idleHandler: idleHandler)
        // Before the prompt is there: what is typed at once must not be echoed by the terminal.
        editline_set_raw(handle, 1)
        input.expectEarlier(Int(editline_waiting(terminal.number)))
        // What was typed before is in the row already, behind what a program printed there: the prompt begins a row of its own.
        if input.isWaiting { output.write(String(repeating: " ", count: screenSize.columns) + "\r") }
        // Operating System Command 2 (xterm's control sequences): the title ends with BEL.
        if let title = prompt.title { output.write("\u{1B}]2;\(Printable.input(title))\u{7}") }
        output.write(Self.pasteMarkersOn)
        defer {
            editline_set_raw(handle, 0)
            output.write(Self.pasteMarkersOff)
            editline_signals_end()
        }
        var count: Int32 = 0
        let text = editline_read(handle, &count).map { String(cString: $0) }
        if let cause {
            if count < 0 { output.write("\r\n") }
            pastedLines = []
            return cause
        }
        guard let text else {
            output.write("\r\n")
            return .endOfInput
        }
        return .line(text.utf8.last == UInt8(ascii: "\n") ? String(text.unicodeScalars.dropLast()) : text)
    }

    /// Whether a terminal of this type can do more than show text. A name is made of letters, digits and `.+_-` (terminfo(5)); what else stands
    /// in `TERM` is none, and must not be printed by whoever looks it up.
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

    /// Whether this process could be given a UTF-8 locale.
    static let usesUTF8 = editline_use_utf8() == 1

    static let pasteMarkersOn = "\u{1B}[?2004h"
    static let pasteMarkersOff = "\u{1B}[?2004l"

    /// While lines of a paste wait, the right-hand prompt says so.
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
