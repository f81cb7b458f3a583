public import Foundation
public import Testing

/// A trait that gives each test a simulated Apple Music, played by `tonearm serve`: `@Test(.appleMusic)`.
public struct AppleMusicTrait: TestTrait, SuiteTrait, TestScoping {
    /// A path to a world file.
    let world: String?
    let faults: [String]

    private let id = UUID()

    /// Gives each test of a suite a world of its own.
    public var isRecursive: Bool { true }

    /// Provides a world for a test itself, or for one of its arguments. Only the innermost trait does.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        let innermost = test.traits.last { $0 is Self } as? Self
        return testCase != nil && innermost?.id == id ? self : nil
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let music = try await AppleMusic(world: world, faults: faults)
        let (issues, recorded) = AsyncStream.makeStream(of: Void.self)
        let watch = IssueHandlingTrait.compactMapIssues { issue in
            recorded.yield()
            return issue
        }
        let result: Result<Void, any Error>
        do {
            try await watch.provideScope(for: test, testCase: testCase) {
                try await AppleMusic.$tested.withValue(music, operation: function)
            }
            result = .success(())
        } catch {
            recorded.yield()
            result = .failure(error)
        }
        recorded.finish()
        if await issues.first(where: { true }) != nil {
            let journal: String
            do { journal = try await music.journal() } catch { journal = "\(error)" }
            Issue.record("Apple Music journal\n\(journal)", sourceLocation: test.sourceLocation)
        }
        await music.end(after: test.name)
        try result.get()
    }
}

extension Trait where Self == AppleMusicTrait {
    /// A simulated Apple Music, which `AppleMusic.current` returns in the test.
    public static var appleMusic: Self { Self(world: nil, faults: []) }

    /// A simulated Apple Music that begins with a world file, or with faults.
    public static func appleMusic(world: String? = nil, faults: [String] = []) -> Self {
        Self(world: world, faults: faults)
    }
}

/// A sentence: the server cannot be reached or started, or refused an order of the test.
public struct AppleMusicError: Error, CustomStringConvertible {
    public let description: String
}

/// A world of its own: accounts, libraries, a clock, faults and a journal.
public struct AppleMusic: Sendable {
    @TaskLocal fileprivate static var tested: AppleMusic?

    public let id: String
    /// The address of the service, such as `http://127.0.0.1:8502`.
    public let origin: String
    public let developerToken: String
    /// The music user tokens of the accounts, by their names.
    public let tokens: [String: String]
    private let server: TonearmServer

    /// The world of the test that runs.
    public static var current: AppleMusic {
        get throws {
            if let tested { return tested }
            throw AppleMusicError(description: "This test has no world. Give it or its suite the trait '.appleMusic'.")
        }
    }

    fileprivate init(world: String?, faults: [String]) async throws {
        server = try await TonearmServer.found.value
        var order: [String: Any] = ["faults": faults, "suite": TonearmServer.suite]
        do {
            if let world {
                order["world"] = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: world)))
            }
            let made = try await server.ask("POST", "/worlds", order)
            id = made["id"] as? String ?? ""
            origin = made["origin"] as? String ?? ""
            let tokens = made["tokens"] as? [String: String] ?? [:]
            developerToken = tokens["developer"] ?? ""
            self.tokens = tokens.filter { $0.key != "developer" }
        } catch {
            let prefix = world.map { "Cannot make the world of '\($0)': " } ?? ""
            throw AppleMusicError(description: prefix + ((error as? AppleMusicError)?.description ?? "\(error)"))
        }
    }

    /// The line to type in the shell.
    public var attach: String { "attach \(server.file) \(id)" }

    /// Returns the answer to another control request about this world: see docs/worlds.md.
    @discardableResult
    public func ask(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> [String: Any] {
        try await server.ask(method, "/worlds/\(id)\(path)", body)
    }

    /// An account of a world. `token` is the music user token that it began with.
    public struct Account: Sendable {
        public let name: String
        public let token: String
        fileprivate let music: AppleMusic

        /// Ends the subscription.
        public func lapse() async throws { try await event("lapse") }
        /// Begins a subscription.
        public func subscribe() async throws { try await event("subscribe") }
        /// Withdraws the app's access, and its user tokens.
        public func revoke() async throws { try await event("revoke") }
        /// Gives the app access again.
        public func grant() async throws { try await event("grant") }
        /// Withdraws the user tokens of all apps.
        public func changePassword() async throws { try await event("change-password") }
        /// Returns a new music user token.
        public func newToken() async throws -> String { try await event("token")["token"] as? String ?? "" }

        @discardableResult
        private func event(_ event: String) async throws -> [String: Any] {
            try await music.ask("POST", "/accounts/\(name)/\(event)")
        }
    }

    /// Returns an account by its name in the world file.
    public func account(_ name: String) throws -> Account {
        if let token = tokens[name] { return Account(name: name, token: token, music: self) }
        let names = tokens.keys.sorted().joined(separator: ", ")
        throw AppleMusicError(description: "The world has no account '\(name)'. It has: \(names).")
    }

    /// An account with a subscription in the United States and a library.
    public var subscriber: Account { get throws { try account("subscriber") } }

    /// Returns the time of the world.
    public func now() async throws -> Date {
        try Date(await ask("GET", "/clock")["now"] as? String ?? "", strategy: .iso8601)
    }

    /// Moves the clock forward.
    public func advanceClock(by time: Duration) async throws {
        try await ask("PUT", "/clock", ["advance": Int(time.components.seconds)])
    }

    /// Sets the time. A running clock runs on.
    public func setClock(to now: Date) async throws { try await ask("PUT", "/clock", ["now": now.formatted(.iso8601)]) }

    /// Adds faults: `fail("429 --on /v1/catalog --times 1")`.
    public func fail(_ faults: String...) async throws {
        let before = try await ask("GET", "/faults")["faults"] as? [String] ?? []
        try await ask("PUT", "/faults", ["faults": before + faults])
    }

    /// Ends all faults.
    public func clearFaults() async throws { try await ask("DELETE", "/faults") }

    /// Returns the entries of the journal: `requests(["path": "/v1/me", "status": "4xx"])`.
    public func requests(_ choice: [String: String] = [:]) async throws -> [JournalEntry] {
        var address = URLComponents()
        address.path = "/journal"
        address.queryItems = choice.map { URLQueryItem(name: $0.key, value: $0.value) }
        let entries = try await ask("GET", address.string ?? "")["requests"] as? [[String: Any]] ?? []
        return entries.map(JournalEntry.init)
    }

    /// Returns the last 50 requests as text.
    public func journal() async throws -> String {
        let lines = try await requests(["limit": "50"]).flatMap(\.lines)
        return lines.isEmpty
            ? "The world received no request. Does the app send the world's developer token to its origin?"
            : lines.joined(separator: "\n")
    }

    /// Brings back the state in which the world was made, and empties the journal. Its tokens stay valid.
    public func reset() async throws { try await ask("POST", "/reset") }
    /// Keeps the present state under a name.
    public func snapshot(_ name: String) async throws { try await ask("PUT", "/snapshots/\(name)") }
    /// Brings a kept state back.
    public func restore(_ name: String) async throws { try await ask("POST", "/snapshots/\(name)/restore") }

    /// Deletes the world, or prints how to attach to it.
    fileprivate func end(after test: String) async {
        await server.noteCoverage()
        if TonearmServer.keeps {
            let ending = server.process.map { " (kill \($0) ends its server)" } ?? ""
            print("world of \(test): \(attach)\(ending)")
        } else {
            _ = try? await ask("DELETE", "")  // if the server has ended, so has the world
        }
    }
}
