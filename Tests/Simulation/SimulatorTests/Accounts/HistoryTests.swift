import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// The history of an account, and the answers derived from it.
struct HistoryTests {
    private static let lists = [
        ("/v1/me/recent/played", 10), ("/v1/me/recent/played/tracks", 30), ("/v1/me/recent/radio-stations", 10),
        ("/v1/me/history/heavy-rotation", 10),
    ]

    @Test(arguments: lists)
    func `a list has pages of its size, no duplicates, and an end`(target: String, size: Int) throws {
        let client = try AccountClient()
        // Single tracks can be paged to the end.
        let reach = target.hasSuffix("tracks") ? 2000 : 50
        let pages = client.walk(target)
        let all = pages.flatMap(\.self)
        #expect(Set(all).count == all.count && !all.isEmpty && all.count <= reach)
        #expect(pages.dropLast().allSatisfy { $0.count == size })
        #expect(client.walk(target, limit: 3).flatMap(\.self) == all)
        #expect(client.get(target + "?offset=\(reach)").json.text == #"{"data":[]}"#)
        #expect(client.get(target).json["meta"] == nil)
        client.expect(.tooLarge(size + 1, maximum: size), target + "?limit=\(size + 1)")
        #expect(client.resources(target).allSatisfy { $0.attributes != nil && $0.json["relationships"] == nil })
    }

    @Test func `recent tracks can be paged to the end`() throws {
        let client = try AccountClient("newcomer")
        let songs = SimulatorClient.catalog.chart(of: .songs, genre: "34", storefront: "jp").prefix(150)
        for (index, song) in songs.enumerated() {
            client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - 200 + index)
        }
        let told = client.walk("/v1/me/recent/played/tracks").flatMap(\.self)
        let known = Set(told)
        #expect(told.count > 100)
        #expect(told == songs.reversed().map { "songs/\($0.id)" }.filter(known.contains))
        #expect(
            client.resources("/v1/catalog/jp/songs?ids=" + songs.map(\.id).joined(separator: ",")).count == told.count)
    }

    @Test(arguments: lists)
    func `an account without plays has an empty list`(target: String, size: Int) throws {
        let client = try AccountClient("newcomer")
        let (status, json) = client.get(target)
        #expect(status == 200 && json.text == #"{"data":[]}"#)
    }

    @Test func `plays enter the history, most recent first`() throws {
        let client = try AccountClient("newcomer")
        let songs = SimulatorClient.related("tracks", .albums, "310730204").prefix(3)
        for (index, song) in songs.enumerated() {
            client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - 100 + index)
        }
        client.simulator.state.recordPlay(
            account: "newcomer", of: ResourceIdentifier(.stations, "ra.978194965"), at: SimulatorClient.now - 50)
        client.simulator.state.recordPlay(account: "newcomer", of: songs[0], at: SimulatorClient.now - 40)
        client.simulator.state.recordPlay(account: "newcomer", of: songs[2], at: SimulatorClient.now + 40)
        #expect(
            client.resources("/v1/me/recent/played/tracks").map(\.identifier) == [songs[0], songs[2], songs[1]])
        #expect(
            client.resources("/v1/me/recent/played").map(\.key) == ["albums/310730204", "stations/ra.978194965"])
        #expect(client.resources("/v1/me/recent/radio-stations").map(\.key) == ["stations/ra.978194965"])
        #expect(client.resource("/v1/me/history/heavy-rotation")?.key == "albums/310730204")
        client.simulator.now += 60
        #expect(client.resource("/v1/me/recent/played/tracks")?.identifier == songs[2])
    }

    @Test func `rotation prefers recent plays and likes, and omits disliked and old resources`() throws {
        let client = try AccountClient("newcomer")
        let albums = ["310730204", "1564530719", "1138988512"].map { ResourceIdentifier(.albums, $0) }
        for (index, days) in [[100, 101], [3], [200, 201, 202, 203]].enumerated() {
            for day in days {
                client.simulator.state.recordPlay(
                    account: "newcomer", of: albums[index], at: SimulatorClient.now - day * 86_400)
            }
        }
        func rotation() -> [ResourceIdentifier] {
            client.resources("/v1/me/history/heavy-rotation").map(\.identifier)
        }
        #expect(rotation() == [albums[1], albums[0]])
        _ = client.send(.put, "/v1/me/ratings/albums/310730204", #"{"attributes":{"value":1}}"#)
        #expect(rotation() == [albums[0], albums[1]])
        _ = client.send(.put, "/v1/me/ratings/albums/310730204", #"{"attributes":{"value":-1}}"#)
        #expect(rotation() == [albums[1]])
    }

    @Test func `types selects types, and library prefers the library's resources`() throws {
        let client = try AccountClient()
        for type in ["albums", "library-albums", "library-playlists", "stations"] {
            let found = client.walk("/v1/me/recent/played?types=\(type)", limit: 2).flatMap(\.self)
            #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix(type + "/") }, "\(type)")
        }
        let tracks = client.resources("/v1/me/recent/played/tracks?types=library-songs")
        #expect(!tracks.isEmpty && tracks.allSatisfy { $0.type == .librarySongs })
        #expect(client.resources("/v1/me/recent/played/tracks").allSatisfy { $0.type == .songs })
        let own = client.resources("/v1/me/recent/played?with=library")
        #expect(own.contains { $0.type == .libraryAlbums } && !own.contains { $0.type == .albums })
        client.expect(.value("types", "Invalid type 'songs'"), "/v1/me/recent/played?types=songs")
    }

    @Test func `the history keeps two thousand plays`() {
        var accountData = AccountData()
        for time in [5, 3, 9] + Array(10..<2010) {
            accountData.record(PlayEvent(of: ResourceIdentifier(.songs, "1"), at: time))
        }
        #expect(accountData.plays.count == 2000 && accountData.plays.all.first?.time == 10)
        #expect(accountData.plays.all.map(\.time) == accountData.plays.all.map(\.time).sorted())
    }

    @Test func `replay counts the plays`() throws {
        let client = try AccountClient("newcomer")
        #expect(client.get("/v1/me/music-summaries?filter[year]=latest").json["data"]?.array == [])
        let songs = SimulatorClient.related("tracks", .albums, "310730204")
        for (song, count) in [(songs[0], 1), (songs[1], 3), (songs[2], 2)] {
            for index in 0..<count {
                client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - 1000 + index)
            }
        }
        let summary = try #require(
            client.resource("/v1/me/music-summaries?filter[year]=latest&views=top-songs,top-artists,top-albums"))
        #expect(summary.key == "music-summaries/year-2025" && summary.attribute("year") == 2025)
        #expect(summary.attribute("listenTimeInMinutes")?.integer ?? 0 >= 20)
        #expect(summary.views.map(\.name) == ["top-songs", "top-artists", "top-albums"])
        #expect(summary.views.map(\.page.data.count) == [3, 1, 1])
        for id in ["year-2025", "month-2025-10"] {
            let target = "/v1/me/music-summaries/\(id)/view/top-songs"
            let top = client.resources(target + "?include=song")
            #expect(top.map { $0.attribute("playCount")?.integer } == [3, 2, 1])
            #expect(top.map { $0.relationship("song")?.data.first?.id } == [1, 2, 0].map { songs[$0].id })
            #expect(
                Base64URL.decode(top[0].id).map { String(decoding: $0, as: UTF8.self) } == "\(id)-song-\(songs[1].id)")
            #expect(client.walk(target, limit: 2).flatMap(\.self) == top.map(\.key))
        }
        client.expect(.nothingRelated("top-songs"), "/v1/me/music-summaries/month-2025-9/view/top-songs")
        client.expect(.notFound, "/v1/me/music-summaries/x/view/top-songs")
        client.expect(.path("No relationship found matching 'zzz'"), "/v1/me/music-summaries/year-2025/view/zzz")
        client.expect(.value("filter[year]", "Invalid value '2024'"), "/v1/me/music-summaries?filter[year]=2024")
        client.expect(.missing("filter[year]", "filter[year]"), "/v1/me/music-summaries")
    }

    @Test func `periods with plays have summaries, and can be listed`() throws {
        let client = try AccountClient("newcomer")
        let search = "/v1/me/music-summaries/search?period="
        #expect(client.get(search + "year,month").json.text == #"{"data":[]}"#)
        let song = ResourceIdentifier(.songs, "203709340")
        // 2025-10, 2025-08 and 2024-06.
        for days in [1, 2, 60, 480] {
            client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - days * 86_400)
        }
        func found(_ periods: String) -> [String] { client.resources(search + periods).map(\.id) }
        #expect(found("year") == ["year-2025", "year-2024"])
        #expect(found("month,year") == ["month-2025-10", "month-2025-8", "month-2024-6", "year-2025", "year-2024"])
        #expect(found("all-time") == [])
        for summary in client.resources(search + "year,month") {
            #expect(summary.href == "/v1/me/music-summaries/\(summary.id)")
            #expect(client.resource(summary.href ?? "") == summary)
        }
        #expect(client.resource("/v1/me/music-summaries/year-2024?views=top-songs")?.views.first?.page.data.count == 1)
        #expect(client.resource(search + "year&fields[music-summaries]=year")?.attributes?.names == ["year"])
        client.expect(.notFound, "/v1/me/music-summaries/year-2023")
        client.expect(.notFound, "/v1/me/music-summaries/all-time")
        client.expect(.missing("period", "period"), "/v1/me/music-summaries/search")
        client.expect(.value("period", "Invalid period 'week'"), search + "week")
    }

    @Test func `a year has a playlist with the most played songs, which only the account reads`() throws {
        let client = try AccountClient("newcomer")
        let songs = SimulatorClient.related("tracks", .albums, "310730204")
        for (song, count) in [(songs[0], 1), (songs[1], 3), (songs[2], 2)] {
            for index in 0..<count {
                client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - 1000 + index)
            }
        }
        let summary = "/v1/me/music-summaries?filter[year]=latest"
        #expect(client.resource(summary)?.relationships.isEmpty == true)
        let playlist = try #require(
            client.resource(summary + "&include=playlist")?.relationship("playlist")?.data.first)
        #expect(playlist.id.hasPrefix("pl.rp-") && playlist.attribute("playlistType") == "replay")
        #expect(playlist.attribute("name") == "Replay 2025")
        let path = "/v1/catalog/us/playlists/" + playlist.id
        #expect(client.resource(path)?.relationship("tracks")?.data.map(\.id) == [1, 2, 0].map { songs[$0].id })
        #expect(client.walk(path + "/tracks", limit: 2).flatMap(\.self).count == 3)
        #expect(try AccountClient("subscriber").get(path).status == 404)
        #expect(
            client.resource("/v1/me/music-summaries/month-2025-10?relate=playlist")?.relationships.first?.page.data
                .isEmpty != false)
    }

    @Test func `streaks and insights of listening are answered on request`() throws {
        let client = try AccountClient("newcomer")
        let song = ResourceIdentifier(.songs, "203709340")
        // Three days in a row, a day alone, two in a row; the last of them twice.
        for days in [20, 19, 18, 10, 3, 2, 2] {
            client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - days * 86_400)
        }
        let year = try #require(client.resource("/v1/me/music-summaries/year-2025?extend=listeningStreaks,insights"))
        #expect(year.attributes?.names == year.attributes?.names.sorted())
        #expect(year.attribute("listeningStreaks")?.array?.map { $0["lengthInDays"]?.integer } == [3, 2])
        let last = AnswerTime.text(SimulatorClient.now - 2 * 86_400).prefix(10)
        #expect(year.attribute("listeningStreaks")?[1]?["endDate"]?.string == String(last))
        #expect(year.attribute("insights.busiestDate")?.string == String(last))
        #expect(year.attribute("insights.uniqueSongs") == 1)
        #expect(client.resource("/v1/me/music-summaries/year-2025")?.attribute("insights") == nil)
        let typed = "/v1/me/music-summaries/year-2025?extend[music-summaries]=insights"
        #expect(client.resource(typed)?.attributes?.names.first == "insights")
    }

    @Test func `milestones contain the times at which they were reached`() throws {
        let client = try AccountClient("newcomer")
        let song = try #require(SimulatorClient.catalog.song("203709340"))
        let count = 100 * 60_000 / song.durationInMillis + 1
        func milestones() -> [Resource] { client.resources("/v1/me/music-summaries/milestones?ids=year-2025,x") }
        for index in 0..<count {
            #expect(milestones().isEmpty)
            client.simulator.state.recordPlay(
                account: "newcomer", of: ResourceIdentifier(.songs, song.id),
                at: SimulatorClient.now - 86_400 + index * 300)
        }
        let milestone = try #require(milestones().first)
        #expect(milestones().count == 1)
        #expect(milestone.key == "music-summaries-milestones/year-2025-listen-time-minutes-100")
        #expect(
            milestone.attributes.map { JSON.object($0).text }
                == #"{"dateReached":"2025-10-08","kind":"listen-time","listenTimeInMinutes":"#
                + #"\#(count * song.durationInMillis / 60_000),"value":"100"}"#)
        let related = client.resource(
            "/v1/me/music-summaries/milestones?ids=year-2025&include=top-songs,top-artists&relate=top-albums")
        #expect(related?.relationships.map(\.name) == ["top-albums", "top-artists", "top-songs"])
        #expect(related?.relationship("top-songs")?.data.map(\.key) == ["songs/203709340"])
        client.expect(.missing("id(s)", "ids"), "/v1/me/music-summaries/milestones")
    }
}
