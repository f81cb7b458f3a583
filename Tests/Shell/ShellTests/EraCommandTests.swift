import AppleMusicAPI
import Testing
import TonearmSimulator
import TonearmWorld

@testable import TonearmShell

/// Tests `set era`, a setting of the service that is recorded, saved and undone.
@Suite struct EraCommandTests {
    @Test func `an era is chosen, shown, undone and kept by scenarios`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("set").lines.contains("era           today"))
        #expect(try await session.runAll("set era 2017").output.contains("2017"))
        #expect(try await session.runAll("storefront").output.contains("languages: en-US, es-MX\n"))
        #expect(try await session.runAll("storefronts us").output.contains("languages: en-US, es-MX\n"))
        try await session.runAll("scenario load subscriber")
        #expect(session.session.world.memory.era == .of2017)
        let bytes = try SessionFormat.bytes(of: session.session)
        #expect(try SessionFormat.read(bytes).session.world.memory.era == .of2017)
        try await session.runAll("undo", "undo")
        #expect(session.session.world.memory.era == .today)
        try await session.runAll("set era 2017", "set era today")
        #expect(try await session.runAll("storefronts us").output.contains("zh-Hant-TW"))
    }

    @Test(arguments: ["1999", "2018", "Today", "-1", "99999999999999999999", "''"])
    func `an unknown era is refused with those that there are`(text: String) async {
        let session = ShellSession()
        let outcome = await session.run("set era \(text)")
        #expect(outcome.status == 64 && outcome.hasThreeParts, "\(outcome.errors)")
        #expect(outcome.errors.contains("2017") && outcome.errors.contains("today"))
        #expect(session.session.world.memory.era == .today)
    }

    @Test func `a storefront that there was not keeps the session out of the era`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront dz")
        let outcome = await session.run("set era 2017")
        #expect(outcome.status == 1 && outcome.hasThreeParts && outcome.errors.contains("'dz' is newer"))
        try await session.runAll("storefront us", "set era 2017")
    }

    @Test func `setting it says what it changes, and today what is set`() async throws {
        let session = ShellSession()
        let lines = try await session.runAll("set era 2017").lines
        #expect(lines.first?.split(separator: " ") == ["era", "2017"])
        for name in ["artists", "charts", "genres", "limits", "storefronts"] {
            #expect(lines.contains { $0.hasPrefix(name) }, "\(name)")
        }
        #expect(lines.last?.contains("set era today") == true)
        #expect(try await session.runAll("set era").lines == lines)
        #expect(try await session.runAll("set era 2017 -o json").output.contains(#""era": "2017""#))
        #expect(try await session.runAll("set era today").lines == ["era  today"])
    }

    @Test(arguments: ["us", "jp"])
    func `charts of the era have nothing newer, and are full`(storefront: String) async throws {
        let session = ShellSession()
        try await session.runAll("storefront \(storefront)", "set era 2017")
        for type in ["songs", "albums", "music-videos"] {
            try await session.runAll("charts --types \(type) --limit 100")
            let dates = (session.session.here?.answer?.rows ?? []).map { $0.attribute("releaseDate")?.string ?? "" }
            #expect(dates.count == 100 && dates.allSatisfy { !$0.isEmpty && $0 < "2018" }, "\(type)")
        }
        #expect(await !session.run("charts").output.contains("playlists"))
        try await session.runAll("set era today", "charts --types songs --limit 100")
        #expect(
            (session.session.here?.answer?.rows ?? []).contains { ($0.attribute("releaseDate")?.string ?? "") > "2018" }
        )
        #expect(try await session.runAll("charts").output.contains("playlists"))
    }

    @Test func `there are no views, and the card names none`() async throws {
        let session = ShellSession()
        try await session.runAll("set era 2017")
        let card = try await session.runAll("open artists/178834").output
        #expect(card.contains("follow albums") && !card.contains("similar-artists"))
        let view = await session.run("view similar-artists")
        #expect(view.status == 1 && view.hasThreeParts && view.errors.contains("the service of 2017 has no views"))
        let typed = await session.run("get /v1/catalog/us/artists/178834/view/similar-artists")
        #expect(typed.errors.contains("400 40008") && typed.errors.contains("'set era today' has it"))
        let asked = await session.run("get /v1/catalog/us/artists/178834?views=top-songs")
        #expect(
            asked.errors.contains("400 40004") && asked.errors.contains("the service of 2017 has no parameter 'views'"))
        #expect(!asked.errors.contains("can be"))
        #expect(ViewName.candidates(in: CompletionContext(session: session.session)).isEmpty)
        try await session.runAll("set era today", "open artists/178834", "view similar-artists")
    }

    @Test func `genres are those with charts, by name alone`() async throws {
        let session = ShellSession()
        try await session.runAll("set era 2017", "genres")
        let rows = session.session.here?.answer?.rows ?? []
        #expect(rows.count == 38 && rows.allSatisfy { $0.attributes?.names == ["name"] })
        let tree = await session.run("genres --tree")
        #expect(tree.status == 1 && tree.hasThreeParts && tree.errors.contains("do not name their parents"))
        #expect(try await session.runAll("genres 20").output.contains("Alternative"))
        try await session.runAll("set era today", "genres --tree")
    }

    @Test func `storefronts are those of the readme's samples`() async throws {
        let session = ShellSession()
        try await session.runAll("set era 2017")
        let two = try await session.runAll("get /v1/storefronts?limit=2 -o json").output
        #expect(two.contains(#""defaultLanguageTag": "en-gb""#) && !two.contains("en-GB"))
        let hongKong = try await session.runAll("get /v1/storefronts?ids=hk -o json").output
        let lines = hongKong.split(separator: "\n").map { $0.filter { !" ,\"".contains($0) } }
        #expect(lines.filter { ["zh-Hant-TW", "en-GB"].contains($0) } == ["zh-Hant-TW", "en-GB"])
    }
}
