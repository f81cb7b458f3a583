import Testing
import TonearmConsole
import TonearmWorld

@testable import TonearmShell

/// Tests that active faults and eras are visible.
@Suite struct ConditionTests {
    private func left(_ session: Session) -> String { PromptLines(session: session).left }

    @Test(arguments: [("long", "us> "), ("short", "us> "), ("off", "> ")])
    func `every built-in prompt shows what is on`(format: String, usual: String) async throws {
        let session = ShellSession()
        try await session.runAll("set prompt \(format)")
        #expect(left(session.session) == usual)
        try await session.runAll("fault set 503 --on /v1/catalog --times 3")
        #expect(left(session.session) == (format == "off" ? "[fault 503]> " : "[fault 503] \(usual)"))
        try await session.runAll("set plain on", "set era 2017", "fault set queue-timeout", "fault set rate-limit")
        #expect(left(session.session) == "[era 2017, 3 faults]" + (format == "off" ? "> " : " us> "))
        try await session.runAll("fault clear", "set era today")
        #expect(left(session.session) == usual)
    }

    @Test func `the part can stand in a format, and goes before a dialog`() async throws {
        let session = ShellSession()
        try await session.runAll("set prompt '%s %x> '")
        #expect(left(session.session) == "us> ")
        try await session.runAll("fault set offline --on /offer")
        #expect(left(session.session) == "us [fault offline]> ")
        try await session.runAll("consent request")
        #expect(left(session.session) == "[fault offline] allow or deny> ")
    }

    @Test func `a fault that is used up shows no more`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set 503 --times 1")
        _ = await session.run("get /v1/storefronts/us")
        #expect(left(session.session) == "us> ")
    }

    @Test func `the greeting's notice names what is on and what ends it`() async throws {
        let session = ShellSession()
        #expect(session.session.conditionsNotice == nil)
        try await session.runAll("fault set 429 --on /v1/me", "set era 2017")
        #expect(
            session.session.conditionsNotice?.plain
                == "The fault '429 --on /v1/me' is on: fault clear ends it. The service answers as in 2017: "
                + "set era today ends it.")
        #expect(try await session.runAll("status").output.contains("the service answers as in 2017: set era today"))
        try await session.runAll("service http://127.0.0.1:9", "fault clear")
        #expect(session.session.conditionsNotice == nil)
    }

    // MARK: - Failures

    private static let clause = "made this failure; 'fault clear' ends it"

    @Test(arguments: [
        ("401", "albums 310730204"), ("403", "get /v1/storefronts/us"), ("404", "get /v1/storefronts/us"),
        ("503 --on /v1", "get /v1/storefronts/us"), ("offline", "albums 310730204"),
        ("offline --on /offer", "offer"), ("500 --on /user-token", "token user request"),
        ("offline --on /user-token", "token user request"), ("add-refused", "library add albums/310730204"),
        ("playlist-500", "playlist add p.x songs/203709340"), ("offline --on /playback", "play"),
    ])
    func `a failure names the fault that made it, in one line`(fault: String, line: String) async throws {
        let session = ShellSession()
        try await session.runAll("set retries 0", "authorize --answer allow")
        var line = line
        switch line {
        case "offer": try await session.runAll("scenario load eligible")
        case "play": try await session.runAll("queue set songs/203709340")
        case "playlist add p.x songs/203709340":
            let made = try await session.runAll("playlist create Road -o ids")
            line = "playlist add \(made.lines[0]) songs/203709340"
        default: break
        }
        try await session.runAll("fault set \(fault)")
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        let named = outcome.errors.split(separator: "\n").filter { $0 == "the fault '\(fault)' \(Self.clause)" }
        #expect(named.count == 1, "\(outcome.errors)")
        let explained = try await session.runAll("explain").output.split(whereSeparator: \.isWhitespace)
        #expect(explained.joined(separator: " ").hasPrefix("cause the fault '\(fault)' \(Self.clause) command"))
        try await session.runAll("fault clear")
        #expect(await !session.run(line).errors.contains("fault"))
    }

    @Test(arguments: [
        ("get /v1/catalog/us/albums/310730204?lmit=1", "every parameter must be one that", "recorded answers"),
        ("get /v1/catalog/us/albums/1", "the storefront must have a resource with this id", "recorded answers"),
        ("get /v1/catalog/xx/albums/1", "the storefront in the path must be one of", "Get a Storefront"),
    ])
    func `a refusal of the service is explained by its rule and the source`(
        line: String, rule: String, source: String
    ) async throws {
        let session = ShellSession()
        #expect(await session.run(line).status == 1)
        let told = try await session.runAll("explain").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(told.contains("rule \(rule)") && told.contains(source), "\(told)")
        try await session.runAll("fault set 503")
        #expect(await session.run("get /v1/test").status == 1)
        // A fault is not a rule of the service.
        #expect(try await !session.runAll("explain").output.contains("rule "))
    }

    @Test func `explain names the part of the request, what was found, and what to send`() async throws {
        let session = ShellSession()
        #expect(await session.run("get '/v1/catalog/us/search?term=love&types=songs&limit=50'").status == 1)
        let told = try await session.runAll("explain").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(told.contains("found the parameter 'limit': 50 allowed 1 to 25 send limit=25"), "\(told)")
        try await session.runAll("scenario load subscriber", "account change-password")
        #expect(await session.run("library").status == 1)
        let token = try await session.runAll("explain").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(
            token.contains("the music user token of 'subscriber' is invalid: the account's password was changed"),
            "\(token)")
    }

    @Test func `the last failure of a fault says that it is used up`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set 503 --times 1")
        let errors = await session.run("get /v1/storefronts/us").errors
        #expect(errors.contains("the fault '503' made this failure and is used up; 'fault clear' ends one sooner\n"))
        #expect(await session.run("get /v1/storefronts/us").status == 0)
    }

    @Test func `the rate limit is named, and other failures are not blamed on a fault`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set rate-limit", "set retries 0", "fault set delay --delay 0")
        var errors = ""
        for _ in 0..<61 { errors += await session.run("get /v1/storefronts/us").errors }
        #expect(errors.contains("the fault 'rate-limit' \(Self.clause)"))
        let other = ShellSession()
        try await other.runAll("fault set delay --delay 0", "fault set 503 --on /v1/me")
        #expect(await !other.run("albums 1").errors.contains("made this failure"))
        #expect(await !other.run("open 7").errors.contains("made this failure"))
        // The active faults are still the first line of 'explain'.
        #expect(try await other.runAll("explain").lines[0].contains("2 faults are on"))
    }

    @Test func `with JSON the fault stands beside the document`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set 503")
        let refused = await session.run("get /v1/storefronts/us -o json")
        #expect(refused.output.contains("\"errors\"") && refused.status == 1)
        #expect(refused.errors == "note: the fault '503' \(Self.clause)\n")
        try await session.runAll("fault clear", "fault set offline")
        let lost = await session.run("get /v1/storefronts/us -o json")
        #expect(lost.errors.contains("\"the fault 'offline' \(Self.clause)\""))
    }

    @Test func `a timeout and an interrupted start name their faults`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "play albums/310730204", "fault set queue-timeout")
        let edited = try await session.runAll("queue insert songs/203709340 --after 3")
        #expect(edited.errors == "note: the fault 'queue-timeout' \(Self.clause)\n")
        try await session.runAll("fault clear", "fault set slow-prepare", "play albums/310730204")
        #expect(
            try await session.runAll("queue set songs/203709340").errors
                == "note: the fault 'slow-prepare' \(Self.clause)\n")
    }

    @MainActor @Test func `a command says at once that it waits for a late completion`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "play albums/310730204", "fault set queue-timeout")
        // With a fixed clock the command does not wait.
        #expect(try await !session.runAll("queue remove 8").errors.contains("waiting"))
        try await session.runAll("clock set system", "queue begin", "queue remove 6")
        // The message is printed before the wait, which is cancelled as soon as it is there.
        let before = session.errorsSoFar
        let task = Task { await session.run("queue commit") }
        while session.errorsSoFar == before { try await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        let outcome = await task.value
        #expect(
            outcome.errors.contains(
                "note: waiting up to 6 s for the completion (the fault 'queue-timeout'; 'fault clear' ends it)"))
    }
}
