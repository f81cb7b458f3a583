import AppleMusicAPI
import MusicCatalog
import SharedAlgorithms

extension AddedAlbum {
    /// Reads an album of a world file's `catalog.albums`.
    init(_ value: FixtureValue) throws(FixtureProblem) {
        try value.requireMembers(of: .album)
        let id = try value.required("id", "\"7000000001\"")
        let artistID = try value["artistID"].map { id throws(FixtureProblem) in try Self.digits(id) }
        self.init(
            id: try Self.digits(id), name: try value.required("name", "\"First Light\"").name(),
            artist: try value.required("artist", "\"The Testers\"").name(), artistID: artistID,
            genre: try Self.genre(value["genre"]), releaseDate: try value["released"].map(Self.date),
            recordLabel: try value["label"]?.text(), upc: try value["upc"].map(Self.digits),
            tracks: try Self.tracks(value.required("tracks", "[\"Morning\", \"Noon\"]")))
    }

    private static func tracks(_ value: FixtureValue) throws(FixtureProblem) -> [Track] {
        var tracks: [Track] = []
        for element in try value.elements() {
            if element.json.string != nil {
                tracks.append(Track(name: try element.name()))
                continue
            }
            try element.requireMembers(of: .track)
            tracks.append(
                Track(
                    name: try element.required("name", "\"Morning\"").name(),
                    duration: try element["seconds"]?.integer(in: 1...86_400) ?? 180,
                    isExplicit: try element["explicit"]?.flag() ?? false, isrc: try element["isrc"]?.text()))
        }
        guard (1...99).contains(tracks.count) else {
            throw value.problem("an album has 1 to 99 tracks", next: "Write their names in brackets.")
        }
        return tracks
    }

    private static func digits(_ value: FixtureValue) throws(FixtureProblem) -> String {
        let text = try value.text()
        guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy(ASCII.isDigit), text.first != "0"
        else {
            throw value.problem("'\(text)' is not an id of 1 to 15 digits", next: "Write for example \"7000000001\".")
        }
        return text
    }

    private static func genre(_ value: FixtureValue?) throws(FixtureProblem) -> String {
        guard let value else { return "Pop" }
        let name = try value.text()
        guard hasGenre(name) else {
            throw value.problem("there is no genre '\(name)'", next: "Write for example \"Pop\" or \"Rock\".")
        }
        return name
    }

    private static func date(_ value: FixtureValue) throws(FixtureProblem) -> String {
        _ = try value.day()
        return try value.text()
    }
}

/// The albums that a world file adds to the catalog.
struct CatalogFixture {
    let albums: [AddedAlbum]

    init(_ value: FixtureValue?) throws(FixtureProblem) {
        guard let value else {
            albums = []
            return
        }
        try value.requireMembers(of: .catalog)
        var albums: [AddedAlbum] = []
        for element in try value["albums"]?.elements() ?? [] {
            let album = try AddedAlbum(element)
            if albums.contains(where: { $0.id == album.id }) {
                throw element.problem("two albums have the id '\(album.id)'", next: "Give each its own id.")
            }
            albums.append(album)
        }
        self.albums = albums
    }
}
