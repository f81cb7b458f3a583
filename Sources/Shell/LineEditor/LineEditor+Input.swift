internal import CTonearmEditline
import TonearmSystem
import TonearmTerminalText

extension LineEditor {
    /// Returns the next key for libedit; nil ends the read, with the reason in `reading.cause`. libedit calls this
    /// function when its output is complete and the screen's cursor is correct. So all work that libedit does not
    /// support is done here.
    func nextCharacter() -> Unicode.Scalar? {
        if let text = reading.prepared {
            reading.prepared = nil
            redraw { editline_insert(handle, text) }
        }
        while reading.cause == nil {
            if !input.isWaiting {
                history.load()
                if reading.needsRedraw { redraw() }
                reading.needsRedraw = false
                showColors()
                showHint()
            }
            // The line changed since the last Tab.
            if let shown = reading.list?.line, shown != editedLine { reading.list = nil }
            let event = input.next()
            eraseHint()
            switch event {
            case .character(let scalar):
                // Keys are ASCII controls; other invisible characters are ignored.
                guard scalar.isASCII || Printable.canBeTyped(scalar) else { continue }
                reading.needsRedraw = editline_columns(wchar_t(scalar.value)) == 0
                if scalar == "\r" || scalar == "\n" { eraseRight() }
                return scalar
            case .paste(let bytes):
                insert(PastedText(bytes))
            case .signal(let number):
                act(on: number)
            case .idle:
                runIdleHandler()
            case .end:
                reading.cause = .endOfInput
            }
        }
        return nil
    }

    private func insert(_ paste: PastedText) {
        guard let first = paste.lines.first else { return }
        if editedLine.isQuestion {
            input.unread(first)
            return
        }
        redraw {
            pastedLines = Array(paste.lines.dropFirst()) + pastedLines
            setPrompt(prompt)
            editline_insert(handle, first)
        }
    }

    /// Runs the handler, whose output replaces the line, and redraws the line below it.
    ///
    /// The terminal keeps the editor's modes: they translate line feeds of output as usual, and do not echo keys into
    /// the handler's output.
    func runIdleHandler() {
        guard let idleHandler else { return }
        wipe()
        setPrompt(idleHandler.run())
        editline_redraw(handle)
    }

    /// Reacts to a signal.
    /// - Parameter number: the signal's number.
    func act(on number: UInt8) {
        switch Signal(rawValue: Int32(number)) {
        case .interrupt:
            input.forgetPaste()
            if !editedLine.isQuestion {
                eraseRight()
                moveToEnd()
                output.write(text: "^C")
            }
            reading.cause = .interrupted
        case .terminate, .hangUp:
            if !editedLine.isQuestion { moveToEnd() }
            reading.endingSignal = number
            reading.cause = .endOfInput
        case .stop:
            moveToEnd()
            output.write(text: Self.pasteMarkersOff + "\r\n")
            editline_set_raw(handle, 0)
            editline_suspend()
            resume()
        case .continue:
            resume()
        case .windowSize:
            editline_take_size(handle)
            redraw()
        default:
            break
        }
    }

    /// Restores the terminal's modes after another program used it.
    private func resume() {
        editline_set_raw(handle, 0)
        editline_set_raw(handle, 1)
        editline_take_size(handle)
        output.write(text: "\r" + Self.pasteMarkersOn)
        editline_redraw(handle)
    }
}
