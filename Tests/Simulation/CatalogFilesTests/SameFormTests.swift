import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmCatalogFiles

/// Compares the answers from a file with those from the built-in catalog.
///
/// Requests for built-in resources have equal answers. Generated resources have equal members.
@Suite struct SameFormTests {
    private static let targets: [String] = {
        let us = "/v1/catalog/us"
        return [
            "\(us)/albums/310730204", "\(us)/albums/310730204?include=tracks,artists&views=related-albums",
            "\(us)/albums/310730204/tracks?limit=3", "\(us)/albums/310730204/tracks?limit=3&offset=3",
            "\(us)/songs?ids=203709340,310730206", "\(us)/songs/203709340?extend=audioVariants,artistUrl",
            "\(us)/artists/178834?views=top-songs,full-albums", "\(us)/artists/9000000000/albums?limit=2",
            "\(us)/artists/9000000000/view/top-songs?limit=4&with=attributes", "/v1/catalog/jp/genres",
            "/v1/catalog/fr/genres/20?l=fr-FR", "\(us)/stations?filter[featured]=apple-music-live-radio",
            "\(us)/station-genres?limit=4", "\(us)/playlists/pl.acc464c750b94302b8806e5fcbe56e17?include=tracks",
            "\(us)/albums?filter[upc]=886443673441", "\(us)/songs?filter[isrc]=USCO17300506",
            "\(us)/albums/310730204?format[resources]=map&include=tracks", "\(us)/albums/1", "\(us)/songs?ids=1,2",
            "\(us)/albums/310730204/tracks?limit=1000", "\(us)/albums/310730204/nothing",
        ]
    }()

    @Test(arguments: targets)
    func `requests for built-in resources have byte-identical answers`(target: String) throws {
        let expected = try SimulatorClient(MadeCatalog.builtIn).get(target)
        let found = try SimulatorClient(MadeCatalog.catalog).get(target)
        #expect(found.status == expected.status)
        #expect(found.json == expected.json)
    }

    /// Returns the paths of all members in the answers about a type's resources, such as `attributes.artwork.bgColor`.
    private func members(_ client: SimulatorClient, _ type: ResourceType, _ ids: [String]) -> Set<String> {
        let names = CatalogEntry.relationNames(of: type)
        let description = Schema.appleMusic[type]
        let include = names.filter { description?.relationship($0) != nil }.joined(separator: ",")
        let views = names.filter { description?.view($0) != nil }.joined(separator: ",")
        let query = [include.isEmpty ? "" : "include=\(include)", views.isEmpty ? "" : "views=\(views)"]
            .filter { !$0.isEmpty }.joined(separator: "&")
        var members: Set<String> = []
        for id in ids {
            let (status, json) = client.get("/v1/catalog/us/\(type)/\(id)?\(query)")
            guard status == 200 else { continue }
            collect(json["data"]?[0] ?? .null, "", &members)
        }
        // The members inside of a page depend on its resources.
        members = members.map { path in
            path.ranges(of: ".data[]").last.map { ".data[]" + path[$0.upperBound...] } ?? path
        }.reduce(into: []) {
            $0.insert($1)
        }
        return members
    }

    private func collect(_ value: JSON, _ path: String, _ members: inout Set<String>) {
        switch value {
        case .object(let object):
            for member in object.members { collect(member.value, path + "." + member.name, &members) }
        case .array(let values): for value in values { collect(value, path + "[]", &members) }
        default: members.insert(path)
        }
    }

    @Test(arguments: [ResourceType.artists, .albums, .songs, .musicVideos, .playlists])
    func `generated resources have the members of built-in resources`(type: ResourceType) throws {
        let catalog = try MadeCatalog.catalog
        let client = try SimulatorClient(catalog)
        // Found by search, as a client finds them: their ids are arbitrary.
        let found = ["a", "the", "night", "essentials"].flatMap { catalog.search($0, type: type, limit: 2000) }
            .map(\.resource.id)
        let generated = found.filter { Int($0).map { $0 > 9_999_999_999 } ?? (MadeCatalog.builtIn.playlist($0) == nil) }
        let builtIn = found.filter { id in
            MadeCatalog.builtIn.record(ResourceIdentifier(type, id)) != nil
                && (type == .playlists || id.hasPrefix("9"))
        }
        #expect(generated.count > 5)
        let of = (
            generated: members(client, type, Array(generated.prefix(120))),
            builtIn: members(try SimulatorClient(MadeCatalog.builtIn), type, Array(builtIn.prefix(400)))
        )
        #expect(of.generated.subtracting(of.builtIn) == [], "\(type)")
        #expect(of.generated.contains(".attributes.name") && of.generated.contains(".href"))
    }

    @Test func `pages of generated relationships have the Schema's sizes and links`() throws {
        let catalog = try MadeCatalog.catalog
        let client = try SimulatorClient(catalog)
        for type in [ResourceType.artists, .albums, .playlists] {
            let ids = catalog.search("the", type: type, limit: 500).map(\.resource.id)
                .filter { MadeCatalog.builtIn.record(ResourceIdentifier(type, $0)) == nil }
            #expect(!ids.isEmpty)
            for relationship in Schema.appleMusic[type]?.relationships ?? [] where relationship.limit.maximum > 1 {
                guard !relationship.isPersonal, !relationship.isEntitled else { continue }
                for id in ids.prefix(5) {
                    let path = "/v1/catalog/us/\(type)/\(id)/\(relationship.name)"
                    let whole = catalog.related(relationship.name, of: ResourceIdentifier(type, id))
                    let (status, json) = client.get(path)
                    let page = Page(json.object ?? JSONObject())
                    if whole.isEmpty { continue }
                    #expect(status == 200)
                    #expect(page.data.count <= relationship.limit.standard)
                    if let next = page.next { #expect(next == "\(path)?offset=\(relationship.limit.standard)") }
                }
            }
        }
    }

    @Test func `search, charts, hints and suggestions have equal members`() throws {
        let targets = [
            "/v1/catalog/us/search?term=night&types=songs,albums,artists,playlists&limit=3&with=topResults",
            "/v1/catalog/us/search?term=night&types=songs&limit=3&offset=3",
            "/v1/catalog/jp/charts?types=songs,albums,music-videos,playlists&limit=3&with=dailyGlobalTopCharts,cityCharts",
            "/v1/catalog/us/search/hints?term=lo", "/v1/catalog/us/search/suggestions?term=lo&kinds=terms",
        ]
        for target in targets {
            let expected = try SimulatorClient(MadeCatalog.builtIn).get(target)
            let found = try SimulatorClient(MadeCatalog.catalog).get(target)
            #expect(found.status == 200)
            #expect(found.json["results"]?.object?.names == expected.json["results"]?.object?.names, "\(target)")
            for group in expected.json["results"]?.object?.members ?? [] {
                let mine = found.json["results"]?[group.name]
                #expect(mine?.object?.names == group.value.object?.names, "\(target) \(group.name)")
                #expect(mine?["next"]?.string == group.value["next"]?.string)
                #expect(mine?["data"]?.array?.count ?? 0 >= group.value["data"]?.array?.count ?? 0)
                #expect(mine?.array?.count ?? 0 >= group.value.array?.count ?? 0)
            }
        }
    }

    @Test func `the chart playlists of a larger catalog contain its own charts`() throws {
        let catalog = try MadeCatalog.catalog
        let playlist = try #require(catalog.chartPlaylists(.top, storefront: "jp").first)
        #expect(MadeCatalog.builtIn.chartPlaylists(.top, storefront: "jp") == [playlist])
        let chart = catalog.chart(of: .songs, genre: "34", storefront: "jp")
        #expect(chart.count == 200)
        #expect(catalog.related("tracks", of: playlist) == Array(chart.prefix(100)))
        #expect(chart != catalog.chart(of: .songs, genre: "34", storefront: "us"))
        let city = try #require(catalog.chartPlaylists(.cities, storefront: "jp").first)
        #expect(catalog.related("tracks", of: city).count == 25)
        #expect(
            catalog.chartPlaylists(.global, storefront: "jp")
                == MadeCatalog.builtIn.chartPlaylists(.global, storefront: "jp"))
        #expect(!catalog.related("featured-artists", of: playlist).isEmpty)
    }
}
