import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct RecordedFactsTests {
    private let catalog = CatalogSample.catalog

    @Test func `Born to Run equals its recording`() throws {
        let album = try #require(catalog.album("310730204"))
        #expect(album.name.standard == "Born to Run")
        #expect(album.artistName.standard == "Bruce Springsteen")
        #expect(album.artistIDs == ["178834"])
        #expect(album.releaseDate == "1975-08-25")
        #expect(album.recordLabel == "Columbia")
        #expect(album.copyright == "℗ 1975 Bruce Springsteen")
        #expect(album.genreNames.map(\.standard) == ["Rock", "Music", "Arena Rock", "Rock & Roll", "Pop", "Pop/Rock"])
        #expect(album.trackCount == 8)
        #expect(album.isComplete && !album.isSingle)
        #expect(album.upc == RecordedGaps.upc(album: 310_730_204))
        #expect(album.contentRating == nil)
        #expect(
            album.artwork
                == ArtworkRecord(
                    width: 1500, height: 1500,
                    colors: ArtworkRecord.Colors(background: "ffffff", text: ["0c0b09", "2a2724", "3d3c3a", "555250"])))
        let tracks = CatalogSample.related("tracks", .albums, "310730204").compactMap { catalog.song($0.id) }
        #expect(
            tracks.map(\.name.standard) == [
                "Thunder Road", "Tenth Avenue Freeze-Out", "Night", "Backstreets", "Born to Run", "She's the One",
                "Meeting Across the River", "Jungleland",
            ])
        #expect(tracks.map(\.durationInMillis) == [289186, 191315, 181341, 391764, 269933, 270261, 198721, 573496])
        #expect(tracks[4].isrc == "USSM17500423")
        #expect(tracks[4].composerName == "Bruce Springsteen")
        #expect(CatalogSample.related("composers", .songs, "310730214").map(\.id) == ["178834"])
    }

    @Test func `Heart On My Sleeve equals its recording`() throws {
        let album = try #require(catalog.album("1616728060"))
        #expect(album.upc == "00602445790951")
        #expect(album.contentRating == .explicit)
        #expect(album.recordLabel == "10 Summers/Interscope Records")
        #expect(CatalogSample.related("tracks", .albums, "1616728060").count == 15)
        let song = try #require(catalog.song("1616728071"))
        #expect(song.name.standard == "DFMU")
        #expect(song.isrc == "USUM72123679")
        #expect(song.releaseDate == "2022-01-28")
        #expect(song.contentRating == .explicit)
        #expect(song.hasLyrics)
        #expect(CatalogSample.related("related-videos", .albums, "1616728060").map(\.id) == ["1606839682"])
        #expect(CatalogSample.related("music-videos", .songs, "1616728071").map(\.id) == ["1606839682"])
        #expect(catalog.identifiers(upc: "00602445868162") == ["1620500261"])
    }

    @Test func `other facts equal their recordings`() throws {
        #expect(catalog.song("1613600188")?.name.standard == "Entropy")
        #expect(catalog.song("1613600188")?.albumName.standard == "Emotional Creature")
        #expect(catalog.song("26719")?.durationInMillis == 270067)
        #expect(catalog.song("1591640885")?.name.standard == #"Enemy (From the series "Arcane League of Legends")"#)
        #expect(catalog.song("1233502267")?.isrc?.hasPrefix("QQ") == true)
        #expect(catalog.song("1233502267")?.albumID == "8300008000")
        #expect(catalog.artist("1147783278")?.artwork?.colors?.background == "19160f")
        #expect(catalog.artist("178834")?.artwork != nil)
        #expect(catalog.artist("1031397873")?.name.standard == "Dua Lipa")
        let video = try #require(catalog.musicVideo("1606839682"))
        #expect(video.has4K && !video.hasHDR)
        #expect(video.durationInMillis == 208787)
        #expect(video.artistIDs == ["1160482144"])
        #expect(catalog.album("464056948")?.releaseDate == "2008")
        #expect(catalog.album("416319613")?.artwork.height == 3825)
        #expect(catalog.recordLabel("1543990853")?.name.standard == "Ninja Tune")
        #expect(catalog.station("ra.1498157166")?.isLive == true)
        #expect(catalog.station("ra.1498157166")?.hash == "CgkIBRoF7qCwygUQBA")
    }

    @Test func `times of recorded playlists contain no spaces`() throws {
        #expect(catalog.playlist("pl.00e28caf8a7849cfb7c7174d877ee2c3")?.lastModifiedDate == "2021-12-09T17:20:04Z")
        for id in CatalogSample.playlists {
            let date = try #require(catalog.playlist(id)).lastModifiedDate
            if let date { #expect(date.utf8.count == 20 && !date.contains(" ") && date.hasSuffix("Z")) }
        }
    }

    @Test func `a recorded playlist has exactly its recorded tracks`() throws {
        let tracks = CatalogSample.related("tracks", .playlists, "pl.acc464c750b94302b8806e5fcbe56e17")
        #expect(tracks.map(\.id) == ["1043322098", "723390870", "724885384", "724885790"])
        #expect(CatalogSample.related("tracks", .playlists, "pl.606afcbb70264d2eb2b51d8dbcfa6a12").count == 100)
    }

    @Test(arguments: [
        ("American Teen", "Khalid", 15, true), ("Wolfgang Amadeus Phoenix", "Phoenix", 10, true),
        ("Catch a Vibe - EP", "Karun & MONBRU", 4, true), ("Synchronicity", "The Police", 11, true),
        ("Abbey Road", "The Beatles", 17, true), ("÷", "Ed Sheeran", 12, true),
        ("Let Them Talk", "Hugh Laurie", 15, true),
    ])
    func `the albums of the talks exist`(name: String, artist: String, count: Int, isComplete: Bool) throws {
        let album = try #require(
            catalog.search("\(name) \(artist)", type: .albums, limit: 5).compactMap { catalog.album($0.resource.id) }
                .first { $0.name.standard == name })
        #expect(album.artistName.standard == artist)
        #expect(album.trackCount == count)
        #expect(album.isComplete == isComplete)
        #expect(album.id > "8" && album.upc?.hasPrefix("20") == true)
    }

    @Test func `an actor's songs include spoken chapters`() throws {
        let artist = try #require(catalog.search("hugh laurie", type: .artists, limit: 1).first).resource.id
        let names = CatalogSample.related("songs", .artists, artist).compactMap { catalog.song($0.id)?.name.standard }
        #expect(names.contains("Tipitina"))
        #expect(names.contains { $0.hasPrefix("Chapter 1") })
    }

    @Test func `an album with missing tracks is marked as incomplete`() throws {
        #expect(catalog.album("219576768")?.isComplete == false)
        #expect(catalog.album("1608118564")?.isComplete == false)
        #expect(catalog.album("1482041821")?.isComplete == true)
    }

    @Test func `ids of additions are outside of the recorded range`() {
        for id in CatalogSample.artists + CatalogSample.albums + CatalogSample.songs {
            let number = Int(id) ?? 0
            #expect(number <= 1_700_000_000 || number >= 8_000_000_000)
        }
    }
}
