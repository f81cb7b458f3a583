import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmWorld

@testable import TonearmShell

@Suite struct NamesTests {
    @Test(arguments: [
        ("albums", "albums"), ("album", "albums"), ("genre", "genres"), ("apple-curator", "apple-curators"),
        ("storefront", "storefront"), ("storefronts", "storefronts"), ("quit", "exit"), ("sea", "search"),
        ("und", "undo"), ("Search", "search"), ("SEA", "search"), ("ALBUM", "albums"), ("?", "help"),
        ("login", "authorize"), ("prev", "previous"), ("h", "h"), ("his", "history"),
    ])
    func `a command is found by its name, its singular or a prefix of its own`(word: String, name: String) {
        #expect((try? CommandTable.command(named: word))?.name ?? word == name)
    }

    @Test(arguments: [
        ("''", "error: Unknown command '': no command has this name\nType 'help' for the list.\n"),
        ("serach x", "error: Unknown command 'serach': no command has this name\nDid you mean 'search'?\n"),
        ("Serach x", "error: Unknown command 'Serach': no command has this name\nDid you mean 'search'?\n"),
        (
            "xyzzy",
            "error: Unknown command 'xyzzy': no command has this name\n'search xyzzy' searches the catalog; 'help' lists the commands.\n"
        ),
        ("srch x", "error: Unknown command 'srch': no command has this name\nDid you mean 'search'?\n"),
        ("find x", "error: Unknown command 'find': no command has this name\nType 'search x'.\n"),
        ("cd 1", "error: Unknown command 'cd': no command has this name\nType 'open 1'.\n"),
        ("LS", "error: Unknown command 'LS': no command has this name\nType 'show'.\n"),
        ("next-page", "error: Unknown command 'next-page': no command has this name\nType 'next'.\n"),
        ("fo", "error: Unknown command 'fo': 3 commands begin like this\nType one of: folder, follow, forward.\n"),
        ("a/b", "error: Unknown command 'a/b': no command has this name\nType 'help' for the list.\n"),
    ])
    func `an unknown command is answered with what was probably meant`(line: String, report: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.errors == report)
        #expect(outcome.status == 64)
    }

    @Test(arguments: [
        (
            "albums 1 -o xml",
            "error: Cannot use 'xml' for '-o': it is not one of table, json, raw, ids, ndjson, csv, markdown\nType for example '-o table'.\n"
        ),
        (
            "code consent --as swft",
            "error: Cannot use 'swft' for '--as': it is not one of swift, storekit, javascript, kotlin\nDid you mean 'swift'?\n"
        ),
        ("search x --limit", "error: Cannot run 'search': '--limit' needs N\nType for example '--limit 5'.\n"),
        (
            "search x --limit=many",
            "error: Cannot use 'many' for '--limit': it is not a valid N\nType for example '--limit 5'.\n"
        ),
        (
            "repeat all-of-it",
            "error: Cannot use 'all-of-it' for 'repeat': it is not one of none, one, all\nType for example 'repeat none'.\n"
        ),
    ])
    func `a value that an option cannot have is answered with those it can`(line: String, report: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.errors == report)
        #expect(outcome.status == 64)
    }

    @Test func `an unknown option is answered with the nearest and the usage`() async {
        let outcome = await ShellSession().run("search x --tpyes songs")
        #expect(
            outcome.errors == """
                error: Cannot run 'search': Unknown option '--tpyes'. Did you mean '--types'?
                Usage: search [TERM…] [--types TYPES] [--limit N] [--offset N] [--top] [--columns NAMES] [--sort NAMES] [--where \
                CONDITION …] [--wide] [-o FORM]

                """)
        #expect(outcome.status == 64)
    }

    @Test(arguments: [
        ("search x --types sogns", "Did you mean 'songs'?"),
        ("search x --types lyrics-of-old", "'types' can be: "),
        ("charts --types artist,songs", "'types' can be: albums, music-videos, playlists, songs."),
        ("search x --limit 26", "'limit' can be 1 to 25."),
    ])
    func `a value that the service refuses is answered with those it takes`(line: String, advice: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.errors.hasPrefix("error: 400 40005 Invalid Parameter Value: "))
        #expect(outcome.errors.contains(advice))
        #expect(outcome.status == 1)
    }

    @Test(arguments: [
        ("follow trakcs", "albums have no relationship of this name", "Did you mean 'follow tracks'?"),
        ("follow everything", "albums have no relationship of this name", "It has: artists, genres, "),
        ("view apears-on", "albums have no view of this name", "Did you mean 'view appears-on'?"),
        ("view everything", "albums have no view of this name", "It has: appears-on, other-versions, "),
    ])
    func `relationships and views that the focus lacks`(line: String, why: String, next: String) async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        let outcome = await session.run(line)
        #expect(outcome.errors.contains(why))
        #expect(outcome.errors.contains(next))
        #expect(outcome.status == 64)
    }

    @Test(arguments: [
        ("storefront jpan", "Did you mean 'jp' (Japan)?"),
        ("storefront Germny", "Did you mean 'de' (Germany)?"),
        ("storefront united", "'gb' (United Kingdom) or 'us' (United States)"),
        ("storefront Middle Earth", "Type 'storefronts' for the list."),
        ("locale german", "The storefront 'us' has: en-US, es-MX, "),
    ])
    func `storefronts and languages that do not exist`(line: String, next: String) async {
        let session = ShellSession()
        let before = session.session
        let outcome = await session.run(line)
        #expect(outcome.errors.contains(next))
        #expect(outcome.status == 64)
        #expect(session.session == before)
    }

    @Test(arguments: [("storefront jp", "jp"), ("storefront Germany", "de"), ("storefront japa", "jp")])
    func `a storefront is found by id, name or the beginning of a name`(line: String, id: String) async throws {
        let session = ShellSession()
        try await session.runAll(line)
        #expect(session.session.world.storefront == id)
    }

    @Test func `a language that the storefront lacks is kept, and said to be without effect`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("locale ja")
        #expect(outcome.lines.last == "note: 'us' does not have 'ja', so the service answers in en-US.")
        #expect(session.session.world.language == "en-US")
        try await session.runAll("storefront jp")
        #expect(session.session.world.language == "ja")
        try await session.runAll("locale default")
        #expect(session.session.world.locale == nil)
    }

    @Test(arguments: [("kitten", "sitting", 3), ("ab", "ba", 1), ("", "abc", 3), ("same", "same", 0)])
    func `the distance counts insertions, deletions, replacements and swaps`(a: String, b: String, distance: Int) {
        #expect(Nearest.distance(a, b) == distance)
        #expect(Nearest.distance(b, a) == distance)
    }
}
