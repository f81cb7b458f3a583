import AppleMusicAPI
import Testing

/// Answers to search, hints and suggestions. The catalog's tests cover the matches.
struct SearchAnswerTests {
    private static let path = "/v1/catalog/us/search"

    @Test func `a group is a page with links that keep types and term`() async throws {
        let answer = try await SimulatorClient().get(Self.path + "?term=james+brown&types=albums&limit=1").json
        let group = try #require(answer["results"]?["albums"])
        #expect(group.object?.names == ["href", "next", "data"])
        #expect(group["href"] == "/v1/catalog/us/search?types=albums&term=james+brown&limit=1")
        #expect(group["next"] == "/v1/catalog/us/search?offset=1&term=james+brown&types=albums")
        #expect(group["data"]?.array?.count == 1)
    }

    @Test func `links keep the language and escape the term`() async throws {
        let answer = try await SimulatorClient().get(Self.path + "?term=%E2%80%99n%26b%20love&types=songs&l=es-MX").json
        let href = answer["results"]?["songs"]?["href"]?.string
        #expect(href == nil || href == Self.path + "?types=songs&term=%E2%80%99n%26b+love&l=es-MX")
        let love = try await SimulatorClient().get(Self.path + "?l=es-MX&term=love%26&types=songs").json
        #expect(love["results"]?["songs"]?["href"]?.string == Self.path + "?types=songs&term=love%26&l=es-MX")
    }

    @Test func `a search without matches has no groups`() async throws {
        let types = Schema.searchTypes.map(\.rawValue).joined(separator: ",")
        let answer = try await SimulatorClient().get("\(Self.path)?term=qqxzvvkj&types=\(types)&with=topResults")
        #expect(answer.status == 200)
        #expect(answer.json.text == #"{"results":{},"meta":{"results":{"order":[],"rawOrder":[]}}}"#)
    }

    @Test(arguments: Schema.searchTypes)
    func `each type is found, in attributes form`(type: ResourceType) async throws {
        let terms = ["love", "the", "new", "radio", "night", "beach bunny", "music", "party"]
        var found: [Resource] = []
        for term in terms where found.isEmpty {
            let query = Request(path: Self.path, query: [QueryItem("term", term), QueryItem("types", type.rawValue)])
            let answer = try await SimulatorClient().get(query.target).json
            found = answer["results"]?[type.rawValue]?["data"]?.array?.compactMap(Resource.init) ?? []
            #expect(answer["results"]?.object?.names == (found.isEmpty ? [] : [type.rawValue]))
        }
        #expect(!found.isEmpty && found.count <= 5)
        #expect(found.allSatisfy { $0.type == type && $0.form == .attributes })
    }

    @Test func `the order lists exactly the existing groups`() async throws {
        let answer = try await SimulatorClient().get(Self.path + "?term=love&types=songs,albums,artists,stations").json
        let order = answer["meta"]?["results"]?["order"]?.strings ?? []
        #expect(order.sorted() == answer["results"]?.object?.names.sorted())
        #expect(answer["meta"]?["results"]?["rawOrder"]?.strings.sorted() == order.sorted())
    }

    @Test func `top results are mixed, beside the groups`() async throws {
        let answer = try await SimulatorClient().get(
            Self.path + "?term=beach+bunny&types=songs,albums,artists&with=topResults"
        ).json
        let top = answer["results"]?["topResults"]?["data"]?.array?.compactMap(Resource.init) ?? []
        #expect(answer["results"]?["topResults"]?.object?.names == ["data"])
        #expect((1...5).contains(top.count))
        #expect(top.first?.key == "artists/1147783278")
        #expect(Set(top.map(\.type)).count > 1)
        #expect(Set(top.map(\.key)).count == top.count)
        #expect(answer["meta"]?["results"]?["order"]?.strings.contains("topResults") == false)
    }

    @Test func `include needs a type in brackets, extend does not`() async throws {
        let query = "?term=born+to+run&types=songs&limit=1&include=artists&extend=artistUrl"
        let bare = try await SimulatorClient().get(Self.path + query).json["results"]?["songs"]?["data"]?[0]
        #expect(bare?.object?.names == ["id", "type", "href", "attributes"])
        #expect(bare?["attributes"]?["artistUrl"] != nil)
        let narrow = try await SimulatorClient().get(
            Self.path + "?term=born+to+run&types=songs&limit=1&include[songs]=artists&extend[songs]=artistUrl")
        let song = narrow.json["results"]?["songs"]?["data"]?[0]
        #expect(song?["relationships"]?["artists"]?["data"]?[0]?["attributes"] != nil)
        #expect(song?["attributes"]?["artistUrl"] != nil)
    }

    @Test(arguments: Schema.searchTypes)
    func `a group can be paged to its end`(type: ResourceType) async throws {
        for term in ["love", "night", "beach"] {
            let target = "\(Self.path)?types=\(type)&term=\(term)"
            let group = { (answer: JSON) in answer["results"]?[type.rawValue] ?? ["data": []] }
            let whole = try await Walk(SimulatorClient(), from: target, limit: 25, page: group)
            #expect(Set(whole.elements).count == whole.elements.count, "\(target)")
            #expect(whole.elements == SimulatorClient.found(term, type), "\(target)")
            guard whole.elements.count < 300 else { continue }
            for limit in [nil, 7] {
                let walk = try await Walk(SimulatorClient(), from: target, limit: limit, page: group)
                #expect(walk.elements == whole.elements, "\(target)")
                #expect(walk.pages.dropLast().allSatisfy { $0.count == limit ?? 5 }, "\(target)")
            }
        }
    }

    @Test func `a group can be paged to its end in a storefront without explicit content`() async throws {
        let target = "/v1/catalog/ly/search?types=songs&term=love"
        let walk = try await Walk(SimulatorClient(), from: target, limit: 25) { $0["results"]?["songs"] }
        #expect(walk.elements == SimulatorClient.found("love", .songs, in: "ly"))
        #expect(walk.elements.count < SimulatorClient.found("love", .songs).count)
    }

    @Test func `a term can be encoded with plus or percent`() async throws {
        let plus = try await SimulatorClient().get(Self.path + "?types=albums&term=born+to+run").json
        let percent = try await SimulatorClient().get(Self.path + "?types=albums&term=born%20to%20run").json
        #expect(plus == percent)
    }

    @Test func `hints are plain terms`() async throws {
        let all = try await SimulatorClient().get(Self.path + "/hints?term=lo").json
        let terms = all["results"]?["terms"]?.strings ?? []
        #expect(all.object?.names == ["results"])
        #expect(!terms.isEmpty && terms.count <= 10 && Set(terms).count == terms.count)
        let three = try await SimulatorClient().get(Self.path + "/hints?term=lo&limit=3").json
        #expect(three["results"]?["terms"]?.strings == Array(terms.prefix(3)))
        #expect(
            try await SimulatorClient().get(Self.path + "/hints?term=qqxzvv").json.text == #"{"results":{"terms":[]}}"#)
    }

    @Test func `suggestions are terms and resources`() async throws {
        let terms = try await SimulatorClient().get(Self.path + "/suggestions?term=beach+bunny&kinds=terms").json
        #expect(
            terms["results"]?["suggestions"]?[0]?.text
                == #"{"kind":"terms","searchTerm":"beach bunny","displayTerm":"beach bunny"}"#)
        let both = try await SimulatorClient().get(
            Self.path + "/suggestions?term=beach+bunny&kinds=terms,topResults&types=artists,songs&limit=3")
        let suggestions = both.json["results"]?["suggestions"]?.array ?? []
        let resources = suggestions.filter { $0["kind"] == "topResults" }
        #expect(suggestions.first?["kind"] == "terms")
        #expect((1...3).contains(resources.count))
        #expect(resources.allSatisfy { $0.object?.names == ["kind", "content"] })
        #expect(resources.first?["content"]?["id"] == "1147783278")
        #expect(resources.allSatisfy { $0["content"]?["relationships"] == nil })
    }
}
