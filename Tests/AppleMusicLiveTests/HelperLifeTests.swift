import Foundation
import PseudoTerminalSupport
import Testing

/// When the program that speaks HTTPS ends, as the one that serves sees it: its connections end too.
@Suite struct HelperLifeTests {
    private static func arguments(_ server: BadServer) -> [String] {
        ["--service", "http://127.0.0.1:\(server.port)", "--timeout", "600", "--fresh"]
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
    func `it ends with the shell, whatever ends that one`(signal: Int32) async throws {
        try await BadServer.with({ _ in .hang([]) }) { server in
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: Live.shell)
            shell.arguments = Self.arguments(server) + ["get", "/v1/test"]
            shell.standardInput = FileHandle.nullDevice
            shell.standardOutput = FileHandle.nullDevice
            shell.standardError = FileHandle.nullDevice
            try shell.run()
            try await server.wait { !$0.received.isEmpty }
            kill(shell.processIdentifier, signal)
            try await server.wait { $0.closed == 1 }
            while shell.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test func `Ctrl-C stops a request, and the shell and the program go on`() async throws {
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
            terminal.send("get /v1/now\r")
            try await server.wait { $0.received.count == 2 }
            #expect(!terminal.screen.text.contains("tonearm-live"))
        }
    }
}

extension PseudoTerminal {
    /// Waits for a text for as long as it takes, and keeps no task's thread meanwhile.
    fileprivate func shows(_ text: String) async throws {
        while !screen.text.contains(text) {
            settle(milliseconds: 0)
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
