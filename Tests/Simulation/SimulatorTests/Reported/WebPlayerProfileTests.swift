import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// What the web player's host has beyond the public one, as public programs that ask it show: a table of
/// docs/simulator.md lists it.
struct WebPlayerProfileTests {
    private static let playlist = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9"
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    /// Sends a request to the web player's host.
    private func ask(_ method: Request.Method = .get, _ target: String, _ body: String = "") -> Response {
        var request = client.signed(Request(method, target, body: Array(body.utf8)))
        request.headers["Host"] = "amp-api.music.apple.com"
        return client.simulator.respond(to: request)
    }

    private func json(_ target: String) -> JSON { ask(.get, target).body.json ?? .null }

    @Test func `a search has up to 50 results there, and 25 elsewhere`() {
        let target = "/v1/catalog/us/search?types=songs&term=love&limit="
        #expect(json(target + "50")["results"]?["songs"]?["data"]?.array?.count == 50)
        #expect(ask(.get, target + "51").status == 400)
        client.expect(.tooLarge(26, maximum: 25), target + "26")
        #expect(json(target + "51")["errors"]?[0]?["detail"]?.string?.contains("equal to 50") == true)
    }

    @Test func `the start page is there as shelves of groupings, and elsewhere the path is unknown`() throws {
        let target = "/v1/editorial/us/groupings?platform=web&name=music&tabs=subscriber"
        let grouping = try #require(json(target)["data"]?[0])
        #expect(grouping["type"] == "groupings" && grouping["href"] == "/v1/editorial/us/groupings?name=music")
        let shelves = grouping["relationships"]?["tabs"]?["data"]?[0]?["relationships"]?["children"]?["data"]?.array
        #expect((shelves?.count ?? 0) >= 4)
        for shelf in shelves ?? [] {
            #expect(shelf["type"] == "editorial-elements" && shelf["attributes"]?["name"]?.string?.isEmpty == false)
            let type = try #require(shelf["attributes"]?["resourceTypes"]?[0]?.string)
            let rows = try #require(shelf["relationships"]?["contents"]?["data"]?.array)
            #expect((1...20).contains(rows.count) && rows.allSatisfy { $0["type"]?.string == type })
            #expect(rows.allSatisfy { $0["attributes"]?["name"] != nil })
        }
        #expect(Set((shelves ?? []).compactMap { $0["id"]?.string }).count == shelves?.count)
        #expect(json("/v1/editorial/us/groupings?name=podcasts") == ["data": []])
        #expect(ask(.get, "/v1/editorial/xx/groupings").status == 400)
        #expect(ask(.post, target).status == 404 && ask(.get, "/v1/editorial/us").status == 404)
        #expect(client.get(target).status == 404)
        let few = json(target + "&limit[contents]=2").text
        #expect(few.count < json(target).text.count)
    }

    @Test func `the best results of a search are called 'top' there`() {
        let target = "/v1/catalog/us/search?types=songs,albums&term=love&with=topResults"
        #expect(json(target)["results"]?.object?.names.first == "top")
        #expect(client.get(target).json["results"]?.object?.names.first == "topResults")
    }

    @Test func `addresses of streams are answered there alone, and only on request`() {
        let target = "/v1/catalog/us/songs/203709340"
        let found = json(target + "?extend=extendedAssetUrls")["data"]?[0]?["attributes"]?["extendedAssetUrls"]
        #expect(found?["enhancedHls"]?.string?.hasPrefix("https://") == true)
        #expect(found?["plus"] != nil && found?["lightweight"] != nil)
        #expect(!json(target).text.contains("extendedAssetUrls"))
        #expect(!client.get(target + "?extend=extendedAssetUrls").json.text.contains("extendedAssetUrls"))
    }

    @Test func `a playlist says there whether it can be deleted and is shared`() {
        let there = json(Self.playlist)["data"]?[0]?["attributes"]
        #expect(there?["canDelete"] == true && there?["hasCollaboration"] == false)
        #expect(!client.get(Self.playlist).json.text.contains("canDelete"))
        let folder = json("/v1/me/library/playlist-folders?limit=1")["data"]?[0]?["attributes"]
        #expect(folder?["canDelete"] == true && folder?["canEdit"] == true)
        #expect(folder?.object?.names == folder?.object?.names.sorted())
    }

    @Test func `the playlist of favorites has a tag there, which only a typed extend shows`() throws {
        #expect(ask(.post, "/v1/me/favorites?ids[songs]=203709340").status == 202)
        func tagged(_ query: String) -> [JSON] {
            (json("/v1/me/library/playlists?limit=100&" + query)["data"]?.array ?? []).filter {
                $0["attributes"]?["tags"] == ["favorited"]
            }
        }
        let found = tagged("extend[library-playlists]=tags")
        #expect(found.count == 1 && found.first?["attributes"]?["canDelete"] == false)
        #expect(tagged("extend=tags").isEmpty)
        #expect(
            !client.get("/v1/me/library/playlists?extend[library-playlists]=tags&limit=100").json.text.contains(
                "favorited"))
    }

    @Test func `added tracks are answered there with representation=resources`() {
        let body = #"{"data":[{"id":"203709340","type":"songs"},{"id":"310730206","type":"songs"}]}"#
        let response = ask(.post, Self.playlist + "/tracks?art[url]=f&representation=resources", body)
        #expect(response.status == 200)
        let rows = client.data(response.body.json ?? .null)
        #expect(rows.map { $0.attribute("playParams.catalogId")?.string } == ["203709340", "310730206"])
        #expect(rows.allSatisfy { $0.type == .librarySongs && $0.id.hasPrefix("i.") })
        #expect(ask(.post, Self.playlist + "/tracks", body).status == 204)
        #expect(ask(.post, "/v1/me/library?ids[songs]=203709340&representation=ids").status == 202)
        client.expect(.notAllowed("representation"), .post, Self.playlist + "/tracks?representation=resources", body)
    }

    @Test func `tracks are removed with a mode, every place of them, and all without ids`() throws {
        let target = Self.playlist + "/tracks"
        let all = client.resources(target + "?limit=100").map(\.id)
        let missing = ask(.delete, target + "?ids[library-songs]=\(all[0])")
        #expect(missing.status == 400)
        #expect(missing.body.json?["errors"]?[0]?["detail"] == "No mode supplied on the request")
        #expect(client.resources(target + "?limit=100").map(\.id) == all)
        #expect(ask(.delete, target + "?ids[library-songs]=\(all[0])&mode=all").status == 204)
        #expect(client.resources(target + "?limit=100").map(\.id) == all.filter { $0 != all[0] })
        #expect(ask(.delete, target + "?mode=all").status == 204)
        client.expect(.nothingRelated("tracks"), target)
    }

    @Test func `a new name keeps the description, and one of the catalog's playlists takes neither`() {
        #expect(ask(.patch, Self.playlist, #"{"attributes":{"name":"x"}}"#).status == 204)
        let found = client.resource(Self.playlist)
        #expect(found?.attribute("name") == "x")
        #expect(found?.attribute("description.standard") == "For the last hour on the road.")
        #expect(ask(.patch, "/v1/me/library/playlists/p.MoGJYM3CYXW09B", #"{"attributes":{"name":"x"}}"#).status == 500)
    }

    @Test func `the fault gives every host this profile`() throws {
        client.simulator.state.faults.set(try FaultSpec("web-player"))
        #expect(client.get("/v1/catalog/us/search?types=songs&term=love&limit=50").status == 200)
        #expect(client.resource(Self.playlist)?.attribute("canDelete") == true)
        #expect(client.send(.patch, Self.playlist, #"{"attributes":{"name":"y"}}"#).status == 204)
    }

    @Test func `the tracks of a shared playlist cannot be replaced`() throws {
        client.simulator.state.faults.set(try FaultSpec("collaborative-playlists"))
        let rows = (json(Self.playlist + "/tracks?limit=100")["data"]?.array ?? []).compactMap { $0["id"]?.string }
        #expect(rows.allSatisfy { $0.hasPrefix("a.") })
        let body = "{\"data\":[\(rows.map { #"{"id":"\#($0)","type":"library-songs"}"# }.joined(separator: ","))]}"
        let response = ask(.put, Self.playlist + "/tracks", body)
        #expect(response.status == 500 && response.firstError?.code == "50001")
        #expect(
            (json(Self.playlist + "/tracks?limit=100")["data"]?.array ?? []).compactMap { $0["id"]?.string } == rows)
    }
}
