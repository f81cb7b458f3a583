import AppleMusicAPI
import Testing
import TonearmCodeSamples
import TonearmServedSupport
import TonearmServiceSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests that the code which the shell prints for MusicKit on the Web runs in a browser, with the script for web apps.
@Suite(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
struct WebSnippetTests {
    private static let printing = "const printed = [];\nconsole.log = (...values) => printed.push(values.join(' '));\n"

    /// Readable targets of every endpoint of the Schema that this world answers.
    private static func targets(in worlds: Worlds) async throws -> [String] {
        let team = DeveloperKey.demonstration.team
        let issued = await worlds.default.service.change { memory, now in
            try? memory.issueUserToken(account: "subscriber", team: team, now: now).text
        }
        let token = try #require(issued ?? nil)
        let gateway = ScriptedPage.gateway(worlds)
        var targets: [String] = []
        for endpoint in Schema.appleMusic.endpoints where endpoint.method == .get {
            let target = endpoint.target(id: endpoint.knownID)
            // A personal station continues with each request, so two answers are never equal.
            if target == "/v1/me/stations/next-tracks" { continue }
            let answer = await gateway.respond(
                to: try Served.request(.get, target, [("Music-User-Token", token)]))
            if answer.status == 200 { targets.append(target) }
        }
        return targets
    }

    @Test func `the code of every request prints what the service answers`() async throws {
        let worlds = Served.worlds()
        let targets = try await Self.targets(in: worlds)
        #expect(targets.count > 60)
        let samples = targets.map { target in
            SampledRequest(Request(.get, target), sendsUserToken: true, origin: "", storefront: "us")
        }
        let code = JavaScriptLanguage().program(sending: samples).joined(separator: "\n")
        let list = "[" + targets.map { "'\($0)'" }.joined(separator: ", ") + "]"
        let lines = try await ScriptedPage(worlds: worlds).lines(
            Self.printing + code + """

                log(printed.length);
                const headers = {
                  Authorization: `Bearer ${music.developerToken}`, 'Music-User-Token': music.musicUserToken,
                };
                for (const [index, target] of \(list).entries()) {
                  const answer = await fetch(MusicKit.simulation.server + target, { headers });
                  if (JSON.stringify(await answer.json()) !== printed[index]) log(target);
                }
                """, isConfigured: false)
        #expect(lines == [String(targets.count)])
    }

    @Test func `the code of changes sends their bodies`() async throws {
        let json = Headers([("Content-Type", "application/json")])
        let rating = #"{"type":"rating","attributes":{"value":-1}}"#
        let playlist = #"{"attributes":{"name":"It's \"5 $HOME\" \\ `id` ツ"}}"#
        let samples = [
            Request(.put, "/v1/me/ratings/songs/203709340", headers: json, body: Array(rating.utf8)),
            Request(.post, "/v1/me/library/playlists", headers: json, body: Array(playlist.utf8)),
            Request(.post, "/v1/me/library?ids[albums]=310730204"),
            Request(.delete, "/v1/me/ratings/songs/203709340"),
        ].map { SampledRequest($0, sendsUserToken: true, origin: "", storefront: "us") }
        let lines = try await ScriptedPage().lines(
            Self.printing + JavaScriptLanguage().program(sending: samples).joined(separator: "\n") + """

                const [rated, made, added, deleted] = printed.map((text) => JSON.parse(text));
                log(rated.data[0].attributes.value, made.data[0].attributes.name === 'It\\'s "5 $HOME" \\\\ `id` ツ');
                log(added, deleted);
                """, isConfigured: false)
        #expect(lines == ["-1 true", "null null"])
    }

    private static func values(_ queue: FlowQueue) -> FlowValues {
        FlowValues(usageDescription: nil, offer: FlowValues.Offer(message: "join"), queue: queue)
    }

    @Test func `the flow of the token authorizes, and again when the token ends`() async throws {
        let worlds = Served.worlds()
        var page = ScriptedPage(worlds: worlds)
        page.change = {
            _ = await worlds.default.service.change { memory, _ in memory.state.changePassword(account: "subscriber") }
        }
        let code = JavaScriptFlow().code(of: .token, with: Self.values(FlowQueue(FlowQueue.Descriptor([]))))
        let lines = try await page.lines(
            Self.printing + code.joined(separator: "\n") + """

                const count = async () => (await request('/v1/me/library/songs', { limit: 1 })).data.data.length;
                const changed = new Promise((done) => music.addEventListener('authorizationStatusDidChange', done));
                document.querySelector('#connect').click();
                await changed;
                const token = music.musicUserToken;
                log(await count());
                await fetch('/change');
                log(await count(), music.musicUserToken !== token);
                log(printed.join());
                """, isConfigured: false)
        #expect(lines == ["1", "1 true", "storefront: us,storefront: us"])
    }

    private static func song(_ id: Int) -> FlowQueue.Entry { FlowQueue.Entry(id: "\(310_730_000 + id)", kind: "song") }
    private static let album = FlowQueue.Entry(id: "310730204", kind: "album")

    /// Queues, each with the last digits of the resulting items, and the position.
    private static let queues: [(FlowQueue, String)] = {
        let songs = FlowQueue.Descriptor([206, 208, 209, 213, 214, 220, 222].map(song))
        var start = FlowQueue.Descriptor([album, song(206)], count: 9)
        start.startIndex = 8
        var single = FlowQueue.Descriptor([album], count: 8)
        single.startIndex = 3
        return [
            (
                FlowQueue(
                    songs,
                    edits: [
                        .transaction([.remove(2), .insert(FlowQueue.Descriptor([song(227)]), after: 4)])
                    ]), "206,208,213,214,227,220,222 0"
            ),
            (
                FlowQueue(
                    songs,
                    edits: [
                        .playNext(FlowQueue.Descriptor([song(227)])), .playLater(FlowQueue.Descriptor([song(206)])),
                        .transaction([.move(song(222), from: 7, after: 2)]),
                    ]), "206,227,208,222,209,213,214,220,206 0"
            ),
            (FlowQueue(start), "206,208,209,213,214,220,222,227,206 8"),
            (FlowQueue(single, repeatMode: "all"), "206,208,209,213,214,220,222,227 3"),
            (FlowQueue(FlowQueue.Descriptor([.init(id: "ra.978194965", kind: "radioStation")])), "965 0"),
        ]
    }()

    @Test(arguments: 0..<5)
    func `the flow of a queue plays it and edits it`(number: Int) async throws {
        let (queue, expected) = Self.queues[number]
        let lines = try await ScriptedPage().lines(
            JavaScriptFlow().code(of: .queue, with: Self.values(queue)).joined(separator: "\n") + """

                log(music.queue.items.map((item) => item.id.slice(-3)).join(), music.queue.position);
                log(music.isPlaying, music.repeatMode);
                """, isConfigured: false)
        #expect(lines == [expected, "true \(queue.repeatMode == "all" ? 2 : 0)"])
    }
}
