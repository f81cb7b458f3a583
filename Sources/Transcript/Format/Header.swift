extension Transcript {
    /// The lines between `---` at the beginning of a file: what a session needs so that it prints the same again.
    ///
    /// What the values mean is the shell's business, except for the few that have a form of their own.
    package struct Header: Sendable, Hashable {
        /// The version of the format that is read and written here.
        package static let format = 1

        private var values: [Key: String] = [:]

        /// In the order in which they are written.
        package enum Key: String, Sendable, Hashable, CaseIterable {
            case format
            case title
            /// A sentence about a lesson, for a list.
            case summary
            /// The language of the prose, as a tag: `en`, `ja`.
            case language
            /// How long a lesson takes.
            case minutes
            case service
            case storefront
            case locale
            case catalog
            /// The file of recorded answers beside the transcript.
            case recording
            case seed
            /// When the session's clock begins, as ISO 8601 writes it.
            case clock
            /// Columns.
            case width
            /// Lines of the screen, to which grouped answers and cards are fitted.
            case height

            static let list = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        }

        /// A header of the newest format and nothing else.
        package init() { values[.format] = String(Self.format) }

        /// A value as it stands in the file. What is set loses line feeds, other control characters, and spaces around
        /// it; an empty value is none.
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
        /// What one can do after a lesson, without the full stop; the title of a lesson that does not say it.
        package var goal: String? {
            values[.summary].map { $0.hasSuffix(".") || $0.hasSuffix("。") ? String($0.dropLast()) : $0 } ?? title
        }
        package var width: Int? { values[.width].flatMap { Int($0) } }
        package var height: Int? { values[.height].flatMap { Int($0) } }
        package var minutes: Int? { values[.minutes].flatMap { Int($0) } }
        package var seed: UInt64? { values[.seed].flatMap { UInt64($0) } }

        /// The header's lines, `---` before and after.
        package var lines: [String] {
            ["---"] + Key.allCases.compactMap { key in values[key].map { "\(key.rawValue): \($0)" } } + ["---"]
        }
    }
}

extension Transcript.Header.Key {
    /// What a value has to be, in words; nil when it may be anything.
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
