import AppleMusicAPI
import Testing
import TonearmLineEditor
import TonearmWorld

@testable import TonearmShell

@Suite struct CompletionTests {
    /// Returns the candidates at the end of the line.
    private func texts(_ line: String, _ session: Session) -> [String] {
        Completer(session: session).completion(of: line, at: line.utf8.count).candidates.map(\.text)
    }

    private func fresh(_ line: String) -> [String] { texts(line, Session(seed: 1)) }

    @Test(
        arguments: [
            ("sea", ["search"]), ("; sea", ["search"]), (";sea", ["search"]), ("where; sea", ["search"]),
            ("store", ["storefronts", "storefront"]), ("search x --li", ["--limit"]),
            ("search x --types so", ["songs"]), ("search x --types songs,al", ["albums", "all"]),
            ("charts --types p", ["playlists"]), ("albums 1 --include ar", ["artists"]),
            ("albums 1 --views related-v", ["related-videos"]), ("albums 1 --extend audioV", ["audioVariants"]),
            ("albums 1 -o j", ["json"]), ("albums 1 --output ta", ["table"]), ("storefront jp", ["jp"]),
            ("albums", ["albums"]), ("search x --types songs", ["songs"]),
            ("alias j = storef", ["storefronts", "storefront"]), ("alias j = storefront j", ["jo", "jp", "jm"]),
            ("storefront j", ["jo", "jp", "jm"]),
            ("storefronts us j", ["jo", "jp", "jm"]), ("locale es", ["es-MX"]), ("locale d", ["default"]),
            ("help foll", ["follow"]), ("session l", ["load", "list"]), ("set o", ["output"]),
            ("set color n", ["never"]),
            ("set width a", ["auto"]), ("show --form id", ["identity"]), ("open albu", ["albums/"]),
            ("playlists --storefront-chart g", nil), ("get /v1/catalog/us/alb", ["albums", "albums/"]),
            ("charts --chart d", ["daily-global-top"]), ("nonsense ", []), ("follow tr", []), ("sear be", []),
        ] as [(String, [String]?)])
    func `what can be typed next`(line: String, texts: [String]?) {
        let found = fresh(line)
        if let texts { #expect(Set(found) == Set(texts)) } else { #expect(!found.isEmpty) }
    }

    @Test(
        arguments: NamedCommand.all.filter { $0.type.fields.contains { $0.isArgument && $0.kind == ResourceID.self } })
    func `an id that nothing begins with is told with one of its type, which there is`(command: NamedCommand)
        async throws
    {
        let name = command.type.name
        let line = "\(name) xyzzy"
        let hint = Completer(session: Session(seed: 1)).completion(of: line, at: line.utf8.count).hint
        let example = try #require(hint?.split(separator: " ").last)
        let outcome = await ShellSession().run("\(name) \(example) -o ids")
        #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }

    @Test func `an error's name or number is offered to whoever began one`() {
        let names = fresh("explain SKE")
        #expect(names.contains("SKErrorDomain") && names.contains("SKError.cloudServiceRevoked"))
        #expect(names.allSatisfy { $0.hasPrefix("SKE") })
        #expect(
            fresh("help MusicTokenRequestError.userTokenR").sorted() == [
                "MusicTokenRequestError.userTokenRequestFailed", "MusicTokenRequestError.userTokenRevoked",
            ])
        #expect(fresh("explain 4040") == ["40400", "40403"])
        #expect(Set(fresh("explain SKErrorDomain ")) == ["0", "1", "6", "7", "8", "9"])
        #expect(fresh("explain SKError 7") == ["7"])
        #expect(Set(fresh("explain ")) == Set(Topic.all.map(\.name)))
    }

    @Test func `what is offered of errors is explained`() {
        for candidate in KnownError.candidates {
            let numbers = KnownError.numbers(of: candidate.text)
            for text in numbers.isEmpty ? [candidate.text] : numbers.map({ "\(candidate.text) \($0.text)" }) {
                #expect(KnownError.named(text).count == 1, "\(text)")
            }
        }
    }

    @Test func `every command is offered, with what it does`() {
        let candidates = Completer(session: Session(seed: 1)).completion(of: "", at: 0).candidates
        #expect(Set(candidates.map(\.text)) == Set(CommandTable.names))
        #expect(candidates.allSatisfy { !$0.description.isEmpty })
    }

    @Test(arguments: NamedCommand.all)
    func `every option of every command is offered, with what it does`(command: NamedCommand) async {
        let help = await ShellSession().run("help \(command.type.name)").lines
        let options = help.filter { $0.hasPrefix("  -") }.compactMap { line in
            line.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
        }
        let candidates = Completer(session: Session(seed: 1)).completion(
            of: "\(command.type.name) -", at: command.type.name.utf8.count + 2
        ).candidates
        #expect(Set(candidates.map(\.text)) == Set(options))
        #expect(candidates.allSatisfy { !$0.description.isEmpty })
    }

    @Test func `a type's relationships and views are offered where it is the focus`() async throws {
        let session = ShellSession()
        try await session.runAll("open artists/178834")
        #expect(
            Set(texts("follow ", session.session)).isSuperset(of: ["albums", "genres", "music-videos", "playlists"]))
        #expect(texts("view top-s", session.session) == ["top-songs"])
        #expect(texts("follow alb", session.session) == ["albums"])
    }

    @Test func `what was seen can be completed`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        #expect(Set(texts("open ", session.session)).isSuperset(of: ["1", "8", "albums/310730204", "songs/"]))
        #expect(texts("open s", session.session).contains("songs/310730206"))
        #expect(texts("open albums/3107", session.session) == ["310730204"])
        #expect(texts("open albums/bor", session.session) == ["310730204"])
        #expect(texts("songs 3107302", session.session).contains("310730206"))
        #expect(!texts("songs 3107302", session.session).contains("310730204"))
        let rows = Completer(session: session.session).completion(of: "open 1", at: 6)
        #expect(rows.candidates.isEmpty || rows.candidates.allSatisfy { $0.text.hasPrefix("1") })
        try await session.runAll("storefront jp")
        #expect(texts("open albums/3107", session.session) == ["310730204"])
    }

    /// Returns the candidates at the end of the line after earlier lines, with genres from the session's own simulator.
    private func texts(_ line: String, _ session: ShellSession, typed lines: [String]) -> [String] {
        var memory = CompletionMemory(lines: { lines })
        memory.listed = { session.shell.client.listed($0, in: $1) }
        return Completer(session: session.session, memory: memory).completion(of: line, at: line.utf8.count)
            .candidates.map(\.text)
    }

    /// The listed genre, then its subgenres.
    private static let alternative = ["20", "1033", "1062", "1068", "1121", "1144", "1230"]
    private static let rock = [
        "21", "1001", "1002", "1004", "1089", "1098", "1121", "1134", "1145", "1146", "1150", "1152", "1155", "1157",
        "1158", "1159", "1161", "1248", "1249",
    ]
    /// Those, Romantic Era and Roots Reggae.
    private static let beginningWithRo = (rock + ["1031", "1192"]).sorted { Int($0) ?? 0 < Int($1) ?? 0 }

    @Test(
        arguments: [
            ("genres alt", alternative), ("genres 20 roc", rock), ("charts --genre ro", beginningWithRo),
            ("charts --genre=roc", rock), ("open genres/alt", alternative), ("open genres/2", nil),
            ("station-genres ", nil), ("get /v1/catalog/us/genres/alt", alternative),
            ("get /v1/catalog/us/charts?genre=alt", alternative), ("get /v1/catalog/us/genres?ids=20,roc", rock),
        ] as [(String, [String]?)])
    func `genres are found by name before any was seen`(line: String, texts: [String]?) {
        let found = self.texts(line, ShellSession(), typed: [])
        if let texts { #expect(found == texts) } else { #expect(found.count > 5) }
    }

    @Test func `keys of sort come from the Schema, and parameters of the web player's host with it`() async throws {
        let session = ShellSession()
        let songs = texts("get /v1/me/library/songs?sort=", session, typed: [])
        #expect(songs == ["name", "-name", "dateAdded", "-dateAdded"])
        let albums = texts("get /v1/catalog/us/artists/178834/albums?sort=-", session, typed: [])
        #expect(albums == ["-releaseDate", "-name"])
        #expect(texts("get /v1/me/recommendations?displ", session, typed: []).isEmpty)
        try await session.runAll("fault set web-player")
        #expect(texts("get /v1/me/recommendations?displ", session, typed: []) == ["displayFilter="])
    }

    @Test func `genres have their names in the session's language`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp")
        #expect(texts("genres ロック", session, typed: []) == ["21"])
    }

    @Test func `nothing is asked of a service on the network`() async throws {
        let service = FakeService.songs(3)
        let session = ShellSession(service: service)
        session.session.world.address = .server(at: .appleMusic)
        #expect(texts("genres ", session, typed: []).isEmpty)
        #expect(service.requests.isEmpty)
    }

    @Test func `looking genres up is no step and no request`() {
        let session = ShellSession()
        let before = session.session
        #expect(!texts("genres ", session, typed: []).isEmpty)
        #expect(session.session == before)
    }

    @Test func `what was typed last comes first among what fits as well`() {
        let session = ShellSession()
        let lines = ["storefront jo", "storefront jp jm", "open albums/310730204", "charts --genre 21"]
        #expect(texts("storefront j", session, typed: lines) == ["jp", "jm", "jo"])
        #expect(texts("storefronts us,j", session, typed: []) == ["jm", "jp", "jo"])
        #expect(texts("charts --genre ", session, typed: lines).first == "21")
        #expect(texts("genres ", session, typed: ["genres alternative"]).first == "20")
        #expect(texts("get /v1/catalog/", session, typed: ["storefront ca", "get /v1/catalog/de/genres"])[0] == "de/")
        // Candidates with the typed prefix come before other matches, even recently typed ones.
        #expect(texts("storefront de", session, typed: ["storefront se"]) == ["de"])
        #expect(texts("help s", session, typed: ["help albums"]).allSatisfy { $0.hasPrefix("s") })
    }

    @Test func `conditions are completed by names, then by operators`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        #expect(texts("show --where arti", session, typed: []).contains("artist~"))
        #expect(texts("watch --until response.st", session, typed: []) == ["response.status"])
        #expect(
            texts("watch --until 'response.status i", session, typed: []) == [
                "'response.status is not'", "'response.status is'",
            ])
        #expect(texts("watch --until 'rows > 3 && foc", session, typed: []).contains("'rows > 3 && focus.type"))
        #expect(texts("watch --until '@.data[0].attr", session, typed: []) == ["'@.data[0].attributes."])
        #expect(texts("watch --until 'rows is ", session, typed: []) == [])
    }

    @Test func `the storefronts of the session and of whoever is signed in come first`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp")
        #expect(texts("storefronts ", session, typed: []).prefix(3) == ["jp", "us", "dz"])
    }

    @Test func `numbers of rows, settings and places in a list keep their order`() async throws {
        let session = ShellSession()
        try await session.runAll("search love --types songs --limit 3")
        let lines = ["open 3", "set color never", "show --path data[2]"]
        #expect(texts("open ", session, typed: lines).prefix(3) == ["1", "2", "3"])
        #expect(texts("set color ", session, typed: lines) == ["auto", "always", "never"])
        let seen = session.session.rows.resources.map { $0.identifier.description }
        #expect(texts("open s", session, typed: ["open \(seen[2])"]).prefix(3) == [seen[2], seen[0], seen[1]])
    }

    @Test func `what lies far back, or far along a line, is not looked for`() {
        let session = ShellSession()
        let far = ["storefront jp"] + (0..<100).map { "note \($0)" }
        #expect(texts("storefront j", session, typed: far) == ["jm", "jp", "jo"])
        #expect(texts("storefront j", session, typed: Array(far.dropLast())) == ["jp", "jm", "jo"])
        let long = "note \(String(repeating: "x", count: 600)) jp"
        #expect(texts("storefront j", session, typed: [long]) == ["jm", "jp", "jo"])
    }

    @Test func `profiles are offered, also for saving`() {
        var memory = CompletionMemory()
        memory.savedProfiles = { ["home", "work"] }
        for line in ["profile use ", "profile save ", "profile delete "] {
            let completion = Completer(session: Session(seed: 1), memory: memory).completion(
                of: line, at: line.utf8.count)
            #expect(completion.candidates.map(\.text) == ["home", "work"])
        }
    }

    @Test func `groups that go on are offered to next and all`() async throws {
        let session = ShellSession()
        try await session.runAll("search love --types songs,albums --limit 2")
        #expect(Set(texts("next ", session.session)) == ["songs", "albums"])
        #expect(texts("all so", session.session) == ["songs"])
    }

    @Test func `languages are those of the storefront`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp")
        #expect(Set(texts("locale ", session.session)) == ["ja", "en-US", "default"])
    }

    @Test func `only the last element of a comma list is replaced`() {
        let line = "search x --types songs,alb"
        #expect(
            Completer(session: Session(seed: 1)).completion(of: line, at: line.utf8.count).replacing
                == line.utf8.count - 3..<line.utf8.count)
        #expect(Completer(session: Session(seed: 1)).completion(of: "search é --li", at: 14).replacing == 10..<14)
    }

    @Test func `what stands behind the cursor is left alone`() {
        let completion = Completer(session: Session(seed: 1)).completion(of: "sea beach bunny", at: 3)
        #expect(completion.replacing == 0..<3)
        #expect(completion.candidates.map(\.text) == ["search"])
    }

    @Test func `an id that would be read as something else is offered in quotes, or not at all`() async throws {
        let service = FakeService { _ in
            Response(
                status: 200,
                body: .json([
                    "data": .array(
                        ["a b", "a|b", "a'b", "a\u{1B}b", "ab"].map { ["id": .string($0), "type": "songs"] })
                ]))
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        #expect(texts("songs a", session.session) == ["'a b'", "'a|b'", #"'a'\''b'"#, "ab"])
    }
}
