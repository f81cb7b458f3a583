import Testing
import TonearmLineEditor

@testable import TonearmShell

@Suite struct AliasTests {
    @Test func `a name stands for lines as they were typed, with what follows it`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "alias born = open albums/310730204 -o ids; follow tracks -o ids | head -1", "alias ids=show -o ids",
            "alias find = search")
        #expect(await session.run("born").lines.first == "albums/310730204")
        #expect(await session.run("born").lines.count == 2)
        try await session.runAll("open albums/310730204")
        #expect(await session.run("find she's the one --limit 1 -o ids").status == 0)
        let timed = await session.run("time ids")
        #expect(timed.output == (await session.run("show -o ids").output) && timed.errors == "time: 0 ms\n")
        #expect(await session.run("alias ids").output == "ids  show -o ids\n")
        #expect(await session.run("alias").lines.count == 3)
        #expect(await session.run("alias ids =").output == "'ids' is no longer an alias.\n")
        #expect(await session.run("ids").errors.contains("Unknown command 'ids'"))
        try await session.runAll("undo")
        #expect(session.session.aliases["ids"] == "show -o ids")
    }

    @Test func `no name goes in a circle, nor grows beyond bounds`() async throws {
        let session = ShellSession()
        try await session.runAll("alias aa = bb", "alias bb = aa", "alias cc = storefront; cc", "alias d0 = where")
        #expect(await session.run("aa").errors.contains("Unknown command 'aa'"))
        #expect(await session.run("cc").errors.contains("Unknown command 'cc'"))
        for number in 1...40 {
            try await session.runAll("alias d\(number) = d\(number - 1); d\(number - 1)")
        }
        let outcome = await session.run("d40")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("with its aliases written out the line has more than"))
    }

    @Test(arguments: [
        ("alias open = back", "Cannot name a line 'open': a command has this name"),
        (
            "alias 5 = back",
            "Cannot name a line '5': a name is made of letters, digits, '-' and '_', and is not a number"
        ),
        ("alias nope", "Cannot find the alias 'nope': there is no alias of this name"),
        ("alias nope =", "Cannot find the alias 'nope': there is no alias of this name"),
        ("alias tok = token developer set", "Cannot name a line 'tok': its command is given a secret"),
        ("alias tok = where; token user set", "Cannot name a line 'tok': its command is given a secret"),
        ("alias tok = token", "Cannot name a line 'tok': its command is given a secret"),
    ])
    func `what cannot be an alias is refused`(line: String, error: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(error), "\(outcome.errors)")
    }

    @Test func `an alias is kept with the session and completed, and what follows it as what it stands for`()
        async throws
    {
        let session = ShellSession()
        try await session.runAll("alias tour = lesson start", "alias trk = where; follow")
        let saved = try SessionFormat.read(try SessionFormat.bytes(of: session.session)).session
        #expect(saved.aliases == ["tour": "lesson start", "trk": "where; follow"])
        func texts(_ line: String) -> [String] {
            Completer(session: session.session).completion(of: line, at: line.utf8.count).candidates.map(\.text)
        }
        #expect(texts("tou") == ["tour"])
        #expect(texts("alias t") == ["tour", "trk"])
        #expect(texts("tour ") == texts("lesson start ") && !texts("tour ").isEmpty)
        #expect(texts("trk --lim") == ["--limit"] && texts("time follow --lim") == ["--limit"])
        #expect(
            ArgumentShape.hint(for: "trk ", aliases: session.session.aliases)?.text.hasPrefix("[RELATIONSHIP]") == true)
    }
}

@Suite struct TimeTests {
    @Test func `a command is timed beside what it prints`() async throws {
        let session = ShellSession()
        var times = [1_000, 2_234_567]
        session.shell.environment.elapsed = { times.removeFirst() }
        let outcome = await session.run("time storefronts us -o ids")
        #expect(outcome.output == "storefronts/us\n")
        #expect(outcome.errors == "time: 2233.567 ms\n")
    }

    @Test func `a command that fails is timed too, and without one nothing is`() async {
        let session = ShellSession()
        let outcome = await session.run("time albums 1")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("time: 0 ms\nerror: "))
        #expect(await session.run("time").errors.contains("Cannot time a command: none follows"))
        #expect(await session.run("time search she's the one --limit 1 -o ids").status == 0)
    }
}

@Suite struct StatusTests {
    @Test func `one screen says where, who and what is pending`() async throws {
        let session = ShellSession()
        #expect(await session.run("status").lines.last == "pending          nothing")
        try await session.runAll(
            "account lapse --after 1h", "fault set 503", "consent request")
        let lines = await session.run("status").lines
        #expect(lines.count <= 22)
        #expect(lines.contains { $0.hasPrefix("pending") && $0.contains("the consent dialog is open: allow or deny") })
        #expect(lines.contains { $0.hasPrefix("pending") && $0.contains("account lapse, in 1 hour") })
        #expect(lines.contains { $0.hasPrefix("pending") && $0.contains("1 fault is set") })
        let json = await session.run("status -o json").output
        #expect(json.contains("\"pending\": [") && json.contains("\"storefront\": \"us United States"))
    }
}
