import AppleMusicAPI
import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmLive

/// Tests the end of the helper program, seen by a server as the end of its connections.
@Suite struct HelperLifeTests {
    private static func arguments(_ server: BadServer) -> [String] {
        ["--service", "http://127.0.0.1:\(server.port)", "--timeout", "600", "--fresh"]
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
    func `it ends with the shell, however the shell ends`(signal: Int32) async throws {
        try await BadServer.with({ _ in .hang([]) }) { server in
            let shell = SpawnedProgram()
            shell.executableURL = URL(fileURLWithPath: Live.shell)
            shell.arguments = Self.arguments(server) + ["get", "/v1/test"]
            shell.standardInput = .null
            shell.standardOutput = .null
            shell.standardError = .null
            try shell.start()
            try await server.wait { !$0.received.isEmpty }
            shell.send(signal)
            try await server.wait { $0.closed == 1 }
            while shell.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test func `a killed helper is reported, and the next request starts another`() async throws {
        // A wrapper script writes down the number of the process started by this test's connection.
        let folder = try TemporaryFolder()
        let script = "#!/bin/sh\necho $$ > '\(folder.path)/process'\nexec '\(Live.program)'\n"
        try folder.write(script, to: "helper")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/helper")
        func process() throws -> Int32 {
            let text = try String(contentsOfFile: folder.path + "/process", encoding: .utf8)
            return try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
        try await BadServer.with({ head in
            head.contains("/v1/never ")
                ? .hang([]) : .answer("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"data\":[]}")
        }) { server in
            let service = try Live.service(
                "http://127.0.0.1:\(server.port)", program: folder.path + "/helper", Live.configuration())
            async let failure = #expect(throws: ConnectionProblem.self) {
                try await service.answer(Request(.get, "/v1/never"))
            }
            try await server.wait { $0.received.count == 1 }
            let first = try process()
            kill(first, SIGKILL)
            let ended = await failure
            #expect(ended?.kind == .programEnded)
            #expect(ended?.detail.contains("signal 9") == true)
            #expect(try await service.answer(Request(.get, "/v1/now")).status == 200)
            // A helper that ended between requests is not reported.
            let second = try process()
            #expect(second != first)
            kill(second, SIGKILL)
            try await server.wait { $0.closed >= 2 }
            while kill(second, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await service.answer(Request(.get, "/v1/now")).status == 200)
        }
    }

    @Test func `Ctrl-C cancels a request, and the shell and the helper continue`() async throws {
        try await BadServer.with({ head in
            head.contains("/v1/never ")
                ? .hang([]) : .answer("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"data\":[]}")
        }) { server in
            let terminal = try PseudoTerminal(
                running: Live.shell, arguments: Self.arguments(server),
                environment: ["TERM": "xterm", "HOME": "/nonexistent"])
            defer { terminal.close() }
            try await terminal.shows("127.0.0.1")
            terminal.send("get /v1/never\r")
            try await server.wait { $0.received.count == 1 }
            try await terminal.shows("Ctrl-C stops")
            terminal.send("\u{3}")
            try await server.wait { $0.closed == 1 }
            // Keys typed before the prompt is back may be lost.
            try await terminal.shows { $0.lines[$0.row].hasSuffix(">") }
            terminal.send("get /v1/now\r")
            try await server.wait { $0.received.count == 2 }
            #expect(!terminal.screen.text.contains("tonearm-live"))
        }
    }
}

extension PseudoTerminal {
    fileprivate func shows(_ text: String) async throws { try await shows { $0.text.contains(text) } }

    /// Waits for a condition without a timeout and without blocking a task's thread.
    fileprivate func shows(_ condition: (TerminalScreen) -> Bool) async throws {
        while !condition(screen) {
            settle(milliseconds: 0)
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
