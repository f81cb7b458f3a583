import AppleMusicAPI
import Foundation
import Testing
import TonearmConsole
import TonearmRecordings
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests recording exchanges and answering from recordings.
@Suite struct RecordCommandTests {
    @Test func `what was recorded answers as it did, without the simulator`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/s.har"
        let session = ShellSession()
        let lines = [
            "albums 310730204", "follow tracks --limit 2", "next", "search beach bunny --limit 2",
            "rating songs/203709340", "rate songs/203709340 like", "rating songs/203709340", "get /v1/x",
        ]
        try await session.runAll("authorize --answer allow", "record start \(file)")
        var printed: [String] = []
        for line in lines {
            let outcome = await session.run(line)
            printed.append(outcome.output + outcome.errors)
        }
        let stopped = try await session.runAll("record stop").output
        #expect(stopped.hasPrefix("Recorded 8 exchanges in"))

        let other = ShellSession()
        try await other.runAll("authorize --answer allow", "service har:\(file)")
        for (line, expected) in zip(lines, printed) {
            let outcome = await other.run(line)
            #expect(outcome.output + outcome.errors == expected, "\(line)")
        }
        let missing = await other.run("search beach bunny --limit 3")
        #expect(missing.status == 1)
        #expect(missing.errors.contains("error: Cannot answer 'GET /v1/catalog/us/search?"))
        #expect(missing.errors.contains("no such request was recorded"))
        #expect(missing.errors.contains("The nearest is 'GET /v1/catalog/us/search?"))
        // Undo also moves back in the recording.
        try await other.runAll("undo")
        let again = await other.run("rating songs/203709340")
        #expect(again.output + again.errors == printed[4])
    }

    @Test func `a recording holds no token and is its owner's alone`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        try await session.runAll(
            "authorize --answer allow", "record start \(folder.path)/s.har", "library songs --limit 1")
        await session.run("get /v1/me/library/songs -H 'Music-User-Token: secret-of-mine-and-long'")
        let text = try folder.text(of: "s.har")
        #expect(!text.contains("eyJ") && !text.contains("secret-of-mine"))
        for secret in session.session.world.secrets.values { #expect(!text.contains(secret)) }
        #expect(try folder.mode(of: "s.har") == 0o600)
    }

    @Test func `the list of a recording, and one exchange of it`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/s.har"
        let session = ShellSession(width: 70)
        try await session.runAll("record start \(file)", "storefronts jp", "genres", "record stop")
        let list = try await session.runAll("har show \(file)").lines
        #expect(list[0].hasPrefix("#  Method  Request"))
        #expect(list[1].hasPrefix("1  GET     /v1/storefronts/jp"))
        #expect(list.last == "2 exchanges; one whole: har show FILE N")
        let one = try await session.runAll("har show \(file) 1").lines
        #expect(one[0] == "GET https://api.music.apple.com/v1/storefronts/jp")
        #expect(one.contains("  Authorization: ‹hidden›"))
        #expect(one.contains { $0.contains(#""name": "Japan""#) })
        let value = try JSON(parsing: try await session.runAll("har show \(file) -o json").bytes)
        #expect(value[1]?["request"] == "/v1/catalog/us/genres" && value[1]?["status"] == 200)
        let outside = await session.run("har show \(file) 3")
        #expect(outside.status == 64 && outside.errors.contains("it has 2 exchanges"))
    }

    @Test func `a recording that was cut off says so, and what is whole is used`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        try await session.runAll("record start \(folder.path)/s.har", "storefronts jp", "genres", "record stop")
        let text = try folder.text(of: "s.har")
        try folder.write(String(text.dropLast(500)), to: "cut.har")
        let list = try await session.runAll("har show \(folder.path)/cut.har").output
        #expect(list.contains("note: the file ends in the middle of an exchange, which is left out."))
        #expect(try await session.runAll("service har:\(folder.path)/cut.har").output.contains("1 exchange, cut off"))
        try await session.runAll("storefronts jp")
        #expect(await session.run("genres").status == 1)
    }

    @Test(arguments: [
        ("", "it is not a HAR file: the text is not JSON at byte 0"), ("\u{0}\u{1}binary", "the text is not JSON"),
        ("{\"data\":[]}", "it has no 'log' with 'entries'"), ("[1,2]", "it has no 'log' with 'entries'"),
    ])
    func `files that are no recordings are refused in words, and the session stays as it was`(
        text: String, reason: String
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "x.har")
        let session = ShellSession()
        for line in ["har show \(folder.path)/x.har", "service har:\(folder.path)/x.har"] {
            let outcome = await session.run(line)
            #expect(outcome.status == 1 && outcome.errors.contains(reason), "\(line): \(outcome.errors)")
        }
        let absent = await session.run("service har:\(folder.path)/absent.har")
        #expect(absent.errors.contains("there is no such file"))
        #expect(session.session.world.address == .simulator(catalog: nil))
        try await session.runAll("albums 310730204")
    }

    @Test func `what is no exchange is listed as such, and what is none of the API answers nothing`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"log":{"entries":[{"request":{}},{"request":{"method":"GET","url":"https://example.org/a.gif"},
            "response":{"status":200,"content":{"size":9}}}]}}
            """#, to: "x.har")
        let session = ShellSession(width: 100)
        let list = try await session.runAll("har show \(folder.path)/x.har")
        #expect(list.output.contains("no exchange") && list.output.contains("https://example.org/a.gif"))
        #expect(list.output.contains("2 exchanges, 1 of them with other services, 1 that cannot be read; one whole:"))
        let whole = await session.run("har show \(folder.path)/x.har 1")
        #expect(whole.status == 1 && whole.errors.contains("entry 1 is not an exchange"))
        #expect(try await session.runAll("har show \(folder.path)/x.har 2").output.contains("The body was not kept."))
        let service = await session.run("service har:\(folder.path)/x.har")
        #expect(service.status == 1 && service.errors.contains("none of its exchanges is with the API"))
    }

    @Test func `recording begins once, says where it is, and ends`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        #expect(await session.run("record stop").errors.contains("Cannot stop: no exchanges are recorded"))
        #expect(try await session.runAll("record").output.contains("No exchanges are recorded."))
        try await session.runAll("record start \(folder.path)/s.har", "genres")
        #expect(try await session.runAll("record status").lines == ["recording \(folder.path)/s.har", "1 exchange"])
        let twice = await session.run("record start \(folder.path)/t.har")
        #expect(twice.errors.contains("exchanges are recorded into '\(folder.path)/s.har' already"))
        try await session.runAll("record stop", "storefronts jp")
        #expect(try HTTPArchive(file: folder.path + "/s.har").count == 1)
        let again = await session.run("record start \(folder.path)/s.har")
        #expect(again.errors.contains("the file exists already") && again.errors.contains("--append"))
        try await session.runAll("record start \(folder.path)/s.har --append", "storefronts jp", "record stop")
        #expect(try HTTPArchive(file: folder.path + "/s.har").count == 2)
        #expect(await session.run("record --append").status == 64)
        mkfifo(folder.path + "/pipe", 0o600)
        let pipe = await session.run("record start \(folder.path)/pipe --append")
        #expect(pipe.errors.contains("it is a pipe, a device or a folder, and not a file"))
    }

    @Test func `a recording becomes a catalog`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        try await session.runAll("record start \(folder.path)/s.har", "albums 310730204", "record stop")
        let report = try await session.runAll("catalog import \(folder.path)/s.har").output
        #expect(report.contains("s.catalog"))
        try await session.runAll("set catalog \(folder.path)/s.catalog", "albums 310730204")
    }
}
