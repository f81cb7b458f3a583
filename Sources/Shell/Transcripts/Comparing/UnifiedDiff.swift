/// A unified diff in the format of `diff -u` and `patch`, with the line numbers of the file.
enum UnifiedDiff {
    private static let context = 3

    static func lines(of transcript: Transcript, edits: [Transcript.Edit]) -> [String] {
        guard !edits.isEmpty else { return [] }
        var lines = ["--- \(transcript.name)", "+++ \(transcript.name) (as printed)"]
        var added = 0
        for hunk in hunks(edits) {
            lines += text(of: hunk, in: transcript.lines, added: added)
            added += hunk.reduce(0) { $0 + $1.lines.count - $1.place.count }
        }
        return lines
    }

    /// Groups edits that are close to each other.
    private static func hunks(_ edits: [Transcript.Edit]) -> [ArraySlice<Transcript.Edit>] {
        var hunks: [ArraySlice<Transcript.Edit>] = []
        var start = 0
        for index in edits.indices.dropFirst()
        where edits[index].place.lowerBound - edits[index - 1].place.upperBound > 2 * context {
            hunks.append(edits[start..<index])
            start = index
        }
        return hunks + [edits[start...]]
    }

    private static func text(of hunk: ArraySlice<Transcript.Edit>, in lines: [FileLine], added: Int) -> [String] {
        guard let first = hunk.first, let last = hunk.last else { return [] }
        let start = max(0, first.place.lowerBound - context)
        let end = min(lines.count, last.place.upperBound + context)
        var text: [String] = []
        var position = start
        for edit in hunk {
            text += marked(" ", lines[position..<edit.place.lowerBound])
            text += marked("-", lines[edit.place])
            text += edit.lines.map { "+" + $0 }
            position = edit.place.upperBound
        }
        text += marked(" ", lines[position..<end])
        let change = hunk.reduce(0) { $0 + $1.lines.count - $1.place.count }
        return ["@@ -\(range(start, end - start)) +\(range(start + added, end - start + change)) @@"] + text
    }

    private static func marked(_ mark: String, _ lines: ArraySlice<FileLine>) -> [String] {
        lines.flatMap { line in
            line.ending == .none ? [mark + line.text, "\\ No newline at end of file"] : [mark + line.text]
        }
    }

    private static func range(_ start: Int, _ count: Int) -> String {
        "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
    }
}
