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
            let terminal = try PseudoTerminal(
                running: Program.path, arguments: ["talk", "play", "2021", "--from", name, "--step"],
                environment: program.environment, columns: columns)
            #expect(terminal.wait(for: name.prefix(1).uppercased() + name.dropFirst()))
            terminal.send("\u{3}")
            #expect(terminal.waitForExit() != nil)
            #expect(terminal.isCooked)
        }
    }

    @Test func `the audience takes over and changes things, and the talk goes on as before`() throws {
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["talk", "play", "2017", "--from", "transaction", "--step"],
            environment: program.environment)
        // The application player plays in this chapter.
        #expect(terminal.wait(for: "us PA->"))
        terminal.send("t")
        #expect(terminal.wait(for: "Your turn"))
        terminal.send("account sign-out\r")
        #expect(terminal.wait(for: "storefront us → unknown"))
        terminal.send("resume\r")
        #expect(terminal.wait { !$0.text.contains("unknown") && $0.text.contains("us PA->") })
        terminal.send(" ")
        #expect(terminal.wait(for: "us PA-> player application"))
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }
}
