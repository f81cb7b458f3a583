import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmWorld

@testable import TonearmShell

/// Tests genres as a tree, by name, and in charts.
@Suite struct GenreCommandTests {
    private func ids(_ lines: String..., after setup: [String] = []) async throws -> [String] {
        let session = ShellSession()
        for line in setup { try await session.runAll(line) }
        var outcome = ShellSession.Outcome(status: 0, bytes: [], errors: "")
        for line in lines { outcome = try await session.runAll(line) }
        return outcome.lines.map { $0.replacing("genres/", with: "") }
    }

    @Test func `the tree has each genre once, below the one that it is a part of`() async throws {
        let all = try await ids("genres --tree -o ids")
        #expect(all.first == "34" && Set(all).count == all.count)
        #expect(Set(all).isSuperset(of: try await ids("genres -o ids")))
        let place = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
        // The genres are R&B/Soul, Funk and Soundtrack.
        #expect(try #require(place["15"]) < #require(place["1139"]))
        #expect(try #require(place["1139"]) < #require(place["16"]))
        let lines = try await ShellSession().runAll("genres --tree").lines
        let funk = try #require(lines.first { $0.contains(" Funk ") }).prefix { $0 != "F" }
        let soul = try #require(lines.first { $0.contains(" R&B/Soul ") }).prefix { $0 != "R" }
        #expect(funk.count == soul.count + 2)
    }

    @Test func `a part of the tree is what is below a genre`() async throws {
        let rock = try await ids("genres rock --tree -o ids")
        #expect(rock.first == "21" && rock.contains("1152") && !rock.contains("1004") && !rock.contains("14"))
        #expect(try await ids("genres 21 --tree -o ids") == rock)
        #expect(try await ids("genres funk --tree -o ids") == ["1139"])
    }

    @Test func `a tree is a place whose rows are opened, and can be searched`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("genres --tree --where name~funk").output.contains("Funk"))
        try await session.runAll("open 1")
        #expect(session.session.here?.focus?.resource == ResourceIdentifier(.genres, "1139"))
        #expect(try await session.runAll("back").status == 0)
    }

    @Test(arguments: [
        ("genres funk -o ids", ["1139", "1229"]), ("genres jazz smooth -o ids", ["1114"]),
        ("genres 'Hip Hop' -o ids", ["1073", "18", "1241", "1242"]),
        ("genres SINGER/SONGWRITER -o ids", ["10", "1160", "1064"]), ("genres 14 21 -o ids", ["14", "21"]),
    ])
    func `a genre is found by its name, whatever the order of its words`(line: String, found: [String]) async throws {
        #expect(try await ids(line) == found)
    }

    @Test func `genres with a word in their names come after the one that is called so`() async throws {
        let jazz = try await ids("genres jazz -o ids")
        #expect(jazz.first == "11" && jazz.contains("1114") && jazz.contains("1111"))
    }

    @Test func `only the genres that may have a name are asked for`() async throws {
        let service = FakeService { request in
            let ids = request.value(of: "ids")?.split(separator: ",").map(String.init) ?? ["14"]
            let rows = ids.map { id in
                let name = JSON.string(GenreRecord.names(of: id).first ?? "")
                return JSON.object(
                    JSONObject([("id", .string(id)), ("type", "genres"), ("attributes", ["name": name])]))
            }
            return Response(status: 200, body: .json(["data": .array(rows)]))
        }
        try await ShellSession(service: service).runAll("genres nova bossa")
        #expect(service.requests.map { $0.value(of: "ids") }.prefix(2) == [nil, "1221"])
        #expect(service.requests.count == 3)
        // No genre has the words, so all are asked for, 25 at a time.
        let before = service.requests.count
        #expect(await ShellSession(service: service).run("genres xylo").status != 0)
        #expect(service.requests.count - before > GenreRecord.idsBelowListed.count / 25)
    }

    @Test(arguments: ["funk", "Funk", "FUNK"])
    func `charts take the name of any genre`(name: String) async throws {
        let named = try await ids("charts --types songs --genre \(name) -o ids")
        #expect(try await ids("charts --types songs --genre 1139 -o ids") == named && !named.isEmpty)
    }

    @Test func `a name is known in every language and spelling`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "charts --types songs --genre rock")
        #expect(session.session.world.exchange?.request.value(of: "genre") == "21")
        try await session.runAll("storefront us", "charts --types songs --genre latin")
        #expect(session.session.world.exchange?.request.value(of: "genre") == "12")
    }

    @Test(arguments: [
        ("charts --genre singer/songwriter", "is the genre 10 here; 1160 has this name too"),
        ("charts --genre smooth", "'smooth' is read as 'Smooth Jazz' (1114)"),
    ])
    func `what a name was taken for is said`(line: String, note: String) async throws {
        #expect(try await ShellSession().runAll(line).errors.contains(note))
    }

    @Test(arguments: [
        ("charts --genre hard", "it is a part of the names of 'Hard Bop' (1207)"),
        ("charts --genre xylo", "the storefront 'us' has no genre of this name"),
        ("charts --genre ''", ""), ("genres xylo", "the storefront 'us' has no genre of this name"),
        ("genres xylo --tree", "the storefront 'us' has no genre of this name"),
        ("genres 99999 --tree", "the storefront 'us' has no genre 99999"),
        ("genres --tree --limit 3", "a tree has no pages"),
    ])
    func `a genre that is not there, or not one, is refused`(line: String, reason: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(outcome.errors)")
    }

    @Test func `genres that are each other's parents are in the tree, once`() throws {
        func genre(_ id: String, in parent: String?) throws -> Resource {
            var attributes = JSONObject([("name", .string("Genre \(id)"))])
            attributes.append("parentId", parent.map(JSON.string))
            let json: JSON = ["id": .string(id), "type": "genres", "attributes": .object(attributes)]
            return try #require(Resource(json))
        }
        let branches = GenreBranches([
            try genre("1", in: "2"), try genre("2", in: "1"), try genre("3", in: "3"), try genre("34", in: nil),
            try genre("5", in: "34"), try genre("6", in: "5"), try genre("7", in: "none"),
        ])
        #expect(branches.genres.map(\.id) == ["34", "5", "6", "7", "1", "2", "3"])
        #expect(branches.depths["6"] == 2 && branches.branches(of: ["5"]).map(\.id) == ["5", "6"])
        let chain = try (0..<20_000).map { try genre("\($0 + 100)", in: $0 == 0 ? nil : "\($0 + 99)") }
        #expect(GenreBranches(chain).depths["20099"] == 19_999)
    }
}
