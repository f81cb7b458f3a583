internal import CTonearmEditline

extension LineEditor {
    func setUp(mode: Mode, startFile: String?) {
        editline_set_mode(handle, mode.rawValue)
        editline_set_prompts(
            handle,
            { LineEditor.behind($0)?.leftText.pointer },
            { LineEditor.behind($0)?.rightText.pointer })
        editline_set_source(handle) { handle, character in
            guard let scalar = LineEditor.behind(handle)?.nextCharacter() else { return -1 }
            character?.pointee = wchar_t(scalar.value)
            return 1
        }
        editline_set_history(handle) { context, step in
            context.flatMap { LineEditor.behind(context: $0).historyEntry(step) }
        }
        editline_add_function(handle, "complete", "Complete the word") { handle, _ in
            LineEditor.behind(handle)?.complete() ?? 0
        }
        editline_add_function(handle, "search-history", "Search the history backward") { handle, _ in
            LineEditor.behind(handle)?.searchHistory() ?? 0
        }
        addRecallKeys()
        bindKeys()
        for setting in startFile.map(StartFile.settings) ?? [] {
            var resets: Int32 = 0
            _ = editline_run_setting(handle, setting, &resets)
            if resets != 0 { bindKeys() }
        }
    }

    /// A distance longer than any line.
    static let farRight: Int32 = 1 << 24

    /// Binds keys that libedit leaves unbound, or binds unlike all other shells.
    private func bindKeys() {
        let isVi = editline_is_vi(handle) != 0
        for (key, function) in Self.keys + (isVi ? [] : Self.emacsKeys) {
            editline_bind(handle, key, function)
        }
    }

    private static let keys = [
        ("^I", "complete"), ("^R", "search-history"), ("^F", "accept-or-next"), ("^E", "accept-or-end"),
        ("^W", "ed-delete-prev-word"),
    ]

    /// The bindings for emacs mode. In vi mode Escape is a key by itself: libedit binds the rest in command mode.
    private static let emacsKeys = [
        (#"\e[C"#, "accept-or-next"), (#"\eOC"#, "accept-or-next"), (#"\e[F"#, "accept-or-end"),
        (#"\eOF"#, "accept-or-end"), (#"\e[4~"#, "accept-or-end"), (#"\e[H"#, "ed-move-to-beg"),
        (#"\eOH"#, "ed-move-to-beg"), (#"\e[1~"#, "ed-move-to-beg"), (#"\e[3~"#, "ed-delete-next-char"),
        (#"\e[1;5D"#, "ed-prev-word"), (#"\e[1;5C"#, "accept-word-or-next-word"), (#"\ef"#, "accept-word-or-next-word"),
        (#"\e[A"#, "older-line"), (#"\eOA"#, "older-line"), (#"\e[5~"#, "older-line"), ("^P", "older-line"),
        (#"\e[B"#, "newer-line"), (#"\eOB"#, "newer-line"), (#"\e[6~"#, "newer-line"), ("^N", "newer-line"),
        (#"\e."#, "insert-last-word"), (#"\e_"#, "insert-last-word"),
    ]

    static func behind(_ handle: OpaquePointer?) -> LineEditor? {
        handle.flatMap(editline_context).map(behind(context:))
    }

    private static func behind(context: UnsafeMutableRawPointer) -> LineEditor {
        Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
    }

    private func historyEntry(_ step: editline_history_step) -> UnsafePointer<CChar>? {
        let entries = history.entries
        switch step {
        case editline_newest: historyIndex = 0
        case editline_older: historyIndex += 1
        case editline_newer: historyIndex -= 1
        default: historyIndex = entries.count - 1
        }
        guard (0..<entries.count).contains(historyIndex) else { return nil }
        historyText.set(entries[entries.count - 1 - historyIndex])
        return UnsafePointer(historyText.pointer)
    }

    private func complete() -> UInt8 {
        let line = editedLine
        let completion = completer(line.text, line.cursor)
        switch CompletionStep(completion, line: line.text) {
        case .replace(let part, let text):
            let bytes = Array(line.text.utf8)
            let move =
                part.upperBound >= line.cursor
                ? Self.scalarCount(bytes[line.cursor..<part.upperBound])
                : -Self.scalarCount(bytes[part.upperBound..<line.cursor])
            editline_move(handle, Int32(move))
            editline_delete_before_cursor(handle, Int32(Self.scalarCount(bytes[part])))
            editline_insert(handle, text)
            return UInt8(editline_refresh_line)
        case .list(let candidates):
            showList(candidates, isByName: completion.isByName)
            return UInt8(editline_done)
        case .refuse:
            return UInt8(editline_refresh_and_beep)
        }
    }

    static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
