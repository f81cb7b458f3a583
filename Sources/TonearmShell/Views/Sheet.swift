import AppleMusicAPI
import Console
import TerminalText

/// What a view shows as columns and rows, each cell whole: for CSV and Markdown.
package struct Sheet: Sendable, Equatable {
    var columns: [String]
    var rows: [[String]]

    /// RFC 4180, but with line feeds alone between the lines, as programs of the system expect them.
    var csv: [String] { ([columns] + rows).map { $0.map(Self.field).joined(separator: ",") } }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r\r\n".contains($0) }) || text != text.trimmed else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// A table of GitHub Flavored Markdown, its columns as wide as their cells.
    var markdown: [String] {
        let cells = ([columns] + rows).map { $0.map(Self.cell) }
        let widths = columns.indices.map { index in cells.map { displayWidth($0[index]) }.max() ?? 0 }
        var lines = cells.map { row in
            "| " + zip(row, widths).map { $0.padded(to: max($1, 3)) }.joined(separator: " | ") + " |"
        }
        let rule = "| " + widths.map { String(repeating: "-", count: max($0, 3)) }.joined(separator: " | ") + " |"
        lines.insert(rule, at: 1)
        return lines
    }

    private static func cell(_ text: String) -> String {
        Printable.line(text.replacing("\n", with: " ")).replacing("\\", with: "\\\\").replacing("|", with: "\\|")
    }
}

extension Sheet {
    /// Resources with the columns of their tables, all of them, and the id.
    /// - Parameter chosen: the columns that were asked for, and no other.
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

    /// A value of JSON: an object has its members as rows; a list of objects has the names of all members as columns.
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

extension String {
    /// Without spaces at its ends.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
