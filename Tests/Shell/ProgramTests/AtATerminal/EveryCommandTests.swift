import Testing
import TonearmShell
import TonearmTestSupport

/// Every command of the table at a terminal, right and wrong, as the shipped program runs it.
@Suite(.waiting) struct EveryCommandTests {
    struct Named: Sendable, CustomTestStringConvertible {
        let type: any Command.Type
        var testDescription: String { type.name }

        static let all = CommandTable.all.map(Named.init)
        /// Leaving, and waiting for an editor, end a conversation.
        static let conversing = all.filter { !["exit", "edit"].contains($0.type.name) }
    }

    @Test(arguments: Named.conversing)
    func `a command's examples run at a terminal, and an unknown option is refused`(command: Named) throws {
        let name = command.type.name
        let outcome = try ComparedConversation.run(command.type.examples + ["\(name) --frobnicate", "version"])
        for (line, printed) in zip(command.type.examples, outcome.printed) {
            #expect(!printed.contains("itself failed"), "\(line): \(printed)")
            #expect(!printed.contains("error: "), "\(line): \(printed)")
        }
        let refused = outcome.printed[outcome.printed.count - 2]
        // In JSON, if an example sets this output.
        #expect(refused.contains("error: ") || refused.contains("\"error\""), "\(refused)")
        #expect(outcome.printed.last?.contains("tonearm") == true)
        #expect(outcome.status == 0)
    }

    @Test func `exit leaves with the status 0, and an editor returns to the prompt`() throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder)
        try conversation.run("version")
        try conversation.run("edit")
        conversation.terminal.send("exit\r")
        #expect(conversation.terminal.waitForExit() == 0)
    }

    @Test func `Tab after every command completes or does nothing`() throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder)
        for name in CommandTable.names {
            conversation.terminal.send("\(name) \t\t")
            // Ctrl-C while the candidates are looked for ends the search alone.
            conversation.terminal.settle(milliseconds: 200)
            try conversation.interrupt()
        }
        #expect(try conversation.run("version").contains("tonearm "))
        #expect(conversation.leave() == 0)
    }
}
