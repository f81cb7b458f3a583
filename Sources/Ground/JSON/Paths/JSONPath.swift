/// A path to values: a JSONPath (RFC 9535) without functions, such as `$.data[0].id`, `data[*].attributes.name`,
/// `$..url` and `data[?@.attributes.trackCount > 10].id`.
///
/// It extends the RFC: the leading `$` is optional, names may contain hyphens (`views.top-songs`), and a number after a
/// dot is an index into an array (`data.0.id`).
package struct JSONPath: Hashable, Sendable {
    /// The path in its original spelling.
    package let text: String
    package let origin: Origin
    package let segments: [Segment]

    /// The value from which a path starts.
    package enum Origin: Hashable, Sendable {
        /// The root: `$`, or nothing in front.
        case root
        /// The element that a filter looks at; outside of filters the root: `@`.
        case current
        /// A name of the subject: a column, or a value of the session.
        case named
    }

    /// A segment: it selects some children of each value.
    package struct Segment: Hashable, Sendable {
        package var selectors: [Selector]
        /// Whether the segment selects from all descendants too, at any depth (`..`).
        var isDescendant = false

        /// Whether the segment selects at most one child of each value.
        var isSingular: Bool {
            guard !isDescendant, selectors.count == 1 else { return false }
            switch selectors[0] {
            case .name, .index, .number: return true
            case .slice, .wildcard, .filter: return false
            }
        }

        /// The name of a member; nil for another selection.
        package var name: String? {
            guard isSingular else { return nil }
            switch selectors[0] {
            case .name(let name): return name
            case .number(let number): return String(number)
            default: return nil
            }
        }
    }

    package enum Selector: Hashable, Sendable {
        /// A member of an object.
        case name(String)
        /// An element of an array; negative indices count from the end.
        case index(Int)
        /// A number after a dot: an index into an array, or the name of a member.
        case number(Int)
        /// Start, end (exclusive) and step.
        case slice(Int?, Int?, Int)
        case wildcard
        case filter(JSONCondition)
    }

    /// A syntax error in a path or a condition, or a fault while it is evaluated.
    package struct Problem: Error, Hashable {
        /// The reason as a clause: `']' is missing`.
        package var why: String
        /// The zero-based offset of the fault in Unicode scalars; nil if it has no position.
        package var offset: Int?
    }

    init(text: String, origin: Origin, segments: [Segment]) {
        (self.text, self.origin, self.segments) = (text, origin, segments)
    }

    /// - Throws: `Problem` with the position of the fault.
    package init(_ text: String) throws(Problem) {
        var reader = PathParser(text)
        self = try reader.readPath()
    }

    /// Whether the path selects at most one value.
    package var isSingular: Bool { segments.allSatisfy(\.isSingular) }

    /// Whether the path is a single name, so that the text may have been meant as an ordinary word.
    package var isOneName: Bool { segments.count == 1 && hasOnlyNames && !text.hasPrefix("[") && !text.hasPrefix("$") }

    /// Whether the path consists of names and numbers with dots between them.
    package var hasOnlyNames: Bool { segments.allSatisfy { $0.name != nil } }

    /// Returns the path from the value that its first segments select.
    package func dropFirst(_ count: Int) -> JSONPath {
        JSONPath(text: text, origin: .root, segments: Array(segments.dropFirst(count)))
    }

    /// - Returns: the selected values in order; empty if the path selects no values.
    /// - Throws: `Problem` if it would visit more than a million values.
    package func values(in root: JSON) throws(Problem) -> [JSON] {
        var evaluation = QueryEvaluation(of: root)
        return try evaluation.values(of: segments, from: [root])
    }
}
