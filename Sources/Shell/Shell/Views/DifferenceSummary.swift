import AppleMusicAPI

/// The differences of two answers in a few rows: equal changes of several resources are one row, and so are the
/// resources that only one side has. Addresses are counted and left out, because each contains the storefront.
struct DifferenceSummary {
    struct Row: Equatable {
        /// The resources that differ, such as `all 12 tracks` or `albums/310730204 Born to Run`; empty for the answer
        /// itself.
        let heading: String
        let member: String
        let left: String
        let right: String
    }

    private(set) var rows: [Row] = []
    /// The number of addresses that differ.
    let addresses: Int
    private let lists: JSONDifference.ComparedLists
    private let sides: (String, String)

    /// - Parameter sides: the names of the two sides.
    init(of left: JSON, _ right: JSON, sides: (String, String)) {
        let (all, lists) = JSONDifference.summarized(left, right)
        let differences = all.filter { !$0.isAddress }
        addresses = all.count - differences.count
        self.lists = lists
        self.sides = sides
        var groups: [String: [JSONDifference]] = [:]
        var order: [String] = []
        for difference in differences {
            let key = difference.group
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(difference)
        }
        for key in order { rows += self.rows(of: groups[key] ?? []) }
        rows = Self.together(rows)
    }

    /// Returns the rows of one member of the resources in a list.
    private func rows(of group: [JSONDifference]) -> [Row] {
        guard let first = group.first, let list = first.list else { return group.map { row($0, heading: "") } }
        if first.isWhole { return [missing(group, from: list)] }
        let total = lists.counts[list.path] ?? 0
        guard total > 1 else { return group.map { row($0, heading: heading(of: $0)) } }
        var changes: [[JSONDifference]] = []
        for difference in group {
            if let index = changes.firstIndex(where: {
                $0[0].left == difference.left && $0[0].right == difference.right
            }) {
                changes[index].append(difference)
            } else {
                changes.append([difference])
            }
        }
        // Each resource has values of its own: the first stands for them.
        if changes.count > Self.mostChanges {
            let example = row(first, heading: count(group.count, of: total, list))
            return [
                Row(
                    heading: example.heading, member: example.member, left: example.left + ", …",
                    right: example.right + ", …")
            ]
        }
        return changes.map { change in
            row(change[0], heading: change.count == 1 ? heading(of: change[0]) : count(change.count, of: total, list))
        }
    }

    /// The most different changes of one member that have a row each.
    private static let mostChanges = 3

    private func row(_ difference: JSONDifference, heading: String) -> Row {
        Row(
            heading: heading, member: difference.member, left: Self.text(difference.left),
            right: Self.text(difference.right))
    }

    /// Returns the row of resources that only one side has.
    private func missing(_ group: [JSONDifference], from list: JSONDifference.List) -> Row {
        let isLeft = group[0].left != nil
        let names = group.map { lists.names[$0.path] ?? $0.path }
        let shown = names.prefix(Self.mostNames).joined(separator: ", ") + (names.count > Self.mostNames ? ", …" : "")
        return Row(
            heading: "", member: "\(group.count) \(list.noun) only in \(isLeft ? sides.0 : sides.1)",
            left: isLeft ? shown : "none", right: isLeft ? "none" : shown)
    }

    /// The most names in a row.
    private static let mostNames = 3

    private func count(_ count: Int, of total: Int, _ list: JSONDifference.List) -> String {
        count == total ? "all \(total) \(list.noun)" : "\(count) of \(total) \(list.noun)"
    }

    private func heading(of difference: JSONDifference) -> String {
        guard let container = difference.container, let list = difference.list else { return "" }
        let name = lists.names[container].flatMap { $0 == list.resource ? nil : " \($0)" } ?? ""
        return list.resource + name
    }

    /// Puts the rows of equal headings together, in the order of their first rows.
    private static func together(_ rows: [Row]) -> [Row] {
        var headings: [String] = []
        for row in rows where !headings.contains(row.heading) { headings.append(row.heading) }
        return headings.flatMap { heading in rows.filter { $0.heading == heading } }
    }

    private static func text(_ value: JSON?) -> String {
        switch value {
        case nil: "none"
        case .string(let text)?: text
        case .array(let elements)?: elements.isEmpty ? "empty" : elements.map { text($0) }.joined(separator: ", ")
        case .object(let object)?: object["attributes"]?["name"]?.string ?? "{…}"
        case let value?: value.text
        }
    }
}

extension JSONDifference {
    /// A list of resources, and the one that differs.
    struct List {
        /// The path of the list, such as `data[albums/310730204].relationships.tracks.data`.
        let path: String
        /// The identifier of the resource, such as `songs/310730206`.
        let resource: String

        /// The word for its elements: the name of the relationship, or else their type.
        var noun: String {
            let parts = path.split(separator: ".")
            let name = parts.last == "data" ? parts.dropLast().last : parts.last
            return name.map(String.init).flatMap { $0.contains("]") ? nil : $0 }
                ?? String(resource.prefix { $0 != "/" })
        }
    }

    /// Whether the difference is a whole resource of a list that one side lacks.
    fileprivate var isWhole: Bool { path.hasSuffix("]") }

    /// The list of the resource that differs; nil outside of one.
    var list: List? {
        let whole = isWhole ? path : container
        guard let whole, let start = whole.lastIndex(of: "[") else { return nil }
        return List(path: String(whole[..<start]), resource: String(whole[whole.index(after: start)...].dropLast()))
    }

    /// Differences of one group have the same member of resources in one list, or lack resources on the same side.
    fileprivate var group: String {
        guard let list else { return path }
        return isWhole ? "\(list.path) \(left == nil)" : "\(list.path) \(member)"
    }

    /// Whether the member is an address or a path of the API.
    fileprivate var isAddress: Bool {
        let name = path.split(separator: ".").last ?? ""
        return ["href", "url", "next", "previous"].contains(name) || name.hasSuffix("Url") || name.hasSuffix("URL")
    }
}
