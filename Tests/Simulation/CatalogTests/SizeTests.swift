import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct SizeTests {
    private let catalog = CatalogSample.catalog

    @Test func `every type has enough resources`() {
        let invented = { (ids: [String]) in ids.filter { CatalogSample.isInvented($0) } }
        #expect(invented(CatalogSample.artists).count >= 110)
        #expect(invented(CatalogSample.albums).count >= 430)
        #expect(invented(CatalogSample.songs).count >= 5500)
        #expect(CatalogSample.playlists.count >= 110)
        #expect(invented(CatalogSample.musicVideos).count >= 220)
        #expect(CatalogSample.stations.count >= 35)
        for type in [ResourceType.curators, .appleCurators] {
            #expect(CatalogSample.curators.count { $0.type == type } >= 12)
        }
        #expect(CatalogSample.curators.count { $0.type == .activities } >= 8)
        #expect(CatalogSample.labels.count >= 12)
        #expect(catalog.genres.count >= 35)
        #expect(catalog.stationGenres.count == 19)
    }

    @Test func `every id is unique and leads to its resource`() {
        #expect(Set(CatalogSample.artists).count == CatalogSample.artists.count)
        #expect(CatalogSample.artists.allSatisfy { catalog.artist($0)?.id == $0 })
        #expect(Set(CatalogSample.albums).count == CatalogSample.albums.count)
        #expect(CatalogSample.albums.allSatisfy { catalog.album($0)?.id == $0 })
        #expect(Set(CatalogSample.songs).count == CatalogSample.songs.count)
        #expect(CatalogSample.songs.allSatisfy { catalog.song($0)?.id == $0 })
        #expect(Set(CatalogSample.musicVideos).count == CatalogSample.musicVideos.count)
        #expect(CatalogSample.musicVideos.allSatisfy { catalog.musicVideo($0)?.id == $0 })
        #expect(Set(CatalogSample.playlists).count == CatalogSample.playlists.count)
        #expect(CatalogSample.playlists.allSatisfy { catalog.playlist($0)?.id == $0 })
        #expect(CatalogSample.stations.allSatisfy { catalog.station($0)?.id == $0 })
        #expect(CatalogSample.curators.allSatisfy { catalog.curator($0)?.id == $0.id })
        #expect(CatalogSample.labels.allSatisfy { catalog.recordLabel($0)?.id == $0 })
    }

    @Test(arguments: [
        "", "0", "-1", "01", "abc", "+310730204", "0310730204", "9000000001", "9999999999", "99999999999999",
    ])
    func `an invalid id finds no resource`(id: String) {
        #expect(catalog.album(id) == nil)
        #expect(catalog.artist(id) == nil)
        #expect(catalog.song(id) == nil)
        #expect(catalog.related("tracks", of: ResourceIdentifier(.albums, id)).isEmpty)
    }

    @Test func `an id of another type finds no resource`() {
        #expect(catalog.song("310730204") == nil)
        #expect(catalog.album("310730214") == nil)
        #expect(catalog.album("9000120000") == nil)
        #expect(catalog.artist("9000120300") == nil)
        #expect(catalog.related("albums", of: ResourceIdentifier(.songs, "9000120000")).isEmpty)
        #expect(catalog.curator(ResourceIdentifier(.curators, "976439526")) == nil)
        #expect(catalog.curator(ResourceIdentifier(.appleCurators, "976439526")) != nil)
    }

    @Test func `names have many scripts and lengths`() {
        let names = CatalogSample.artists.filter { CatalogSample.isInvented($0) }.compactMap {
            catalog.artist($0)?.name.standard
        }
        #expect(Set(names).count == names.count)
        for block: ClosedRange<UInt32> in [
            0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x400...0x4FF, 0x600...0x6FF, 0xC0...0x17F,
            0x1F300...0x1FAFF,
        ] {
            #expect(names.contains { $0.unicodeScalars.contains { block.contains($0.value) } })
        }
        #expect(names.contains { $0.count > 70 })
        #expect(names.contains { $0.count == 2 })
        #expect(names.contains { $0.contains("\"") && $0.contains("&") })
        #expect(names.contains { $0.hasPrefix("The ") })
    }
}
