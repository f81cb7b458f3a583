internal import CEditline

/// The line in the editor at some moment.
struct EditedLine: Equatable {
    let text: String
    /// UTF-8 offset.
    let cursor: Int

    /// While a search or a vi command asks for text, libedit keeps the question in the line, on a row of its own.
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
