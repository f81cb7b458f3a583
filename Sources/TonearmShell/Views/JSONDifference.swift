import AppleMusicAPI

/// A member in which two answers differ, by its path, with the value of each side.
struct JSONDifference: Equatable {
    /// `data.0.attributes.name`; resources of a list stand by what they are: `data[albums/310730204].attributes.name`.
    let path: String
    /// Nil if this side has no such member.
    let left: JSON?
    let right: JSON?

    /// The resource in a list in which the member is: `data[albums/310730204]`; nil where it is in none.
    var container: String? {
        path.ranges(of: "].").last.map { String(path[..<$0.lowerBound]) + "]" }
    }

    /// The path inside of that.
    var member: String {
        let inner = container.map { String(path.dropFirst($0.count + 1)) } ?? path
        return inner.isEmpty ? "body" : inner
    }

    /// - Returns: the members that differ, and how many are the same.
    static func between(_ left: JSON, _ right: JSON) -> (differences: [JSONDifference], same: Int) {
        var comparison = Comparison()
        comparison.compare(left, right, at: "")
        return (comparison.differences, comparison.same)
    }

    private struct Comparison {
        var differences: [JSONDifference] = []
        var same = 0

        mutating func compare(_ left: JSON?, _ right: JSON?, at path: String) {
            switch (left, right) {
            case (.object(let one)?, .object(let other)?): compare(one, other, at: path)
            case (.array(let one)?, .array(let other)?): compare(one, other, at: path)
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

        /// Resources are compared with themselves wherever they stand; other elements by their places.
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
            for (name, value) in ours { compare(value, values[name], at: "\(path)[\(name)]") }
            let known = Set(ours.map(\.name))
            for (name, value) in theirs where !known.contains(name) { compare(nil, value, at: "\(path)[\(name)]") }
        }

        /// The elements with their names, where all of them are resources and none is there twice.
        private static func named(_ elements: [JSON]) -> [(name: String, value: JSON)]? {
            let names = elements.compactMap { element in
                element["type"]?.string.flatMap { type in element["id"]?.string.map { "\(type)/\($0)" } }
            }
            guard names.count == elements.count, Set(names).count == names.count else { return nil }
            return Array(zip(names, elements))
        }
    }
}
