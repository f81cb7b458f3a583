import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests the mark under the word at fault, which users at a terminal see with the failed line.
@Suite struct FailureMarkTests {
    private func person(width: Int = 80, _ lines: String...) async throws -> ShellSession {
        let session = ShellSession(width: width, isTerminal: true)
        for line in lines { try await session.runAll(line) }
        session.shell.observers.recent.keep()
        return session
    }

    /// Returns the marked text of a line's error output, or nil if nothing is marked.
    private func marked(_ errors: String) -> String? {
        let lines = errors.split(separator: "\n").map(String.init)
        guard let index = lines.firstIndex(where: { $0.contains("^") && $0.allSatisfy { " ^".contains($0) } }),
            index > 0
        else { return nil }
        return zip(lines[index - 1], lines[index]).reduce(into: "") { if $1.1 == "^" { $0.append($1.0) } }
    }

    @Test(
        arguments: [
            // The command and its words.
            ("serch beach bunny", "serch"), ("search bunny --lmit 3", "--lmit"), ("search bunny --lmit=3", "--lmit"),
            ("search bunny --limit x", "x"), ("search bunny --limit=x", "x"), ("search bunny --top=1", "1"),
            ("storefronts us --top=1", "--top"),
            ("set output yaml", "yaml"), ("set outptu json", "outptu"), ("skip bak", "bak"),
            ("clock advance soon", "soon"),
            ("where 3", "3"), ("where 3 4", nil), ("playlist create", nil), ("search", nil),
            ("queue begin --to 3", "--to"), ("time serch bunny", "serch"), ("help serch", "serch"),
            ("genres 5 -o yaml", "yaml"), ("search yaml -o yaml", "yaml"),
            // What a command checks.
            ("artwork --size 99999", "99999"), ("fault set 503 --times 0", "0"), ("all --max=0", "0"), ("back 0", "0"),
            ("fault set delay", nil),
            // Resources and rows.
            ("open 9", "9"), ("open 99999999999999999999", "99999999999999999999"), ("play 1,9", "9"), ("9", "9"),
            ("open albms/1", "albms/1"), ("open albums/", "albums/"), ("follow trcks", "trcks"),
            ("view top-sngs", "top-sngs"),
            ("play 1-9 --start 2", "1-9"), ("rate 9 like", "9"),
            // What the service refuses.
            ("open albums/999", "albums/999"), ("albums 310730204 --limit 999", "--limit"),
            ("search bunny --limit 99", "99"),
            ("search bunny --types sogns", "sogns"), ("search bunny --limit=99", "99"),
            ("get '/v1/catalog/us/search?term=x&limit=99'", "limit=99"), ("get /v1/catalog/zz/albums/1", "zz"),
            ("get /v1/catalog/us/albms/1", "albms"), ("songs 12345", "12345"),
            // Values, names and files.
            ("open $1.nope", "$1.nope"), ("open $9", "$9"), ("open $nope", "$"), ("storefront zz", "zz"),
            ("storefront 'north korea'", "'north korea'"), ("lesson start nope", "nope"), ("seek 9:99:99", nil),
            ("genres > /dev/null/genres.txt", "/dev/null/genres.txt"), ("genres > '/dev/null/a b'", "'/dev/null/a b'"),
            ("device use nope", "nope"), ("account use nope", "use"), ("account sign-in nope", "nope"),
            ("queue remove 99", nil), ("scenario load nope", "nope"),
            ("locale xx-ZZ", "xx-ZZ"), ("fault set 999", "999"), ("explain nope", "nope"), ("service nope", "nope"),
            ("transcript play /nope.md", "/nope.md"), ("show --path data[", ""), ("show --path data[x", "x"),
            ("let x = data[9]", "data[9]"),
            ("source /nope", "/nope"), ("genres 'no such genre'", "'no such genre'"),
            // No word is at fault.
            ("library songs", nil), ("play albums/310730204", nil), ("previous", nil), ("accept", nil),
            ("lesson hint", nil),
            ("back 3", nil),
        ] as [(String, String?)])
    func `the word at fault is marked`(line: String, word: String?) async throws {
        let session = try await person("open albums/310730204", "search beach bunny --types songs --limit 5")
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(marked(outcome.errors) == word, "\(outcome.errors)")
    }

    @Test func `the line is shown once, behind the reason`() async throws {
        let session = try await person()
        #expect(
            await session.run("  search bunny --lmit 3").errors.hasPrefix(
                """
                error: Cannot run 'search': Unknown option '--lmit'. Did you mean '--limit'?
                  search bunny --lmit 3
                               ^^^^^^
                Usage: search [TERM…]
                """))
        let unread = await session.run("open 'x").errors
        #expect(unread.components("open 'x").count == 2, "\(unread)")
    }

    @Test func `an alias is written out`() async throws {
        let session = try await person("alias look = search --limt 3")
        #expect(await session.run("look bunny; where").errors.contains("\n  search --limt 3 bunny\n         ^^^^^^\n"))
    }

    @Test func `scripts, pipes, recordings and JSON have no line`() async throws {
        let line = "open albms/1"
        let script = ShellSession(isTerminal: true)
        #expect(marked(await script.run(line).errors) == nil)
        let piped = ShellSession()
        piped.shell.observers.recent.keep()
        #expect(marked(await piped.run(line).errors) == nil)
        let person = try await person()
        #expect(marked(await person.run(line + " -o json").errors) == nil)
        #expect(marked(await person.run(line).errors) != nil)
        let kept = person.shell.observers.recent.steps.map { "\($0)" } ?? ""
        #expect(!kept.contains("^^"), "\(kept)")
    }

    @Test func `secrets stay hidden`() async throws {
        let session = try await person()
        let token =
            "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQ0RFRkdISUoifQ.eyJpc3MiOiJERUYxMjM0NTY3In0.c2lnbmF0dXJlMTIzNDU2Nzg5"
        for line in ["token developer set \(token) --nope", "get /v1/x -H 'Music-User-Token: \(token)' --nope"] {
            let errors = await session.run(line).errors
            #expect(!errors.contains(token) && !errors.contains("c2lnbmF0"), "\(errors)")
        }
    }

    @Test(arguments: [20, 40])
    func `at a narrow screen the two lines stay two lines`(width: Int) async throws {
        let session = try await person(width: width)
        let errors = await session.run("search 日本語のとても長い名前 beach bunny and more --lmit 3 --types songs").errors
        #expect(marked(errors.replacing("日", with: "xx")) != nil, "\(errors)")
        let lines = errors.split(separator: "\n")
        let index = try #require(lines.firstIndex { $0.contains("^") })
        #expect(lines[index - 1].contains("--lmit"))
    }
}

extension String {
    fileprivate func components(_ part: String) -> [Substring] {
        split(separator: part, omittingEmptySubsequences: false)
    }
}
