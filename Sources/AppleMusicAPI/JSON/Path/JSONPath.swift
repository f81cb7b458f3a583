/// A JSONPath (RFC 9535) without functions: `$.data[0].id`, `data[*].attributes.name`, `$..url`,
/// `data[?@.attributes.trackCount > 10].id`.
///
/// It extends the RFC: the leading `$` is optional, names may contain hyphens (`views.top-songs`), and a number after a
/// dot is an index into an array (`data.0.id`).
package struct JSONPath: Hashable, Sendable {
    /// The path in its original spelling.
    package let text: String
    let segments: [Segment]

    /// A segment: it selects some children of each value.
    struct Segment: Hashable, Sendable {
        var selectors: [Selector]
        /// Whether it selects from all descendants too, at any depth (`..`).
        var isDescendant = false
        /// The segment in its original spelling, without a leading dot.
        var text: String

        /// Whether it selects at most one child of each value.
        var isSingular: Bool {
            guard !isDescendant, selectors.count == 1 else { return false }
            switch selectors[0] {
            case .name, .index, .number: return true
            case .slice, .wildcard, .filter: return false
            }
        }
    }

    enum Selector: Hashable, Sendable {
        /// A member of an object.
        case name(String)
        /// An element of an array; negative indices count from the end.
        case index(Int)
        /// A number after a dot: an index into an array, or the name of a member.
        case number(Int)
        /// Start, end (exclusive) and step.
        case slice(Int?, Int?, Int)
        case wildcard
        case filter(JSONFilter)
    }

    /// A syntax error in a path, or a fault while it is evaluated.
    package struct Problem: Error, Hashable {
        /// The reason as a clause: `']' is missing`.
        package var why: String
        /// The zero-based offset of the fault in Unicode scalars; nil if it has no position.
        package var offset: Int?
    }

    /// - Throws: `Problem` with the position of the fault.
    package init(_ text: String) throws(Problem) {
        var reader = JSONPathReader(text)
        segments = try reader.readPath()
        self.text = text
    }

    /// Whether it selects at most one value.
    package var isSingular: Bool { segments.allSatisfy(\.isSingular) }

    /// Whether it is a single name, so that the text may have been meant as an ordinary word.
    package var isOneName: Bool {
        guard segments.count == 1, segments[0].selectors.count == 1, case .name = segments[0].selectors[0] else {
            return false
        }
        return !segments[0].isDescendant && !segments[0].text.hasPrefix("[")
    }

    /// - Returns: the selected values in order; empty if the path selects no values.
    /// - Throws: `Problem` if it would visit more than a million values.
    package func values(in root: JSON) throws(Problem) -> [JSON] {
        var evaluation = JSONPathEvaluation(root: root)
        return try evaluation.values(of: segments, from: root)
    }

    /// The point at which a path stops selecting values.
    package struct DeadEnd: Hashable, Sendable {
        /// The first segment that no value has.
        package var part: String
        /// The names of the members that exist there.
        package var names: [String]
        /// The number of elements in the longest array at this point, if the segment selects an element.
        package var count: Int?
    }

    /// - Returns: nil if the path selects a value.
    package func deadEnd(in root: JSON) throws(Problem) -> DeadEnd? {
        var evaluation = JSONPathEvaluation(root: root)
        var values = [root]
        for segment in segments {
            let next = try evaluation.values(of: segment, from: values)
            guard next.isEmpty else {
                values = next
                continue
            }
            var holders = values
            if segment.isDescendant {
                let below = Segment(selectors: [.wildcard], isDescendant: true, text: "")
                holders += try evaluation.values(of: below, from: values)
            }
            var names: [String] = []
            var known: Set<String> = []
            for name in holders.prefix(1_000).flatMap({ $0.object?.names ?? [] }) where known.insert(name).inserted {
                names.append(name)
            }
            return DeadEnd(part: segment.text, names: names, count: values.compactMap { $0.array?.count }.max())
        }
        return nil
    }
}
