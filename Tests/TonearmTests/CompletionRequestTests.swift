import Testing

@testable import tonearm

/// What the completion scripts ask the program.
@Suite struct CompletionRequestTests {
    /// The answer to a request for the last word of a line.
    private func answer(_ name: String, _ line: [String], shell: String? = nil) throws -> [String] {
        let index = line.count - 1
        let words = ["---completion", "--", name, String(index), String(line[index].count)] + line
        return try #require(CompletionRequest(words)).answer(for: shell)
    }

    @Test(
        arguments: [
            (["tonearm", "account", "sub"], ["subscribe", "subscriber"]),
            (["tonearm", "account", "move", "j"], ["jo", "jp", "jm"]),
            (["tonearm", "-o", "json", "--fresh", "token", "user", "r"], ["request"]),
            (["tonearm", "scenario", "load", "two"], ["two-devices", "two-accounts"]),
            (["tonearm", "albums", "1", "--inc"], ["--include"]),
            (["tonearm", "search", "x", "--types", "songs,al"], ["songs,albums", "songs,all"]),
            (["tonearm", "get", "/v1/catalog/us/albums/1/ar"], ["/v1/catalog/us/albums/1/artists"]),
            (["tonearm", "frobnicate", "x"], []), (["tonearm", "where", ""], []),
        ])
    func `a word becomes what the command takes`(line: [String], candidates: [String]) throws {
        #expect(Set(try answer("positional@0", line)) == Set(candidates))
    }

    @Test func `the program's own options are answered too`() throws {
        #expect(try answer("--storefront", ["tonearm", "--storefront", "d"]).contains("de"))
        #expect(try answer("--locale", ["tonearm", "--fresh", "--locale", "es"]) == ["es-MX"])
    }

    @Test func `descriptions are given as each shell wants them`() throws {
        let line = ["tonearm", "account", "lap"]
        #expect(try answer("positional@0", line) == ["lapse", "lapsed"])
        #expect(try answer("positional@0", line, shell: "zsh").first == "lapse:Let the subscription end.")
        #expect(try answer("positional@0", line, shell: "fish").first == "lapse\tLet the subscription end.")
        let origin = ["tonearm", "token", "developer", "mint", "--origin", ""]
        #expect(try answer("--origin", origin, shell: "zsh").first?.hasPrefix("https\\://:") == true)
    }

    @Test(
        arguments: [
            ("storefront", ["tonearm", "storefront", "swed"], ["se"]),
            ("help", ["tonearm", "help", "'pla"], ["play", "playlist", "playlists", "player", "players"]),
            ("lesson", ["tonearm", "lesson", "start", #"to\ur"#], ["tour"]),
            ("lesson", ["tonearm", #""les"son"#, "start", "tou"], ["tour"]),
            // What has a name in common has nothing else in common.
            ("storefront", ["tonearm", "storefront", "united"], []),
        ])
    func `bash is told what can stand in the place of the word`(
        command: String, line: [String], candidates: [String]
    ) throws {
        #expect(Set(try answer("positional@0", line, shell: "bash")) == Set(candidates))
    }

    @Test func `the line that the script for zsh leaves out is there`() throws {
        #expect(try answer("positional@0", ["tonearm", "storefront", "jp"], shell: "zsh") == ["jp:Japan", " "])
        #expect(try answer("positional@0", ["tonearm", "frobnicate", "x"], shell: "zsh") == [])
    }

    private static let malformed: [[String]] = [
        ["---completion"], ["---completion", "account"], ["---completion", "--", "x"],
        ["---completion", "--", "x", "1", "0"], ["---completion", "--", "x", "9", "0", "tonearm"],
        ["---completion", "--", "x", "0", "0", "tonearm"], ["---completion", "--", "x", "y", "z", "tonearm"],
        ["---completion", "--", "x", "-1", "0", "tonearm"], ["---completion", "--", "x", "1", "-1", "tonearm"],
    ]

    @Test(arguments: malformed + [[], ["account"]])
    func `what is no request is none`(words: [String]) {
        #expect(CompletionRequest(words).map { _ in true } == nil)
    }

    @Test(arguments: malformed)
    func `a request that nobody understands is answered with nothing`(words: [String]) throws {
        let outcome = try Program().run(words, input: [])
        #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "", "\(outcome)")
    }
}
