import AppleMusicAPI

/// An invented curator, Apple Music curator or activity.
struct WorldCurator: Sendable {
    let type: ResourceType
    let line: Int
    let name: LocalizedText
    let kind: String?
    let genre: Int?
    let host: String?
    let shortName: String?

    static let firstNumber = 9_810_000_001

    static let all: [WorldCurator] = {
        let table = ColumnTable<Column>(WorldText.curators, separator: UInt8(ascii: "|"))
        return table.rows.enumerated().map { line, row in
            WorldCurator(
                type: ResourceType(row[.type]), line: line,
                name: LocalizedText(row[.name], translations(row[.names])), kind: row.text(.kind),
                genre: row.number(.genre), host: row.text(.host), shortName: row.text(.shortName))
        }
    }()

    static let chartDesk = 16

    private enum Column: Int { case type, name, kind, genre, host, shortName, names }

    var identifier: ResourceIdentifier { ResourceIdentifier(type, String(WorldCurator.firstNumber + line)) }

    /// Returns the curator with an id; nil if no curator of this type has the id.
    static func find(_ identifier: ResourceIdentifier) -> WorldCurator? {
        guard let number = Int(recordID: identifier.id), all.indices.contains(number - firstNumber) else { return nil }
        let curator = all[number - firstNumber]
        return curator.type == identifier.type ? curator : nil
    }

    /// Returns the line of a genre's own curator, or of a related genre's.
    static func room(ofGenre genre: Int) -> Int {
        if let line = all.firstIndex(where: { $0.kind == "Genre" && $0.genre == genre }) { return line }
        switch genre {
        case 1153, 2: return 1
        case 9, 13, 16, 53: return 6
        case 1122: return 10
        case 28, 29, 30: return 11
        case 24: return 14
        case 22: return 4
        case 3, 50_000_061: return 15
        default: return 0
        }
    }
}
