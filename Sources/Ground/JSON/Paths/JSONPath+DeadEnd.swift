extension JSONPath {
    /// The point at which a path stops selecting values.
    package struct DeadEnd: Hashable, Sendable {
        /// The first segment that no value has.
        package var part: String
        /// The names of the members that exist there.
        package var names: [String]
        /// The length of the longest array there, if the segment selects an element.
        package var count: Int?
    }

    /// Returns the point at which the path stops selecting values; nil if it selects a value.
    package func deadEnd(in root: JSON) throws(Problem) -> DeadEnd? {
        var evaluation = QueryEvaluation(of: root)
        var values = [root]
        for segment in segments {
            let next = try evaluation.values(of: [segment], from: values)
            guard next.isEmpty else {
                values = next
                continue
            }
            var holders = values
            if segment.isDescendant {
                let below = Segment(selectors: [.wildcard], isDescendant: true)
                holders += try evaluation.values(of: [below], from: values)
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
