import AppleMusicAPI
import TonearmConsole

/// A column that the user requested.
package struct ChosenColumn: Sendable {
    /// The column's name as typed.
    var name: String
    var column: Column
}

extension Column {
    /// Returns the column with a name. A name is a table title, `id`, `type` or `href` in any letter case, an
    /// attribute, or a path with dots.
    /// - Throws: `Failure` if no title, attribute or value has the name.
    static func named(_ name: String, among rows: [Resource]) throws(Failure) -> Column {
        let types = ResourceType.all(of: rows.map(\.identifier))
        let titled = titled(among: types).first { $0.title.lowercased() == name.lowercased() }
        if let column = titled ?? members.first(where: { $0.path == name.lowercased() }) { return column }
        let path = name.hasPrefix("attributes.") ? String(name.dropFirst("attributes.".count)) : name
        let values = rows.compactMap { $0.attributes?[path: path] }.filter { $0 != .null }
        let isKnown = types.contains { type in
            Schema.appleMusic[type]?.attributes.contains { $0.name == path } == true
        }
        guard !values.isEmpty || isKnown else { throw unknown(name, among: rows) }
        let isNumeric = !values.isEmpty && values.allSatisfy { if case .number = $0 { true } else { false } }
        return Column(title: name, path: path, format: .value(isNumeric: isNumeric), weight: 100)
    }

    private static func unknown(_ name: String, among rows: [Resource]) -> Failure {
        let types = ResourceType.all(of: rows.map(\.identifier))
        let known = names(among: types, rows: rows)
        var titles: [String] = []
        for title in (titled(among: types) + members).map({ $0.title.lowercased() }) where !titles.contains(title) {
            titles.append(title)
        }
        let what = rows.first.map { AnswerView.count([$0, $0]).drop { !$0.isLetter } } ?? "rows"
        return Failure.usage(
            "Cannot find the column '\(name)'",
            types.count == 1
                ? "\(what.trimmingPrefix(" ")) have nothing of this name" : "no row has anything of this name",
            next: Nearest.question(name, in: known)
                ?? "There is: \(titles.joined(separator: ", ")); and each attribute, as '-o ndjson' shows them.")
    }

    /// Returns the names that can be typed, those of the table first.
    static func names(among types: [ResourceType], rows: [Resource] = []) -> [String] {
        let titles = titled(among: types).map { $0.title.lowercased() }
        let attributes = types.flatMap { Schema.appleMusic[$0]?.attributes.map(\.name) ?? [] }
        let present = rows.flatMap { paths($0.attributes) }
        var names: [String] = []
        var known: Set<String> = []
        for name in titles + members.map(\.path) + attributes + present where known.insert(name).inserted {
            names.append(name)
        }
        return names
    }

    /// Returns the columns of the types' tables.
    private static func titled(among types: [ResourceType]) -> [Column] {
        types.flatMap { columns(of: $0) } + (types.count > 1 ? mixed : [])
    }

    /// The members of every resource besides its attributes.
    private static let members = ["id", "type", "href"].map {
        Column(title: $0.prefix(1).uppercased() + $0.dropFirst(), path: $0, format: .member, weight: 90)
    }

    /// Returns the names of attributes and of their members, such as `artwork` and `artwork.url`.
    private static func paths(_ object: JSONObject?) -> [String] {
        (object?.members ?? []).flatMap { member in
            [member.name] + (member.value.object?.names.map { "\(member.name).\($0)" } ?? [])
        }
    }
}
