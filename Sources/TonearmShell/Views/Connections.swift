import AppleMusicAPI
import Console
import TerminalText

/// The relationships and views of a resource, each with its command and the number of elements if it is known.
struct Connections {
    let resource: Resource
    /// Whether the service has views.
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

    /// The relationships and views one a line, such as `follow tracks: 8`.
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
            ("view", type.views.map { ($0.name, views[$0.name]) }),
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
