import Testing
import TonearmLineEditor

@testable import TonearmShell

/// Tests commands with several forms: choosing a form, and refusing a line that matches no form.
@Suite struct FormTests {
    @Test(arguments: [
        ("library albms", "Cannot understand 'albms': 'library' has nothing of this name"),
        ("library serch", "Did you mean 'library search'?"),
        ("library search", "Cannot run 'library search': it needs TERM"),
        ("library search ''", "Cannot search the library: no term was given"),
        ("library --limit 5", "'--limit' is an option of 'library search'"),
        ("library add albums/1 --types songs", "'--types' is an option of 'library search'"),
        ("library albums --limit x", "Cannot use 'x' for '--limit'"),
        ("playlist", "Cannot run 'playlist': it needs one of create, add"),
        ("playlist create", "Cannot run 'playlist create': it needs NAME"),
        ("playlist create ''", "Cannot create a playlist: it needs a name"),
        ("playlist add Road", "Cannot run 'playlist add': it needs RESOURCE"),
        ("playlist add Road songs/1 --folder p.1", "'--folder' is an option of 'playlist create'"),
        ("folder", "Cannot run 'folder': it needs one of create"), ("folder create ''", "a name are needed"),
        ("rate", "Cannot run 'rate': it needs RESOURCE"),
        ("rate albums/1", "Cannot run 'rate albums/1': it needs one of like, dislike, none"),
        ("rate albums/1 lik", "Did you mean 'rate albums/1 like'?"),
        ("watch stpo", "Did you mean 'watch stop'?"), ("watch stop --max 1", "'--max' is an option of 'watch'"),
        ("record --append", "'--append' is an option of 'record start'"),
        ("record start", "Cannot run 'record start': it needs FILE"),
        ("har show a.har x", "Cannot use 'x' for 'har show'"), ("har list", "it is not one of show"),
        ("code", "it needs one of consent, capabilities, token, offer, queue, subscription-updates"),
        ("code offer --as java", "it is not one of swift, storekit"),
        ("music repeat", "Cannot run 'music repeat': it needs one of none, one, all"),
        ("music play songs/1 --start 2", "Unknown option '--start'"),
        ("queue set albums/1 --after 2", "'--after' is an option of 'queue insert'"),
        ("transcript start a.md --format html", "'--format' is an option of 'transcript export'"),
        ("lesson hint --fresh", "'--fresh' is an option of 'lesson start'"),
        ("lesson summary a b", "Unexpected argument 'b'"), ("diff us", "it needs SIDE"),
    ])
    func `a line that follows no form is refused by the nearest one`(line: String, part: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64, "\(line)")
        #expect(outcome.output.isEmpty && outcome.hasThreeParts, "\(outcome.errors)")
        #expect(outcome.errors.replacing("\n", with: " ").contains(part), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("queue --after 3 insert songs/203709340", "queue insert songs/203709340 --after 3"),
        ("queue --to=2 move 3", "queue move 3 --to 2"), ("queue", "queue show"), ("player", "player status"),
        ("library --limit 2 albums", "library albums --limit 2"),
        ("code --as storekit queue", "code queue --as storekit"),
        ("library --types albums search born", "library search born --types albums"),
        ("library library-albums", "library albums"), ("library album --limit 2", "library albums --limit 2"),
        ("lesson --language en", "lesson list --language en"), ("record", "record status"),
        ("playlist pl.acc464c750b94302b8806e5fcbe56e17", "playlists pl.acc464c750b94302b8806e5fcbe56e17"),
    ])
    func `options may come before the words of a form, and a default form needs no words`(
        line: String, same: String
    ) async throws {
        var outputs: [String] = []
        for line in [line, same] {
            let session = try await ShellSession.subscriber("play albums/310730204")
            outputs.append(try await session.runAll(line).output)
        }
        #expect(outputs[0] == outputs[1])
    }

    @Test func `an option that two forms share is completed as the typed form takes it`() async throws {
        let session = try await ShellSession.subscriber("play albums/310730204")
        func candidates(_ line: String) -> [Candidate] {
            Completer(session: session.session).completion(of: line, at: line.utf8.count).candidates
        }
        #expect(candidates("queue move 3 --to ").first?.description == "Thunder Road")
        #expect(candidates("queue set albums/1 --to ").first?.text == "0:00")
    }

    @Test func `help lists the options of a form that needs no words`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("help watch").output.contains("--until CONDITION"))
        #expect(try await session.runAll("help lesson").output.contains("--language LANGUAGE"))
        let insert = try await session.runAll("help queue insert").output
        #expect(insert.contains("USAGE: queue insert [RESOURCE…] --after N"))
        #expect(!insert.contains("--start"))
    }
}
