import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport

@testable import TonearmShell

/// Tests the list of requests, and the files to which answers go.
@Suite struct RequestsTests {
    private func session() async throws -> ShellSession {
        let session = ShellSession(width: 120)
        try await session.runAll("albums 310730204")
        #expect(await session.run("albums 1").status == 1)
        try await session.runAll("search beach bunny --types songs --limit 1")
        return session
    }

    @Test func `requests are listed with their status and reason`() async throws {
        let session = try await session()
        let lines = try await session.runAll("requests").lines
        #expect(lines.contains { $0.contains("/v1/catalog/us/albums/310730204") && $0.contains("200") }, "\(lines)")
        #expect(lines.contains { $0.contains(" 404 ") && $0.contains("40400 Resource with") }, "\(lines)")
        #expect(lines.last?.contains("requests 3 --again") == true)
        let json = try await session.runAll("requests -o json").output
        #expect(json.contains("\"status\": 404"))
        #expect(await session.run("requests 9").errors.contains("the list has the requests 1 to 3"))
        #expect(await ShellSession().run("requests --again").status == 64)
    }

    @Test func `a request is shown, sent again, written as code and given back to be changed`() async throws {
        let session = try await session()
        #expect(
            try await session.runAll("requests 1").lines.first?.hasPrefix("GET /v1/catalog/us/albums/310730204") == true
        )
        #expect(try await session.runAll("requests 1 --again").output.contains("Born to Run"))
        #expect(try await session.runAll("requests 1 --as curl").output.contains("curl "))
        #expect(try await session.runAll("requests 1 --edit").output.hasPrefix("get /v1/catalog/us/albums/310730204"))
    }

    @Test func `the list is as long as its capacity`() async throws {
        let session = ShellSession()
        for _ in 0..<AskedRequests.capacity + 5 { try await session.runAll("albums 310730204 -o ids") }
        #expect(session.shell.keeper.asked.list.count == AskedRequests.capacity)
        #expect(session.shell.keeper.asked.list.last?.number == AskedRequests.capacity + 5)
    }

    @Test(arguments: [
        ("answer.json", "{"), ("answer.csv", "Name,Artist"), ("answer.md", "| "), ("answer.txt", "Born to Run  albums"),
        ("answer.ndjson", "{\"id\""),
    ])
    func `the ending of a file chooses its format`(name: String, beginning: String) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/" + name
        try await ShellSession().runAll("albums 310730204 > '\(path)'")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(beginning), "\(text.prefix(200))")
        #expect(name.hasSuffix("txt") || !text.contains("Bruce Springsteen · "))
        try await ShellSession().runAll("albums 310730204 -o ids > '\(path)'")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "albums/310730204\n")
    }
}
