internal import CTonearmEditline

/// Recall from the history: suggestions, earlier lines, and their last words.
extension LineEditor {
    func addRecallKeys() {
        editline_add_function(handle, "accept-or-next", "Take the suggestion, or move right") { handle, _ in
            LineEditor.behind(handle)?.acceptSuggestion(orMove: 1) ?? 0
        }
        editline_add_function(handle, "accept-or-end", "Take the suggestion, or move to the end") { handle, _ in
            LineEditor.behind(handle)?.acceptSuggestion(orMove: LineEditor.farRight) ?? 0
        }
        editline_add_function(handle, "accept-word-or-next-word", "Take a word of it, or move over one") { handle, _ in
            LineEditor.behind(handle)?.acceptWord() ?? 0
        }
        editline_add_function(handle, "older-line", "The line before that begins as typed") { handle, _ in
            LineEditor.behind(handle)?.recall { $0.older() } ?? 0
        }
        editline_add_function(handle, "newer-line", "The line after that begins as typed") { handle, _ in
            LineEditor.behind(handle)?.recall { $0.newer() } ?? 0
        }
        editline_add_function(handle, "insert-last-word", "The last word of the line before") { handle, _ in
            LineEditor.behind(handle)?.insertLastWord() ?? 0
        }
    }

    /// The text that accepting the suggestion would add, if one is shown at the cursor.
    private var suggestion: String? {
        let line = editedLine
        guard let hint = reading.hint, hint.line == line.text, line.cursor == line.text.utf8.count else { return nil }
        return hint.suggestion
    }

    private func acceptSuggestion(orMove distance: Int32) -> UInt8 {
        if let suggestion {
            editline_insert(handle, suggestion)
            return UInt8(editline_refresh_line)
        }
        editline_move(handle, distance)
        return UInt8(editline_move_cursor)
    }

    private func acceptWord() -> UInt8 {
        if let suggestion {
            let spaces = suggestion.prefix { $0 == " " }
            let word = suggestion[spaces.endIndex...].prefix { $0 != " " }
            editline_insert(handle, String(spaces + word))
            return UInt8(editline_refresh_line)
        }
        let line = editedLine
        let rest = String(decoding: line.text.utf8.dropFirst(line.cursor), as: UTF8.self).unicodeScalars
        let gap = rest.prefix { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        let word = rest[gap.endIndex...].prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        editline_move(handle, Int32(clamping: gap.count + word.count))
        return UInt8(editline_move_cursor)
    }

    /// Replaces the line by another entry with the typed prefix.
    private func recall(_ step: (inout HistoryWalk) -> Bool) -> UInt8 {
        let line = editedLine
        guard !line.isQuestion else { return UInt8(editline_refresh_and_beep) }
        if reading.walk?.shown != line.text { reading.walk = HistoryWalk(from: line.text, in: history.entries) }
        guard var walk = reading.walk, step(&walk) else { return UInt8(editline_refresh_and_beep) }
        reading.walk = walk
        replaceLine(with: walk.shown)
        return UInt8(editline_refresh_line)
    }

    /// Inserts the last word of an earlier line; a repeated key replaces it by the next older one.
    private func insertLastWord() -> UInt8 {
        let entries = history.entries
        let line = editedLine.text
        var walk = reading.lastWords?.line == line ? reading.lastWords : nil
        if walk == nil { walk = LastWordWalk(in: entries) }
        guard var walk, let word = walk.next(in: entries) else { return UInt8(editline_refresh_and_beep) }
        editline_delete_before_cursor(handle, Int32(clamping: walk.inserted))
        editline_insert(handle, word)
        walk.note(line: editedLine.text, inserted: word)
        reading.lastWords = walk
        return UInt8(editline_refresh_line)
    }
}
