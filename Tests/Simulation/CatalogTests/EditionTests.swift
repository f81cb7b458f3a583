import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct EditionTests {
    private let catalog = CatalogSample.catalog

    private func equivalents(_ type: ResourceType, _ id: String) -> [String] {
        catalog.equivalents(of: ResourceIdentifier(type, id)).map(\.id)
    }

    @Test func `recorded editions are equivalents, the requested one first`() {
        #expect(equivalents(.albums, "1616728060") == ["1616728060", "1620500261"])
        #expect(equivalents(.albums, "1620500261") == ["1620500261", "1616728060"])
        #expect(equivalents(.musicVideos, "1553279848") == ["1553279848", "1552406856"])
        #expect(equivalents(.songs, "1613600188") == ["1613600188", "1633956893"])
        #expect(equivalents(.albums, "1445627459") == ["1445627459", "1509311498"])
        #expect(equivalents(.songs, "1616728066") == ["1616728066", "1620500272"])
        #expect(equivalents(.songs, "1574378625") == ["1574378625", "1578326262"])
        #expect(equivalents(.songs, "723390870") == ["723390870"])
        #expect(equivalents(.albums, "310730204") == ["310730204", "8300005000"])
        #expect(equivalents(.albums, "203708420") == ["203708420"])
    }

    @Test func `an edition of another storefront is visible only there`() {
        #expect(catalog.song("1633956893")?.availability == .only(["jp"]))
        #expect(catalog.song("1613600188")?.availability == .except(["jp"]))
        #expect(catalog.album("1633956892")?.availability == .only(["jp"]))
        #expect(catalog.musicVideo("1553279848")?.availability.includes("ch") == false)
        #expect(catalog.musicVideo("1552406856")?.availability.includes("ch") == true)
    }

    @Test func `an invented explicit album has a clean edition of the same length`() throws {
        let explicit = CatalogSample.albums.filter {
            CatalogSample.isInvented($0) && catalog.album($0)?.contentRating == .explicit
                && equivalents(.albums, $0).dropFirst().first.flatMap(catalog.album) != nil
        }
        #expect(explicit.count >= 20)
        for id in explicit {
            let other = equivalents(.albums, id)[1]
            let clean = try #require(catalog.album(other))
            #expect(clean.contentRating == .clean)
            #expect(clean.trackCount == catalog.album(id)?.trackCount)
            #expect(clean.upc != catalog.album(id)?.upc)
            #expect(equivalents(.albums, other).contains(id))
            #expect(CatalogSample.related("other-versions", .albums, id).map(\.id).contains(other))
            for (one, two) in zip(
                CatalogSample.related("tracks", .albums, id), CatalogSample.related("tracks", .albums, other))
            {
                let (song, cleaned) = (try #require(catalog.song(one.id)), try #require(catalog.song(two.id)))
                #expect(song.name == cleaned.name)
                #expect(equivalents(.songs, one.id).contains(two.id))
                #expect((song.contentRating == .explicit) == (cleaned.contentRating == .clean))
                #expect((song.isrc == cleaned.isrc) == (song.contentRating == nil))
            }
        }
    }

    @Test func `a retired id is found only as an equivalent`() throws {
        let found = equivalents(.albums, "9000036100")
        #expect(found.first == "9000036100")
        #expect(found.contains("9000030100"))
        #expect(catalog.album("9000036100") == nil)
        #expect(CatalogSample.related("tracks", .albums, "9000036100").isEmpty)
        #expect(equivalents(.songs, "9000036101").contains("9000030101"))
        #expect(equivalents(.albums, "9000036200") == ["9000036200"])
    }

    @Test func `an announced album has unreleased songs`() throws {
        let announced = CatalogSample.albums.compactMap { catalog.album($0) }.filter { !$0.isPlayable }
        #expect(announced.count >= 3)
        for album in announced {
            #expect(album.releaseDate ?? "" > Discography.edition.text)
            #expect(!album.isComplete)
            let songs = CatalogSample.related("tracks", .albums, album.id).compactMap { catalog.song($0.id) }
            #expect(songs.count { $0.isPlayable } == 1)
            for song in songs where !song.isPlayable { #expect(song.releaseDate ?? "" > Discography.edition.text) }
            for song in songs where song.isPlayable { #expect(song.releaseDate ?? "" <= Discography.edition.text) }
        }
    }

    @Test func `some dates are only years or months`() {
        let lengths = Set(CatalogSample.albums.compactMap { catalog.album($0)?.releaseDate?.utf8.count })
        #expect(lengths == [4, 7, 10])
    }

    @Test func `availability depends on the storefront`() {
        for (storefront, home) in [("us", 0), ("jp", 0), ("cn", 0), ("de", 0)] {
            let missing = CatalogSample.albums.count { catalog.album($0)?.availability.includes(storefront) == false }
            #expect(missing > home && missing < CatalogSample.albums.count / 4, "\(storefront)")
        }
        #expect(CatalogSample.playlists.contains { catalog.playlist($0)?.availability.includes("de") == false })
        #expect(CatalogSample.musicVideos.contains { catalog.musicVideo($0)?.availability.includes("sa") == false })
    }

    @Test func `classical songs have works and movements`() throws {
        let works = CatalogSample.songs.compactMap { catalog.song($0) }.filter { $0.work != nil }
        #expect(works.count > 100)
        for song in works {
            let work = try #require(song.work)
            #expect(song.name.standard.hasPrefix(work.name))
            #expect((1...(work.movementCount ?? 0)).contains(work.movementNumber ?? 0))
            #expect(song.attribution == song.composerName)
        }
    }

    @Test func `a few artists have no similar artists`() {
        let invented = CatalogSample.artists.filter { CatalogSample.isInvented($0) }
        #expect((1...15).contains(invented.count { CatalogSample.related("similar-artists", .artists, $0).isEmpty }))
    }
}
