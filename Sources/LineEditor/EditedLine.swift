internal import CEditline

/// The state of the edited line.
struct EditedLine: Equatable {
    let text: String
    /// The cursor as a UTF-8 offset.
    let cursor: Int

    /// Whether libedit asks for a search text or a vi command: it keeps the question in the line, on a separate row.
    var isQuestion: Bool {
        guard let newline = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return false }
        let row = text[text.index(after: newline)...]
        return ["bck:", "bck?", "fwd:", "fwd?", "/", "?", ": "].contains { row.hasPrefix($0) }
    }
}

extension LineEditor {
    var editedLine: EditedLine {
        var length = 0
        var cursor = 0
        let bytes = editline_line(handle, &length, &cursor)
        let text = UnsafeBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
            String(decoding: $0, as: UTF8.self)
        }
        return EditedLine(text: text, cursor: cursor)
    }
}
