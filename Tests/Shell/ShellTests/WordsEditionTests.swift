import Testing
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmTerminalText
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests the second edition of the messages, and what remains of the first.
@Suite struct WordsEditionTests {
    private func session(_ lines: String..., width: Int = 80) async throws -> ShellSession {
        let session = ShellSession(width: width)
        session.session.settings.words = .second
        for line in lines { try await session.runAll(line) }
        return session
    }

    @Test func `a search shows complete releases first, and a line says what came last`() async throws {
        let session = try await session()
        let lines = try await session.runAll("search beach bunny --types albums").lines
        #expect(lines.contains { $0.contains("unknown tracks come last") }, "\(lines)")
        let opened = try await session.runAll("open 1").output
        #expect(!opened.contains("not recorded") && !opened.contains("not all tracks known"), "\(opened)")
        let first = try await ShellSession().runAll("search beach bunny --types albums").lines
        #expect(!first.contains { $0.contains("come last") } && first[1...5] != lines[1...5])
    }

    @Test func `JSON, ids and what is asked for by id keep the service's order`() async throws {
        let session = try await session()
        let json = try await session.runAll("search beach bunny --types albums -o ids").output
        #expect(try await json == ShellSession().runAll("search beach bunny --types albums -o ids").output)
        let albums = try await session.runAll("albums 1445627459 1482041821").output
        #expect(!albums.contains("left out") && albums.contains("Audiotree"))
        let tracks = try await session.runAll("open albums/1445627459").output
        #expect(tracks.contains("6 rows are left out") && !tracks.contains("(track 1"), "\(tracks)")
    }

    @Test func `help begins with five things, on a screen of 80 columns and 24 lines`() async throws {
        let lines = try await session().runAll("help").lines
        #expect(lines.count <= 22 && lines.allSatisfy { displayWidth($0) <= 80 }, "\(lines.count)")
        for (line, _) in HelpStart.first + HelpStart.app {
            #expect(lines.contains { $0.hasPrefix("  \(line) ") }, "\(line)")
        }
        let all = try await session().runAll("help commands").output
        let words = Set(all.split { $0 == " " || $0 == "," || $0 == "\n" }.map(String.init))
        #expect(words.isSuperset(of: CommandTable.names))
        #expect(HelpStart.others.isSubset(of: CommandTable.names))
    }

    @Test func `the lines that help begins with work in their order, and so do the words beside them`() async throws {
        let session = try await session()
        for (line, text) in HelpStart.first + HelpStart.app {
            try await session.runAll(line)
            if line == "authorize" { try await session.runAll("allow") }
            for word in text.split(separator: "'").enumerated().filter({ !$0.offset.isMultiple(of: 2) }) {
                try await session.runAll(String(word.element))
            }
            if text.contains("'back'") { try await session.runAll("follow tracks") }
        }
    }

    @Test func `shuffle says what it did, and gathered edits name their song`() async throws {
        let session = try await session("authorize --answer allow", "play albums/310730204")
        let shuffled = try await session.runAll("shuffle songs").output
        #expect(shuffled.contains("8 entries are in a new order; next is '"), "\(shuffled)")
        #expect(
            try await session.runAll("shuffle off").output.contains("in their own order again; next is 'Tenth Avenue"))
        try await session.runAll("queue begin")
        #expect(try await session.runAll("queue remove 6").output.contains("remove 'She's the One'"))
        #expect(try await session.runAll("queue move 3 --to 2").output.contains("move 'Night' from 3 to 2"))
        #expect(
            try await session.runAll("queue insert songs/203709340 --after 1").output.contains(
                "insert 'Dancing in the Dark' after 'Thunder Road'"))
    }

    @Test func `authorize says that the storefront changes`() async throws {
        let session = try await session("storefront jp")
        let output = try await session.runAll("authorize --answer allow").output
        #expect(output.contains("in place of jp") && session.session.world.storefront == "us", "\(output)")
    }

    @Test(arguments: [
        (Settings.Vocabulary.both, 2), (.brief, 1), (.musicKit, 1), (.storeKit, 1), (.none, 0),
    ])
    func `a vocabulary has as many lines as it names frameworks`(vocabulary: Settings.Vocabulary, count: Int)
        async throws
    {
        let session = ShellSession(width: 200)
        session.session.settings.vocabulary = vocabulary
        let lines = try await session.runAll("consent").lines
        #expect(lines.count { $0.hasPrefix("  StoreKit ") || $0.hasPrefix("  MusicKit ") } == count, "\(lines)")
        try await session.runAll("authorize --answer allow")
        let played = try await session.runAll("play albums/310730204").lines
        #expect(
            played.contains { $0.contains(".shared.play()") } == (vocabulary != .storeKit && count > 0), "\(played)")
        #expect(vocabulary != .none || !played.contains { $0.contains("MusicPlayer") })
    }

    @Test func `the prompt has words, the device among several, and a recording`() async throws {
        let session = try await session("authorize --answer allow")
        #expect(PromptLines(session: session.session).left == "us> ")
        try await session.runAll("account lapse", "device add second", "device use phone")
        let left = PromptLines(session: session.session, isRecording: true).left
        #expect(
            left.hasPrefix("[recording] ") && left.contains("Runner on phone") && left.contains("(no plan"), "\(left)")
        let styled = PromptLines(session: session.session).styledRight
        #expect(!styled.spans.contains { $0.style == .off })
    }

    @Test(arguments: [
        ("albums born to run", "Born to Run"), ("artist springsteen", "Bruce Springsteen"),
        ("charts --genre hip hop --types songs", "Top Songs"),
    ])
    func `a name is understood in place of an id`(line: String, part: String) async throws {
        let output = try await session().runAll(line).output
        #expect(output.contains(part), "\(output)")
    }

    @Test func `what changes something takes an exact name, or shows the choice`() async throws {
        let session = try await session("scenario load subscriber")
        let before = session.session.world.memory
        let choice = await session.run("library add born to")
        #expect(
            choice.status == 0 && choice.errors.contains("nothing is changed before you choose"), "\(choice.errors)")
        #expect(session.session.world.memory.isSame(as: before))
        let added = await session.run("library add catch a vibe")
        #expect(added.output.contains("Asked to add") && added.errors.contains("'catch a vibe' is songs/"), "\(added)")
        try await session.runAll("clock advance 1h")
        #expect(try await session.runAll("library add catch a vibe").output.contains("it is in the library already"))
    }

    @Test func `a limit over the largest names the command for pages`() async throws {
        let errors = try await session().run("search beach --limit 300").errors
        #expect(errors.contains("'limit' can be 1 to 25. 'all --max 300'"), "\(errors)")
        #expect(await !ShellSession().run("search beach --limit 300").errors.contains("all --max"))
    }

    @Test(arguments: [
        ("search beach", true), ("open 1", true), ("tracks", true), ("similar-artists", true), ("! date", true),
        ("time albums 1", true), ("storefront jp; charts", true), ("allow", true), ("serach beach", false),
        ("search beach --limt 3", false), ("queue shuffle", false), ("search beach |", false),
    ])
    func `a line with unknown words is not suggested`(line: String, canRun: Bool) {
        #expect(Shell.canRun(line, in: ShellSession().session) == canRun)
    }

    @Test func `a header keeps the edition and the vocabulary`() throws {
        var start = SessionStart()
        #expect(start.header[.words] == nil && start.header[.vocabulary] == nil)
        start.words = .second
        start.vocabulary = .none
        #expect(start.header[.words] == "2" && start.header[.vocabulary] == "none")
        let session = try SessionStart(start.header, of: "a.md").session()
        #expect(session.settings.words == .second && session.settings.vocabulary == .none)
        var header = Transcript.Header()
        header[.words] = "9"
        #expect(throws: PerformanceProblem.self) { try SessionStart(header, of: "a.md") }
    }
}
