import AppleMusicAPI
import Testing

/// A check that every answered resource obeys the Schema.
struct AttributeTests {
    static let types = Schema.appleMusic.catalogTypes + [Schema.appleMusic[.storefronts]].compactMap(\.self)

    private func path(_ type: TypeDescription) -> String {
        type.home == .storefronts ? "/v1/storefronts" : "/v1/catalog/us/\(type.type)"
    }

    private func ids(_ type: TypeDescription) -> [String] {
        type.home == .storefronts ? Storefront.all.map(\.id) : Array(Owners.ids(of: type.type).prefix(60))
    }

    private func check(_ resource: Resource, _ type: TypeDescription, isExtended: Bool) {
        let attributes = resource.attributes ?? JSONObject()
        for member in attributes.members {
            guard let description = type.attributes.first(where: { $0.name == member.name }) else {
                Issue.record("\(resource.key) has \(member.name), which the Schema has not")
                continue
            }
            #expect(isExtended || description.presence != .extended, "\(resource.key) has \(member.name) unasked")
            let fault = Shapes.fault(of: member.value, as: description.shape)
            #expect(fault == nil, "\(resource.key).\(member.name): \(fault ?? "")")
        }
        for description in type.attributes where description.presence == .always {
            #expect(attributes[description.name] != nil, "\(resource.key) lacks \(description.name)")
        }
        #expect(attributes.names == attributes.names.sorted(), "\(resource.key)")
    }

    private static let withheld = ["inFavorites", "inLibrary", "dateAdded", "extendedAssetUrls"]

    @Test(arguments: types)
    func `attributes are in the Schema, complete and of the right shapes`(type: TypeDescription) async throws {
        let extended = type.attributes.filter { $0.presence == .extended }.map(\.name)
        for id in ids(type) {
            let target = "\(path(type))/\(id)"
            let resource = try #require(try await SimulatorClient().resource(target))
            #expect(resource.key == "\(type.type)/\(id)")
            #expect(resource.href == target)
            check(resource, type, isExtended: false)
            guard !extended.isEmpty else { continue }
            let full = try #require(
                try await SimulatorClient().resource("\(target)?extend=\(extended.joined(separator: ","))"))
            check(full, type, isExtended: true)
            // Some belong to an account, and there is none; one is of the web player's host.
            let given = extended.filter { full.attribute($0) != nil }
            #expect(given == extended.filter { !Self.withheld.contains($0) }, "\(target)")
        }
    }

    @Test(arguments: types)
    func `members are in the service's order`(type: TypeDescription) async throws {
        let order = ["id", "type", "href", "attributes", "relationships", "views", "meta"]
        let views = type.views.isEmpty ? "" : "?views=" + type.views.map(\.name).joined(separator: ",")
        let response = try await SimulatorClient().get("\(path(type))/\(ids(type)[0])\(views)").json
        let names = response["data"]?[0]?.object?.names ?? []
        #expect(names == order.filter(names.contains))
        #expect(names.contains("views") == !type.views.isEmpty)
        for page in (Resource(response["data"]?[0] ?? .null)?.views ?? []) {
            #expect(
                page.page.json.names == ["href", "next", "attributes", "data"].filter(page.page.json.names.contains))
        }
    }

    @Test(arguments: Schema.appleMusic.catalogTypes)
    func `relationships have their default form`(type: TypeDescription) async throws {
        let defaults = type.relationships.filter { $0.inclusion != .omitted }
        for id in ids(type).prefix(20) {
            let resource = try #require(try await SimulatorClient().resource("\(path(type))/\(id)"))
            #expect(resource.relationships.map(\.name) == defaults.map(\.name), "\(resource.key)")
            #expect((resource.json["relationships"] == nil) == defaults.isEmpty)
            for relationship in defaults {
                let page = resource.relationship(relationship.name)
                let form: Resource.Form = relationship.inclusion == .objects ? .attributes : .identity
                for element in page?.data ?? [] {
                    #expect(element.form == form, "\(resource.key).\(relationship.name)")
                    #expect(relationship.targets.contains(element.type))
                    #expect(element.href == "/v1/catalog/us/\(element.key)")
                }
            }
        }
    }

    @Test(arguments: [
        ("songs/203709340", #"{"id":"203709340","kind":"song"}"#),
        ("albums/310730204", #"{"id":"310730204","kind":"album"}"#),
        ("music-videos/401135199", #"{"id":"401135199","kind":"musicVideo"}"#),
        (
            "stations/ra.651880159",
            #"{"id":"ra.651880159","kind":"radioStation","format":"tracks","stationHash":"CgkIARoF383rtgIQAQ","#
                + #""hasDrm":false,"mediaType":0}"#
        ),
        (
            "stations/ra.1498157166",
            #"{"id":"ra.1498157166","kind":"radioStation","format":"stream","stationHash":"CgkIBRoF7qCwygUQBA","#
                + #""hasDrm":true,"mediaType":0}"#
        ),
    ])
    func `play parameters equal the recorded ones`(path: String, expected: String) async throws {
        let resource = try #require(try await SimulatorClient().resource("/v1/catalog/us/\(path)"))
        #expect(resource.attribute("playParams")?.text == expected)
    }

    @Test(arguments: [
        ("albums/310730204", "https://music.apple.com/us/album/born-to-run/310730204"),
        ("artists/178834", "https://music.apple.com/us/artist/bruce-springsteen/178834"),
    ])
    func `a web URL has a readable part`(path: String, expected: String) async throws {
        let resource = try #require(try await SimulatorClient().resource("/v1/catalog/us/\(path)"))
        #expect(resource.attribute("url")?.string == expected)
    }

    @Test func `a song's station has its name and its artwork`() async throws {
        let song = try #require(try await SimulatorClient().resource("/v1/catalog/us/songs/203709340?include=station"))
        let station = try #require(song.relationship("station")?.data.first)
        #expect(station.id == "ra.203709340")
        #expect(station.attribute("name")?.string == "\(song.attribute("name")?.string ?? "") Station")
        #expect(station.attribute("artwork.width") == song.attribute("artwork.width"))
        #expect(station.attribute("artwork.url")?.string?.contains("/stations/ra.203709340/") == true)
    }

    @Test func `a storefront's answer equals the recorded one`() async throws {
        let body = try await SimulatorClient().get("/v1/storefronts/jp").json.text
        #expect(
            body == #"{"data":[{"id":"jp","type":"storefronts","href":"/v1/storefronts/jp","attributes":{"#
                + #""defaultLanguageTag":"ja","explicitContentPolicy":"allowed","name":"Japan","#
                + #""supportedLanguageTags":["ja","en-US"]}}]}"#)
    }
}
