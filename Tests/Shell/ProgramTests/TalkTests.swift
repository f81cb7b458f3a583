import Testing
import TonearmTestSupport

@Suite(.serialized) struct TalkTests {
    let program: Program

    init() throws { program = try Program() }

    private static let talks = ["2017", "2021", "article"]

    @Test(arguments: talks)
    func `a talk is performed by one call, and prints what it promises`(name: String) throws {
        let outcome = try program.run("talk", "play", name, "--verify")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\r"))
    }

    @Test(arguments: [80, 40])
    func `Ctrl-C in a chapter ends the talk and leaves the terminal as it was`(columns: Int) throws {
        let chapters = try program.run("talk", "chapters", "2021", "-o", "json").output
        for name in ["browser", "offer"] {
            #expect(chapters.contains("\"\(name)\""))
            let terminal = try program.converse("talk", "play", "2021", "--from", name, "--step", columns: columns)
            #expect(terminal.wait(for: name.prefix(1).uppercased() + name.dropFirst()))
            terminal.send("\u{3}")
            #expect(terminal.waitForExit() != nil)
            #expect(terminal.isCooked)
        }
    }

    @Test func `the audience takes over and changes things, and the talk goes on as before`() throws {
        let terminal = try program.converse("talk", "play", "2017", "--from", "transaction", "--step")
        terminal.send(" ")
        #expect(terminal.wait(for: "us> player application"))
        terminal.send("t")
        #expect(terminal.wait(for: "Your turn"))
        terminal.send("account sign-out\r")
        #expect(terminal.wait(for: "signed out"))
        terminal.send("resume\r")
        #expect(terminal.wait { screen in !screen.text.contains("signed out") })
        terminal.send("  ")
        #expect(terminal.wait(for: "fits an app with music of its own"))
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }
}
