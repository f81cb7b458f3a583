import AppleMusicAPI
import Synchronization
import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests repeating and comparing requests.
@Suite struct CompareTests {
    @Test func `members are compared by their names, and resources with themselves`() throws {
        let left = try JSON(
            parsing: Array(#"{"data":[{"id":"1","type":"a","n":1},{"id":"2","type":"a"}],"x":[1,2]}"#.utf8))
        let right = try JSON(
            parsing: Array(#"{"data":[{"id":"2","type":"a"},{"id":"1","type":"a","n":2}],"x":[1,2,3]}"#.utf8))
        let (differences, same) = JSONDifference.between(left, right)
        #expect(differences.map(\.path) == ["data (order)", "data[a/1].n", "x.2"])
        #expect(differences[1].left == 1 && differences[1].right == 2 && differences[2].left == nil)
        #expect(same == 6)
        #expect(JSONDifference.between(left, left).differences.isEmpty)
    }

    @Test func `two storefronts, two languages and two moments are compared`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let before = session.session
        let storefronts = try await session.runAll("diff us jp").output
        #expect(storefronts.contains("\ndata[albums/310730204]\nhref  "))
        // Long values are cut to the part that differs.
        #expect(storefronts.contains("…talog/us/albums/3107302…  …talog/jp/albums/310730204\n"))
        let wide = ShellSession(width: 300)
        try await wide.runAll("albums 310730204")
        let whole = try await wide.runAll("diff us jp").lines.map { $0.split(separator: " ") }
        #expect(whole.contains(["href", "/v1/catalog/us/albums/310730204", "/v1/catalog/jp/albums/310730204"]))
        let languages = try await session.runAll("diff en-US es-MX").output
        #expect(languages.contains("genreNames") && languages.contains("Música"))
        let moments = try await session.runAll("diff then now").output
        #expect(moments.hasPrefix("Nothing differs between then and now: "))
        try await session.runAll("diff 2026-11-21 2027-11-21")
        // Comparing does not change the session.
        #expect(session.session == before)
    }

    /// Returns the lines of a comparison of two answers, one for each storefront.
    private static func compared(_ us: String, _ jp: String, _ line: String = "diff us jp") async throws -> String {
        let service = FakeService { request in
            Response(status: 200, body: .bytes(Array((request.path.contains("/jp/") ? jp : us).utf8)))
        }
        let session = ShellSession(service: service)
        session.session.settings.words = .second
        try await session.runAll("get /v1/catalog/us/albums/1")
        return try await session.runAll(line).output
    }

    /// Returns an album with tracks.
    private static func album(_ storefront: String, genres: String, _ tracks: [(name: String, isNew: Bool)]) -> String {
        let songs = tracks.enumerated().map { index, track in
            #"{"id":"\#(index)","type":"songs","href":"/v1/catalog/\#(storefront)/songs/\#(index)","#
                + #""attributes":{"name":"\#(track.name)","isNew":\#(track.isNew)}}"#
        }
        return #"{"data":[{"id":"1","type":"albums","href":"/v1/catalog/\#(storefront)/albums/1","#
            + #""attributes":{"name":"Roads","genreNames":\#(genres),"url":"https://music.apple.com/\#(storefront)/1"},"#
            + #""relationships":{"tracks":{"data":[\#(songs.joined(separator: ","))]}}}]}"#
    }

    @Test func `equal changes are one row, lists of texts are one member, and addresses are left out`() async throws {
        let names = ["A", "B", "C", "D", "E"]
        let us = Self.album("us", genres: #"["Rock","Music"]"#, names.map { ($0, false) })
        let jp = Self.album("jp", genres: #"["ロック","ミュージック"]"#, names.map { ($0, true) })
        let output = try await Self.compared(us, jp)
        #expect(output.contains("albums/1 Roads\n"), "\(output)")
        #expect(output.contains("Rock, Music") && output.contains("ロック, ミュージック"), "\(output)")
        #expect(output.contains("all 5 tracks\n"), "\(output)")
        #expect(output.split(separator: "\n").filter { $0.contains("isNew") }.count == 1, "\(output)")
        #expect(!output.contains("/v1/catalog"), "\(output)")
        #expect(output.contains("7 addresses differ; diff us jp --all lists all"), "\(output)")
        let all = try await Self.compared(us, jp, "diff us jp --all")
        #expect(all.split(separator: "\n").filter { $0.contains("isNew") }.count == 5)
        #expect(all.contains("href"))
        let json = try await Self.compared(us, jp, "diff us jp -o json")
        #expect(try JSON(parsing: Array(json.utf8)).array?.count == 14, "\(json)")
    }

    @Test func `changes of some tracks are counted, and different ones have an example`() async throws {
        let us = Self.album("us", genres: "[]", ["A", "B", "C", "D", "E"].map { ($0, false) })
        let some = Self.album("jp", genres: "[]", [("A", true), ("B", true), ("C", false), ("D", false), ("E", false)])
        #expect(try await Self.compared(us, some).contains("2 of 5 tracks\n"))
        let own = Self.album("jp", genres: "[]", ["あ", "い", "う", "え", "お"].map { ($0, false) })
        let output = try await Self.compared(us, own)
        #expect(output.contains("all 5 tracks\n") && output.contains("A, …") && output.contains("あ, …"), "\(output)")
        let fewer = Self.album("jp", genres: "[]", ["A", "B", "C"].map { ($0, false) })
        let missing = try await Self.compared(us, fewer)
        #expect(missing.contains("2 tracks only in us") && missing.contains("D, E"), "\(missing)")
    }

    @Test func `answers that differ in addresses alone say so`() async throws {
        let tracks = [(name: "A", isNew: false)]
        let output = try await Self.compared(
            Self.album("us", genres: "[]", tracks), Self.album("jp", genres: "[]", tracks))
        #expect(output.hasPrefix("Nothing but 3 addresses differs between us and jp; "), "\(output)")
    }

    @Test func `two services are compared`() async throws {
        let session = ShellSession()
        try await session.runAll("storefronts jp")
        let outcome = await session.run("diff simulator har:/absent.har")
        #expect(outcome.status == 1 && outcome.errors.contains("there is no such file"))
        #expect(outcome.errors.contains("This was asked for 'har:/absent.har'."))
        #expect(try await session.runAll("diff simulator simulator").output.hasPrefix("Nothing differs"))
    }

    @Test func `what is a storefront and a language goes by the other word`() throws {
        let storefronts = try ComparedSide.pair("de", "at")
        #expect(storefronts.0 == .storefront("de") && storefronts.1 == .storefront("at"))
        let languages = try ComparedSide.pair("de", "en")
        #expect(languages.0 == .language("de") && languages.1 == .language("en"))
    }

    @Test func `what cannot be compared is refused in words`() async throws {
        let session = ShellSession()
        #expect(await session.run("diff us jp").errors.contains("Cannot compare anything: nothing is open yet"))
        try await session.runAll("storefronts jp")
        #expect(await session.run("diff us").status == 64)
        let mixed = await session.run("diff us simulator")
        #expect(mixed.status == 64 && mixed.errors.contains("not two storefronts, two languages, two services"))
        #expect(await session.run("diff us jp").errors.contains("is in no storefront's catalog"))
    }

    /// Returns a service whose answers contain an increasing number.
    private static func counting() -> FakeService {
        let count = CountedAnswers()
        return FakeService { _ in
            Response(status: 200, body: .bytes(Array(#"{"data":[],"meta":{"n":\#(count.next())}}"#.utf8)))
        }
    }

    @Test func `watching tells of each answer, and ends when the condition holds`() async throws {
        let session = ShellSession(service: Self.counting())
        try await session.runAll("get /v1/x")
        let outcome = await session.run("watch --every 10s --until 'answer.meta.n is 4' --max 9")
        #expect(outcome.output == "After 3 answers: answer.meta.n is 4\n")
        #expect(
            outcome.errors.split(separator: "\n") == [
                "2026-11-21T09:30:00Z  200, 26 bytes", "2026-11-21T09:30:10Z  200, 26 bytes, changed: meta.n",
                "2026-11-21T09:30:20Z  200, 26 bytes, changed: meta.n",
            ])
        let never = await session.run("watch --until 'answer.meta.n is 0' --max 2")
        #expect(never.status == 1 && never.errors.contains("it did not hold after 2 answers"))
    }

    @Test func `watching what stays the same says so`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("albums 310730204", "watch --max 2")
        #expect(outcome.errors.contains("bytes, the same"))
        #expect(outcome.output == "2 answers\n")
    }

    @Test(arguments: [
        ("watch", "clock is stopped"), ("watch --max 0", "one at least"),
        ("watch --every x --max 1", "not a length of time"),
        ("watch --until response --max 1", "is missing at its end\n  response\n          ^\n"),
        (
            "watch --until 'response.status isnt 1' --max 1",
            "is missing before 'isnt'\n  response.status isnt 1\n                  ^\n"
        ),
        ("watch --until 'nothing.there is 1' --max 1", "there is no 'nothing.there' to look at"),
    ])
    func `what cannot be watched is refused before anything is asked`(line: String, reason: String) async throws {
        let session = ShellSession()
        try await session.runAll("genres")
        let outcome = await session.run(line)
        #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(await ShellSession().run("watch --max 1").errors.contains("nothing is open yet"))
    }
}

private final class CountedAnswers: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
