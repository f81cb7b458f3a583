extension Transcript {
    /// The header between `---` lines at the beginning of a file: the settings that make a session reproducible.
    ///
    /// Only values with a fixed format are checked here; the shell interprets the others.
    package struct Header: Sendable, Hashable {
        /// The supported version of the format.
        package static let format = 1

        private var values: [Key: String] = [:]

        /// The keys, in the order of writing.
        package enum Key: String, Sendable, Hashable, CaseIterable {
            case format
            case title
            /// A sentence about a lesson, for a list.
            case summary
            /// The language tag of the prose: `en`, `ja`.
            case language
            /// The duration of a lesson.
            case minutes
            case service
            case storefront
            case locale
            case catalog
            /// The file of recorded answers beside the transcript.
            case recording
            /// The world file beside the transcript with which the session begins.
            case world
            case seed
            /// The start of the session's clock in ISO 8601.
            case clock
            /// The width of the terminal in columns.
            case width
            /// The height of the terminal in lines, for grouped answers and cards.
            case height
            /// The calls of frameworks that answers show; all without it.
            case vocabulary
            /// The edition of the shell's messages; the first without it.
            case words

            static let list = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        }

        /// Makes a header with only the current format.
        package init() { values[.format] = String(Self.format) }

        /// A value as in the file. Setting it removes control characters and surrounding spaces; an empty value removes
        /// it.
        package subscript(_ key: Key) -> String? {
            get { values[key] }
            set {
                let line = newValue.map { String($0.unicodeScalars.map { Self.isControl($0) ? " " : Character($0) }) }
                values[key] = line.map { String($0.trimmed) }.flatMap { $0.isEmpty ? nil : $0 }
            }
        }

        private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.generalCategory == .control
        }

        package var title: String? { values[.title] }
        /// The goal of a lesson without full stop: its summary, or else its title.
        package var goal: String? {
            values[.summary].map { $0.hasSuffix(".") || $0.hasSuffix("。") ? String($0.dropLast()) : $0 } ?? title
        }
        package var width: Int? { values[.width].flatMap { Int($0) } }
        package var height: Int? { values[.height].flatMap { Int($0) } }
        package var minutes: Int? { values[.minutes].flatMap { Int($0) } }
        package var seed: UInt64? { values[.seed].flatMap { UInt64($0) } }

        /// The header's lines, including `---` before and after.
        package var lines: [String] {
            ["---"] + Key.allCases.compactMap { key in values[key].map { "\(key.rawValue): \($0)" } } + ["---"]
        }
    }
}

extension Transcript.Header.Key {
    /// The format of a value in words; nil for any text.
    var form: String? {
        switch self {
        case .width, .height, .minutes: "a whole number from 1 to 10000"
        case .seed: "a whole number from 0 to \(UInt64.max)"
        case .clock: "a time such as 2026-11-21T09:30:00Z"
        default: nil
        }
    }

    func allows(_ value: Substring) -> Bool {
        switch self {
        case .width, .height, .minutes: Int(value).map { (1...10_000).contains($0) } ?? false
        case .seed: UInt64(value) != nil
        case .clock: ISODate.isTime(value)
        default: true
        }
    }
}

/// A reader for the header of a file.
enum HeaderReader {
    /// Returns the header and its number of lines; nil for a file without one.
    /// - Throws: the problem with its line.
    static func read(_ lines: [FileLine]) throws(PlacedProblem<TranscriptProblem>) -> (
        header: Transcript.Header, count: Int
    )? {
        guard let first = lines.first, isRule(first.text) else { return nil }
        guard let end = lines.dropFirst().firstIndex(where: { isRule($0.text) }) else {
            throw PlacedProblem(.headerNotClosed, at: 0)
        }
        var header = Transcript.Header()
        header[.format] = nil
        for (index, line) in lines[..<end].enumerated().dropFirst() {
            do throws(TranscriptProblem) {
                try add(line.text, to: &header)
            } catch {
                throw PlacedProblem(error, at: index)
            }
        }
        guard header[.format] != nil else { throw PlacedProblem(.formatMissing, at: 0) }
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
