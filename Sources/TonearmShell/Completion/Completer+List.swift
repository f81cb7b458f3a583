import Console
import LineEditor
import MusicWorld

extension Completer {
    /// Creates the completer for a performed transcript, which uses the session but no files.
    init(_ shell: Shell) {
        var memory = CompletionMemory()
        memory.listed = { [client = shell.client] in client.listed($0, in: $1) }
        self.init(session: shell.session, memory: memory)
    }

    /// Returns the rows of the list that the Tab key opens after the beginning of a command; empty if it opens none.
    func listedRows(after beginning: String, columns: Int, lines: Int) -> [String] {
        let completion = completion(of: beginning, at: beginning.utf8.count)
        return CompletionList.rows(of: completion, line: beginning, columns: columns, lines: lines) ?? []
    }
}

extension Shell {
    /// Returns the rows of the list that the Tab key opens after the beginning of a command; empty if it opens none.
    func completionRows(after beginning: String, columns: Int, lines: Int) -> [String] {
        Completer(self).listedRows(after: beginning, columns: columns, lines: lines)
    }

    /// Returns the look of each character of a typed line: Select Graphic Rendition parameters, or nil for unstyled.
    func looks(ofLine line: String) -> [String?] {
        let frame = screen.frame
        return LineStyles(session: session).styled(line).spans.flatMap { span in
            let code = frame.theme.code(of: span.style, hasManyColors: frame.hasManyColors)
            return span.text.map { _ in code }
        }
    }
}
