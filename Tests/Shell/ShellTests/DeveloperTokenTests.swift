import AppleMusicAPI
import Crypto
import Foundation
import Testing
import TonearmSigning
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests minting, setting, showing and forgetting developer tokens.
@Suite struct DeveloperTokenTests {
    private let folder: TemporaryFolder
    private let session: ShellSession
    private let album = "albums 310730204 -o ids"

    init() throws {
        folder = try TemporaryFolder()
        session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
    }

    private func keyFile(
        _ name: String = "AuthKey_ABCDE12345.p8", key: P256.Signing.PrivateKey = .init()
    ) throws -> String {
        try folder.write(key.pemRepresentation, to: name)
        return folder.path + "/" + name
    }

    private var token: DeveloperToken? { session.session.world.developerToken.flatMap { DeveloperToken($0.text) } }

    @Test func `a minted token is the session's, with the times of its clock`() async throws {
        let said = try await session.runAll("token developer mint --life 2h").output
        #expect(said == "Minted a developer token: key DEMOKEY001, team DEMOTEAM01, ends in 2 hours.\n")
        #expect(token?.issued == ShellSession.time && token?.expires == ShellSession.time + 7200)
        #expect(token?.origins == nil)
        try await session.runAll(album)
        #expect(
            try await session.runAll("token developer show").output
                == "\(session.session.world.developerToken?.text ?? "?")\n")
        try await session.runAll("clock advance 2h")
        #expect(await session.run(album).errors.contains("type 'token developer inspect'"))
        #expect(session.session.world.exchange?.status == 401)
        #expect(
            try await session.runAll("token developer").output.hasSuffix("The service refuses it:\n- it expires now\n"))
        try await session.runAll("token developer forget", album)
        #expect(session.session.world.developerToken == nil)
    }

    @Test func `without a length a token lives half a day, like an automatic one`() async throws {
        try await session.runAll("token developer mint")
        let minted = token?.life
        let automatic = try await ShellSession().runAll("token developer show").lines
        #expect(minted == 43_200 && automatic.first.flatMap { DeveloperToken($0)?.life } == 43_200)
    }

    @Test func `minting is undone and done again`() async throws {
        try await session.runAll("token developer mint --life 1h")
        let text = session.session.world.developerToken?.text
        try await session.runAll("undo")
        #expect(session.session.world.developerToken == nil)
        try await session.runAll("redo")
        #expect(session.session.world.developerToken?.text == text)
    }

    @Test(arguments: [
        ("--life 15777000s", false), ("--life 15777001s", true), ("--life 200d", true), ("--key-id UNKNOWN001", true),
        ("--team OTHERTEAM1", true), ("--origin https://example.org", false),
    ])
    func `what the service will refuse is said when it is minted, and only that`(options: String, isRefused: Bool)
        async throws
    {
        let said = try await session.runAll("token developer mint \(options)").output
        #expect(said.contains("warning: The service will refuse it: ") == isRefused, "\(said)")
        let origin = options.contains("--origin") ? " --header 'Origin: https://example.org'" : ""
        let status = await session.run("get /v1/test\(origin)").status
        #expect((status != 0) == isRefused)
        #expect((session.session.world.exchange?.status == 401) == isRefused)
        #expect(
            try await session.runAll("token developer inspect -o json").output.contains(#""accepted": \#(!isRefused)"#))
    }

    @Test(arguments: [
        "--life 0", "--life soon", "--life 101y", "--key-id short", "--team demoteam01", "--origin example.org",
        "--origin https://example.org/", "--origin https://example.org/page", "--origin ''", "--key x.p8",
        "--key AuthKey_ABCDE12345.p8", "sometext",
    ])
    func `odd wishes are refused, and nothing changes`(options: String) async {
        let before = session.session
        let outcome = await session.run("token developer mint \(options)")
        #expect(outcome.status == 64)
        #expect(
            outcome.errors.hasPrefix("error: ") && outcome.errors.split(separator: "\n").count >= 2, "\(outcome.errors)"
        )
        #expect(session.session == before)
    }

    @Test func `an own key mints, is read once, and only its public half stays`() async throws {
        let key = P256.Signing.PrivateKey()
        let path = try keyFile(key: key)
        let said = try await session.runAll("token developer mint --key \(path) --team MYTEAM0001").output
        #expect(said == "Minted a developer token: key ABCDE12345, team MYTEAM0001, ends in 12 hours.\n")
        let known = PublicDeveloperKey(id: "ABCDE12345", team: "MYTEAM0001", key: key.publicKey)
        #expect(token?.isSigned(by: known) == true)
        #expect(session.session.world.memory.developerKeys == [known])
        try await session.runAll(album, "session save mine")
        let kept = try folder.text(of: "state/sessions/mine.json")
        let secret = Base64URL.encode(key.rawRepresentation)
        #expect(!kept.contains("eyJ") && !kept.contains(secret) && !kept.contains("PRIVATE"))
        #expect(try !folder.text(of: "state/tokens/mine.json").contains(secret))
    }

    @Test func `a key's id is in the file's name, or said`() async throws {
        let path = try keyFile("mine.pem")
        let refused = await session.run("token developer mint --key \(path) --team MYTEAM0001")
        #expect(refused.errors.contains("its name does not tell the key's id"))
        try await session.runAll("token developer mint --key \(path) --team MYTEAM0001 --key-id KEYID00001", album)
        #expect(token?.keyID == "KEYID00001")
    }

    @Test(arguments: [0o604, 0o640, 0o644, 0o602, 0o620, 0o666])
    func `a key that others can read or write is refused, with the way to mend it`(mode: Int) async throws {
        let path = try keyFile()
        try folder.setMode(mode, of: "AuthKey_ABCDE12345.p8")
        let line = "token developer mint --key \(path) --team MYTEAM0001"
        let refused = await session.run(line)
        let deed = mode & 0o044 == 0 ? "write" : "read"
        #expect(
            refused.errors.hasPrefix(
                "error: Cannot mint with the key '\(path)': others can \(deed) the file (its mode is \(String(mode, radix: 8)))\n"
                    + "Type 'chmod 600 \(path)'."))
        try folder.setMode(0o400, of: "AuthKey_ABCDE12345.p8")
        try await session.runAll(line)
    }

    @Test func `a pipe is no key, and is not waited for`() async throws {
        let path = folder.path + "/AuthKey_ABCDE12345.p8"
        mkfifo(path, 0o600)
        let outcome = await session.run("token developer mint --key \(path) --team MYTEAM0001")
        #expect(outcome.errors.contains("it is a pipe, a device or a folder, and not a file"))
    }

    @Test func `files that are no private keys are refused, and what is in them is not shown`() async throws {
        let key = P256.Signing.PrivateKey()
        let contents: [(String, String)] = [
            ("a secret text", "it holds no private key of the curve P-256 in PEM"), ("", "it is empty"),
            (key.publicKey.pemRepresentation, "it holds the public half alone, which cannot sign"),
            (P384.Signing.PrivateKey().pemRepresentation, "it holds a key of the curve P-384"),
            (String(repeating: "x", count: 70_000), "it is longer than 65536 bytes"),
        ]
        for (content, reason) in contents {
            try folder.write(content, to: "AuthKey_ABCDE12345.p8")
            let outcome = await session.run(
                "token developer mint --team MYTEAM0001 --key \(folder.path)/AuthKey_ABCDE12345.p8")
            #expect(outcome.status == 1 && outcome.errors.contains(reason), "\(outcome.errors)")
            #expect(content.isEmpty || !outcome.errors.contains(content.prefix(40)))
        }
        let absent = await session.run(
            "token developer mint --team MYTEAM0001 --key \(folder.path)/AuthKey_NOTTHERE01.p8")
        #expect(absent.errors.contains("No such file or directory"))
        let folderItself = await session.run(
            "token developer mint --team MYTEAM0001 --key \(folder.path) --key-id KEYID00001")
        #expect(folderItself.errors.contains("it is a pipe, a device or a folder, and not a file"))
        #expect(session.session.world.developerToken == nil)
    }

    @Test func `a user token is of one team: with another team's developer token it is refused, and both say so`()
        async throws
    {
        try await session.runAll("authorize --answer allow", "library albums")
        let path = try keyFile()
        let said = try await session.runAll("token developer mint --key \(path) --team MYTEAM0001").output
        #expect(
            said.contains("note: The user token was made for the team DEMOTEAM01, so personal requests answer 403.\n"))
        try await session.runAll(album)
        #expect(
            try await session.runAll("token developer").output.contains(
                "The service accepts it.\nPersonal requests answer 403: the user token was made for the team DEMOTEAM01."
            )
        )
        #expect(
            try await session.runAll("token user").output.contains(
                "refuses it: it was made for the team DEMOTEAM01, and the developer token is of MYTEAM0001\n"))
        #expect(await session.run("library albums").errors.hasPrefix("error: 403 40300 "))
        try await session.runAll("token user request", "library albums")
        #expect(try await session.runAll("token user").output.contains("takes it"))
        try await session.runAll("token developer forget")
        #expect(await session.run("library albums").errors.hasPrefix("error: 403 40300 "))
    }

    @Test func `a token that the service refuses gets no user token`() async throws {
        try await session.runAll("consent request --answer allow", "token developer mint --team OTHERTEAM1")
        let outcome = await session.run("token user request")
        #expect(outcome.errors.contains("the service refuses the developer token"))
        #expect(outcome.errors.contains("Type 'token developer inspect' to see what is wrong with it."))
    }

    @Test func `a token by hand needs no MusicKit service`() async throws {
        try await session.runAll("app musickit off")
        #expect(await session.run(album).status == 1)
        try await session.runAll("token developer mint", album, "token developer forget")
        #expect(await session.run(album).status == 1)
    }

    @Test func `a set token is used, inspected, and never shown but by show`() async throws {
        let text = try DeveloperKey.demonstration.token(issued: ShellSession.time - 5, lifetime: 100)
        let said = try await session.runAll("token developer set 'Bearer \(text)'").output
        #expect(said == "Set the developer token: key DEMOKEY001, team DEMOTEAM01, ends in 1 minute.\n")
        try await session.runAll(album)
        for line in ["token developer", "token developer -o json", "session", "request", "history", "set", "undo"] {
            #expect(try await !session.runAll(line).output.contains("eyJ"), "\(line)")
        }
        try await session.runAll("redo", "session save demo")
        #expect(try !folder.text(of: "state/sessions/demo.json").contains("eyJ"))
        #expect(try folder.text(of: "state/tokens/demo.json").contains(text))
        #expect(try folder.mode(of: "state/tokens/demo.json") == 0o600)
        try await session.runAll("session reset", "session load demo")
        #expect(try await session.runAll("token developer show").output == text + "\n")
        unlink(folder.path + "/state/tokens/demo.json")
        try await session.runAll("session load demo")
        #expect(session.session.world.developerToken == nil)
    }

    @Test(arguments: ["x", "a.b", "a.b.c.d", "..", ".b.c", "a b.c.d", "é.b.c", "a=.b.c", ""])
    func `a text that looks like no token is refused without repeating it`(text: String) async {
        let before = session.session
        for line in ["token developer set 'secret\(text)'", "token developer inspect '\(text)'"] {
            let outcome = await session.run(line)
            if text == ".b.c" || text == "..", line.contains("secret") { continue }
            #expect(outcome.status == 64, "\(line)")
            #expect(!outcome.errors.contains("secret"))
            #expect(outcome.errors.hasSuffix("with dots between them.\n"), "\(outcome.errors)")
        }
        if !text.hasPrefix(".") { #expect(session.session == before) }
    }

    @Test func `odd parts are taken and told`() async throws {
        let outcome = try await session.runAll("token developer set abcd.efgh.ijk")
        #expect(outcome.output.contains("The service will refuse it: its header is not a JSON object in base64url."))
        #expect(
            try await session.runAll("token developer").lines == [
                "made  set by hand", "The service refuses it:", "- its header is not a JSON object in base64url",
                "- its claims are not a JSON object in base64url",
            ])
        #expect(await session.run(album).errors.hasPrefix("error: 401 "))
    }

    @Test func `the largest numbers are shown, not summed`() async throws {
        for claims in [
            "{\"iat\":\(Int.min),\"exp\":\(Int.max)}", "{\"iat\":\(Int.max),\"exp\":\(Int.min)}", "{\"exp\":1e400}",
        ] {
            let text = "\(Base64URL.encode(Array("{}".utf8))).\(Base64URL.encode(Array(claims.utf8)))."
            try await session.runAll("token developer set \(text)", "token developer inspect")
        }
    }

    @Test func `another token than the session's can be inspected`() async throws {
        let text = try DeveloperKey.demonstration.token(
            issued: ShellSession.time - 5, lifetime: 3, origins: ["https://example.org"])
        let lines = try await session.runAll("token developer inspect \(text) --origin https://other.example").lines
        #expect(lines.first == "made    as typed; the session has its own")
        #expect(
            lines.suffix(3) == [
                "The service refuses it:", "- it expired 2 seconds ago",
                "- the request's Origin is 'https://other.example', and it is for 'https://example.org' alone",
            ])
        #expect(session.session.world.developerToken == nil)
    }

    @Test func `what is for one kind of token is refused for the other`() async {
        for (line, reason) in [
            ("token user mint", "Type 'token user request'."),
            ("token developer request", "Type 'token developer mint'."),
            ("token developer forget", "Type 'token developer'"),
            ("token user request --life 1h", "'--life' is an option of 'token developer mint'"),
            (
                "token developer show --origin https://example.org",
                "'--origin' is an option of 'token developer inspect'"
            ),
            ("token developer show x.y.z", "Unexpected argument 'x.y.z'"),
            ("token user inspect x", "Usage: token user [inspect] "),
        ] {
            let outcome = await session.run(line)
            #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(line): \(outcome.errors)")
        }
    }
}
