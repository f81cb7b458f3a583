/// A way to values in JSON, as RFC 9535 (JSONPath) has it, without its functions: `$.data[0].id`, `data[*].attributes.name`, `$..url`,
/// `data[?@.attributes.trackCount > 10].id`.
///
/// Beyond the RFC the `$` at the beginning may be left out, names may have hyphens (`views.top-songs`), and a number after a dot is an index
/// where there is an array (`data.0.id`).
package struct JSONPath: Hashable, Sendable {
    /// As it was written.
    package let text: String
    let segments: [Segment]

    /// A step from values to some of what they hold.
    struct Segment: Hashable, Sendable {
        var selectors: [Selector]
        /// Whether it also looks into all that lies below, at any depth.
        var isDescendant = false
        /// As it was written, without a dot before it.
        var text: String

        /// Whether it leads from one value to one at most.
        var isSingular: Bool {
            guard !isDescendant, selectors.count == 1 else { return false }
            switch selectors[0] {
            case .name, .index, .number: return true
            case .slice, .wildcard, .filter: return false
            }
        }
    }

    enum Selector: Hashable, Sendable {
        /// The member of an object.
        case name(String)
        /// The element of an array; negative numbers count from its end.
        case index(Int)
        /// A number after a dot: the element of an array, or the member of an object that is called so.
        case number(Int)
        /// From, up to and without, and step.
        case slice(Int?, Int?, Int)
        case wildcard
        case filter(JSONFilter)
    }

    /// Why a text is no path, or a path leads nowhere.
    package struct Problem: Error, Hashable {
        /// A clause: `']' is missing`.
        package var why: String
        /// Scalars before the place of the fault; nil where it has none.
        package var offset: Int?
    }

    /// - Throws: `Problem` with the place of the fault.
    package init(_ text: String) throws(Problem) {
        var reader = JSONPathReader(text)
        segments = try reader.readPath()
        self.text = text
    }

    /// Whether it names one value, and not as many as there are.
    package var isSingular: Bool { segments.allSatisfy(\.isSingular) }

    /// Whether it is one name and no more, as a word may be that was not meant for a path.
    package var isOneName: Bool {
        guard segments.count == 1, segments[0].selectors.count == 1, case .name = segments[0].selectors[0] else {
            return false
        }
        return !segments[0].isDescendant && !segments[0].text.hasPrefix("[")
    }

    /// - Returns: the values that it leads to, in their order; none where nothing is there.
    /// - Throws: `Problem` where it would look at more than a million values.
    package func values(in root: JSON) throws(Problem) -> [JSON] {
        var evaluation = JSONPathEvaluation(root: root)
        return try evaluation.values(of: segments, from: root)
    }

    /// Where a path stops that leads to nothing.
    package struct DeadEnd: Hashable, Sendable {
        /// The first part that nothing has.
        package var part: String
        /// What there is instead: the names of members.
        package var names: [String]
        /// The length of the longest array, where an element was asked for.
        package var count: Int?
    }

    /// - Returns: nil where the path leads somewhere.
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
