import AppleMusicAPI
import Foundation
import Testing
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests lines typed by users who have not read the manual.
@Suite struct LanguageTests {
    @Test(arguments: [
        ("albums/310730204", "open albums/310730204"), ("album/310730204 -o ids", "open albums/310730204 -o ids"),
        ("https://music.apple.com/us/album/born-to-run/310730204", "open albums/310730204"),
        ("music.apple.com/us/album/born-to-run/310730204", "open albums/310730204"),
        ("/v1/catalog/us/albums/310730204", "open albums/310730204"),
        ("/v1/catalog/us/genres?ids=21", "get /v1/catalog/us/genres?ids=21"),
        ("https://api.music.apple.com/v1/catalog/us/charts?types=songs", "get /v1/catalog/us/charts?types=songs"),
        ("GENRES 21", "genres 21"), ("Search born to run", "search born to run"), ("?", "help"),
        ("? albums", "help albums"),
        ("login --answer allow", "authorize --answer allow"),
    ])
    func `what stands for a command does what it does`(typed: String, command: String) async throws {
        #expect(try await ShellSession().runAll(typed).output == ShellSession().runAll(command).output)
    }

    @Test func `a row's number opens it`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "2")
        #expect(session.session.here?.focus?.resource.description == "songs/310730208")
        #expect(await session.run("9").errors.hasPrefix("error: Cannot open row 9: "))
        #expect(await session.run("nothing/1").errors.hasPrefix("error: Unknown command 'nothing/1'"))
    }

    @Test func `commands on one line run one after the other, each a step of its own`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("storefront jp; set width 50; genres 21 -o ids")
        #expect(outcome.lines.last == "genres/21")
        #expect(session.session.world.storefront == "jp")
        try await session.runAll("undo")
        #expect(session.session.settings.display.width == nil && session.session.world.storefront == "jp")
        let failed = await session.run("albums 1; storefront gb")
        #expect(failed.status == 1 && session.session.world.storefront == "gb")
        #expect(await session.run("exit; storefront us").status == 0)
        #expect(session.session.world.storefront == "gb")
    }

    @Test(arguments: [
        ("accept", "Cannot accept: no offer is open", "Type 'offer' to open one."),
        ("dismiss", "Cannot dismiss: no offer is open", "Type 'offer' to open one."),
        (
            "allow", "Cannot allow: no consent dialog is open",
            "Type 'consent request' to open it; 'consent allow' moves the switch in Settings."
        ),
        (
            "yes", "Cannot answer 'yes': nothing is open that could be answered",
            "'offer' and 'consent request' open something."
        ),
    ])
    func `a button that is not there says what is`(word: String, sentence: String, next: String) async {
        #expect(await ShellSession().run(word).errors == "error: \(sentence)\n\(next)\n")
    }

    @Test func `a button of another sheet says which are there`() async {
        let session = ShellSession()
        await session.run("consent request")
        #expect(
            await session.run("accept").errors
                == "error: Cannot accept: no offer is open\nWhat is open takes 'allow' or 'deny'.\n")
        #expect(await session.run("allow").status == 0)
    }

    @Test func `names that the API does not know are noted, with the nearest`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("albums 310730204 --include trakcs,artists --extend nothing -o ids")
        #expect(
            outcome.errors == """
                note: there is no relationship 'trakcs', so the service ignores it; did you mean 'tracks'?
                note: there is no extended attribute 'nothing', so the service ignores it

                """)
        #expect(try await session.runAll("albums 310730204 --include tracks -o ids").errors == "")
    }

    @Test func `a link of another storefront says whose answer it is`() async throws {
        let session = ShellSession()
        let note = try await session.runAll("open https://music.apple.com/jp/album/born-to-run/310730204").errors
        #expect(
            note == "note: the link is of the storefront 'jp', and this is what 'us' has; 'storefront jp' goes there\n")
        #expect(try await session.runAll("open https://music.apple.com/us/album/x/310730204").errors == "")
        try await session.runAll("storefront jp")
        #expect(try await session.runAll("1").errors == "")
    }
}

@Suite struct SourceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the lines of a file run in the session, each a step of its own`() async throws {
        try folder.write("# mine\r\nstorefront jp\r\n\r\nset width 50; set color never\r\n", to: "a")
        let session = ShellSession()
        try await session.runAll("source \(folder.path)/a")
        #expect(session.session.world.storefront == "jp" && session.session.settings.display.width == 50)
        try await session.runAll("undo 2")
        #expect(session.session.settings.display.width == nil && session.session.world.storefront == "jp")
        #expect(session.shell.provenance.place == nil)
    }

    @Test func `it stops at the first line that fails, and names it`() async throws {
        try folder.write("storefront jp\nalbums 1\nstorefront gb\n", to: "a")
        let session = ShellSession()
        let outcome = await session.run("source \(folder.path)/a")
        #expect(outcome.status == 1 && session.session.world.storefront == "jp")
        #expect(outcome.errors.contains("\nline 2 of '\(folder.path)/a'\n"))
        #expect(await session.run("albums 1").errors.contains("line ") == false)
    }

    @Test func `a file that runs itself comes to an end`() async throws {
        try folder.write("set width 50\nsource \(folder.path)/a\n", to: "a")
        let outcome = await ShellSession().run("source \(folder.path)/a")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("8 files run each other already"))
    }

    @Test func `files that cannot be run are refused`() async throws {
        mkfifo(folder.path + "/pipe", 0o600)
        try folder.write("where\n", to: "a")
        let session = ShellSession()
        for (line, reason) in [
            ("source /nowhere", "Cannot read '/nowhere': No such file or directory"),
            ("source \(folder.path)", "it is a pipe, a device or a folder, and not a file"),
            ("source \(folder.path)/pipe", "it is a pipe, a device or a folder, and not a file"),
            ("source \(folder.path)/a | cat", "their output cannot be redirected"),
        ] {
            let outcome = await session.run(line)
            #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(outcome.errors)")
        }
    }
}
