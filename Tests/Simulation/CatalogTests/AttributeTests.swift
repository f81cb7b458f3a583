import AppleMusicAPI
import Testing

@testable import TonearmCatalog

/// A comparison of the records' attributes with the Schema, in both directions of coding.
struct AttributeTests {
    /// The attributes that no catalog contains.
    private static let unheld = [
        "music-videos.videoSubType", "music-videos.workId", "music-videos.workName", "playlists.editorialNotes",
        "playlists.hasCollaboration", "songs.extendedAssetUrls",
    ]
    /// Attributes that only one of the three types of curators has.
    private static let others = [
        "curators.kind", "curators.shortName", "curators.showHostName", "activities.kind", "activities.shortName",
        "activities.showHostName",
    ]

    @Test func `exactly the attributes of the Schema are coded, and answers have them in its order`() throws {
        for type in Schema.appleMusic.catalogTypes {
            let record = try #require(Record.blank(of: type.type, id: "1"), "no record of \(type.type)")
            let described = AttributeOrder(of: record).names.filter { !Self.others.contains("\(type.type).\($0)") }
            let expected = type.attributes.filter { !$0.isPersonal }.map(\.name)
                .filter { !Self.unheld.contains("\(type.type).\($0)") }
            #expect(described == expected, "\(type.type)")
        }
    }

    @Test func `written attributes are read back unchanged`() throws {
        let catalog = CatalogSample.catalog
        for resource in Self.sample {
            let record = try #require(catalog.record(resource))
            let written = Self.attributes(of: record, resource)
            var reader = AttributeReader(written, Schema.appleMusic[resource.type])
            var copy = try #require(Record.blank(of: resource.type, id: resource.id))
            copy.code(&reader)
            #expect(reader.unknown.isEmpty, "\(resource)")
            var rewritten = Self.attributes(of: copy, resource)
            // Links to artists and albums follow from ids, which are not attributes.
            var expected = written
            for name in ["artistUrl", "url"] {
                rewritten[name] = nil
                expected[name] = nil
            }
            #expect(rewritten == expected, "\(resource)")
        }
    }

    @Test func `extended attributes are included only on request`() throws {
        let resource = ResourceIdentifier(.albums, "310730204")
        let record = try #require(CatalogSample.catalog.record(resource))
        let type = Schema.appleMusic[.albums]
        let plain = record.attributes(for: Self.context(resource), type)
        #expect(plain["audioVariants"] == nil && plain["artistUrl"] == nil && plain["name"] != nil)
        let more = record.attributes(for: Self.context(resource), type, extended: ["audioVariants"])
        #expect(more["audioVariants"] != nil && more["artistUrl"] == nil)
    }

    private static func context(_ resource: ResourceIdentifier) -> AttributeContext {
        AttributeContext(resource, of: CatalogSample.catalog, storefront: Storefront.all[0], language: "en-US")
    }

    private static func attributes(of record: Record, _ resource: ResourceIdentifier) -> JSONObject {
        let type = Schema.appleMusic[resource.type]
        return record.attributes(for: context(resource), type, extended: type?.extendedAttributes ?? [])
    }

    private static var sample: [ResourceIdentifier] {
        func some(_ type: ResourceType, _ ids: [String]) -> [ResourceIdentifier] {
            stride(from: 0, to: ids.count, by: max(1, ids.count / 20)).map { ResourceIdentifier(type, ids[$0]) }
        }
        return some(.artists, CatalogSample.artists) + some(.albums, CatalogSample.albums)
            + some(.songs, CatalogSample.songs) + some(.musicVideos, CatalogSample.musicVideos)
            + some(.playlists, CatalogSample.playlists) + some(.stations, CatalogSample.stations)
            + CatalogSample.curators + some(.recordLabels, CatalogSample.labels)
            + some(.genres, CatalogSample.catalog.genres.map(\.id))
            + some(.stationGenres, CatalogSample.catalog.stationGenres.map(\.id))
    }
}
