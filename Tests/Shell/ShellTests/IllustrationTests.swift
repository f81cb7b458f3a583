import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmConsole
import TonearmTerminalText
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests pictures, links and dates on terminals, and their absence elsewhere.
@Suite struct IllustrationTests {
    /// Returns a shell on a terminal with every feature.
    private static func session(
        isTyped: Bool = true, pictures: PictureMeans? = .blocks, width: Int = 80, hasColor: Bool = true,
        service: FakeService? = nil
    ) -> ShellSession {
        let session = ShellSession(service: service, width: width, isTerminal: true, hasColor: hasColor)
        session.shell.environment.catalog = { _ in ShellSession.catalog }
        session.shell.screen.frame.features.pictures = pictures
        session.shell.screen.frame.features.hasLinks = true
        if isTyped { session.shell.observers.recent.keep() }
        return session
    }

    /// Returns the copied output of a line.
    private static func copy(of line: String, in session: ShellSession) async throws -> String {
        let copy = MemorySink()
        session.shell.screen.copies.append(copy)
        try await session.runAll(line)
        session.shell.screen.copies.removeAll { $0 === copy }
        return copy.text
    }

    private static func isPicture(_ output: String) -> Bool {
        output.contains("▀") || output.contains("\u{1B}_G") || output.contains("\u{1B}P")
    }

    // MARK: - Covers

    @Test func `whoever types at a terminal sees the cover on the card, and no script does unasked`() async throws {
        #expect(Self.isPicture(try await Self.session().runAll("open albums/310730204").output))
        let script = Self.session(isTyped: false)
        #expect(!Self.isPicture(try await script.runAll("open albums/310730204").output))
        #expect(Self.isPicture(try await script.runAll("set artwork blocks", "show").output))
        let off = Self.session()
        #expect(!Self.isPicture(try await off.runAll("set artwork off", "open albums/310730204").output))
        #expect(!Self.isPicture(try await Self.session(pictures: nil).runAll("open albums/310730204").output))
    }

    @Test(arguments: ["blocks", "256", "kitty", "sixel"])
    func `nothing is drawn without color, where it is plain, in pipes, in files and in other forms`(means: String)
        async throws
    {
        let colorless = Self.session(hasColor: false)
        #expect(!Self.isPicture(try await colorless.runAll("set artwork \(means)", "open albums/310730204").output))
        let folder = try TemporaryFolder()
        let session = Self.session()
        try await session.runAll("set artwork \(means)", "open albums/310730204 > \(folder.path)/card")
        #expect(!(try folder.text(of: "card")).contains("\u{1B}"))
        for form in ["json", "csv", "ids", "ndjson", "markdown", "raw"] {
            #expect(!Self.isPicture(try await session.runAll("open albums/310730204 -o \(form)").output))
        }
        session.shell.screen.frame.isTerminal = false
        session.shell.screen.frame.isPlain = true
        #expect(!Self.isPicture(try await session.runAll("show").output))
    }

    @Test(arguments: [
        "open albums/310730204", "search beach bunny --limit 2", "playlists pl.f4d106fed2bd41149aaacabb233eb5eb",
    ])
    func `what is kept of a conversation is what a script prints`(line: String) async throws {
        let script = Self.session(isTyped: false)
        let conversation = Self.session()
        for session in [script, conversation] { try await session.runAll("open albums/310730204") }
        let expected = try await script.runAll(line).output
        #expect(try await Self.copy(of: line, in: conversation) == expected)
        #expect(try await conversation.runAll(line).output != expected)
    }

    @Test func `while a recording runs, the screen shows what is recorded`() async throws {
        let folder = try TemporaryFolder()
        let session = Self.session()
        try await session.runAll("transcript start \(folder.path)/x.md")
        let output = try await session.runAll("open albums/310730204").output
        #expect(!Self.isPicture(output) && !output.contains("\u{1B}]8") && output.contains("1975-08-25"))
        try await session.runAll("transcript stop")
        #expect(!(try folder.text(of: "x.md")).contains("\u{1B}"))
    }

    @Test(arguments: [20, 29, 30, 40, 59, 60, 80, 120, 200])
    func `cards with covers fit every width, and their text is whole`(width: Int) async throws {
        let session = Self.session(width: width)
        try await session.runAll("set links off", "set dates iso")
        let output = try await session.runAll("open albums/1616728060").output
        let lines = PlainText.lines(output)
        #expect(Self.isPicture(output) == (width >= 30))
        for line in lines { #expect(displayWidth(line) <= max(width, 27) && !line.hasSuffix(" "), "\(line)") }
        let words = lines.joined(separator: " ").replacing("▀", with: " ").split(separator: " ").map(String.init)
        for word in ["Heart", "Sleeve", "albums/1616728060", "R&B/Soul", "2022-05-06", "explicit", "Trying"] {
            #expect(words.contains { $0.hasPrefix(word) }, "\(word)")
        }
    }

    @Test(arguments: [20, 29, 30, 40, 59, 60, 80, 120])
    func `an offer shows the cover of its item, and the sheet stays whole`(width: Int) async throws {
        let offer = "offer --message playMusic --item albums/310730204"
        let session = Self.session(width: width)
        try await session.runAll("scenario load eligible")
        let output = try await session.runAll(offer).output
        #expect(Self.isPicture(output) == (width >= 30))
        let lines = PlainText.lines(output)
        let sheet = try #require(lines.first { $0.contains("┌") })
        let edge = try #require(sheet.firstIndex(of: "┌"))
        #expect(sheet[..<edge].isEmpty || width >= 60)
        for line in lines where line.contains("│") || line.contains("└") {
            #expect(displayWidth(line) <= max(width, 20), "\(line)")
        }
        #expect(output.contains("Subscribe ]") && output.contains("Born to Run"))
        let script = Self.session(isTyped: false, width: width)
        try await script.runAll("scenario load eligible")
        #expect(!Self.isPicture(try await script.runAll(offer).output))
        let plain = Self.session(width: width)
        try await plain.runAll("scenario load eligible")
        #expect(!Self.isPicture(try await plain.runAll("offer").output))
    }

    @Test func `the cover is the one that the simulator serves`() async throws {
        let session = Self.session()
        let output = try await session.runAll("open albums/310730204").output
        let gallery = Gallery(of: ShellSession.catalog)
        let album = ResourceIdentifier(.albums, "310730204")
        let cover = try #require(gallery.cover(of: album, width: 80, height: 80))
        let picture = try #require(
            Picture(width: 80, height: 80, pixels: cover.pixels).flatMap { $0.reduced(by: 4) })
        let room = PictureRoom(width: 1, height: 1, columns: 20, rows: 12)
        #expect(room.columns == 20 && room.rows == 10)
        let first = try #require(PictureBlock(picture, in: room, by: .blocks).lines.first)
        let memory = MemorySink()
        let frame = session.shell.screen.frame
        try Screen(frame: frame, output: memory, errors: MemorySink()).show([first])
        #expect(output.hasPrefix(memory.text.dropLast()))
        #expect(Gallery.resource(at: "http://127.0.0.1:8502/artwork/albums/310730204/{w}x{h}bb.{f}") == album)
        for other in ["https://is1-ssl.mzstatic.com/image/thumb/a/b/{w}x{h}bb.jpg", "", "/artwork/albums/1/1x1bb.png"] {
            #expect(Gallery.resource(at: other) == nil)
        }
    }

    @Test(arguments: [
        "songs 203709340", "artists 178834", "music-videos 1553279848", "stations ra.978194965", "genres 20",
        "playlists pl.f4d106fed2bd41149aaacabb233eb5eb", "apple-curators 976439526", "storefronts jp",
    ])
    func `every type has its card, and a cover where it has artwork`(line: String) async throws {
        let session = Self.session()
        let output = try await session.runAll(line).output
        let json = try await session.runAll("\(line) -o json").output
        #expect(Self.isPicture(output) == json.contains("\"artwork\""))
    }

    @Test func `pictures of other services are not drawn, and 'artwork' says so`() async throws {
        let song: JSON = [
            "id": "1", "type": "songs", "href": "/v1/catalog/us/songs/1",
            "attributes": [
                "name": "A",
                "artwork": [
                    "width": 600, "height": 600, "url": "http://127.0.0.1:8502/artwork/songs/203709340/{w}x{h}bb.jpg",
                ],
            ],
        ]
        let answer = Response(status: 200, body: .json(["data": [song]]))
        let session = Self.session(service: FakeService { _ in answer })
        try await session.runAll("service http://127.0.0.1:8502")
        #expect(!Self.isPicture(try await session.runAll("get /v1/catalog/us/songs/1").output))
        let outcome = try await session.runAll("artwork")
        #expect(!Self.isPicture(outcome.output))
        #expect(outcome.errors.replacing("\n  ", with: " ").contains("not drawn: they would have to be fetched"))
    }

    @Test func `every setting is shown, completed and kept`() async throws {
        for (name, values) in [
            ("artwork", ["off", "auto", "blocks", "256", "kitty", "sixel"]), ("links", ["off", "auto", "on"]),
            ("dates", ["iso", "auto", "locale"]),
        ] {
            for value in values {
                let session = ShellSession()
                #expect(try await session.runAll("set \(name) \(value)").output == "\(name)  \(value)\n")
                let kept = try SessionFormat.read(try SessionFormat.bytes(of: session.session)).session
                #expect(kept.settings == session.session.settings)
            }
            let refused = await ShellSession().run("set \(name) loud")
            #expect(refused.status == 64)
            for value in values { #expect(refused.errors.contains(value)) }
        }
    }

    // MARK: - Links

    @Test func `names on cards and in rows lead to their pages`() async throws {
        let session = Self.session(pictures: nil)
        let page = "\u{1B}]8;;https://music.apple.com/us/album/"
        let card = try await session.runAll("open albums/310730204").output
        #expect(card.hasPrefix(page))
        let rows = try await session.runAll("view related-albums").output
        #expect(rows.ranges(of: page).count == 10)
        #expect(!(try await session.runAll("set links off", "show").output).contains("\u{1B}]8"))
        let script = Self.session(isTyped: false)
        #expect(!(try await script.runAll("open albums/310730204").output).contains("\u{1B}]8"))
        #expect(try await script.runAll("set links on", "show").output.hasPrefix(page))
    }

    @Test func `an address that a terminal would obey is no link`() async throws {
        let song: JSON = [
            "id": "1", "type": "songs", "href": "/v1/catalog/us/songs/1",
            "attributes": ["name": "A", "url": "https://music.apple.com/\u{1B}\\\u{1B}]0;owned\u{7}"],
        ]
        let answer = Response(status: 200, body: .json(["data": [song]]))
        let session = Self.session(pictures: nil, hasColor: false, service: FakeService { _ in answer })
        #expect(!(try await session.runAll("set links on", "get /v1/catalog/us/songs/1").output).contains("\u{1B}"))
    }

    // MARK: - Days

    @Test func `days are as in the locale for whoever types, and as the service writes them elsewhere`() async throws {
        let session = Self.session(pictures: nil)
        try await session.runAll("set links off")
        #expect(try await session.runAll("open albums/310730204").output.contains("Rock · Aug 25, 1975 · 8 tracks"))
        #expect(try await session.runAll("view related-albums").output.contains("Nov 14, 2005"))
        #expect(try await session.runAll("view related-albums -o csv").output.contains("2005-11-14"))
        let folder = try TemporaryFolder()
        try await session.runAll("view related-albums > \(folder.path)/rows")
        #expect(try folder.text(of: "rows").contains("2005-11-14"))
        #expect(try await session.runAll("set dates iso", "show").output.contains("2005-11-14"))
        try await session.runAll("set dates auto", "storefront jp")
        #expect(try await session.runAll("open albums/310730204").output.contains("1975年8月25日"))
        try await session.runAll("locale de-DE")
        #expect(try await session.runAll("open albums/310730204").output.contains("25.08.1975"))
    }

    @Test func `rows are chosen and put in order by the day as the service writes it`() async throws {
        let session = Self.session(pictures: nil)
        try await session.runAll("set links off", "set dates locale", "open albums/310730204")
        let chosen = try await session.runAll("view related-albums --where released=2005-11-14").output
        #expect(chosen.contains("Born to Run (30th") && chosen.contains("Nov 14, 2005"))
        let ordered = try await session.runAll("view related-albums --sort released").output
        let years = PlainText.lines(ordered).compactMap { $0.firstMatch(of: #/ ([12]\d{3}) /#).map { String($0.1) } }
        #expect(years.count == 10 && years == years.sorted())
    }

    @Test func `days in the locale that were asked for are so in scripts and in what is kept, but for programs`()
        async throws
    {
        let session = ShellSession()
        try await session.runAll("set dates locale")
        #expect(try await session.runAll("open albums/310730204").output.contains("Aug 25, 1975"))
        #expect(try await session.runAll("open albums/310730204 -o csv").output.contains("1975-08-25"))
        #expect(try await session.runAll("show 1 --form attributes").output.contains("1975-08-25"))
    }

    @Test func `where it is plain, days are as in the locale too`() async throws {
        let session = Self.session(pictures: nil, hasColor: false)
        session.shell.screen.frame.isTerminal = false
        session.shell.screen.frame.isPlain = true
        #expect(try await session.runAll("open albums/310730204").lines.contains("Released: Aug 25, 1975"))
    }
}
