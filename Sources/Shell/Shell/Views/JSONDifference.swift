import AppleMusicAPI

/// A difference between two answers: the path of a member, and its value on each side.
struct JSONDifference: Equatable {
    /// The path, such as `data.0.attributes.name`. A resource in a list is given by its identifier instead of its
    /// index: `data[albums/310730204].attributes.name`.
    let path: String
    /// The value on the left; nil if the left answer does not have the member.
    let left: JSON?
    let right: JSON?

    /// The path of the enclosing resource in a list, such as `data[albums/310730204]`; nil outside of one.
    var container: String? { path.ranges(of: "].").last.map { String(path[..<$0.lowerBound]) + "]" } }

    /// The path within the enclosing resource.
    var member: String {
        let inner = container.map { String(path.dropFirst($0.count + 1)) } ?? path
        return inner.isEmpty ? "body" : inner
    }

    /// Compares two answers.
    /// - Returns: the members that differ, and the number of equal members.
    static func between(_ left: JSON, _ right: JSON) -> (differences: [JSONDifference], same: Int) {
        var comparison = Comparison()
        comparison.compare(left, right, at: "")
        return (comparison.differences, comparison.same)
    }

    /// Compares two answers for people: a list of texts or numbers is one member, and lists of resources are counted.
    static func summarized(_ left: JSON, _ right: JSON) -> (differences: [JSONDifference], lists: ComparedLists) {
        var comparison = Comparison(keepsListsWhole: true)
        comparison.compare(left, right, at: "")
        return (comparison.differences, comparison.lists)
    }

    /// The lists of resources that two answers have in common.
    struct ComparedLists: Equatable {
        /// The number of resources that both sides have, by the path of their list.
        var counts: [String: Int] = [:]
        /// The names of the resources, by their paths.
        var names: [String: String] = [:]
    }

    private struct Comparison {
        /// Whether a list of texts or numbers is compared as one value.
        var keepsListsWhole = false
        var differences: [JSONDifference] = []
        var same = 0
        var lists = ComparedLists()

        mutating func compare(_ left: JSON?, _ right: JSON?, at path: String) {
            switch (left, right) {
            case (.object(let one)?, .object(let other)?): compare(one, other, at: path)
            case (.array(let one)?, .array(let other)?)
            where !keepsListsWhole || !Self.areValues(one) || !Self.areValues(other):
                compare(one, other, at: path)
            default:
                if left == right {
                    same += 1
                } else {
                    differences.append(JSONDifference(path: path, left: left, right: right))
                }
            }
        }

        private mutating func compare(_ one: JSONObject, _ other: JSONObject, at path: String) {
            let names = one.names + other.names.filter { one[$0] == nil }
            for name in names { compare(one[name], other[name], at: path.isEmpty ? name : "\(path).\(name)") }
        }

        /// Compares two lists: resources by type and id, other elements by position.
        private mutating func compare(_ one: [JSON], _ other: [JSON], at path: String) {
            let (ours, theirs) = (Self.named(one), Self.named(other))
            guard let ours, let theirs else {
                for index in 0..<max(one.count, other.count) {
                    compare(
                        one.indices.contains(index) ? one[index] : nil,
                        other.indices.contains(index) ? other[index] : nil, at: "\(path).\(index)")
                }
                return
            }
            if ours.map(\.name) != theirs.map(\.name), Set(ours.map(\.name)) == Set(theirs.map(\.name)) {
                differences.append(
                    JSONDifference(
                        path: "\(path) (order)", left: .strings(ours.map(\.name)), right: .strings(theirs.map(\.name))))
            }
            let values = Dictionary(theirs.map { ($0.name, $0.value) }) { first, _ in first }
            let known = Set(ours.map(\.name))
            lists.counts[path] = values.keys.filter(known.contains).count
            for (name, value) in ours + theirs {
                lists.names["\(path)[\(name)]"] = value["attributes"]?["name"]?.string ?? name
            }
            for (name, value) in ours { compare(value, values[name], at: "\(path)[\(name)]") }
            for (name, value) in theirs where !known.contains(name) { compare(nil, value, at: "\(path)[\(name)]") }
        }

        /// Returns whether a list has neither objects nor lists.
        private static func areValues(_ elements: [JSON]) -> Bool {
            elements.allSatisfy { element in
                switch element {
                case .object, .array: false
                default: true
                }
            }
        }

        /// Returns the elements with their identifiers; nil unless all are resources with different identifiers.
        private static func named(_ elements: [JSON]) -> [(name: String, value: JSON)]? {
            let names = elements.compactMap { element in
                element["type"]?.string.flatMap { type in element["id"]?.string.map { "\(type)/\($0)" } }
            }
            guard names.count == elements.count, Set(names).count == names.count else { return nil }
            return Array(zip(names, elements))
        }
    }
}
