package import AppleMusicAPI
package import TonearmCatalog
import TonearmSQLite

/// The relationships and views of a resource, in the encoding of its row. Numeric ids are stored as differences from
/// the previous id, the first from the resource's own, because related resources have close ids.
package struct Relations: Equatable {
    package var all: [CatalogEntry.Relation]

    /// The name under which equivalent ids are stored.
    package static let equivalents = "equivalents"

    package init(_ all: [CatalogEntry.Relation]) { self.all = all }

    /// - Returns: nil if the bytes are damaged.
    package init?(_ bytes: [UInt8], of id: String) {
        all = []
        var coder = RecordCoder(reading: bytes)
        Relations.code(&all, &coder, Relations.number(of: id))
        guard coder.isComplete else { return nil }
    }

    package func bytes(of id: String) -> [UInt8] {
        var coder = RecordCoder()
        var all = all
        Relations.code(&all, &coder, Relations.number(of: id))
        return coder.bytes
    }

    /// Returns the number from which the first difference is computed: the id, or 0 if it is not a number or so large
    /// that differences could overflow.
    private static func number(of id: String) -> Int {
        guard let number = Int(id), number.magnitude < 1 << 60 else { return 0 }
        return number
    }

    package subscript(name: String) -> [ResourceIdentifier]? { all.first { $0.name == name }?.targets }

    /// Names and types with a one-based number; others are stored as 0 and text. New ones are appended at the end.
    private static let names: [String] = [
        equivalents, "albums", "appears-on", "appears-on-albums", "artists", "compilation-albums", "composers",
        "curator", "featured-albums", "featured-music-videos", "featured-playlists", "full-albums", "genres",
        "latest-release", "latest-releases", "live-albums", "music-videos", "other-versions", "playlists",
        "radio-show", "record-labels", "related-albums", "related-videos", "similar-artists", "singles", "songs",
        "station", "stations", "top-music-videos", "top-releases", "top-songs", "tracks", "activities",
        "apple-curators", "curators", "station-genres",
    ]
    private static let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })

    private static func code(_ all: inout [CatalogEntry.Relation], _ coder: inout RecordCoder, _ own: Int) {
        coder.list(&all, blank: CatalogEntry.Relation("", [])) { coder, relation in
            Relations.word(&relation.name, &coder)
            var last = own
            var type = ""
            coder.list(&relation.targets, blank: ResourceIdentifier(.songs, "")) { coder, target in
                Relations.code(&target, &coder, &last, &type)
            }
        }
    }

    private static func word(_ word: inout String, _ coder: inout RecordCoder) {
        var number = numbers[word] ?? 0
        coder.number(&number)
        if number == 0 { coder.text(&word) } else if names.indices.contains(number - 1) { word = names[number - 1] }
    }

    /// Codes an id. The number contains the difference, then a bit for its sign and a bit for a type that differs from
    /// the previous one. An id that is not a number has the difference 0 and follows as text.
    private static func code(
        _ target: inout ResourceIdentifier, _ coder: inout RecordCoder, _ last: inout Int, _ type: inout String
    ) {
        var difference = 0
        if case .integer(let number) = SQLiteValue(id: target.id) { difference = number - last }
        var head = (abs(difference) << 2 | (difference < 0 ? 2 : 0)) | (target.type.rawValue == type ? 0 : 1)
        coder.number(&head)
        if head & 1 == 1 {
            var name = target.type.rawValue
            word(&name, &coder)
            target.type = ResourceType(name)
        } else {
            target.type = ResourceType(type)
        }
        type = target.type.rawValue
        difference = head & 2 == 2 ? -(head >> 2) : head >> 2
        if difference == 0 {
            coder.text(&target.id)
        } else {
            last &+= difference
            target.id = String(last)
        }
    }
}

extension Relations {
    /// Returns the relations of a record after an import, without equivalents. If an import lists a part of the known
    /// targets, the known order stays.
    package func merged(with imported: [CatalogEntry.Relation]) -> [CatalogEntry.Relation] {
        var merged = all.filter { $0.name != Relations.equivalents }
        for relation in imported where !relation.targets.isEmpty {
            guard let index = merged.firstIndex(where: { $0.name == relation.name }) else {
                merged.append(relation)
                continue
            }
            let given = Set(relation.targets)
            let rest = merged[index].targets.filter { !given.contains($0) }
            if rest.count + relation.targets.count > merged[index].targets.count {
                merged[index].targets = relation.targets + rest
            }
        }
        return merged
    }
}
