import AppleMusicAPI
import Testing

/// The reference's example requests below `/v1/me`, for the subscriber.
struct DocumentedAccountTests {
    @Test(arguments: [
        ("/v1/me/ratings/albums/1138988512", "ratings/1138988512"),
        ("/v1/me/ratings/library-albums/l.qrRWYhq", "ratings/l.qrRWYhq"),
        ("/v1/me/ratings/library-music-videos/i.NJv00rkTEaLK51", "ratings/i.NJv00rkTEaLK51"),
        ("/v1/me/ratings/library-playlists/p.MoGJYM3CYXW09B", "ratings/p.MoGJYM3CYXW09B"),
        ("/v1/me/ratings/library-songs/i.7PJNN4mfXlD68R", "ratings/i.7PJNN4mfXlD68R"),
        ("/v1/me/ratings/music-videos/639032181", "ratings/639032181"),
        (
            "/v1/me/ratings/playlists/pl.5b0194eaa170401e8986335d7e77aa4e",
            "ratings/pl.5b0194eaa170401e8986335d7e77aa4e"
        ),
        ("/v1/me/ratings/songs/907242702", "ratings/907242702"),
        ("/v1/me/ratings/stations/ra.840950253", "ratings/ra.840950253"),
        ("/v1/me/library/albums/l.sticiFl", "library-albums/l.sticiFl"),
        ("/v1/me/library/artists/r.y8mMT7t", "library-artists/r.y8mMT7t"),
        ("/v1/me/library/music-videos/i.V7B9dQLsZ8DZKe", "library-music-videos/i.V7B9dQLsZ8DZKe"),
        ("/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk", "library-playlist-folders/p.WmzVVDOUO9pDBk"),
        ("/v1/me/library/playlists/p.ldvAAZ3C3Qmop9", "library-playlists/p.ldvAAZ3C3Qmop9"),
        ("/v1/me/library/songs/i.PkdJNdAIrQozOW", "library-songs/i.PkdJNdAIrQozOW"),
        ("/v1/me/ratings/stations/ra.853851860", "ratings/ra.853851860"),
        ("/v1/me/recommendations/6-27s5hU6azhJY", "personal-recommendation/6-27s5hU6azhJY"),
        ("/v1/me/storefront", "storefronts/us"),
        ("/v1/me/library/albums?ids=l.sticiFl", "library-albums/l.sticiFl"),
        ("/v1/me/library/artists?ids=r.y8mMT7t", "library-artists/r.y8mMT7t"),
        ("/v1/me/library/music-videos?ids=i.V7B9dQLsZ8DZKe", "library-music-videos/i.V7B9dQLsZ8DZKe"),
        ("/v1/me/library/playlist-folders?ids=p.WmzVVDOUO9pDBk", "library-playlist-folders/p.WmzVVDOUO9pDBk"),
        ("/v1/me/library?ids[library-songs]=i.gelNOzPuL41Lxo", "library-songs/i.gelNOzPuL41Lxo"),
        ("/v1/me/library/songs?ids=i.PkdJNdAIrQozOW", "library-songs/i.PkdJNdAIrQozOW"),
        ("/v1/me/ratings/albums?ids=1138988512,475655712", "ratings/1138988512 ratings/475655712"),
        ("/v1/me/ratings/library-albums?ids=l.qrRWYhq,l.hRrflgc", "ratings/l.qrRWYhq ratings/l.hRrflgc"),
        (
            "/v1/me/ratings/library-music-videos?ids=i.NJv00rkTEaLK51,i.B0VNN8Bf9dYXOV",
            "ratings/i.NJv00rkTEaLK51 ratings/i.B0VNN8Bf9dYXOV"
        ),
        (
            "/v1/me/ratings/library-playlists?ids=p.MoGJYM3CYXW09B,p.8Wx6vK6IQeP0N2",
            "ratings/p.MoGJYM3CYXW09B ratings/p.8Wx6vK6IQeP0N2"
        ),
        (
            "/v1/me/ratings/library-songs?ids=i.7PJNN4mfXlD68R,i.xrXvO5vFv0VrNA",
            "ratings/i.7PJNN4mfXlD68R ratings/i.xrXvO5vFv0VrNA"
        ),
        ("/v1/me/ratings/music-videos?ids=639032181,870852283", "ratings/639032181 ratings/870852283"),
        (
            "/v1/me/ratings/playlists?ids=pl.5b0194eaa170401e8986335d7e77aa4e,pl.5ee8333dbe944d9f9151e97d92d1ead9",
            "ratings/pl.5b0194eaa170401e8986335d7e77aa4e ratings/pl.5ee8333dbe944d9f9151e97d92d1ead9"
        ),
        ("/v1/me/ratings/songs?ids=907242702,1151618586", "ratings/907242702 ratings/1151618586"),
        ("/v1/me/ratings/stations?ids=ra.853851860,ra.840950253", "ratings/ra.853851860 ratings/ra.840950253"),
        ("/v1/me/recommendations?ids=6-27s5hU6azhJY", "personal-recommendation/6-27s5hU6azhJY"),
        ("/v1/me/library/playlist-folders?filter[identity]=playlistsroot", ""),
    ])
    func `the subscriber has the resources of the examples`(target: String, expected: String) throws {
        let client = try AccountClient()
        let (status, json) = client.get(target)
        #expect(status == 200)
        #expect(client.data(json).map(\.key) == expected.split(separator: " ").map(String.init))
    }

    @Test(arguments: [
        "/v1/me/library/playlist-folders", "/v1/me/library/playlists", "/v1/me/library/albums/l.sticiFl/tracks",
        "/v1/me/library/artists/r.y8mMT7t/albums", "/v1/me/library/music-videos/i.V7B9dQLsZ8DZKe/catalog",
        "/v1/me/library/playlist-folders/p.WmzVVDOUO9pDBk/children", "/v1/me/library/songs/i.PkdJNdAIrQozOW/albums",
        "/v1/me/recommendations/6-27s5hU6azhJY/contents", "/v1/me/library/albums", "/v1/me/library/artists",
        "/v1/me/library/music-videos", "/v1/me/library/songs", "/v1/me/recommendations",
        "/v1/me/history/heavy-rotation?limit=1", "/v1/me/library/recently-added", "/v1/me/recent/played",
        "/v1/me/recent/radio-stations", "/v1/me/recent/played/tracks",
    ])
    func `the lists of the examples are not empty`(target: String) throws {
        let client = try AccountClient()
        let (status, json) = client.get(target)
        #expect(status == 200)
        let found = client.data(json)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.attributes != nil && $0.href?.hasPrefix("/v1/") == true })
    }

    @Test func `the example search finds songs and albums`() throws {
        let client = try AccountClient()
        let (status, json) = client.get("/v1/me/library/search?types=library-songs,library-albums&term=Happier")
        #expect(status == 200)
        for type in ["library-songs", "library-albums"] {
            #expect(json["results"]?[type]?["data"]?[0]?["attributes"]?["name"]?.string?.hasPrefix("Happier") == true)
        }
    }
}
