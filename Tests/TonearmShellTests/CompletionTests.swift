import AppleMusicAPI
import LineEditor
import Testing

@testable import TonearmShell

@Suite struct CompletionTests {
    /// What the end of the line can become.
    private func texts(_ line: String, _ session: Session) -> [String] {
        Completer(session: session).completion(of: line, at: line.utf8.count).candidates.map(\.text)
    }

    private func fresh(_ line: String) -> [String] { texts(line, Session(seed: 1)) }

    @Test(
        arguments: [
            ("sea", ["search"]), ("store", ["storefronts", "storefront"]), ("search x --li", ["--limit"]),
            ("search x --types so", ["songs"]), ("search x --types songs,al", ["albums", "all"]),
            ("charts --types p", ["playlists"]), ("albums 1 --include ar", ["artists"]),
            ("albums 1 --views related-v", ["related-videos"]), ("albums 1 --extend audioV", ["audioVariants"]),
            ("albums 1 -o j", ["json"]), ("albums 1 --output ta", ["table"]), ("storefront jp", []),
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
        #expect(Set(texts("open ", session.session)).isSuperset(of: ["1", "8", "songs/310730206", "albums/310730204"]))
        #expect(texts("open albums/3107", session.session) == ["albums/310730204"])
        #expect(texts("songs 3107302", session.session).contains("310730206"))
        #expect(!texts("songs 3107302", session.session).contains("310730204"))
        let rows = Completer(session: session.session).completion(of: "open 1", at: 6)
        #expect(rows.candidates.isEmpty || rows.candidates.allSatisfy { $0.text.hasPrefix("1") })
        try await session.runAll("storefront jp")
        #expect(texts("open albums/3107", session.session) == ["albums/310730204"])
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
