import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The relationships and views of a resource, each with its command and, if known, the number of elements.
struct Connections {
    let resource: Resource
    /// Whether the service's API has views of resources.
    var hasViews = true

    /// Lists the relationships, as in `follow artists (1), genres, tracks (8)`, and the views below.
    func lines(width: Int) -> [StyledText] {
        commands.flatMap { command, names in
            let indent = String(repeating: " ", count: command.count + 1)
            let items = names.map { name, count in name + (count.map { " (\($0))" } ?? "") }
            return Wrapping.lines(of: items, separator: ", ", ending: ",", width: max(width - indent.count, 20))
                .enumerated().map { index, line in
                    StyledText(index == 0 ? command + " " : indent, .command) + .faint(line)
                }
        }
    }

    /// The relationships and views, one on each line, such as `follow tracks: 8`.
    var facts: [StyledText] {
        commands.flatMap { command, names in
            names.map { name, count in .command("\(command) \(name)") + .faint(count.map { ": \($0)" } ?? "") }
        }
    }

    private var commands: [(command: String, names: [(name: String, count: String?)])] {
        let schema = hasViews ? Schema.appleMusic : .withoutViews
        guard let type = schema[resource.type] else { return [] }
        let followed = type.relationships.filter { !$0.isPersonal && !$0.isEntitled && $0.isDocumented }.map(\.name)
        let relationships = counts(of: resource.relationships)
        let views = counts(of: resource.views)
        return [
            ("follow", followed.map { ($0, relationships[$0]) }),
            ("view", type.views.filter { !$0.isOccasional || views[$0.name] != nil }.map { ($0.name, views[$0.name]) }),
        ].filter { !$0.1.isEmpty }
    }

    private func counts(of pages: [(name: String, page: Page)]) -> [String: String] {
        var counts: [String: String] = [:]
        for (name, page) in pages { counts[name] = page.countText }
        return counts
    }
}

extension Page {
    /// The number of elements: `8`, or `10+` if more pages follow and the total is unknown; nil if the page has no
    /// elements.
    fileprivate var countText: String? {
        if let total, total >= 0 { return String(total) }
        guard let count = json["data"]?.array?.count else { return nil }
        return next == nil ? String(count) : "\(count)+"
    }
}

/// The `Schema`'s description of a type, for help.
enum SchemaLines {
    static func lines(about type: TypeDescription, width: Int) -> [StyledText] {
        var lines: [StyledText] = ["", "ATTRIBUTES:"]
        for (title, presence) in [
            ("always", AttributeDescription.Presence.always), ("sometimes", .sometimes), ("--extend", .extended),
        ] {
            let names = type.attributes.filter { $0.presence == presence }.map(\.name)
            guard !names.isEmpty else { continue }
            let wrapped = Wrapping.lines(of: names.joined(separator: ", "), width: max(width - 13, 20))
            lines += wrapped.enumerated().map {
                StyledText("  " + ($0 == 0 ? title.padded(to: 11) : String(repeating: " ", count: 11)) + $1)
            }
        }
        if !type.relationships.isEmpty {
            lines += ["", "RELATIONSHIPS:"]
            lines += Table(
                headings: [
                    .init(title: "  name", weight: 9, style: .command), .init(title: "leads to", weight: 7),
                    .init(title: "unasked", weight: 6), .init(title: "page", weight: 5),
                    .init(title: "needs", weight: 4),
                ],
                rows: type.relationships.map { relationship in
                    [
                        "  " + relationship.name, relationship.targets.map(\.rawValue).joined(separator: ", "),
                        relationship.inclusion.rawValue,
                        "\(relationship.limit.standard), at most \(relationship.limit.maximum)",
                        relationship.isPersonal ? "user token" : relationship.isEntitled ? "an entitlement" : "",
                    ]
                }
            ).lines(width: width)
        }
        if !type.views.isEmpty {
            lines += ["", "VIEWS:"]
            lines += Table(
                headings: [.init(title: "  name", weight: 9, style: .command), .init(title: "leads to", weight: 7)],
                rows: type.views.map { ["  " + $0.name, $0.target.rawValue] }
            ).lines(width: width)
        }
        return lines
    }
}
