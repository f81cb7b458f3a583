import AppleMusicAPI
import Testing
import TonearmCatalogFiles

@testable import TonearmCatalog

/// Tests that every generated file contains the built-in catalog unchanged.
@Suite struct SameFactsTests {
    /// All entries of the built-in catalog.
    private static let entries: [CatalogEntry] = {
        var entries: [CatalogEntry] = []
        MadeCatalog.builtIn.entries { entries.append($0) }
        return entries
    }()

    @Test func `every record is equal`() throws {
        let catalog = try MadeCatalog.catalog
        #expect(Self.entries.count > 5000)
        for entry in Self.entries {
            let expected = MadeCatalog.builtIn.record(entry.identifier)
            let found = catalog.record(entry.identifier)
            #expect(found.map(Fields.init) == expected.map(Fields.init), "\(entry.identifier)")
        }
        #expect(catalog.problem == nil)
    }

    @Test func `every relationship and view has equal members`() throws {
        let catalog = try MadeCatalog.catalog
        for entry in Self.entries {
            for name in CatalogEntry.relationNames(of: entry.type) {
                // These are made of charts or grow with the catalog.
                if Record.isComputed(name, of: entry.type) || Self.grows(name, entry) { continue }
                let expected = MadeCatalog.builtIn.related(name, of: entry.identifier)
                #expect(catalog.related(name, of: entry.identifier) == expected, "\(entry.identifier) \(name)")
            }
        }
    }

    @Test func `computed relationships follow from their records`() {
        for entry in Self.entries {
            for name in CatalogEntry.relationNames(of: entry.type) {
                #expect(
                    (entry.record.implied(name) != nil) == Record.isImplied(name, of: entry.type),
                    "\(entry.type) \(name)")
            }
        }
    }

    private static func grows(_ name: String, _ entry: CatalogEntry) -> Bool {
        switch entry.type {
        case .recordLabels, .curators, .appleCurators, .activities: true
        case .playlists: name == "tracks" && (WorldPlaylist(id: entry.record.id)?.isChart ?? false)
        default: false
        }
    }

    @Test func `lists that grow keep their beginning`() throws {
        let catalog = try MadeCatalog.catalog
        var longer = 0
        for entry in Self.entries where Self.grows("playlists", entry) && entry.type != .recordLabels {
            let before = MadeCatalog.builtIn.related("playlists", of: entry.identifier)
            let now = catalog.related("playlists", of: entry.identifier)
            #expect(Array(now.prefix(before.count)) == before)
            if now.count > before.count { longer += 1 }
            for playlist in now.dropFirst(before.count) {
                #expect(catalog.related("curator", of: playlist) == [entry.identifier])
            }
        }
        #expect(longer > 3)
    }

    @Test func `codes, equivalents and retired ids have equal results`() throws {
        let catalog = try MadeCatalog.catalog
        var retired = 0
        for entry in Self.entries where [.songs, .albums, .musicVideos].contains(entry.type) {
            if let code = entry.record.code {
                let expected =
                    entry.type == .albums
                    ? MadeCatalog.builtIn.identifiers(upc: code)
                    : MadeCatalog.builtIn.identifiers(isrc: code, in: entry.type)
                let found =
                    entry.type == .albums
                    ? catalog.identifiers(upc: code) : catalog.identifiers(isrc: code, in: entry.type)
                #expect(Set(found) == Set(expected), "\(entry.identifier) \(code)")
            }
            for resource in [entry.identifier] + entry.retired.map({ ResourceIdentifier(entry.type, $0) }) {
                #expect(catalog.equivalents(of: resource) == MadeCatalog.builtIn.equivalents(of: resource))
            }
            retired += entry.retired.count
        }
        #expect(retired > 10)
        #expect(catalog.equivalents(of: ResourceIdentifier(.songs, "1")) == [ResourceIdentifier(.songs, "1")])
    }

    @Test func `genres, stations of songs and live stations are equal`() throws {
        let catalog = try MadeCatalog.catalog
        #expect(catalog.genres == MadeCatalog.builtIn.genres)
        #expect(catalog.stationGenres == MadeCatalog.builtIn.stationGenres)
        #expect(catalog.liveStations == MadeCatalog.builtIn.liveStations)
        for id in ["ra.203709340", "ra.178834", "ra.9000010101", "ra.1", "ra.x", "x"] {
            #expect(catalog.station(id) == MadeCatalog.builtIn.station(id), "\(id)")
        }
        #expect(catalog.station("ra.203709340") != nil)
    }
}

/// A record as a comparable value.
private enum Fields: Equatable {
    case artist(ArtistRecord), album(AlbumRecord), song(SongRecord), musicVideo(MusicVideoRecord), playlist(
        PlaylistRecord), station(StationRecord)
    case curator(CuratorRecord), recordLabel(RecordLabelRecord), genre(GenreRecord), stationGenre(StationGenre)

    init(_ record: Record) {
        self =
            switch record {
            case .artist(let value): .artist(value)
            case .album(let value): .album(value)
            case .song(let value): .song(value)
            case .musicVideo(let value): .musicVideo(value)
            case .playlist(let value): .playlist(value)
            case .station(let value): .station(value)
            case .curator(let value): .curator(value)
            case .recordLabel(let value): .recordLabel(value)
            case .genre(let value): .genre(value)
            case .stationGenre(let value): .stationGenre(value)
            }
    }
}
