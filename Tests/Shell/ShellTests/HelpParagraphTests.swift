import Testing
import TonearmLineEditor
import TonearmTerminalText

@testable import TonearmShell

/// Tests that help has short paragraphs, and names the commands to type.
@Suite struct HelpParagraphTests {
    /// The maximum length of a paragraph, in lines of 80 columns.
    private static let longest = 5

    @Test(arguments: CommandTable.names)
    func `no paragraph of a command's help is long`(name: String) async throws {
        let lines = await ShellSession().run("\(name) --help").lines
        let discussion = lines.drop { $0.hasPrefix("OVERVIEW") || !$0.isEmpty }.prefix { !$0.hasPrefix("USAGE") }
        for paragraph in discussion.split(separator: "") where !paragraph.contains(where: { $0.hasPrefix("- ") }) {
            #expect(paragraph.count <= Self.longest, "\(paragraph.joined(separator: "\n"))")
        }
        #expect(discussion.allSatisfy { displayWidth($0) <= 80 })
    }

    @Test func `lists stand together, with an empty line before and behind them`() async throws {
        let lines = await ShellSession().run("help service").lines
        let first = try #require(lines.firstIndex { $0.hasPrefix("- ") })
        let last = try #require(lines.lastIndex { $0.hasPrefix("- ") })
        #expect(lines[first - 1].isEmpty)
        #expect(lines[first...last].allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("  ") })
        #expect(lines[last...].contains(""))
    }

    @Test(arguments: [
        ("offer", "offer [accept|dismiss] [-o FORM]"), ("clock", "clock [show|advance …|set …] [-o FORM]"),
        ("queue", "queue [ACTION…] [-o FORM]"), ("set", "set [ACTION…] [-o FORM]"),
    ])
    func `a usage line names the actions if they fit`(name: String, usage: String) throws {
        let command = try #require(CommandTable.exactly(name))
        #expect(Synopsis.of(command) == usage)
    }

    @Test func `every usage line that names actions fits a line`() {
        for command in CommandTable.all where command.knownForms.count > 1 {
            #expect(Synopsis.of(command).count <= 80 - "USAGE: ".count, "\(Synopsis.of(command))")
        }
    }

    @Test func `the operators of conditions are explained`() async {
        let output = await ShellSession().run("explain conditions").output
        for sign in ["~", "!~", "=", "!=", "<", "matches", "exists", "&&", "||"] {
            #expect(output.contains(sign), "\(sign)")
        }
    }

    @Test func `the pace of a performance is a factor`() async {
        let help = await ShellSession().run("help transcript play").output
        #expect(help.contains("--speed FACTOR") && !help.contains("SECONDS"))
        let refused = await ShellSession().run("transcript play x.md --speed fast")
        #expect(refused.errors.contains("Cannot use 'fast' for '--speed': it is not a valid FACTOR"))
    }

    @Test func `a flag without an effect is understood, and neither listed nor offered`() async {
        let session = ShellSession()
        #expect(await !session.run("help transcript verify").output.contains("keep-going"))
        let typed = "transcript verify --k"
        #expect(Completer(session: session.session).completion(of: typed, at: typed.utf8.count).candidates.isEmpty)
        #expect(await session.run("transcript verify --keep-going /nope.md").output.contains("/nope.md"))
    }
}
