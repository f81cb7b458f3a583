import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Recommendations and their reasons, derived from the account's activity.
struct RecommendationTests {
    @Test(arguments: ["subscriber", "newcomer"])
    func `each has a title, a reason, a time and contents`(account: String) throws {
        let client = try AccountClient(account)
        let all = client.resources("/v1/me/recommendations?limit=30")
        #expect(!all.isEmpty && Set(all.map(\.id)).count == all.count)
        for recommendation in all {
            #expect(recommendation.type == .personalRecommendation)
            #expect(recommendation.id.hasPrefix("6-") && recommendation.id.count == 14)
            #expect(recommendation.attribute("title.stringForDisplay")?.string?.isEmpty == false)
            #expect(recommendation.attribute("reason.stringForDisplay")?.string?.isEmpty == false)
            #expect(recommendation.attribute("nextUpdateDate") == "2025-10-10T00:00:00Z")
            let contents = try #require(recommendation.relationship("contents"))
            #expect(!contents.data.isEmpty && contents.data.count <= 10)
            let types = Set(contents.data.map(\.type.rawValue))
            #expect(recommendation.attribute("resourceTypes")?.strings == types.sorted())
            #expect(types.isSubset(of: ["albums", "playlists", "stations"]))
            #expect(client.walk(contents.href ?? "", limit: 3).flatMap(\.self) == contents.data.map(\.key))
            #expect(client.resource(recommendation.href ?? "") == recommendation)
        }
        #expect(client.walk("/v1/me/recommendations", limit: 2).flatMap(\.self) == all.map(\.key))
        client.expect(.notFound, "/v1/me/recommendations/6-none")
        client.expect(.tooLarge(31, maximum: 30), "/v1/me/recommendations?limit=31")
        client.expect(.nothingRelated("contents"), "/v1/me/recommendations/\(all[0].id)/contents?offset=10")
    }

    @Test func `a newcomer gets popular music until the first play`() throws {
        let client = try AccountClient("newcomer")
        func reasons() -> [String] {
            client.resources("/v1/me/recommendations?l=en-US").compactMap {
                $0.attribute("reason.stringForDisplay")?.string
            }
        }
        #expect(reasons().contains("Popular where you are, until you have played something"))
        let titles = client.resources("/v1/me/recommendations").compactMap {
            $0.attribute("title.stringForDisplay")?.string
        }
        #expect(titles.contains("日本で人気: トップアルバム") && titles.contains("日本で人気: トッププレイリスト"))
        client.simulator.state.recordPlay(
            account: "newcomer", of: ResourceIdentifier(.songs, "203709340"), at: SimulatorClient.now - 5)
        #expect(!reasons().contains("Popular where you are, until you have played something"))
        #expect(reasons().contains("Because you play Bruce Springsteen"))
    }

    @Test func `disliked and owned music is not recommended`() throws {
        let client = try AccountClient()
        func recommended() -> [ResourceIdentifier] {
            client.resources("/v1/me/recommendations?limit=30")
                .filter { $0.attribute("kind") == "music-recommendations" }
                .flatMap { $0.relationship("contents")?.data ?? [] }.map(\.identifier)
        }
        let album = try #require(recommended().first { $0.type == .albums })
        _ = client.send(.put, "/v1/me/ratings/albums/\(album.id)", #"{"attributes":{"value":-1}}"#)
        #expect(!recommended().contains(album))
        let other = try #require(recommended().first { $0.type == .albums })
        _ = client.send(.post, "/v1/me/library?ids[albums]=\(other.id)")
        #expect(!recommended().contains(other))
    }

    @Test func `an inlined page has the requested size`() throws {
        let client = try AccountClient()
        let id = try #require(client.resource("/v1/me/recommendations")?.id)
        for target in ["/v1/me/recommendations/\(id)?limit[contents]=1", "/v1/me/recommendations?limit[contents]=1"] {
            let contents = try #require(client.resource(target)?.relationship("contents"))
            #expect(contents.data.count == 1)
            #expect(contents.next == "/v1/me/recommendations/\(id)/contents?offset=1")
            client.expect(.tooLarge(11, maximum: 10), target + "1")
        }
        client.expect(.notAllowed("limit"), "/v1/me/recommendations/\(id)?limit=1")
    }

    @Test func `every recommendation has its artists and reasons`() throws {
        let client = try AccountClient("newcomer")
        func reasons() throws -> [[Reason]] {
            let all = try client.reasons("/v1/me/recommendations?l=en-US")
            return client.resources("/v1/me/recommendations").compactMap { all[$0.identifier] }
        }
        #expect(try !reasons().isEmpty && reasons().allSatisfy(\.isEmpty))
        let songs = SimulatorClient.related("tracks", .albums, "310730204")
        for (index, days) in [0, 2, 8, 100, 200].enumerated() {
            client.simulator.state.recordPlay(
                account: "newcomer", of: songs[index], at: SimulatorClient.now - days * 86_400 - 1)
        }
        _ = client.send(.post, "/v1/me/library?ids[albums]=310730204")
        _ = client.send(.put, "/v1/me/ratings/songs/\(songs[0].id)", #"{"attributes":{"value":1}}"#)
        _ = client.send(.post, "/v1/me/favorites?ids[artists]=178834")
        let expected = Evidence(
            plays: 4, recentPlays: 2, lastPlay: SimulatorClient.now - 1, albums: 1, likes: 1, dislikes: 0, favorites: 1)
        let made = try reasons().filter { !$0.isEmpty }
        #expect(made.count >= 2)
        #expect(made.allSatisfy { $0 == [Reason("Bruce Springsteen", expected)] })
        // The group of recent plays needs no reason.
        #expect(try reasons().contains([]))
    }

    @Test func `heavy rotation has play counts as reasons`() throws {
        let client = try AccountClient("newcomer")
        let album = ResourceIdentifier(.albums, "310730204")
        for days in [1, 20, 181] {
            client.simulator.state.recordPlay(account: "newcomer", of: album, at: SimulatorClient.now - days * 86_400)
        }
        _ = client.send(.put, "/v1/me/ratings/albums/310730204", #"{"attributes":{"value":1}}"#)
        let reasons = try client.reasons("/v1/me/history/heavy-rotation")
        #expect(
            reasons == [
                album: [
                    Reason(nil, Evidence(plays: 2, recentPlays: 1, lastPlay: SimulatorClient.now - 86_400, likes: 1))
                ]
            ])
        // Other answers have no reasons.
        #expect(try client.reasons("/v1/me/library/albums").isEmpty)
    }
}
