/// A reader for the header of a file.
enum HeaderReader {
    /// Returns the header and its number of lines; nil for a file without one.
    /// - Throws: the problem with its line.
    static func read(_ lines: [FileLine]) throws(Misplaced<TranscriptProblem>) -> (
        header: Transcript.Header, count: Int
    )? {
        guard let first = lines.first, isRule(first.text) else { return nil }
        guard let end = lines.dropFirst().firstIndex(where: { isRule($0.text) }) else {
            throw Misplaced(.headerNotClosed, at: 0)
        }
        var header = Transcript.Header()
        header[.format] = nil
        for (index, line) in lines[..<end].enumerated().dropFirst() {
            do throws(TranscriptProblem) {
                try add(line.text, to: &header)
            } catch {
                throw Misplaced(error, at: index)
            }
        }
        guard header[.format] != nil else { throw Misplaced(.formatMissing, at: 0) }
        return (header, end + 1)
    }

    private static func isRule(_ line: Substring) -> Bool {
        line.beginsExactly(with: "---") && line.dropFirst(3).trimmed.isEmpty
    }

    private static func add(_ line: Substring, to header: inout Transcript.Header) throws(TranscriptProblem) {
        guard let colon = line.firstIndex(of: ":") else { throw .headerLine(String(line)) }
        let name = String(line[..<colon].trimmed)
        let value = line[line.index(after: colon)...].trimmed
        guard let key = Transcript.Header.Key(rawValue: name) else { throw .unknownHeaderKey(name) }
        guard header[key] == nil else { throw .headerKeyTwice(name) }
        if key == .format { try checkFormat(value) }
        guard !value.isEmpty, key.allows(value) else {
            throw .headerValue(key: name, value: String(value), form: key.form ?? "a value")
        }
        header[key] = String(value)
    }

    private static func checkFormat(_ value: Substring) throws(TranscriptProblem) {
        guard let version = UInt(value), version > 0 else {
            throw .headerValue(
                key: Transcript.Header.Key.format.rawValue, value: String(value), form: "a whole number such as 1")
        }
        guard version <= UInt(Transcript.Header.format) else { throw .newerFormat(String(value)) }
    }
}
