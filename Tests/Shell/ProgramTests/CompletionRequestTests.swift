import Testing
import TonearmLineEditor
import TonearmTestSupport

@testable import tonearm

/// Tests the program's answers to completion scripts.
@Suite(.waiting) struct CompletionRequestTests {
    /// Returns the candidates for the last word of a line. A request for files begins with `files`.
    private func texts(_ words: [String]) throws -> [String] {
        try lines(words).map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return fields[0] == "files" ? "files \(fields[1])" : String(fields[1])
        }
    }

    private func lines(_ words: [String], shell: String = "zsh") throws -> [String] {
        try #require(CompletionRequest(["---completion", shell, "tonearm"] + words)).lines
    }

    @Test(
        arguments: [
            (["account", "sub"], ["subscribe", "subscriber"]), (["account", "move", "j"], ["jo", "jp", "jm"]),
            (["-o", "json", "--fresh", "token", "user", "r"], ["request"]),
            (["scenario", "load", "two"], ["two-devices", "two-accounts"]), (["albums", "1", "--inc"], ["--include"]),
            (["search", "x", "--types", "songs,al"], ["songs,albums", "songs,all"]),
            (["search", "x", "--types=songs,alb"], ["--types=songs,albums"]),
            (["get", "/v1/catalog/us/albums/1/ar"], ["/v1/catalog/us/albums/1/artists"]),
            (["time", "account", "lap"], ["lapse", "lapsed"]), (["frobnicate", "x"], []), (["where", ""], []),
            // A complete word is a candidate beside the longer words.
            (["account", "lapse"], ["lapse", "lapsed"]), (["search", "x", "--limit", "-"], []),
        ])
    func `a word becomes what the command takes`(words: [String], candidates: [String]) throws {
        #expect(Set(try texts(words)) == Set(candidates))
    }

    @Test func `a line begins with a command of the shell or of the program`() throws {
        #expect(try texts(["serv"]) == ["service", "serve"])
        #expect(try texts(["ope"]) == ["open", "openapi"])
        #expect(Set(try texts([""])).isSuperset(of: ["albums", "transcript", "run", "serve", "openapi"]))
        #expect(try texts(["openapi", ""]) == [])
    }

    @Test func `the program's options are completed in front of a command and behind it`() throws {
        #expect(try texts(["--storefront", "d"]).contains("de"))
        #expect(try texts(["--storefront=d"]).contains("--storefront=de"))
        #expect(try texts(["albums", "1", "--storefront", "swed"]) == ["se"])
        #expect(try texts(["--fresh", "--locale", "es"]) == ["es-MX"])
        #expect(try texts(["--fr"]) == ["--fresh"])
        #expect(!(try texts(["-o", "json", "--"]).contains("--output")))
        #expect(try texts(["--fresh", "--"]).contains("--fresh") == false)
        #expect(try texts(["-"]).prefix(2) == ["-c", "--service"])
        #expect(try texts(["--hel"]) == ["--help"])
        #expect(try texts(["run", "x", "--keep"]) == ["--keep-going"])
        #expect(try texts(["albums", "1", "--serv"]) == ["--service"])
        // After a command only the program's long options are offered.
        #expect(try texts(["where", "-"]).contains("-c") == false)
        #expect(try texts(["--", "albums", "--serv"]) == [])
        #expect(try texts(["albums", "--", "--serv"]) == [])
        #expect(try texts(["-c", "alb"]) == [])
    }

    @Test func `options of another command are not candidates`() throws {
        #expect(try texts(["search", "x", "--typ"]) == ["--types"])
        #expect(try texts(["albums", "1", "--typ"]) == [])
        #expect(try texts(["albums", "1", "--types", "son"]) == [])
    }

    @Test(
        arguments: [
            (["run", "x"], ""), (["source", ""], ""), (["--catalog", "x"], ""), (["--catalog=x/y"], "--catalog="),
            (["service", "har:x"], "har:"), (["serve", "--tls-key", ""], ""), (["serve", "--state=a"], "--state="),
        ])
    func `names of files are left to the shell`(words: [String], beginning: String) throws {
        #expect(try lines(words) == ["files\t\(beginning)"])
    }

    @Test func `a place for a name or a file has both`() throws {
        let program = try Program()
        try program.folder.write("", to: "here/built.catalog")
        try program.folder.write("", to: "here/odd\u{1B}[31m\nname")
        try program.folder.write("", to: "here/turned\u{202E}name")
        let outcome = try program.shell("cd \"$HOME/here\" && \"$tonearm\" ---completion zsh tonearm set catalog ''")
        #expect(outcome.lines.map { String($0.split(separator: "\t")[1]) } == ["built-in", "built.catalog"])
    }

    @Test func `the options of serve are completed`() throws {
        #expect(try lines(["serve", "--lo"]) == ["word\t--log\tPrint a line for each request, without tokens."])
        #expect(try texts(["serve", "--tls"]) == ["--tls", "--tls-cert", "--tls-key"])
        #expect(Set(try texts(["serve", ""])).isSuperset(of: ["--listen", "--allow-host", "--seed"]))
        #expect(!(try texts(["serve", "--log", "--"]).contains("--log")))
        #expect(try texts(["serve", "--key", "a", "--ke"]) == ["--key"])
        #expect(try texts(["serve", "--listen", "127"]) == [])
        #expect(try texts(["serve", "--listen=127"]) == [])
        // An option's value is not an option.
        #expect(try texts(["serve", "--listen", "--tls-key", "a"]) == [])
        #expect(try texts(["serve", "--types"]) == [])
    }

    @Test func `a candidate has a kind and a description`() throws {
        #expect(try lines(["account", "lap"]).first == "word\tlapse\tLet the subscription end.")
        #expect(try lines(["set", "color", "au"]) == ["word\tauto"])
        #expect(try lines(["service", "har"]) == ["part\thar:\ta recording, by its file"])
    }

    @Test func `control characters do not reach the shell`() {
        let candidates = [
            Candidate("a\u{1B}[31m"), Candidate("b\nword\tc"), Candidate("d\u{202E}"),
            Candidate("$(touch x)", description: "e\u{1B}]0;f\u{7}\tg\nh\u{9B}"),
        ]
        #expect(CompletionAnswer.candidates(candidates).lines == ["word\t$(touch x)\te␛]0;f␇␉g␊h\u{FFFD}"])
        #expect(CompletionAnswer.files(behind: "har:\n").lines == [])
    }

    @Test(
        arguments: [
            (["storefront", "swed"], ["se"]),
            (
                ["help", "pla"],
                ["play", "playing", "playlist", "playlists", "player", "players", "playparams", "plan", "plain"]
            ),
            (["lesson", "start", "tou"], ["tour"]),
            // Several storefronts share a word of the name, but their ids have no common prefix.
            (["storefront", "united"], []),
        ])
    func `bash gets the candidates that can replace the word`(words: [String], candidates: [String]) throws {
        let line = (["tonearm"] + words).joined(separator: " ")
        let request = CompletionRequest(
            ["---completion", "bash", words.last ?? "", line, "tonearm"] + words.dropLast())
        let texts = try #require(request).lines.map { String($0.split(separator: "\t")[1]) }
        #expect(Set(texts) == Set(candidates))
    }

    @Test func `bash gets the part of the word that it replaces`() throws {
        func lines(_ arguments: String...) throws -> [String] {
            try #require(CompletionRequest(["---completion", "bash"] + arguments)).lines.map {
                $0.split(separator: "\t").prefix(2).joined(separator: " ")
            }
        }
        #expect(try lines("jp", "tonearm --storefront=jp", "tonearm", "--storefront", "=") == ["word jp"])
        #expect(try lines("swed", "tonearm --storefront=swed", "tonearm", "--storefront", "=") == ["word se"])
        #expect(
            try lines("//127", "tonearm service http://127", "tonearm", "service", "http", ":")
                == ["word //127.0.0.1:8502"])
        #expect(try lines("x", "tonearm albums 1 > x", "tonearm", "albums", "1", ">") == ["files"])
    }

    @Test(
        arguments: [
            ("", "a'b `c`", #"a\'b\ \`c\`"#), ("", "~#x", #"\~#x"#), ("~", "~/x y", #"~/x\ y"#), ("x=", "~a", "~a"),
            ("'", "it's", #"it'\''s"#), ("'", "$`!", "$`!"), ("\"", #"$a"b\c`!"#, #"\$a\"b\\c\`"'!'""#),
            // With combining marks that join the quote to one character.
            ("'", "'\u{301}", "'\\''\u{301}"), ("", "$\u{301}(x\u{FE0F}", "\\$\u{301}\\(x\u{FE0F}"), ("", "é日", "é日"),
        ])
    func `bash gets a candidate in the quotes that it needs`(typed: String, text: String, quoted: String) throws {
        let replaced = typed == "~" ? "~" : ""
        let line = try #require(BashLine([replaced, "tonearm " + typed, "tonearm"]))
        #expect(line.quoted(text) == quoted)
    }

    private static let malformed: [[String]] = [
        ["---completion"], ["---completion", "account"], ["---completion", "zsh"], ["---completion", "zsh", "tonearm"],
        ["---completion", "csh", "tonearm", "al"], ["---completion", "--", "positional@0", "1", "0", "tonearm", "al"],
        ["---completion", "bash"], ["---completion", "bash", "al"], ["---completion", "bash", "al", "tonearm al"],
        ["---completion", "bash", "al", "tonearm al", "other"], ["---completion", "bash", "", "", ""],
        ["---completion", "bash", "", "", "tonearm", "al"],
    ]

    @Test(arguments: malformed + [[], ["account"]])
    func `other words are not a request`(words: [String]) {
        #expect(CompletionRequest(words).map { _ in true } == nil)
    }

    @Test(arguments: malformed)
    func `a malformed request gets an empty answer`(words: [String]) throws {
        let outcome = try Program().run(words, input: [])
        #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "", "\(outcome)")
    }

    @Test(
        arguments: [
            String(repeating: "x", count: 100_000), String(repeating: "=", count: 100_000),
            "'\"\\`$(touch ran)\n\u{1B}",
            "--include=\n", "--\u{7}", "é日👩‍👩‍👧", "har:\u{1}", "-",
        ])
    func `any word gets an answer`(word: String) throws {
        let program = try Program()
        for before in [[], ["albums"], ["--catalog"], ["serve"], ["serve", "--key"], [word], ["get"]] {
            for shell in ["zsh", "fish"] {
                let outcome = try program.run(
                    ["---completion", shell, "tonearm"] + before.filter { $0.count < 1000 } + [word], input: [])
                #expect(outcome.status == 0 && outcome.errors == "")
                #expect(!outcome.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
            }
        }
    }
}
