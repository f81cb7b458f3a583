import Testing
import TonearmConsole
import TonearmLineEditor
import TonearmTestSupport

@testable import TonearmShell

/// Tests what is answered to words that users type in place of commands, options and subjects of help.
@Suite struct WordIndexTests {
    /// Lines that a newcomer types, with the line that the answer names.
    private static let typed: [(line: String, answer: String)] = [
        ("lapse", "account lapse"), ("cancel subscription", "account lapse"), ("unsubscribe", "account lapse"),
        ("top songs", "charts"), ("trending", "charts"), ("billboard", "charts"), ("hits", "charts"),
        ("user token", "token user request"), ("developer token", "token developer inspect"),
        ("lock screen", "remote pause"), ("headphones", "remote pause"), ("airpods", "remote pause"),
        ("mint", "token developer mint"), ("jwt", "token developer mint"), ("p8", "--key AuthKey.p8"),
        ("commit", "queue commit"), ("rollback", "queue rollback"), ("transaction", "queue begin"),
        ("save", "session save demo"), ("save friday", "session save friday"), ("load friday", "session load friday"),
        ("attributes", "show --form attributes"), ("json", "show -o json"), ("jq", "show --path"),
        ("country code", "storefront jp"), ("country de", "storefront de"), ("region", "storefront jp"),
        ("barcode 00602445868162", "albums --upc 00602445868162"), ("scan", "albums --upc 00602445868162"),
        ("upc 1", "albums --upc 1"), ("isrc USSM17500423", "songs --isrc USSM17500423"),
        ("settings", "set"), ("preferences", "set"), ("config", "set"), ("dark mode", "set theme dark"),
        ("sign out", "account sign-out"), ("log out", "account sign-out"), ("logout", "account sign-out"),
        ("sign in", "account sign-in"), ("password", "account change-password"), ("revoke", "account revoke"),
        ("subscribe", "account subscribe"), ("buy", "account subscribe"), ("paywall", "offer"), ("upsell", "offer"),
        ("icloud", "account cloud-library on"), ("whoami", "account"), ("second account", "account add"),
        ("oauth", "authorize"), ("permission", "authorize"), ("ask permission", "authorize"),
        ("find beach bunny", "search beach bunny"), ("lookup beach", "search beach"), ("google x", "search x"),
        ("find album honeymoon", "search honeymoon --types albums"), ("band beach bunny", "--types artists"),
        ("autocomplete", "suggest beach"), ("lyrics", "help lyrics"), ("cover", "artwork"), ("image", "artwork"),
        ("cd 1", "open 1"), ("ls", "show"), ("pwd", "where"), ("up", "back"), ("goto 2", "open 2"),
        ("more", "next"), ("page", "next"), ("everything", "all --max 300"), ("tracklist", "follow tracks"),
        ("headers", "request"), ("status code", "request"),
        ("export", "albums 310730204 > albums.json"), ("csv", "search beach > results.csv"), ("why", "explain"),
        ("previous song", "skip back"), ("rewind", "seek 0:00"), ("loop", "repeat all"),
        ("random", "shuffle songs"), ("resume", "play"), ("listen albums/310730204", "play albums/310730204"),
        ("up next", "queue"), ("enqueue songs/203709340", "queue later songs/203709340"),
        ("siri", "remote pause"), ("carplay", "remote pause"), ("volume", "help volume"),
        ("like", "rate albums/310730204 like"), ("star", "favorite artists/178834"), ("download", "library add"),
        ("new playlist Sunday", "playlist create Sunday"), ("mkdir Summer", "folder create Summer"),
        ("wrapped", "replay"),
        ("airplane mode", "fault set offline"), ("rate limit", "fault set 429 --times 1"),
        ("throttle", "fault set 429"),
        ("sleep 5", "clock advance 5"), ("tomorrow", "clock advance 1d"), ("date", "clock"),
        ("reset", "session reset"), ("oops", "undo"), ("run a.txt", "source a.txt"), ("shortcut", "alias top"),
        ("docker", "help docker"), ("mock", "help mock"), ("postman", "help postman"), ("price", "help price"),
        ("uninstall", "help uninstall"), ("localhost", "help localhost"), ("tutorial", "lesson start tour"),
        ("demo", "talk"), ("wwdc", "talk"), ("record session", "transcript start"), ("asciinema", "transcript start"),
        ("similar-artists", "similar"), ("appears-on", "view appears-on"),
        ("man", "help"), ("bye", "exit"), ("how do i sign out", "account sign-out"),
        ("phone", "device"), ("switch device", "device use phone"), ("kill app", "app quit"),
        ("kids", "device explicit"),
        ("test account", "scenario load subscriber"), ("production", "service live"), ("offline", "service simulator"),
        ("offline mode", "service har:"), ("compare us jp", "diff us jp"), ("poll", "watch"),
        ("releaseDate", "help releasedate"), ("requestUserToken", "help requestusertoken"),
    ]

    @Test(arguments: typed)
    func `a word that is no command is answered with the line to type`(line: String, answer: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64)
        let next = outcome.errors.split(separator: "\n").last.map(String.init) ?? ""
        #expect(next.hasPrefix("Type '") && next.contains(answer), "\(line): \(outcome.errors)")
    }

    @Test(arguments: [
        ("request consent", "Type 'consent request'."), ("queue shuffle", "Type 'shuffle songs'."),
        ("token mint", "Type 'token developer mint'."), ("request list", "Type 'requests'."),
        ("account logout", "'account sign-out'"),
        ("queue listening-history ''", "Type for example 'queue listening-history on'."),
        ("queue listening-history 'a b'", "Type for example 'queue listening-history on'."),
    ])
    func `words in the wrong order are answered with the line`(line: String, next: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64 && outcome.errors.contains(next), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("--json", "Type 'set output json'."), ("--limt 3", "An option follows"),
        ("--country jp", "Type 'storefront jp'."),
        ("--limit 3", "'--limit'"), ("--isrc 1", "'help "), ("search x --limt 3", "Did you mean '--limit'?"),
        ("search x --json", "Did you mean '-o json'?"), ("search x --count 3", "Did you mean '--limit'?"),
        ("search x --country jp", "Type 'storefront jp'"), ("search x --verbose", "Type 'request'"),
        ("albums 1 --isrc 2", "It is an option of '"), ("search x --fields name", "'--columns'"),
    ])
    func `an option in the wrong place is answered with its place`(line: String, next: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64 && outcome.errors.contains(next), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("logout", "account sign-out"), ("lapse", "account lapse"), ("save", "session save demo"),
        ("commit", "queue commit"),
        ("mint", "token developer mint"), ("scan", "albums --upc"), ("sign out", "account sign-out"),
        ("kids", "Screen Time"), ("docker", "docker load"), ("price", "membership"), ("postman", "openapi"),
        ("mock", "tonearm serve"), ("uninstall", "sudo apt remove"), ("windows", "WSL"), ("projector", "Ctrl-+"),
        ("two accounts", "account add"), ("share session", "transcript save"), ("lossless", "audioVariants"),
        ("webhook", "watch"), ("telemetry", "sends nothing"), ("Unable to update tracks", "50001"),
        ("API capacity exceeded", "429 Too Many Requests"), ("Invalid authentication", "40300"),
        ("Failed to perform catalog search: .developerTokenRequestFailed", "developerTokenRequestFailed"),
        ("Value must be an integer less than or equal to 25, but was: 300", "40005"),
        ("Resource with requested id was not found", "40400"), ("No id(s) supplied on the request", "40003"),
        ("Unknown catalog resource type 'song'", "40008"), ("GET /v1/me/library/songs HTTP/1.1 403", "40300"),
        ("No related resources found for tracks", "40403"), ("Cloud library is not enabled", "40301"),
        ("The Internet connection appears to be offline", "cloudServiceNetworkConnectionFailed"),
    ])
    func `help explains words and sentences of any source`(text: String, part: String) async throws {
        let outcome = await ShellSession(width: 200).run(
            "help \(Words.line(of: text.split(separator: " ").map(String.init)))")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains(part), "\(outcome.output)")
    }

    @Test(arguments: [
        "search beach --types songs --limit 26", "get /v1/catalog/us/albums", "get /v1/catalog/us/zzz/1", "albums 1",
        "get '/v1/catalog/us/search?term=rock&roll=1'", "get /v1/catalog/us/songs/310730206/lyrics",
    ])
    func `help explains the detail of each error that the service sends`(line: String) async {
        let outcome = await ShellSession(width: 400).run(line)
        let sentence = outcome.errors.split(separator: "\n")[0].drop { $0 != ":" }.dropFirst(2)
        let detail = sentence.drop { $0 != ":" }.dropFirst(2)
        let code = sentence.split(separator: " ")[1]
        #expect(KnownError.named(String(detail)).contains { $0.names.contains(String(code)) }, "\(outcome.errors)")
    }

    @Test func `each written line is one of the language`() throws {
        for meaning in Meaning.all {
            for line in Meaning.lines(meaning.lines, with: []) {
                for part in Line.parts(of: line) {
                    guard case .command(let read) = try Line.read(part, variable: { _ in nil }) else {
                        Issue.record("\(line)")
                        continue
                    }
                    let words = BareResource.command(for: read.words) ?? read.words
                    let command = try TypedCommand(words)
                    #expect(throws: Never.self, "\(line)") { try command.invocation() }
                    if words[0] == "help" {
                        #expect(
                            !(Question.named(words.dropFirst().joined(separator: " ")) == nil && words.count > 1),
                            "\(line)")
                    }
                }
            }
        }
    }

    @Test func `a phrase has one meaning, and none is the name of a command`() {
        var seen: [String: String] = [:]
        for meaning in Meaning.all {
            for phrase in meaning.phrases {
                let key = Phrase(phrase).key
                let line = meaning.lines[0]
                #expect(seen[key] == nil || seen[key] == line, "\(phrase): \(line), \(seen[key] ?? "")")
                seen[key] = line
                #expect(!key.isEmpty && CommandTable.exactly(phrase) == nil, "\(phrase)")
            }
        }
        #expect(seen.count > 1000)
    }

    @Test(arguments: [
        ("beach bunny", "'search beach bunny' searches the catalog"), ("serach x", "Did you mean 'search'?"),
    ])
    func `other words are searched for`(line: String, next: String) async {
        #expect(await ShellSession().run(line).errors.contains(next))
    }

    @Test(arguments: [("laps", "account lapse"), ("barc", "albums --upc 00602445868162"), ("subsc", "subscription")])
    func `Tab completes a word to the line that it means`(typed: String, line: String) {
        let completion = Completer(session: ShellSession().session).completion(of: typed, at: typed.utf8.count)
        #expect(completion.candidates.first?.text == line, "\(completion.candidates)")
        #expect(completion.replacing == 0..<typed.utf8.count)
    }
}
