import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmTestSupport

@testable import TonearmLive

/// Tests the authorization page over a real connection, with plain requests and in a browser if one is installed.
@Suite struct TokenPageServerTests {
    /// The part of MusicKit JS that the page uses, already authorized.
    private static let standIn = """
        window.MusicKit = {
          configure: async options => ({
            isAuthorized: true,
            authorize: async () => 'token-for-' + options.developerToken,
          }),
          getInstance: () => { throw new Error('configure gave an instance'); },
        };
        document.dispatchEvent(new Event('musickitloaded'));
        """

    private static func connection() throws -> HelperConnection {
        try HelperConnection(program: Live.program, Live.configuration())
    }

    private static func send(_ method: Request.Method, _ target: String, _ base: String, body: String = "")
        async throws -> Response
    {
        let origin = try ServerOrigin(base)
        var request = Request(method, target)
        request.headers["Origin"] = method == .post ? base : nil
        request.body = Array(body.utf8)
        return try await Live.service(origin.description).answer(request)
    }

    @Test func `plain requests can replace the page`() async throws {
        let question = PageQuestion(developerToken: "a.b.c", script: "https://example.org/m.js", timeout: 3600)
        let token = try await Self.connection().userToken(question) { address in
            let parts = address.split(separator: "/")
            let (base, path) = ("http://\(parts[1])", "/\(parts[2])/")
            let refused = try await Self.send(.post, "/other/token", base, body: #"{"token":"forged"}"#)
            #expect(refused.status == 404)
            #expect(refused.headers["Cache-Control"] == "no-store")
            #expect(refused.headers["Content-Security-Policy"]?.contains("https://example.org") == true)
            let taken = try await Self.send(.post, path + "token", base, body: #"{"token":"abc"}"#).status
            #expect(taken == 204)
        }
        #expect(token == "abc")
    }

    @Test func `without a visitor the page times out`() async throws {
        let question = PageQuestion(developerToken: "a.b.c", timeout: 1)
        await #expect(throws: ConnectionProblem(.page, "", "nobody allowed it within 1 seconds")) {
            try await Self.connection().userToken(question) { _ in }
        }
    }

    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"))
    func `in a browser the page gets a token from MusicKit and returns it`() async throws {
        let folder = try TemporaryFolder()
        let answer =
            "HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: \(Self.standIn.utf8.count)\r\n\r\n"
            + Self.standIn
        let running = Mutex<SpawnedProgram?>(nil)
        let token = try await BadServer.with({ _ in .answer(answer) }) { server in
            let question = PageQuestion(
                developerToken: "a.b.c", script: "http://127.0.0.1:\(server.port)/musickit.js", timeout: 3600)
            return try await Self.connection().userToken(question) { address in
                let process = SpawnedProgram()
                process.executableURL = URL(fileURLWithPath: Self.browser ?? "")
                process.arguments = [
                    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                    "--user-data-dir=\(folder.path)/profile", "--remote-debugging-port=0", address,
                ]
                process.standardOutput = .null
                process.standardError = .null
                try process.start()
                running.withLock { $0 = process }
            }
        }
        running.withLock { $0 }?.terminate()
        while running.withLock({ $0?.isRunning }) == true { try await Task.sleep(for: .milliseconds(5)) }
        #expect(token == "token-for-a.b.c")
    }
}
