import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests the stored form of lines with tokens.
@Suite struct SecretsTests {
    private static let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln-_bmF0dXJl"

    @Test(arguments: [
        "tokne user set S3cretTypedByHand", "token user set 'S3cretTypedByHand", "token user st S3cretTypedByHand",
        "token user set=S3cretTypedByHand", "get /v1/x --head 'Music-User-Token: S3cretTypedByHand'",
        "get /v1/x -H 'Proxy-Authorization: S3cretTypedByHand'", "get '/v1/x?access_token=S3cretTypedByHand'",
        "! echo -H 'Music-User-Token: S3cretTypedByHand'", "get /v1/x -H Music-User-Token: S3cretTypedByHand",
        "! TOKEN=S3cretTypedByHand true", "token S3cretTypedByHand",
    ])
    func `what was typed wrongly is told nowhere either`(line: String) async {
        let session = ShellSession()
        let outcome = await session.run(line)
        let later = await session.run("history").output + session.run("request").output + session.run("explain").output
        #expect(!(outcome.output + outcome.errors + later).contains("S3cret"))
        #expect(!session.shell.keeper.lines.joined().contains("S3cret"))
    }

    @Test func `the session's tokens are hidden wherever they turn up, but where they are asked for`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        for kind in ["developer", "user"] {
            let text = try await session.runAll("token \(kind) show").output.split(separator: "\n").joined()
            let outcome = await session.run("search \(text)")
            #expect(text.count > 100 && !(outcome.output + outcome.errors).contains(text.prefix(40)))
            #expect(try await session.runAll("! echo \(text)").output == "‹hidden›\n")
        }
    }

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

    @Test(arguments: TokenCommand.fields.filter { !$0.isArgument }.map(\.name))
    func `an option of 'token' and its value are not taken for a token`(option: String) {
        let line = "token user set --\(option) something.of.this.length"
        #expect(Secrets(commands: CommandTable.secretCommands).hidden(inLine: line) == line)
    }
}
