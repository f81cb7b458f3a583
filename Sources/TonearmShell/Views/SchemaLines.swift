import AppleMusicAPI
import Console
import TerminalText

/// The Schema's description of a type, for help.
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
