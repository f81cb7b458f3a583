import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// The playlist of favourite songs, which the service maintains.
struct FavoriteSongsTests {
    private static let songs = ["310730206", "203709340", "1564531202"]
    private static let playlists = "/v1/me/library/playlists"

    private func favorite(_ client: AccountClient, _ method: Request.Method = .post, _ ids: String...) {
        let target = "/v1/me/favorites?ids[songs]=\(ids.joined(separator: ","))&art[url]=f"
        #expect(client.send(method, target).status == 202)
    }

    private func songs(_ client: AccountClient, of playlist: String) -> [String] {
        client.resources("\(Self.playlists)/\(playlist)/tracks").compactMap {
            $0.attribute("playParams.catalogId")?.string
        }
    }

    @Test func `the first favourite song creates the playlist, newest first`() throws {
        let client = try AccountClient("newcomer")
        #expect(client.send(.post, "/v1/me/favorites?ids[albums]=310730204").status == 202)
        #expect(client.total(Self.playlists) == 0)
        favorite(client, .post, Self.songs[0])
        let playlist = try #require(client.resource(Self.playlists + "?l=en-US"))
        #expect(playlist.attribute("name") == "Favorite Songs")
        #expect(client.resource(Self.playlists)?.attribute("name") == "お気に入りの曲")
        #expect(playlist.attribute("canEdit") == false && playlist.attribute("hasCatalog") == false)
        #expect(playlist.attribute("playParams.globalId") == nil && playlist.attribute("playParams.id") != nil)
        favorite(client, .post, Self.songs[1], Self.songs[2])
        #expect(songs(client, of: playlist.id) == Self.songs.reversed())
        #expect(client.total("\(Self.playlists)/\(playlist.id)/tracks?limit=1") == 3)
        #expect(client.total(Self.playlists) == 1 && client.total("/v1/me/library/songs") == 0)
        favorite(client, .delete, Self.songs[1])
        #expect(songs(client, of: playlist.id) == [Self.songs[2], Self.songs[0]])
        favorite(client, .post, Self.songs[0])
        #expect(songs(client, of: playlist.id) == [Self.songs[0], Self.songs[2]])
    }

    @Test func `it stays when it is empty, and does not accept other tracks`() throws {
        let client = try AccountClient("newcomer")
        favorite(client, .post, Self.songs[0])
        let tracks = "\(Self.playlists)/\(try #require(client.resource(Self.playlists)).id)/tracks"
        client.expect(.tracksNotUpdated, .post, tracks, #"{"data":[{"id":"203709340","type":"songs"}]}"#)
        favorite(client, .delete, Self.songs[0])
        client.expect(.nothingRelated("tracks"), tracks)
        #expect(client.total(Self.playlists) == 1)
    }

    @Test func `an account without a cloud library has no such playlist`() throws {
        let client = try AccountClient("newcomer")
        client.simulator.memory.change("newcomer") { $0.hasCloudLibrary = false }
        favorite(client, .post, Self.songs[0])
        #expect(client.total(Self.playlists) == 0)
    }
}
