import AppleMusicAPI
import Foundation
import Testing
import TonearmSimulator
import TonearmWorld

@testable import TonearmShell

/// Tests the JSON output of failures.
@Suite struct FailureOutputTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(arguments: ["albums 1", "get /v1/catalog/us/albums/1", "search x --types frob", "get /v1/me/library"])
    func `a refusal of the service is its own document, in the place of the answer`(line: String) async throws {
        let outcome = await ShellSession().run(line + " -o json")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        #expect(try object(outcome.output)["errors"] is [Any])
        let raw = await ShellSession().run(line + " -o raw")
        #expect(raw.lines.count == 1)
        #expect(try object(raw.output)["errors"] is [Any])
    }

    @Test(arguments: [
        ("open 7 -o json", 1, "no rows are shown"), ("frob --output json", 64, "no command has this name"),
        ("albums --frob --output=json", 64, "Unknown option '--frob'"), ("albums -o json", 64, "no id was given"),
        ("play albums/310730204 -o json", 1, "consent is notDetermined"),
    ])
    func `any other failure is an object on the error stream`(line: String, status: Int32, why: String) async throws {
        let session = ShellSession()
        await session.run("scenario load fresh-device")
        let outcome = await session.run(line)
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        let error = try #require(try object(outcome.errors)["error"] as? [String: Any])
        #expect(error["status"] as? Int == Int(status))
        #expect((error["why"] as? String)?.contains(why) == true, "\(outcome.errors)")
        #expect(error["what"] is String && error["details"] is [String] && error["next"] is String)
    }

    @Test func `the session's output is that of failures too, also of lines that are none`() async throws {
        let session = ShellSession()
        try await session.runAll("set output json")
        #expect(try object(await session.run("open 7").errors)["error"] != nil)
        #expect(try object(await session.run("open 'x").errors)["error"] != nil)
        #expect(await session.run("open 7 -o table").errors.hasPrefix("error: Cannot open row 7"))
    }

    @Test func `a refusal goes where the answer would have gone`() async throws {
        let session = ShellSession()
        let outcome = await session.run("albums 1 -o json | head -2")
        #expect(outcome.lines == ["{", "  \"errors\": ["])
        #expect(outcome.status == 1)
    }
}

/// Tests that missing resources are named.
@Suite struct MissingTests {
    @Test(arguments: [
        ("albums 310730204 1", "note: the storefront 'us' has no albums 1\n"),
        ("albums 1 2,3", "note: the storefront 'us' has no albums 1, 2, 3\n"), ("albums 310730204 203708420", ""),
        ("songs --isrc usbad0000001,XX", "note: the storefront 'us' has no songs with the ISRC usbad0000001, XX\n"),
        ("storefronts us xx", "note: the service has no storefronts xx\n"),
        ("get '/v1/catalog/us?ids[albums]=310730204&ids[songs]=1'", "note: the storefront 'us' has no songs 1\n"),
        ("charts --genre 99999", "note: no chart has the genre 99999; 'genres --tree' lists the genres\n"),
    ])
    func `what the service passes over is named`(line: String, note: String) async {
        for output in ["", " -o json", " -o ids"] {
            let outcome = await ShellSession().run(line + output)
            #expect(outcome.errors == note)
            #expect(outcome.status == 0)
        }
    }

    @Test(arguments: [
        ("library add albums/1 albums/310730204 songs/3", "the storefront 'us' has no 'albums/1', 'songs/3'"),
        ("favorite artists/1", "the storefront 'us' has no 'artists/1'"),
    ])
    func `what is not there is not asked for, and nothing is done`(line: String, why: String) async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let before = session.session.world.memory
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(why), "\(outcome.errors)")
        #expect(session.session.world.memory.isSame(as: before))
        #expect(await session.run("library add albums/310730204").status == 0)
    }

    @Test func `a genre can be named by its name`() async throws {
        let session = ShellSession()
        let named = await session.run("charts --genre rock --types songs --limit 2 -o ids")
        let numbered = await session.run("charts --genre 21 --types songs --limit 2 -o ids")
        #expect(named.output != "" && named.output == numbered.output)
        let wrong = await session.run("charts --genre rokc")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("has no genre of this name\nDid you mean 'Rock'?"))
        try await session.runAll("storefront jp")
        #expect(await session.run("charts --genre 'ロック' --types songs --limit 1").status == 0)
    }

    @Test(arguments: [
        ("get /v1/nothing", "The API has no such path"), ("get /v1/catalog/us/albums/310730204/frob", "'frob'"),
        ("get /v1/catalog/us/almubs/1", "The API has no type 'almubs' there: did you mean 'albums'?"),
        ("get /v1/catalog/us/albums/1", "The storefront 'us' does not have it"),
    ])
    func `a path that the API does not have is told from a thing that is not there`(line: String, next: String) async {
        #expect(await ShellSession().run(line).errors.contains(next))
    }

    @Test(arguments: [
        ("open albums/310730204", "get '/v1/catalog/us/albums/310730204/tracks?limit=2'"),
        ("open artists/178834", "get /v1/catalog/us/artists/178834/view/top-songs"),
    ])
    func `a page below a resource has it as its focus`(first: String, line: String) async throws {
        let session = ShellSession()
        try await session.runAll(first)
        let focus = try #require(session.session.here?.focus)
        try await session.runAll(line)
        #expect(session.session.here?.focus == focus)
        #expect(await session.run("follow genres").status == 0)
        let other = ShellSession()
        try await other.runAll(line)
        #expect(other.session.here?.focus?.resource == focus.resource)
    }

    @Test func `the last request says that a user token went with it`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "library albums --limit 1")
        #expect(await session.run("request").output.contains("\n  Music-User-Token: ‹hidden›\n"))
        try await session.runAll("albums 310730204")
        #expect(await !session.run("request").output.contains("Music-User-Token"))
        _ = await session.run("get /v1/me/library --header 'Music-User-Token: typed'")
        #expect(await session.run("request").output.components(separatedBy: "Music-User-Token").count == 2)
    }
}
