import AppleMusicAPI
import Foundation
import Testing
import TonearmTestSupport

/// Tests `tonearm serve --until-input-ends`, whose server lives as long as the program that started it.
struct InputEndTests {
    private let folder: TemporaryFolder
    private var ready: String { folder.path + "/ready.json" }

    init() throws { folder = try TemporaryFolder() }

    private func program(_ options: [String] = ["--until-input-ends"], hasInput: Bool = true) throws -> Program {
        let words = ["--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", ready]
        return try Program(words + options, stateFolder: folder.path, hasInput: hasInput)
    }

    private func content() throws -> JSON { try JSON(parsing: Array(Data(contentsOf: URL(filePath: ready)))) }

    @Test func `the server ends with its input, and its ready file with it`() async throws {
        let program = try program()
        _ = await program.greeting()
        #expect(try content()["secret"]?.string?.isEmpty == false)
        // What the starter writes is dropped.
        try program.write(String(repeating: "anything\n", count: 2_000))
        let origin = try #require(try content()["origin"]?.string)
        let port = try #require(Int(origin.split(separator: ":").last ?? ""))
        let connection = try Connection(port: port)
        connection.send("OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 204 "))
        try program.endInput()
        let ended = await program.end()
        #expect(ended.status == 0 && ended.errors == "note: Standard input has ended, so the server ends.\n")
        #expect(!FileManager.default.fileExists(atPath: ready))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal removes the ready file too`(signal: Int32) async throws {
        let program = try program()
        _ = await program.greeting()
        program.send(signal)
        let ended = await program.end()
        #expect(ended.status == 0 && ended.errors == "")
        #expect(!FileManager.default.fileExists(atPath: ready))
    }

    @Test func `the ready file of a later server stays`() async throws {
        let program = try program()
        _ = await program.greeting()
        let other = #"{"origin":"http://127.0.0.1:1","control":"http://127.0.0.1:2/_tonearm","secret":"x"}"#
        try Data(other.utf8).write(to: URL(filePath: ready))
        try program.endInput()
        #expect(await program.end().status == 0)
        #expect(try content()["secret"] == "x")
    }

    @Test func `a server whose input has ended before it began ends at once`() async throws {
        let ended = await (try program(hasInput: false)).end()
        #expect(ended.status == 0)
        #expect(!FileManager.default.fileExists(atPath: ready))
    }

    @Test func `without the option, a server lives on after its input, and its ready file stays`() async throws {
        let program = try program([])
        let greeting = await program.greeting()
        try program.endInput()
        let port = try #require(greeting.firstMatch(of: /:\/\/127\.0\.0\.1:(\d+)/)?.output.1)
        let connection = try Connection(port: try #require(Int(port)))
        connection.send("OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 204 "))
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
        #expect(FileManager.default.fileExists(atPath: ready))
    }
}
