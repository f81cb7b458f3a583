internal import CTonearmEditline

extension LineEditor {
    /// Searches the history incrementally (Ctrl-R). libedit's own search inserts the rest of an arrow key into the
    /// line, and fails slowly.
    ///
    /// Ctrl-R and Ctrl-S continue, Backspace undoes, Ctrl-G restores the line. Any other key ends the search with the
    /// found line, and then has its usual effect.
    func searchHistory() -> UInt8 {
        let original = editedLine
        var search = HistorySearch(in: history.entries)
        show(search, or: original.text)
        while reading.cause == nil {
            switch input.next() {
            case .character("\u{12}"): search.older()
            case .character("\u{13}"): search.newer()
            case .character("\u{8}"), .character("\u{7F}"): search.removeLast()
            case .character("\u{7}"):
                endSearch { replaceLine(with: original.text) }
                return UInt8(editline_refresh_line)
            case .character(let scalar) where scalar.value >= 0x20:
                search.add(String(scalar))
            case .character(let scalar):
                endSearch {}
                input.unread(String(scalar))
                return UInt8(editline_refresh_line)
            case .paste(let bytes):
                search.add(PastedText(bytes).lines.first ?? "")
            case .signal(let number):
                act(on: number)
                continue
            case .idle:
                runIdleHandler()
            case .end:
                reading.cause = .endOfInput
            }
            if search.isFailed { editline_beep(handle) }
            show(search, or: original.text)
        }
        endSearch {}
        return UInt8(editline_refresh_line)
    }

    private func show(_ search: HistorySearch, or original: String) {
        redraw {
            let state = search.isFailed ? "no more" : "search"
            leftText.set(PromptText("\(state) '\(search.pattern)': ").marked)
            left = PromptText("\(state) '\(search.pattern)': ")
            replaceLine(with: search.match ?? original)
        }
        if !input.isWaiting { showColors() }
    }

    private func endSearch(_ change: () -> Void) {
        guard reading.cause == nil else { return }
        redraw {
            setPrompt(prompt)
            change()
        }
    }

    func replaceLine(with text: String) {
        editline_move(handle, Self.farRight)
        editline_delete_before_cursor(handle, Int32(editedLine.text.unicodeScalars.count))
        editline_insert(handle, text)
    }
}
