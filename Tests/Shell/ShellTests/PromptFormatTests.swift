import Testing
import TonearmConsole
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

@Suite struct PromptFormatTests {
    private func session(_ lines: String...) async throws -> Session {
        let session = ShellSession()
        for line in lines { try await session.runAll(line) }
        return session.session
    }

    private func left(_ session: Session) -> String { PromptLines(session: session, now: ShellSession.time).left }

    @Test func `the long prompt says where it is, and what the app may`() async throws {
        let session = try await session("authorize --answer allow", "open albums/310730204")
        let lines = PromptLines(session: session)
        #expect(lines.left.hasPrefix("us PA") && lines.left.hasSuffix(" albums/310730204> "))
        #expect(lines.right.hasPrefix("Born to Run  playback on  add on  eligible "))
        #expect(lines.styledRight.spans.contains { $0.text == "on" && $0.style == .on })
        #expect(lines.styledLeft.spans.contains { $0.text == "albums/310730204" && $0.style == .command })
    }

    @Test func `the short one has the focus by its name, and nothing at the right`() async throws {
        let session = try await session("set prompt short", "open albums/310730204")
        #expect(left(session) == "us Born to Run> ")
        #expect(PromptLines(session: session).right == "")
        #expect(left(try await self.session("set prompt short")) == "us> ")
        #expect(left(try await self.session("set prompt off", "open albums/310730204")) == "> ")
    }

    @Test(arguments: [
        ("%s", "us "), ("[%s] %f $ ", "[us] $ "), ("%w%%%s> ", "%us> "), ("%s %c %f %n %r> ", "us> "),
        ("%t %l> ", "09:30:00 en-US> "), ("%s  ", "us "), ("日本 %s> ", "日本 us> "),
    ])
    func `a format is text with parts, and empty ones leave no gap`(format: String, prompt: String) async throws {
        #expect(left(try await session("set prompt '\(format)'")) == prompt)
    }

    @Test func `every part has a letter of its own, and is said in the help`() async throws {
        let help = await ShellSession().run("help set prompt").output.split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        for part in PromptFormat.Part.allCases {
            #expect(PromptFormat("%\(part.rawValue)")?.pieces == [.part(part)])
            #expect(help.contains("%\(part.rawValue) ("))
        }
    }

    @Test(arguments: ["%", "%q", "%s %", "%S"])
    func `a sign before what is not a part is refused`(format: String) async {
        let outcome = await ShellSession().run("set prompt '\(format)'")
        #expect(outcome.status == 64)
        #expect(
            outcome.errors.hasPrefix("error: Cannot set prompt to '\(format)': a '%' is followed by an unknown letter"))
        #expect(outcome.errors.contains("Write %% for the sign itself."))
    }

    @Test func `a long name is shortened, and a format has an end`() async throws {
        let session = ShellSession()
        try await session.runAll("set prompt-right '%C'", "set prompt '%n> '", "open albums/310730204")
        var place = try #require(session.session.here)
        place.focus?.name = String(repeating: "長い", count: 40)
        session.session.trail.visit(place)
        #expect(left(session.session) == String(repeating: "長い", count: 5) + "長…> ")
        #expect(await session.run("set prompt '\(String(repeating: "a", count: 201))'").status == 64)
    }

    @Test func `the full prompt has all parts`() async throws {
        let session = try await session("authorize --answer allow", "open albums/310730204", "set prompt full")
        let account = try #require(session.world.device.account?.name)
        let prompt = left(session)
        for part in [account, "us", "en-US", "PA", "albums/310730204"] { #expect(prompt.contains(part), "\(prompt)") }
        #expect(PromptLines(session: session).right.hasPrefix("Born to Run  playback on"))
    }

    @Test(arguments: [
        ("shrot", "Did you mean 'short'? "), ("hello", "A format of your own has a sign"), ("FULL", "Did you"),
    ])
    func `a word that is no format's name is refused, with a way to write it`(text: String, next: String) async {
        for name in ["prompt", "prompt-right"] {
            let session = ShellSession()
            let before = session.session
            let outcome = await session.run("set \(name) \(text)")
            #expect(outcome.status == 64 && outcome.errors.contains(next), "\(outcome.errors)")
            #expect(session.session == before)
            #expect(await session.run("set \(name) '\(text)> '").status == 0)
        }
    }

    @Test func `the right-hand prompt has a format of its own, until it goes with the other again`() async throws {
        let session = try await session("set prompt short", "set prompt-right '%l'")
        #expect(PromptLines(session: session).right == "en-US")
        let again = try await self.session("set prompt-right '%l'", "set prompt-right auto", "open albums/310730204")
        #expect(PromptLines(session: again).right == "Born to Run")
    }

    @Test func `a dialog stands before everything`() async throws {
        let session = ShellSession()
        try await session.runAll("set prompt off", "consent request")
        #expect(left(session.session) == "allow or deny> ")
    }

    @Test func `the calls of one generation are shown where the app is of both`() async throws {
        let both = try await ShellSession().runAll("set vocabulary both", "consent").output
        let storeKit = try await ShellSession().runAll("set vocabulary storekit", "consent").output
        let musicKit = try await ShellSession().runAll("set vocabulary musickit", "consent").output
        #expect(both.contains("\n  StoreKit  ") && both.contains("\n  MusicKit  "))
        #expect(storeKit.contains("\n  StoreKit  ") && !storeKit.contains("\n  MusicKit  "))
        #expect(!musicKit.contains("\n  StoreKit  ") && musicKit.contains("\n  MusicKit  "))
        let player = try await ShellSession().runAll(
            "set vocabulary musickit", "authorize --answer allow", "play albums/310730204"
        ).output
        #expect(!player.contains("MediaPlayer  ") && player.contains("MusicKit  "))
    }

    @Test func `calls are colored, and what matters less is not colored like them`() async throws {
        let outcome = await ShellSession(isTerminal: true, hasColor: true).run("consent")
        #expect(outcome.output.contains("\u{1B}[2m  StoreKit  \u{1B}[0m\u{1B}[35m"))
    }
}
