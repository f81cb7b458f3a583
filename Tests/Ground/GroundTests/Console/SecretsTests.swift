import Foundation
import Testing
import TonearmConsole
import TonearmServiceSupport

/// Tests redacting secrets.
@Suite struct SecretsTests {
    static let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln-_bmF0dXJl"
    static let long = "Aq7Jx0kLmN3oPqR5sTuVwX9yZaBcDeF/gHiJkLmNoP+qRsTuVwXyZ0123456789AbCdEfGhIjKl=="

    static let commands = [
        SecretCommand(
            path: [["token"], ["user", "developer"], ["set", "inspect"]],
            others: ["show", "request", "forget", "mint", "help"],
            options: ["-o", "--output", "--from", "--life", "--origin", "--key", "--key-id", "--team", "--anyway"])
    ]

    private let secrets = Secrets(commands: Self.commands)

    @Test func `among many secrets with different beginnings exactly the secrets are redacted`() {
        let many = (0..<20).map { number in
            String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number))) + "Q\(number)7Jx0-LmN3oPqR5sTuVwX9yZa"
        }
        var secrets = secrets
        secrets.insert(many)
        for secret in many { #expect(secrets.hidden(in: "a \(secret), b") == "a ‹hidden›, b") }
        #expect(secrets.hidden(in: many.joined(separator: " ")) == many.map { _ in "‹hidden›" }.joined(separator: " "))
        #expect(secrets.hidden(in: "aQ bQ cQ") == "aQ bQ cQ")
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("token user set ", "token user set ‹hidden›"), ("! x token user set ", "! x token user set ‹hidden›"),
            ("'a b:c' ", "'a b:c' "), ("\"x 'a b' --token: d\" ", "\"x 'a b' --token: ‹hidden›\" "),
        ])
    func `in a line of many thousand words each word is checked once`(words: String, shown: String) {
        let count = 10_000
        let hidden = secrets.hidden(inLine: String(repeating: words, count: count))
        if shown.hasSuffix(" ") {
            #expect(hidden == String(repeating: shown, count: count))
        } else {
            #expect(hidden.hasPrefix(shown))
            #expect(hidden.split(separator: " ").dropFirst(3).allSatisfy { ["‹hidden›", "user", "set"].contains($0) })
        }
    }

    @Test(arguments: [
        ("token user set abc", "token user set ‹hidden›"),
        ("token developer set '\(token)'", "token developer set ‹hidden›"),
        ("  tok developer set \(token) -o json", "  tok developer set ‹hidden› -o json"),
        ("token user set 'a b' | cat", "token user set ‹hidden› | cat"),
        ("token user set abc > 'a file'", "token user set ‹hidden› > 'a file'"),
        ("token user set 'abc", "token user set ‹hidden›"),
        ("token user set \"a b", "token user set ‹hidden› ‹hidden›"),
        ("token developer inspect \(token)", "token developer inspect ‹hidden›"),
        ("token user set=abc", "token user set=‹hidden›"), ("token user=abc", "token user=‹hidden›"),
        ("tken user set abc", "tken user set ‹hidden›"), ("tokne user set abc", "tokne user set ‹hidden›"),
        ("t u set abc", "t u set ‹hidden›"), ("TOKEN USER SET abc", "TOKEN USER SET ‹hidden›"),
        ("token usr ste abc", "token usr ste ‹hidden›"), ("token set user abc", "token set user ‹hidden›"),
        ("user set abc", "user set ‹hidden›"), ("token user abcdef1", "token user ‹hidden›"),
        ("'token user set abc", "'token user set ‹hidden›"),
        ("! tonearm token user set abc", "! tonearm token user set ‹hidden›"),
        ("! tonearm -c 'token user set abc'", "! tonearm -c 'token user set ‹hidden›'"),
        ("token user set -o json abc --from phone", "token user set -o json ‹hidden› --from phone"),
        ("token user set -abcdefABCDEF123", "token user set ‹hidden›"),
    ])
    func `secret arguments of commands are redacted, however they are spelled`(line: String, kept: String) {
        #expect(secrets.hidden(inLine: line) == kept)
        #expect(secrets.hidden(inLine: kept) == kept)
    }

    @Test(arguments: [
        ("get /v1/x -H 'Authorization: Bearer abc'", "get /v1/x -H 'Authorization: ‹hidden›'"),
        (
            "get /v1/x --header=Music-User-Token:abc -H 'X-A: 1'",
            "get /v1/x --header=Music-User-Token:‹hidden› -H 'X-A: 1'"
        ),
        ("get /v1/x -H'cookie: abc'", "get /v1/x -H'cookie: ‹hidden›'"),
        ("get /v1/x --head 'Music-User-Token: abc'", "get /v1/x --head 'Music-User-Token: ‹hidden›'"),
        ("get /v1/x -H 'Proxy-Authorization: Basic abc='", "get /v1/x -H 'Proxy-Authorization: ‹hidden›'"),
        ("get /v1/x -H 'Music-User-Token: a b", "get /v1/x -H 'Music-User-Token: ‹hidden›"),
        ("get /v1/x -H Music-User-Token: abc --limit 5", "get /v1/x -H Music-User-Token: ‹hidden› --limit 5"),
        ("get /v1/x -H Authorization: Bearer abc x", "get /v1/x -H Authorization: ‹hidden› x"),
        ("get /v1/x -H Authorization:\\ Bearer\\ abc x", "get /v1/x -H Authorization:‹hidden› x"),
        ("! curl -H 'Music-User-Token: abc' x", "! curl -H 'Music-User-Token: ‹hidden›' x"),
        ("! curl -H \"Authorization: Bearer \(token)\" x", "! curl -H \"Authorization: ‹hidden›\" x"),
        ("! curl -H 'Music-User-Tokn: abc'", "! curl -H 'Music-User-Tokn: ‹hidden›'"),
        ("! curl -H 'Authorisation: abc'", "! curl -H 'Authorisation: ‹hidden›'"),
        ("! curl -u me:abc https://example.org", "! curl -u ‹hidden› https://example.org"),
        ("! curl --oauth2-bearer abc", "! curl --oauth2-bearer ‹hidden›"),
        ("! curl https://me:abc@example.org/x", "! curl https://‹hidden›@example.org/x"),
        ("! TOKEN='abc' curl x", "! TOKEN=‹hidden› curl x"),
        ("get '/v1/x?access_token=abc&limit=5'", "get '/v1/x?access_token=‹hidden›&limit=5'"),
        ("get /v1/x?media-user-token=abc&l=en", "get /v1/x?media-user-token=‹hidden›&l=en"),
        (#"post /v1/x '{"userToken":"abc","a":1}'"#, #"post /v1/x '{"userToken":‹hidden›,"a":1}'"#),
        (#"post /v1/x "{\"userToken\": \"abc\"}""#, #"post /v1/x "{\"userToken\": \‹hidden›}""#),
        ("get /v1/x -H 'X-Api.Key: abc'", "get /v1/x -H 'X-Api.Key: ‹hidden›'"),
        ("get /v1/x?access_token=abc", "get /v1/x?access_token=‹hidden›"),
        (
            "get /v1/x -H 'Music-User-Token: abc' -H \"Cookie: a b\" 'c: d'",
            "get /v1/x -H 'Music-User-Token: ‹hidden›' -H \"Cookie: ‹hidden›\" 'c: d'"
        ),
        (
            "! sh -c \"curl -H 'Cookie: abc' -H 'X: y' 'token=ab' c\" a=b",
            "! sh -c \"curl -H 'Cookie: ‹hidden›' -H 'X: y' 'token=‹hidden›' c\" a=b"
        ),
        ("get /v1/x -H \"Music-User-Token: \"abc", "get /v1/x -H \"Music-User-Token: \"‹hidden›"),
        ("get /v1/x -H \"Music-User-Token:\"abc x", "get /v1/x -H \"Music-User-Token:\"‹hidden› x"),
        ("get /v1/x -H 'Cookie: '\"a b\" x", "get /v1/x -H 'Cookie: '‹hidden› x"),
        ("get /v1/x -H \"Music-User-Token: a\"bc x", "get /v1/x -H \"Music-User-Token: ‹hidden› x"),
        ("get /v1/x -H Music-User-Token:\"ab\"cd x", "get /v1/x -H Music-User-Token:‹hidden› x"),
        ("get /v1/x -H \"Music-User-Token: \"\"abc", "get /v1/x -H \"Music-User-Token: \"‹hidden›"),
        ("get /v1/x -H \"Music-User-Token: \"'a bc", "get /v1/x -H \"Music-User-Token: \"‹hidden›"),
        ("get '/v1/x?access_token=a'bc", "get '/v1/x?access_token=‹hidden›"),
        ("! TOKEN='ab'cd curl x", "! TOKEN=‹hidden› curl x"),
        ("let token = \"hunter\"", "let token = ‹hidden›"), ("let token = 'a b' ", "let token = ‹hidden› "),
        ("let token = q7W8e9R0", "let token = ‹hidden›"), ("let token q7W8e9R0", "let token ‹hidden›"),
        ("let my_token =q7W8e9R0", "let my_token =‹hidden›"), ("let token= q7W8e9R0", "let token= ‹hidden›"),
        ("let token = \"a bc", "let token = ‹hidden›"), ("lte token = q7W8e9R0", "lte token = ‹hidden›"),
        ("let password = \"hunter\"; where", "let password = ‹hidden›; where"),
        ("# token q7W8e9R0", "# token ‹hidden›"), ("#token q7W8e9R0", "#token ‹hidden›"),
        ("# my user token is sEcReTtExT now", "# my user token is ‹hidden› now"),
        ("where # token q7W8e9R0", "where # token ‹hidden›"), ("# token \"hun ter", "# token \"‹hidden›"),
        ("# token user set hunter", "# token user set ‹hidden›"),
        ("! echo Bearer abc123", "! echo Bearer ‹hidden›"), ("note -----BEGIN PRIVATE KEY----- MIG", "note ‹hidden›"),
    ])
    func `values with a secret's name are redacted`(line: String, kept: String) {
        #expect(secrets.hidden(inLine: line) == kept)
        #expect(secrets.hidden(inLine: kept) == kept)
    }

    @Test(arguments: [
        ("search \(token) \(token)", "search ‹hidden› ‹hidden›"), ("get /v1/\(token)/x", "get ‹hidden›"),
        ("get https://example.org/?t=\(token)&l=en", "get https://example.org/?t=‹hidden›&l=en"),
        ("search \(long)", "search ‹hidden›"), ("get /v1/x?t=\(long)", "get /v1/x?t=‹hidden›"),
    ])
    func `a token is recognised by its form`(line: String, kept: String) {
        #expect(secrets.hidden(inLine: line) == kept)
    }

    @Test(arguments: [
        "", "albums 1", "set output json", "get /v1/x -H 'Origin: https://example.org'  # note", "search eyJ",
        "session load x", "token developer mint --life 1h", "albums --offset 5", "search 'token set'", "note it's set",
        "token user set $t", "token user set ${t}", "! curl -H \"Authorization: Bearer $TOKEN\" x",
        "! TOKEN= curl x", "! curl --oauth2-bearer $TOKEN", "get /v1/x -H Authorization: Bearer",
        "search eyJab and no more",
        "get /v1/x -H 'Authorization:'", "get /v1/x -H 'Music-User-Token:' --limit 5", "let token = data.0.id",
        "let token = data[0].attributes.textColor1", "let token = $.meta", "let token = $t", "let token = albumName",
        "let tokens = 5", "let title = \"Born to Run\"", "# the token of the user, which ends soon", "# it's a token",
        "# Tokens are sent to ONE origin.", "albums 310730204 # q7W8e9R0",
        "token developer mint --life 1h --origin https://example.org --key AuthKey_ABCDE12345.p8 --team TEAMID1234",
        "token developer show", "token user request --anyway", "token user", "token user set --from tablet",
        "open https://music.apple.com/us/album/born-to-run/310730204?i=310730206",
        "playlists pl.f4d106fed2bd41149aaacabb233eb5eb", "open albums/310730204", "storefront us", "undo 3",
        "get /v1/catalog/us/search?term=caf%C3%A9+del+mar+sunset+soundtrack+volume+2&types=albums",
        "import /home/ada/Music/Recordings/2026/album-answers-of-november/first-part.json", "use token", "let u = data",
        "search basic Channel", "! make test && echo done", "set width 80", "app set-version 2",
        "follow tracks --limit 2",
        "open https://is1-ssl.mzstatic.com/image/thumb/Music125/v4/91/f8/72/91f872ab-7c2e-4d10-9b3f-aa00bb11cc22/x.jpg",
    ])
    func `other lines are unchanged, and no secrets are learned from them`(line: String) {
        #expect(secrets.hidden(inLine: line) == line)
        var learned = secrets
        #expect(learned.learn(line: line) == line)
        #expect(learned == secrets, "\(line)")
    }

    @Test func `a secret in base64 is redacted at any offset`() {
        var secrets = secrets
        secrets.insert([Self.long])
        for before in ["", "a", "ab", "abc", "me:"] {
            for after in ["", "z", "zz", "zzz"] {
                let encoded = Data("\(before)\(Self.long)\(after)".utf8).base64EncodedString()
                for text in [encoded, encoded.replacing("+", with: "-").replacing("/", with: "_")] {
                    let shown = secrets.hidden(in: "Basic \(text), x")
                    // The letters at both ends partly encode the text around the secret.
                    #expect(shown.count <= "Basic ‹hidden›, x".count + 12, "\(shown)")
                    #expect(shown.hasPrefix("Basic ") && shown.hasSuffix(", x"))
                }
            }
        }
        let other = Data("another text that is long enough".utf8).base64EncodedString()
        #expect(secrets.hidden(in: other) == other)
    }

    @Test func `a secret cut off by a narrow column is redacted from sixteen letters on`() {
        var secrets = secrets
        secrets.insert([Self.long])
        for count in 16...Self.long.count {
            #expect(secrets.hidden(in: "a \(Self.long.prefix(count))… b").hasPrefix("a ‹hidden›"), "\(count)")
        }
        #expect(secrets.hidden(in: "a \(Self.long.prefix(15))… b") == "a \(Self.long.prefix(15))… b")
    }

    @Test func `bytes without secrets are unchanged`() {
        let secrets = Secrets(["S3cretText"])
        for bytes in [[], [0], [0xFF, 0x65, 0x79], Array("no S3cret".utf8)] as [[UInt8]] {
            #expect(secrets.hidden(in: bytes) == bytes)
        }
        #expect(secrets.hidden(in: "") == "")
    }

    @Test func `an empty secret is ignored, and a repeated secret counts once`() {
        var secrets = Secrets(["S3cretText"])
        secrets.insert(["", Secrets.placeholder, "S3cretText"])
        #expect(secrets.hidden(in: "a \(Secrets.placeholder) S3cretText") == "a ‹hidden› ‹hidden›")
        // After this call the word is redacted everywhere.
        secrets.insert(["butterfly"])
        #expect(secrets.hidden(in: "a butterfly, 'butterfly'") == "a butterfly, '‹hidden›'")
        secrets.insert(["butterfly"], arePlainWords: false)
        #expect(secrets.hidden(in: "a butterfly, 'butterfly'") == "a ‹hidden›, '‹hidden›'")
    }

    @Test func `a command of one word has no secret argument`() {
        let command = SecretCommand(path: [["token"]], others: [], options: [])
        #expect(Secrets(commands: [command]).hidden(inLine: "token abcdef1") == "token abcdef1")
    }

    /// Encodes the secret for a query, a header, JSON and a path.
    @Test(arguments: ["S3cret/Text+1=", "/begins/With+slashes==", "Ab12/Cd34+Ef56/Gh78+Ij90=="])
    func `a secret is redacted in every encoding`(text: String) { expectHidden(text) }

    @Test func `random secrets and the claims of a developer token are redacted`() {
        let seed = UInt64.random(in: 0 ... .max)
        var lines = SecretLines(seed: seed)
        for _ in 0..<200 {
            let secret = lines.secret()
            expectHidden(secret)
            // Header and claims begin like JSON in base64.
            for part in secret.split(separator: ".").filter({ $0.hasPrefix("eyJ") }) {
                #expect(!Secrets().hidden(in: "claims=\(part)&x={\"c\":\"\(part)\"}").contains(part), "seed \(seed)")
            }
        }
    }

    private func expectHidden(_ text: String) {
        let secrets = Secrets([text])
        // The unreserved characters without the tilde (RFC 3986 §2.3).
        let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let upper = text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
        let lower = upper.replacing(/%../) { $0.output.lowercased() }
        let slashed = upper.replacing("%2F", with: "/")
        let forms =
            [text, upper, lower, slashed] + ["\\/", "\\u002f", "\\u002F"].map { text.replacing("/", with: $0) }
        for form in forms {
            for line in [
                "GET /v1/x?token=\(form)&limit=1", "Music-User-Token: \(form)", "{\"token\":\"\(form)\"}",
                "/me/\(form)/x", form,
            ] {
                #expect(!secrets.hidden(in: line).contains(form), "\(line)")
                #expect(secrets.hidden(in: line) == line.replacing(form, with: Secrets.placeholder), "\(line)")
            }
        }
    }

    @Test func `a known secret is redacted everywhere, in every form`() {
        let secrets = Secrets(["S3cret/Text+1"])
        #expect(secrets.hidden(in: "a S3cret/Text+1 b, S3cret%2FText%2B1") == "a ‹hidden› b, ‹hidden›")
        #expect(secrets.hidden(in: Array(#"{"t":"S3cret\/Text+1"}"#.utf8)) == Array(#"{"t":"‹hidden›"}"#.utf8))
        #expect(secrets.hidden(inLine: "serach S3cret/Text+1") == "serach ‹hidden›")
        #expect(secrets.hidden(in: "S3cret/Text+2 日本語 👩‍👩‍👧") == "S3cret/Text+2 日本語 👩‍👩‍👧")
    }

    @Test func `of two overlapping secrets the longer is redacted completely`() {
        let secrets = Secrets(["Secret01", "Secret0123"])
        #expect(secrets.hidden(in: "Secret0123") == "‹hidden›")
        #expect(secrets.hidden(in: "Secret01Secret0123x") == "‹hidden›x")
    }

    @Test func `a typed secret is redacted from then on`() {
        var secrets = Secrets(commands: Self.commands)
        #expect(secrets.hidden(in: "abcDEF12345") == "abcDEF12345")
        #expect(
            secrets.learn(line: "get /v1/x -H 'Authorization: Bearer abcDEF12345'")
                == "get /v1/x -H 'Authorization: ‹hidden›'")
        #expect(secrets.hidden(in: "unknown argument abcDEF12345.") == "unknown argument ‹hidden›.")
        #expect(secrets.hidden(in: "Bearer") == "Bearer")
    }

    @Test
    func `a plain word typed as a secret is redacted only when an error quotes it`() {
        var secrets = Secrets(commands: Self.commands)
        _ = secrets.learn(line: "token user set broken")
        #expect(
            secrets.hidden(in: "Unexpected argument 'broken': a broken pipe")
                == "Unexpected argument '‹hidden›': a broken pipe")
    }

    @Test func `a screen redacts secrets in lines, bytes, errors and progress, and shows a requested secret`()
        throws
    {
        let output = MemorySink()
        let errors = MemorySink()
        let frame = Screen.Frame(
            width: 80, isTerminal: false, isErrorTerminal: true, hasColor: true, hasErrorColor: false)
        let screen = Screen(frame: frame, output: output, errors: errors, secrets: Secrets(["S3cretText"]))
        try screen.show([.strong("a S3cretText") + StyledText(" \(Self.token)")])
        try screen.show(bytes: Array("{\"S3cretText\"}\n".utf8))
        try screen.report(["error: S3cretText"])
        try screen.progress("S3cretText")
        let file = MemorySink()
        try screen.redirected(to: file).show(["S3cretText"])
        for sink in [output, errors, file] {
            #expect(!sink.text.contains("S3cretText") && !sink.text.contains("eyJ") && sink.text.contains("‹hidden›"))
        }
        try screen.show([.revealed("S3cretText")])
        #expect(output.text.hasSuffix("S3cretText\n"))
    }
}
