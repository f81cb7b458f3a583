import AppleMusicAPI
import TonearmConsole

/// The values of a session by their paths, such as `focus.type`: what conditions can look at.
struct SessionValues: ConditionSubject {
    let session: Session
    let last: LastCommand?
    /// Seconds since 1970, by the session's clock.
    let now: Int

    /// The answer that is shown.
    var root: JSON { session.here?.answer?.json ?? .null }

    func values(named path: JSONPath) -> [JSON] {
        guard let (entry, names) = Self.entry(for: path) else { return root.values(named: path) }
        guard let value = entry.read(self, names) else { return [] }
        return value.values(named: path.dropFirst(entry.parts.count + names.count))
    }

    /// Returns whether a path can ever have a value. A path with brackets may begin in the answer: `data[0].id`.
    static func knows(_ path: JSONPath) -> Bool {
        path.origin != .named || !path.hasOnlyNames || entry(for: path) != nil
    }

    /// A path, or a common prefix of paths.
    struct Entry: Sendable {
        /// The name, such as `focus.type`, `variables.NAME` or `answer.…`.
        let name: String
        let summary: String
        /// The fixed names at the beginning.
        let parts: [String]
        let rest: Rest
        /// Gets the name that differs.
        let read: @Sendable (SessionValues, [String]) -> JSON?

        enum Rest: Sendable {
            case none
            /// The rest is a single name.
            case name
            /// The rest is any number of names and indices.
            case any
        }

        init(
            _ name: String, _ summary: String, _ read: @escaping @Sendable (SessionValues, [String]) -> JSON?
        ) {
            self.name = name
            self.summary = summary
            self.read = read
            let parts = name.split(separator: ".").map(String.init)
            rest = parts.last == "…" ? .any : ["NAME", "N"].contains(parts.last) ? .name : .none
            self.parts = rest == .none ? parts : parts.dropLast()
        }

        /// Returns the number of leading names that select this entry; the rest is a path within its value. Returns nil
        /// for the path of another entry.
        func count(in names: [String]) -> Int? {
            guard names.starts(with: parts) else { return nil }
            let count = parts.count + (rest == .name ? 1 : 0)
            return rest == .any ? count : names.count == count ? count : nil
        }
    }

    /// Returns the entry of a path, and the name that differs.
    private static func entry(for path: JSONPath) -> (entry: Entry, names: [String])? {
        let names = path.segments.prefix { $0.name != nil }.compactMap(\.name)
        for entry in entries {
            if let count = entry.count(in: names) { return (entry, Array(names[entry.parts.count..<count])) }
        }
        return nil
    }
}

/// A view of the paths for checks, with their present values.
struct SessionPathsView: View {
    let values: SessionValues

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let rows = SessionValues.entries.map { entry in (name: entry.name, text: text(entry)) }
        return ProseRows(rows: rows).lines(in: frame) + [
            .faint("In a check: ") + .command("check: focus.type is albums")
                + .faint("; 'typed' and 'tries' are the learner's last line and how many there were.")
        ]
    }

    private func text(_ entry: SessionValues.Entry) -> String {
        guard entry.rest == .none, let value = entry.read(values, []), let text = Self.text(value) else {
            return entry.summary
        }
        return "\(entry.summary); now '\(text)'"
    }

    private static func text(_ value: JSON) -> String? { value.object == nil && value != .null ? value.words : nil }

    var body: Body? {
        .json(.array(SessionValues.entries.map { ["path": .string($0.name), "meaning": .string($0.summary)] }))
    }
}
