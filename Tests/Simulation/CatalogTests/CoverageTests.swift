import AppleMusicAPI
import Testing

@testable import TonearmCatalog

/// A check that each resource of the built-in catalog has the attributes that every answer of the service has.
struct CoverageTests {
    private static let always: [(type: ResourceType, ids: [String], names: [String])] = [
        (.songs, CatalogSample.songs, ["isrc", "releaseDate"]),
        (.albums, CatalogSample.albums, ["upc", "recordLabel", "copyright", "releaseDate"]),
        (.musicVideos, CatalogSample.musicVideos, ["isrc", "releaseDate", "artwork"]),
        (.playlists, CatalogSample.playlists, ["lastModifiedDate", "artwork"]),
        (.artists, CatalogSample.artists, ["artwork"]), (.stations, CatalogSample.stations, ["editorialNotes"]),
    ]

    private static func attributes(_ type: ResourceType, _ id: String) throws -> JSONObject {
        let identifier = ResourceIdentifier(type, id)
        let record = try #require(CatalogSample.catalog.record(identifier), "\(identifier)")
        let storefront = try #require(Storefront.withID("us"))
        let context = AttributeContext(
            identifier, of: CatalogSample.catalog, storefront: storefront, language: "en-US", artworkTokens: [])
        return record.attributes(for: context, Schema.appleMusic[type])
    }

    @Test(arguments: always.indices)
    func `no required attribute is missing`(index: Int) throws {
        let (type, ids, names) = Self.always[index]
        var missing: [String: Int] = [:]
        for id in ids {
            let attributes = try Self.attributes(type, id)
            for name in names where attributes[name] == nil { missing[name, default: 0] += 1 }
            for attribute in Schema.appleMusic[type]?.attributes ?? [] where attribute.presence == .always {
                if attributes[attribute.name] == nil { missing[attribute.name, default: 0] += 1 }
            }
        }
        #expect(missing == [:], "of \(ids.count) \(type)")
        #expect(ids.count > 20)
    }

    @Test func `music videos have complete dates`() throws {
        for id in CatalogSample.musicVideos {
            #expect(try Self.attributes(.musicVideos, id)["releaseDate"]?.string?.utf8.count == 10, "\(id)")
        }
    }

    @Test func `invented codes are recognizable, and find their records`() throws {
        let catalog = CatalogSample.catalog
        var made = 0
        for id in CatalogSample.songs where !CatalogSample.isInvented(id) {
            let isrc = try #require(catalog.song(id)?.isrc)
            #expect(catalog.identifiers(isrc: isrc, in: .songs).contains(id), "\(isrc)")
            if isrc.hasPrefix("QQ") { made += 1 }
        }
        for id in CatalogSample.albums where !CatalogSample.isInvented(id) {
            let upc = try #require(catalog.album(id)?.upc)
            #expect(catalog.identifiers(upc: upc).contains(id), "\(upc)")
            let number = try #require(Int(recordID: id))
            if upc == RecordedGaps.upc(album: number) {
                #expect(upc.utf8.count == 13 && upc.hasPrefix("20"))
                made += 1
            }
        }
        #expect(made > 50)
    }
}
