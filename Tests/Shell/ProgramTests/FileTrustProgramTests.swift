import Crypto
import Foundation
import Testing
import TonearmSigning
import TonearmTestSupport

@testable import AppleMusicAPI

/// Tests which inputs count as a file's and which as the user's. No request is sent; the tests ask which token would be
/// used.
@Suite(.waiting) struct FileTrustProgramTests {
    private static let address = "http://127.0.0.1:8502"
    private static let lines = ["service \(address)", "token developer inspect"]

    private let program: Program
    private let environment: [String: String]

    init() throws {
        program = try Program()
        let key = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())
        environment = [
            "TONEARM_DEVELOPER_TOKEN": try key.token(issued: Int(Date().timeIntervalSince1970), lifetime: 3600)
        ]
        try program.folder.write(Self.lines.joined(separator: "\n") + "\n", to: "a.tonearm")
    }

    private var file: String { program.folder.path + "/a.tonearm" }

    /// Returns true if the environment's token would be sent.
    private func isUsed(_ arguments: [String], input: String = "") throws -> Bool {
        let outcome = try program.run(arguments, input: Array(input.utf8), environment: environment)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let isUsed = outcome.output.contains("given in the variable TONEARM_DEVELOPER_TOKEN")
        #expect(isUsed != outcome.output.contains("automatic"))
        #expect(isUsed != outcome.errors.contains("tokens of the environment are not sent to '\(Self.address)'"))
        return isUsed
    }

    @Test func `a script, and one on standard input, is a file's`() throws {
        #expect(try !isUsed(["run", file]))
        #expect(try !isUsed([], input: Self.lines.joined(separator: "\n")))
        #expect(try !isUsed(["source", file]))
        #expect(try !isUsed(["-c", "source \(file)"]))
    }

    @Test func `--trust says that it may, wherever it stands`() throws {
        #expect(try isUsed(["run", file, "--trust"]))
        #expect(try isUsed(["--trust", "run", file]))
        #expect(try isUsed(["--trust"], input: Self.lines.joined(separator: "\n")))
        #expect(try isUsed(["source", file, "--trust"]))
    }

    @Test func `a service that is given on the command line is the person's`() throws {
        #expect(try isUsed(["--service", Self.address, "run", file]))
        #expect(try isUsed(["--service", Self.address, "token", "developer", "inspect"]))
        #expect(try isUsed(["-c", Self.lines[0], "-c", Self.lines[1]]))
    }

    @Test func `a session goes on as it was: chosen by the person, or named by a file`() throws {
        #expect(try !isUsed(["--session", "x", "run", file]))
        #expect(try !isUsed(["--session", "x", "token", "developer", "inspect"]))
        #expect(try isUsed(["--session", "x", "-c", Self.lines[0], "-c", Self.lines[1]]))
        #expect(try isUsed(["--session", "x", "token", "developer", "inspect"]))
    }

    @Test(arguments: [
        ["--session", "TOKEN", "where"], ["--transcript", "FOLDER/TOKEN.md", "where"],
        ["--record", "FOLDER/TOKEN.har", "where"], ["transcript", "export", "FOLDER/a.md", "FOLDER/TOKEN.html"],
        ["where", "-o", "json", ">", "TOKEN"], ["-c", "transcript start FOLDER/TOKEN.md"],
        ["-c", "record start FOLDER/TOKEN.har"],
    ])
    func `no file is named by a token`(arguments: [String]) throws {
        let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln-_bmF0dXJl"
        let words = arguments.map { $0.replacing("TOKEN", with: token).replacing("FOLDER", with: program.folder.path) }
        let outcome = try program.run(words, input: [])
        #expect(outcome.status == 64)
        #expect(!outcome.errors.contains(token) && !outcome.output.contains(token))
        let files = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
        #expect(!files.contains { $0.contains(token) })
    }
}
