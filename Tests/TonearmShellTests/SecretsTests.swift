import Testing

@testable import TonearmShell

/// What is kept of lines that hold tokens.
@Suite struct SecretsTests {
    private static let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln-_bmF0dXJl"

    @Test(arguments: [
        ("token user set abc", "token user set ‹hidden›"),
        ("token developer set '\(token)'", "token developer set ‹hidden›"),
        ("  tok developer set \(token) -o json", "tok developer set ‹hidden› -o json"),
        ("token user set 'a b' | cat", "token user set ‹hidden› | cat"),
        ("token user set abc > 'a file'", "token user set ‹hidden› > 'a file'"),
        ("token user set 'abc", "token user set ‹hidden›"), ("token user set $t", "token user set $t"),
        ("token developer inspect \(token)", "token developer inspect ‹hidden›"),
        ("get /v1/x -H 'Authorization: Bearer abc'", "get /v1/x -H 'Authorization: ‹hidden›'"),
        (
            "get /v1/x --header=Music-User-Token:abc -H 'X-A: 1'",
            "get /v1/x '--header=Music-User-Token: ‹hidden›' -H 'X-A: 1'"
        ),
        ("get /v1/x -H'cookie: abc'", "get /v1/x '-Hcookie: ‹hidden›'"),
        ("! curl -H 'Authorization: Bearer \(token)' x", "! curl -H 'Authorization: Bearer ‹hidden›' x"),
        ("search \(token) \(token)", "search ‹hidden› ‹hidden›"),
    ])
    func `a secret is hidden`(line: String, kept: String) { #expect(Secrets.hidden(inLine: line) == kept) }

    @Test(arguments: [
        "", "albums 1", "set output json", "get /v1/x -H 'Origin: https://example.org'  # note", "search eyJ",
        "session load x",
        "token developer mint --life 1h", "albums --offset 5", "search 'token set'", "note it's set",
    ])
    func `other lines stay as they are`(line: String) { #expect(Secrets.hidden(inLine: line) == line) }

    @Test(arguments: [
        "token user set abcdef", "token developer set \(token)", "token \(token)", "tokens set abcdef \(token)",
    ])
    func `neither the history nor an error repeats a token`(line: String) async {
        let session = ShellSession()
        let outcome = await session.run(line)
        #expect(!outcome.errors.contains("eyJ") && !outcome.output.contains("eyJ"))
        let shown = await session.run("history").output + session.run("undo").output + session.run("explain").output
        #expect(!shown.contains("eyJ") && (line.hasPrefix("tokens") || !shown.contains("abcdef")))
    }
}
