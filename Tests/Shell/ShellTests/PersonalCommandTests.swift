import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmShell
import TonearmTerminalText
import TonearmWorld

/// Tests the commands for a user's library and history.
struct PersonalCommandTests {
    @Test(arguments: ["library", "library songs", "recommendations", "heavy-rotation", "recently-played", "replay"])
    func `without a user token nothing is asked, and the way to one is said`(line: String) async {
        let session = ShellSession()
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the session has no music user token"))
        #expect(outcome.errors.contains("Type 'authorize' to get one, step by step."))
        #expect(session.session.world.exchange == nil)
    }

    @Test func `what is added to the library is there`() async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow")
        let before = try await session.runAll("library albums -o ids").lines
        try await session.runAll("library add albums/310730204")
        let found = try await session.runAll("library search born to run --types albums").lines
        #expect(found.contains { $0.contains("Born to Run") && $0.contains("Bruce Springsteen") })
        try await session.runAll("undo")
        #expect(try await session.runAll("library albums -o ids").lines == before)
    }

    @Test(arguments: [
        ([], "songs/9000490603", "it has no 'playParams', so it is not playable"),
        (["storefront jp"], "albums/1633956892", "the account's storefront 'us' does not have it"),
        (["fault set add-ignored"], "albums/310730204", "the fault 'add-ignored' is set"),
    ])
    func `what is added and will not appear says why`(setup: [String], resource: String, why: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        let before = try await session.runAll("library songs -o ids", "library recent -o ids").output
        for line in setup { try await session.runAll(line) }
        let added = try await session.runAll("library add \(resource)").output
        #expect(added.contains("it will not appear: \(why)"), "\(added)")
        #expect(session.session.world.exchange?.request.method == .post)
        #expect(try await session.runAll("library recent -o ids").output == before)
    }

    @Test func `of several only those that will not appear say so`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        let added = try await session.runAll("library add songs/9000490603 albums/310730204").output
        #expect(added.split(separator: "will not appear").count == 2 && added.contains("library recent"), "\(added)")
    }

    @Test func `without the capability adding is refused before the service is asked`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load no-cloud-library", "where")
        let outcome = await session.run("library add albums/310730204")
        #expect(
            outcome.errors.hasPrefix(
                "error: Cannot add 'albums/310730204' to the library: the capability 'cloud library add' is off\n"))
        #expect(outcome.errors.hasSuffix("type 'account cloud-library on' to turn it on.\n"))
        #expect(session.session.world.exchange == nil)
        let raw = await session.run("post '/v1/me/library?ids[albums]=310730204'")
        #expect(raw.errors.hasPrefix("error: 403 "))
    }

    @Test func `a playlist is created, filled by its name, and read`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "playlist create Road")
        let added = try await session.runAll("playlist add Road songs/203709340 songs/310730206")
        #expect(added.lines.count == 4)
        let id = try await session.runAll("library search Road --types playlists -o ids").lines.first ?? ""
        try await session.runAll("open \(id)")
        let tracks = try await session.runAll("follow tracks").lines
        #expect(
            tracks.contains { $0.contains("Dancing in the Dark") } && tracks.contains { $0.contains("Thunder Road") })
    }

    @Test func `a rating is set, seen and taken back`() async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow", "rate songs/203709340 dislike")
        #expect(
            try await session.runAll("rating songs/203709340").output
                == "Dancing in the Dark (songs/203709340): disliked\n")
        try await session.runAll("rate songs/203709340 none")
        #expect(try await session.runAll("rating songs/203709340").output == "songs/203709340: not rated\n")
    }

    @Test func `the user token is shown only when it is asked for, and is not in the session's form`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let token = try #require(session.session.world.userToken?.text)
        #expect(try await session.runAll("token user show").output == token + "\n")
        for line in ["token user", "session", "library", "request", "let", "set"] {
            #expect(try await !session.runAll(line).output.contains(token), "\(line)")
        }
        try await session.runAll("token user forget")
        #expect(await session.run("library songs").status == 1)
    }

    @Test func `a fault affects as many requests as it was set for`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set 500 --on /v1/catalog/us/albums --times 1")
        #expect(await session.run("albums 310730204").errors.hasPrefix("error: 500 "))
        try await session.runAll("albums 310730204")
        try await session.runAll("fault set 404 --on /v1/catalog", "fault clear", "albums 310730204")
    }

    @Test func `recommendations say out of whom they were made`() async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow")
        let fresh = try await session.runAll("recommendations").lines
        #expect(fresh.contains { $0.hasPrefix("why 1, 2, 3: nothing was played, added or liked yet") })
        try await session.runAll("rate songs/203709340 like", "favorite artists/178834")
        let lines = try await session.runAll("recommendations").lines
        let reasons = lines.filter { $0.hasPrefix("why ") }
        try #require(reasons.count == 1)
        #expect(reasons[0].hasSuffix(": Bruce Springsteen: 1 like, 1 favourite"))
        #expect(lines.last?.hasSuffix("open N") == true)
        #expect(try await session.runAll("recommendations -o ids").lines.allSatisfy { $0.hasPrefix("personal-rec") })
    }

    @Test func `heavy rotation says how often each was played`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let lines = try await session.runAll("heavy-rotation --limit 3").lines
        let reasons = lines.filter { $0.hasPrefix("why ") }
        try #require(reasons.count == 3)
        #expect(reasons.allSatisfy { $0.contains(" in half a year") })
        #expect(lines.firstIndex(of: reasons[2]) == lines.count - 2)
    }

    @Test(arguments: [
        "heavy-rotation", "recently-played", "recently-played tracks", "recently-played stations", "replay",
    ])
    func `who played nothing is told so`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow")
        #expect(try await session.runAll(line).output.hasPrefix("Nothing was played "))
        #expect(try await session.runAll(line + " -o ids").output.isEmpty)
        #expect(try await session.runAll(line + " -o json").output.contains("\"data\""))
    }

    @Test func `what the account does not have is not blamed on the storefront`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let unknown = await session.run("library songs i.none")
        #expect(unknown.errors.contains("The account has no such thing; 'library' shows what it has."))
        let nothing = await session.run("get /v1/me/library/playlists/p.ldvAAZ3C3Qmop9/catalog")
        #expect(nothing.errors.contains("The account has nothing there."))
    }

    @Test func `a mixed fetch in the catalog gives ratings too`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let lines = try await session.runAll("get '/v1/catalog/us?ids[ratings]=907242702' -o ids").lines
        #expect(lines == ["ratings/907242702"])
    }

    @Test func `lists of the library show who, where and when`() async throws {
        let session = ShellSession(width: 80)
        try await session.runAll("authorize --answer allow")
        let playlists = try await session.runAll("library playlists").lines
        #expect(["Name", "Edit", "Changed", "Added"].allSatisfy(playlists[0].contains))
        #expect(playlists.contains { $0.contains("Long Way Home") && $0.contains("yours") })
        #expect(try await session.runAll("library recent").lines[0].contains("Added"))
        #expect(try await session.runAll("library playlist-folders").lines[0].contains("Added"))
        let playlist = try await session.runAll("library playlists p.ldvAAZ3C3Qmop9").lines
        #expect(playlist[1].hasPrefix("yours · added "))
    }

    @Test(arguments: [40, 80])
    func `long names without spaces stay within the width`(width: Int) async throws {
        let session = ShellSession(width: width)
        let name = String(repeating: "夏の夜の長い名前", count: 6)
        try await session.runAll(
            "account sign-in newcomer", "authorize --answer allow", "playlist create \(name) --description \(name)")
        let id = try await session.runAll("library playlists -o ids").lines[0]
        for line in ["library playlists", "open \(id)", "recommendations"] {
            for text in try await session.runAll(line).lines where !text.contains("library-playlists/") {
                #expect(displayWidth(text) <= width, "\(text)")
            }
        }
    }
}
