import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import Transcript

/// The values of a session by paths such as `focus.type`, for the checks of lessons.
struct SessionValues {
    let session: Session
    let last: LastCommand?
    /// Seconds since 1970, by the session's clock.
    let now: Int

    /// Returns the value at a path; nil if there is none.
    func value(at path: String) -> LessonValue? {
        let parts = path.split(separator: ".").map(String.init)
        guard let found = Self.entry(for: parts) else { return nil }
        return found.entry.read(self, found.rest)
    }

    /// Returns whether a path can ever have a value.
    static func knows(_ path: String) -> Bool {
        entry(for: path.split(separator: ".").map(String.init)) != nil
    }

    /// A path, or a common prefix of paths.
    struct Entry: Sendable {
        /// The name, such as `focus.type`, `variables.NAME` or `answer.…`.
        let name: String
        let summary: String
        /// The fixed names at the beginning.
        let parts: [String]
        let rest: Rest
        /// Returns the value; the second argument is the rest of the path.
        let read: @Sendable (SessionValues, [String]) -> LessonValue?

        enum Rest: Sendable {
            case none
            /// The rest is a single name.
            case name
            /// The rest is any number of names and indices.
            case any
        }

        init(
            _ name: String, _ summary: String, _ read: @escaping @Sendable (SessionValues, [String]) -> LessonValue?
        ) {
            self.name = name
            self.summary = summary
            self.read = read
            let parts = name.split(separator: ".").map(String.init)
            rest = parts.last == "…" ? .any : ["NAME", "N"].contains(parts.last) ? .name : .none
            self.parts = rest == .none ? parts : parts.dropLast()
        }

        func takes(_ path: [String]) -> Bool {
            guard path.starts(with: parts) else { return false }
            return switch rest {
            case .none: path.count == parts.count
            case .name: path.count == parts.count + 1
            case .any: true
            }
        }
    }

    private static func entry(for path: [String]) -> (entry: Entry, rest: [String])? {
        entries.first { $0.takes(path) }.map { ($0, Array(path.dropFirst($0.parts.count))) }
    }
}

extension LessonValue {
    init(_ json: JSON) {
        switch json {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let text): self = Int(text).map(Self.integer) ?? .number(Double(text) ?? .nan)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map(Self.init))
        case .object(let object):
            self = .object(Dictionary(object.members.map { ($0.name, Self($0.value)) }) { first, _ in first })
        }
    }

    /// Returns the value in a list or an object, by zero-based indices and names.
    func value(at path: some Sequence<String>) -> LessonValue? {
        path.reduce(Optional(self)) { value, name in
            switch value {
            case .object(let members): members[name]
            case .list(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: nil
            }
        }
    }

    static func optional(_ text: String?) -> LessonValue? { text.map(Self.text) }
}
