import AppleMusicAPI
import Testing
import TonearmCodeSamples
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests writing requests and flows of a session as code.
@Suite struct CodeCommandTests {
    @Test func `a request becomes a command for curl with its tokens in the environment`() async throws {
        let session = ShellSession()
        let shown = try await session.runAll("search don't stop --types songs --limit 2", "request --as curl").lines
        #expect(
            shown == [
                #"curl --fail-with-body --silent --show-error \"#,
                #"  --header "Authorization: Bearer $TONEARM_DEVELOPER_TOKEN" \"#,
                #"  'https://api.music.apple.com/v1/catalog/us/search?types=songs&term=don'\''t+stop&limit=2'"#,
            ])
    }

    @Test func `a barcode becomes the typed request of MusicKit`() async throws {
        let session = ShellSession()
        let shown = try await session.runAll("albums --upc 886443673441", "request --as swift").lines
        #expect(
            shown == [
                "import MusicKit", "",
                #"let request = MusicCatalogResourceRequest<Album>(matching: \.upc, equalTo: "886443673441")"#,
                "let response = try await request.response()", "if let album = response.items.first {",
                "    print(album)", "}",
            ])
    }

    @Test func `what has no typed request goes to any address, in the account's storefront`() async throws {
        let session = ShellSession()
        let genres = try await session.runAll("genres", "request --as swift --untyped").lines
        #expect(genres.contains("    let data: [Genre]"))
        #expect(genres.contains("let countryCode = try await MusicDataRequest.currentCountryCode"))
        #expect(
            genres.contains(
                #"let url = URL(string: "https://api.music.apple.com/v1/catalog/\(countryCode)/genres")!"#))
        let elsewhere = try await session.runAll("storefront jp", "albums 310730204", "request --as swift").lines
        #expect(
            elsewhere.contains(
                #"let url = URL(string: "https://api.music.apple.com/v1/catalog/jp/albums/310730204")!"#))
    }

    @Test func `a language that is asked for is in the code`() async throws {
        let session = ShellSession()
        try await session.runAll("locale es-MX", "albums 310730204")
        for language in ["curl", "python", "kotlin", "javascript", "fetch", "urlsession", "swift"] {
            let code = try await session.runAll("request --as \(language)").output
            #expect(code.contains("es-MX"), "\(language): \(code)")
        }
    }

    @Test(arguments: ["curl", "python", "kotlin", "javascript", "fetch", "urlsession", "swift"])
    func `no code holds a token, be it the session's or one that was typed`(language: String) async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "library songs --limit 1")
        let own = try #require(session.session.world.userToken).text
        let personal = try await session.runAll("request --as \(language)").output
        #expect(!personal.contains(own) && !personal.contains("eyJ"))
        await session.run("get /v1/me/library/songs -H 'Music-User-Token: secret-of-mine' -H 'Cookie: a=b'")
        let typed = try await session.runAll("request --as \(language)").output
        #expect(!typed.contains("secret-of-mine") && !typed.contains("a=b") && !typed.contains("hidden"))
    }

    @Test func `the whole trail is written down in order`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "authorize --answer allow", "albums 310730204", "follow tracks --limit 2", "rate songs/203709340 like")
        let lines = try await session.runAll("request --as curl --all").lines
        let titles = lines.filter { $0.hasPrefix("# ") }
        #expect(
            titles == [
                "# GET /v1/catalog/us/albums/310730204",
                "# GET /v1/catalog/us/albums/310730204/tracks?limit=2", "# PUT /v1/me/ratings/songs/203709340",
            ])
        #expect(lines.contains { $0.contains(#"--data-raw '{"#) })
    }

    @Test func `what is answered gives the structs their members`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("albums 310730204", "request --as urlsession").lines
        #expect(lines.contains("    let data: [Album]"))
        #expect(lines.contains { $0.hasSuffix("let trackCount: Int") })
        #expect(lines.contains { $0.hasSuffix("let attributes: Attributes?") })
    }

    @Test func `code is one text for programs`() async throws {
        let session = ShellSession()
        let value = try JSON(parsing: try await session.runAll("genres", "request --as kotlin -o json").bytes)
        #expect(value["language"] == "kotlin")
        #expect(value["code"]?.string?.hasPrefix("import java.net.URI\n") == true)
    }

    @Test func `what is about code is refused without it`() async {
        let session = ShellSession()
        await session.run("genres")
        let all = await session.run("request --all")
        #expect(all.status == 64)
        #expect(all.errors.contains("error: Cannot use '--all': it is about code"))
        #expect(all.errors.contains("Type 'request --as curl --all'."))
        let untyped = await session.run("request --as curl --untyped")
        #expect(untyped.errors.contains("Type 'request --as swift --untyped'."))
        #expect(await session.run("request --as cobol").status == 64)
        let nothing = await ShellSession().run("request --as curl")
        #expect(nothing.errors.contains("Cannot show the last request: nothing was asked yet"))
    }

    @Test func `flows hold the values of the session`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "scenario load eligible", "offer --message playMusic --item albums/310730204 --campaign spring")
        let offer = try await session.runAll("code offer").lines
        #expect(offer.contains("    options.messageIdentifier = .playMusic"))
        #expect(offer.contains(#"    options.itemID = "310730204""#))
        #expect(offer.contains(#"    options.campaignToken = "spring""#))
        let old = try await session.runAll("code offer --as storekit").lines
        #expect(old.contains(#"            .iTunesItemIdentifier: "310730204","#))
        let consent = try await session.runAll("code consent --as storekit").lines
        #expect(consent.first?.hasPrefix("// Info.plist, NSAppleMusicUsageDescription: ") == true)
    }

    @Test func `the queue of the player is in the code`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("code queue").lines.last == "// The queue is empty: nothing to play.")
        try await session.runAll("authorize --answer allow", "play albums/310730204 --start 2", "repeat all")
        let lines = try await session.runAll("code queue").lines
        #expect(
            lines.contains(
                #"let request = MusicCatalogResourceRequest<Album>(matching: \.id, memberOf: ["310730204"])"#))
        #expect(lines.contains("let tracks = try await items.first?.with([.tracks]).tracks ?? []"))
        #expect(lines.contains(#"let start = tracks.first { $0.id == MusicItemID("310730208") }"#))
        #expect(lines.contains("player.state.repeatMode = .all"))
        let old = try await session.runAll(
            "player system", "play songs/310730206 songs/310730208", "queue next songs/203709340",
            "code queue --as storekit"
        ).lines
        #expect(old.contains("    let player = MPMusicPlayerController.systemMusicPlayer"))
        #expect(old.contains(##"        ["id": "310730208", "kind": "song"],"##))
        #expect(old.contains { $0.contains("MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue:") })
        #expect(old.contains("    MPMusicPlayerController.systemMusicPlayer.prepend(descriptor)"))
        #expect(!old.contains { $0.contains("queueTransaction") })
    }

    @Test func `each edit of the queue is in the code, and none that was not made`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "play albums/310730204")
        let plain = try await session.runAll("code queue --as storekit").output
        #expect(!plain.contains("prepend") && !plain.contains("append(") && !plain.contains("queueTransaction"))
        try await session.runAll(
            "queue next songs/203709340", "queue later albums/310730204", "queue begin", "queue remove 3",
            "queue insert songs/203709340 --after 5", "queue move 7 --to 2", "queue commit", "skip")
        let old = try await session.runAll("code queue --as storekit").lines
        #expect(old.contains("func playNext() {") && old.contains("func playLater() {"))
        #expect(old.contains("            queue.remove(items[2])"))
        #expect(old.contains("                queue.insert(descriptor, after: items[4])"))
        #expect(old.contains("            queue.remove(items[6])"))
        let new = try await session.runAll("code queue").lines
        #expect(new.contains("try await player.queue.insert(next, position: .afterCurrentEntry)"))
        #expect(new.contains("player.queue.entries.remove(at: 2)"))
        #expect(new.contains("let moved = player.queue.entries.remove(at: 6)"))
        let web = try await session.runAll("code queue --as javascript").lines
        #expect(web.contains("await music.playNext({ song: '203709340' });"))
        #expect(web.contains("await music.queue.remove(2);"))
        let android = try await session.runAll("code queue --as kotlin").lines
        #expect(android.contains("    player.removeQueueItemWithId(items[2].playbackQueueId)"))
        let other = try await session.runAll("play songs/203709340", "code queue --as storekit").output
        #expect(!other.contains("prepend"))
    }

    @Test func `the descriptor that was chosen is in the code`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "play songs/310730206 --descriptor store")
        #expect(try await session.runAll("code queue --as storekit").output.contains(#"storeIDs: ["310730206"]"#))
    }

    @Test func `a queue beyond the limit is described by its entries`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "play songs/310730206")
        for _ in 1...260 { try await session.runAll("queue later songs/310730208") }
        let code = try await session.runAll("code queue --as storekit").lines
        #expect(!code.contains { $0.contains("append(") })
        #expect(code.filter { $0.contains(#"["id": "310730208""#) }.count == 260)
    }

    @Test(arguments: [
        ("play stations/ra.178834", ##"["id": "ra.178834", "kind": "radioStation"],"##),
        ("play library-songs/i.lXGHmgLC4FEv3p", "MPMusicPlayerMediaItemQueueDescriptor(itemCollection: collection)"),
        ("play albums/310730204 --start 3", "descriptor.startItemPlayParameters = "),
    ])
    func `MediaPlayer's descriptor fits what is in the queue`(line: String, part: String) async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", line)
        let code = try await session.runAll("code queue --as storekit").output
        #expect(code.contains(part) && !code.contains("StoreQueueDescriptor"), "\(code)")
    }

    @Test func `before iOS 11 a descriptor holds ids of the store`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "token developer mint", "device add old --ios 10.3", "consent request --answer allow",
            "play songs/310730206 songs/310730208 --start 2")
        let lines = try await session.runAll("code queue --as storekit").lines
        #expect(
            lines.contains(
                ##"    let descriptor = MPMusicPlayerStoreQueueDescriptor(storeIDs: ["310730206", "310730208"])"##))
        #expect(lines.contains(##"    descriptor.startItemID = "310730208""##))
    }

    /// The calls and options that iOS 10.3 lacks.
    private static let lacking = [
        "requestStorefrontCountryCode", "requestUserToken(", "messageIdentifier", "PlayParameters", "openToPlay",
        "MusicKit", "canPlayCatalogContent",
    ]

    @Test func `on iOS 10_3 no call is named that the system lacks`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "token developer mint", "device add old --ios 10.3", "consent request --answer allow",
            "play songs/310730206")
        let lines =
            ["authorize", "storefront --device", "capabilities", "subscription", "consent", "queue", "now"]
            + ["queue next songs/310730208", "player system", "music play songs/310730206"]
            + Flow.allCases.map { "code \($0.rawValue)" }
        for line in lines {
            let outcome = await session.run(line)
            let text = outcome.output + outcome.errors
            #expect(!Self.lacking.contains { text.contains($0) }, "\(line): \(text)")
        }
        let refused = await session.run("code token --as swift")
        #expect(refused.errors.contains("MusicKit for Swift needs iOS 15, and this device has iOS 10.3"))
        #expect(refused.errors.contains("Type 'code token --as storekit'."))
    }

    @Test func `hints about descriptors lead to something that works`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "token developer mint", "device add old --ios 10.3", "consent request --answer allow")
        for descriptor in ["", " --descriptor store", " --descriptor play-parameters"] {
            let outcome = await session.run("play stations/ra.178834\(descriptor)")
            #expect(outcome.errors.contains("device add NAME --ios 11"), "\(outcome.errors)")
            #expect(!outcome.errors.contains("--descriptor"), "\(outcome.errors)")
        }
        let songs = await session.run("play songs/310730206 --descriptor media-item")
        #expect(songs.errors.contains("Type '--descriptor store' with it."), "\(songs.errors)")
        try await session.runAll("play songs/310730206 --descriptor store")
    }

    @Test func `a flow that a platform lacks says why, and for which platform there is one`() async {
        let session = ShellSession()
        let offer = await session.run("code offer --as javascript")
        #expect(offer.status == 64)
        #expect(offer.errors.contains("MusicKit on the Web offers no subscription"))
        #expect(offer.errors.contains("Type 'code offer --as swift'."))
        #expect(await session.run("code consent --as kotlin").errors.contains("for Android the queue alone is written"))
        #expect(await session.run("code token --as javascript").output.hasPrefix("await MusicKit.configure({"))
    }

    @Test func `the frameworks of the app choose the platform`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("code capabilities").lines.first == "import MusicKit")
        let old = try await session.runAll("app frameworks storekit", "code capabilities").lines
        #expect(old.first == "import StoreKit")
    }

    @Test func `a trail is one program without a name twice`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204", "follow tracks --limit 2", "albums 310730204", "genres")
        let web = try await session.runAll("request --as javascript --all").lines
        #expect(web.first == "await MusicKit.configure({")
        #expect(web.filter { $0.hasPrefix("const ") } == ["const music = MusicKit.getInstance();"])
        let swift = try await session.runAll("request --as urlsession --all").lines
        let declared = swift.filter { line in ["func ", "struct ", "let "].contains { line.hasPrefix($0) } }
        let names = declared.map { $0.prefix { !"(<:=".contains($0) } }
        #expect(Set(names).count == names.count)
        let python = try await session.runAll("request --as python --all").lines
        #expect(python.filter { $0.hasPrefix("import ") } == ["import os", "import requests"])
        let kotlin = try await session.runAll("request --as kotlin --all").lines
        #expect(kotlin.filter { $0.hasPrefix("fun ") } == ["fun send(request: HttpRequest.Builder) {", "fun main() {"])
    }

    @Test func `a flow that is not known is refused with those that are`() async {
        let outcome = await ShellSession().run("code offers")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("consent, capabilities, token, offer, queue, subscription-updates"))
        #expect(outcome.errors.contains("Did you mean 'code offer'?"))
    }
}
