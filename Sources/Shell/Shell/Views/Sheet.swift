import AppleMusicAPI

/// A view as columns and rows of uncut cells, for CSV and Markdown.
package struct Sheet: Sendable, Equatable {
    var columns: [String]
    var rows: [[String]]
}

extension Sheet {
    /// Creates the columns of the resources' tables, and the id.
    /// - Parameter chosen: the requested columns, which replace those of the tables; nil for none.
    init(_ resources: [Resource], chosen: [ChosenColumn]? = nil) {
        if let chosen {
            columns = chosen.map(\.column.title)
            rows = resources.map { row in
                let attributes = row.attributes
                return chosen.map { $0.column.text(of: row, attributes) }
            }
            return
        }
        let types = Set(resources.map(\.type))
        let columns = types.count == 1 ? Column.columns(of: resources[0].type) : Column.mixed
        self.columns = columns.map(\.title) + (types.count == 1 ? [] : ["Type"]) + ["Id"]
        rows = resources.map { resource in
            let attributes = resource.attributes
            return columns.map { $0.text(of: resource, attributes) }
                + (types.count == 1 ? [] : [resource.type.rawValue]) + [resource.id]
        }
    }

    /// Creates a sheet from JSON: the members of an object become rows; a list of objects has a column for each
    /// member.
    init(_ json: JSON) {
        if let members = json.object?.members {
            columns = ["name", "value"]
            rows = members.map { [$0.name, Self.text($0.value)] }
            return
        }
        let values = json.array ?? [json]
        var names: [String] = []
        for name in values.flatMap({ $0.object?.names ?? [] }) where !names.contains(name) { names.append(name) }
        columns = names.isEmpty ? ["value"] : names
        rows = values.map { value in
            names.isEmpty ? [Self.text(value)] : names.map { value[$0].map(Self.text) ?? "" }
        }
    }

    private static func text(_ json: JSON) -> String { json == .null ? "" : json.string ?? json.text }
}
