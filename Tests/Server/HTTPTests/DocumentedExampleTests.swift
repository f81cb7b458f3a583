import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmHTTP

/// Runs the examples of docs/testing.md, which test against a served simulator.
struct DocumentedExampleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the examples of the page in a language.
    private static func examples(in language: String) throws -> [String] {
        let text = String(decoding: try ProjectFiles.bytes(of: "docs/testing.md"), as: UTF8.self)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    @Test(.enabled(if: Tool.python != nil, "there is no Python here"))
    func `the tests in Python pass`() async throws {
        let source = try Self.examples(in: "python").joined(separator: "\n\n")
        let tests = source.matches(of: /def (test_\w+)/).map { String($0.output.1) }
        #expect(tests.count == 8)
        let calls = tests.map { "\($0)()\nprint('\($0)')\n" }.joined()
        try folder.write(
            source + "\n\ntry:\n    "
                + calls.replacing("\n", with: "\n    ") + "pass\nfinally:\n    server.terminate()\n", to: "example.py")
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let ran = try await #require(Tool.python).run(
            [folder.path + "/example.py"],
            environment: ["XDG_STATE_HOME": folder.path, "PATH": "\(BuiltPrograms.folder.path):\(search)"])
        #expect(ran.output == tests.joined(separator: "\n") + "\n", "\(ran.errors)")
        #expect(ran.status == 0)
    }

    @Test(.enabled(if: Tool.swiftc != nil, "there is no Swift compiler here"))
    func `the test in Swift passes`() async throws {
        let example = try #require(try Self.examples(in: "swift").first { $0.contains("CONTROL") })
        let source = example + "\n\ntry await testThatAnExpiredTokenIsRefused()\nprint(\"passed\")\n"
        try folder.write(source, to: "main.swift")
        let built = try await #require(Tool.swiftc).run(
            ["-swift-version", "6", folder.path + "/main.swift", "-o", folder.path + "/example"])
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--control", "127.0.0.1:0"], stateFolder: folder.path)
        let ran = try await Tool(at: folder.path + "/example")
            .run([], environment: Self.values(in: await program.greeting()))
        #expect(ran.output == "passed\n", "\(ran.errors)")
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
    }

    /// Returns the named values of a greeting.
    private static func values(in greeting: String) -> [String: String] {
        let lines = greeting.split(separator: "\n").map { $0.split(separator: "'") }
        return Dictionary(
            lines.filter { $0.count > 1 && $0[0].hasSuffix("=") }.map { (String($0[0].dropLast()), String($0[1])) }
        ) { first, _ in first }
    }
}
