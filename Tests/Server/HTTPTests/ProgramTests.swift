import AppleMusicAPI
import Crypto
import Foundation
import Testing
import TonearmCatalog
import TonearmCatalogFiles
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests starting and stopping `tonearm-serve`.
struct ProgramTests {
    private static func port(in greeting: String) throws -> Int {
        let rest = try #require(greeting.split(separator: "://127.0.0.1:").dropFirst().first)
        return try #require(Int(rest.prefix { $0.isNumber }))
    }

    private static func value(of name: String, in greeting: String) throws -> String {
        let line = try #require(greeting.split(separator: "\n").first { $0.hasPrefix("\(name)='") })
        return String(line.dropFirst(name.count + 2).prefix { $0 != "'" })
    }

    private static func token(in greeting: String) throws -> String { try value(of: "TOKEN", in: greeting) }

    private static func get(_ target: String, _ token: String) -> String {
        "GET \(target) HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer \(token)\r\n\r\n"
    }

    @Test func `it prints its address and a command to paste, and the token works`() async throws {
        let folder = try TemporaryFolder()
        let program = try Program(["--listen", "127.0.0.1:0", "--clock", "2026-11-21"], stateFolder: folder.path)
        let greeting = await program.greeting()
        let port = try Self.port(in: greeting)
        let token = try Self.token(in: greeting)
        let users = try ["SUBSCRIBER", "NEWCOMER", "VISITOR"].map { try Self.value(of: $0, in: greeting) }
        let curl = #"curl -H "Authorization: Bearer $TOKEN""#
        #expect(
            greeting == """
                The simulator of the Apple Music API is served at http://127.0.0.1:\(port) until Ctrl-C.

                A developer token, valid until 2027-05-22:

                TOKEN='\(token)'

                Music user tokens of its accounts, valid until 2027-05-20:

                SUBSCRIBER='\(users[0])'
                NEWCOMER='\(users[1])'
                VISITOR='\(users[2])'  # not subscribed: answered with 403

                Requests with them:

                \(curl) 'http://127.0.0.1:\(port)/v1/catalog/us/albums/310730204'
                \(curl) -H "Music-User-Token: $SUBSCRIBER" 'http://127.0.0.1:\(port)/v1/me/library/songs'

                Without tokens, http://127.0.0.1:\(port)/itunes answers as the iTunes Search API.
                Without tokens, http://127.0.0.1:\(port)/lastfm answers as Last.fm.
                Without tokens, http://127.0.0.1:\(port)/musicbrainz answers as MusicBrainz.
                The API is described at http://127.0.0.1:\(port)/openapi.json.

                """)
        let connection = try Connection(port: port)
        connection.send(Self.get(Served.album, token))
        #expect(await connection.receive().hasPrefix("HTTP/1.1 200 OK\r\n"))
        program.send(SIGINT)
        let ended = await program.end()
        #expect(ended.status == 0)
        #expect(ended.errors == "")
    }

    @Test func `it answers as the service of an era, also with the state of an earlier run`() async throws {
        let folder = try TemporaryFolder()
        let state = ["--listen", "127.0.0.1:0", "--state", folder.path + "/state"]
        for (options, hasArtwork) in [(["--era", "2017"], false), ([], false), (["--era", "today"], true)] {
            let program = try Program(state + options, stateFolder: folder.path)
            let greeting = await program.greeting()
            let connection = try Connection(port: try Self.port(in: greeting))
            connection.send(Self.get("/v1/catalog/us/artists/178834", try Self.token(in: greeting)))
            let answer = await connection.receive()
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.contains("\"artwork\"") == hasArtwork, "\(options)")
            program.send(SIGINT)
            #expect(await program.end().status == 0)
        }
        let refused = await (try Program(["--era", "2018"], stateFolder: folder.path)).end()
        #expect(refused.status == 64)
        #expect(refused.errors.contains("Cannot answer as the service of '2018'"), "\(refused.errors)")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `it finishes pending answers before it stops`(signal: Int32) async throws {
        let folder = try TemporaryFolder()
        let program = try Program(["--listen", "127.0.0.1:0"], stateFolder: folder.path)
        let greeting = await program.greeting()
        let port = try Self.port(in: greeting)
        // The answer shows that the server has accepted the connection, which is idle from then on.
        let idle = try Connection(port: port)
        idle.send("OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await idle.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 204 "))
        // `100 Continue` shows that the server has read the head when the signal comes.
        let connection = try Connection(port: port)
        connection.send(
            "POST /v1/test HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n"
                + "Authorization: Bearer \(try Self.token(in: greeting))\r\n\r\n")
        #expect(await connection.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        // The server waits ten seconds for the body, in which the threads of tasks may be busy with other tests.
        let (last, answer) = await onOwnThread {
            program.send(signal)
            let last = idle.read()
            connection.send("{}")
            return (last, connection.read())
        }
        #expect(last == "")
        #expect(answer.hasPrefix("HTTP/1.1 40"))
        #expect(await program.end().status == 0)
    }

    @Test func `a catalog file is served to many concurrent clients, and a missing file is refused`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.catalog"
        let arguments = ["--listen", "127.0.0.1:0", "--catalog", path]
        let refused = try Program(arguments, stateFolder: folder.path)
        let ended = await refused.end()
        #expect(ended.status == 1)
        #expect(ended.errors.hasPrefix("error: Cannot use the catalog '\(path)': there is no such file\n"))

        try CatalogMaker(path).generate(LargerCatalog(songs: 9000, seed: 1), seed: 1, replacing: false)
        // A song outside the built-in catalog.
        let found = try CatalogFile(path).search("the", type: .songs, limit: 2000).map(\.resource.id)
        let id = try #require(found.first { $0.utf8.count == 11 })
        let program = try Program(arguments, stateFolder: folder.path)
        let greeting = await program.greeting()
        let (port, token) = try (Self.port(in: greeting), Self.token(in: greeting))
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let connection = try Connection(port: port)
                    connection.send(Self.get("/v1/catalog/us/songs/\(id)", token))
                    return await connection.receive()
                }
            }
            for try await answer in group {
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
                #expect(answer.contains("\"id\":\"\(id)\""))
            }
        }
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
    }

    @Test func `a damaged catalog is an error at the start`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.catalog"
        try CatalogMaker(path).generate(LargerCatalog(songs: 1, seed: 1), seed: 1, replacing: false)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for offset in stride(from: bytes.count / 2, to: bytes.count / 2 + 8192, by: 97) { bytes[offset] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: path))
        let program = try Program(["--listen", "127.0.0.1:0", "--catalog", path], stateFolder: folder.path)
        let ended = await program.end()
        #expect(ended.status == 1)
        #expect(ended.output == "")
        #expect(ended.errors.hasPrefix("error: Cannot use the catalog '\(path)': it is damaged: "))
    }

    @Test func `a host is served if it is named or listened on`() async throws {
        let folder = try TemporaryFolder()
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--allow-host", "music.test", "--allow-host=Other.Test"],
            stateFolder: folder.path)
        let greeting = await program.greeting()
        let (port, token) = try (Self.port(in: greeting), Self.token(in: greeting))
        for (host, status) in [("music.test", 200), ("other.test:1", 200), ("127.0.0.1", 200), ("evil.example", 421)] {
            let connection = try Connection(port: port)
            connection.send(Self.get(Served.album, token).replacing("Host: x", with: "Host: \(host)"))
            #expect(await connection.receive().hasPrefix("HTTP/1.1 \(status) "), "\(host)")
        }
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
    }

    @Test func `a broken key is refused with its cause and the way to mend it`() async throws {
        let folder = try TemporaryFolder()
        let pem = P256.Signing.PrivateKey().pemRepresentation
        try folder.write(pem.replacing("\n", with: #"\n"#), to: "AuthKey_ABCDE12345.p8")
        let path = folder.path + "/AuthKey_ABCDE12345.p8"
        let ended = await (try Program(["--key", path, "--team", "TEAMID1234"], stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(
            ended.errors.hasPrefix(
                "error: Cannot trust the key '\(path)': its line breaks are written as the two characters '\\n'\n"),
            "\(ended.errors)")
        #expect(ended.errors.contains("printf") && !ended.errors.contains(pem.split(separator: "\n")[1]))
    }

    @Test func `tokens of a given key are accepted, and the log hides them`() async throws {
        let folder = try TemporaryFolder()
        let secret = P256.Signing.PrivateKey()
        let key = DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: secret)
        try folder.write(secret.pemRepresentation, to: "AuthKey_ABCDE12345.p8")
        let path = folder.path + "/AuthKey_ABCDE12345.p8"
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--key", path, "--team", "TEAMID1234", "--log", "--clock", "2026-11-21"],
            stateFolder: folder.path)
        let port = try Self.port(in: await program.greeting())
        let connection = try Connection(port: port)
        connection.send(Self.get(Served.album, try Served.token(of: key)))
        #expect(await connection.receive().hasPrefix("HTTP/1.1 200 OK\r\n"))
        program.send(SIGTERM)
        let ended = await program.end()
        #expect(ended.errors.hasPrefix("2026-11-21T00:00:00Z 127.0.0.1 GET \(Served.album) 200 "))
        #expect(!ended.errors.contains("eyJ"))
    }

    @Test func `accepted changes survive a kill, and tokens stay valid`() async throws {
        let folder = try TemporaryFolder()
        let arguments = ["--listen", "127.0.0.1:0", "--state", folder.path + "/state.json"]
        let first = try Program(arguments, stateFolder: folder.path)
        let greeting = await first.greeting()
        let tokens =
            "Authorization: Bearer \(try Self.value(of: "TOKEN", in: greeting))\r\n"
            + "Music-User-Token: \(try Self.value(of: "SUBSCRIBER", in: greeting))\r\nConnection: close\r\n"
        let body = #"{"attributes":{"name":"Kept for good"}}"#
        let writing = try Connection(port: try Self.port(in: greeting))
        writing.send(
            "POST /v1/me/library/playlists HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\(tokens)\r\n\(body)"
        )
        #expect(await writing.receive().hasPrefix("HTTP/1.1 201 "))
        first.send(SIGKILL)
        _ = await first.end()

        let second = try Program(arguments, stateFolder: folder.path)
        let reading = try Connection(port: try Self.port(in: await second.greeting()))
        reading.send("GET /v1/me/library/playlists?limit=100 HTTP/1.1\r\nHost: x\r\n\(tokens)\r\n")
        let answer = await reading.receive()
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.contains(#""name":"Kept for good""#))
        second.send(SIGTERM)
        #expect(await second.end().status == 0)
    }

    @Test func `HTTPS names the authority's certificate, which verifies it`() async throws {
        let folder = try TemporaryFolder()
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--tls", "--clock", "2026-11-21"], stateFolder: folder.path)
        let greeting = await program.greeting()
        let port = try Self.port(in: greeting)
        let path = "\(folder.path)/tonearm/authority/authority.pem"
        #expect(greeting.contains("is served at https://127.0.0.1:\(port) until Ctrl-C."))
        #expect(greeting.contains("Clients can check it with the local authority's certificate: \(path)\n"))
        #expect(greeting.contains("curl --cacert '\(path)' -H"))
        try await Client.with(authority: try folder.text(of: "tonearm/authority/authority.pem")) { client in
            let answer = try await client.get("https://127.0.0.1:\(port)\(Served.album)")
            #expect(answer.status == 200)
        }
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
        #expect(try folder.mode(of: "tonearm/authority/key.pem") == 0o600)
    }

    @Test func `a port in use is an error with the option to type`() async throws {
        let folder = try TemporaryFolder()
        try await RunningServer.with(Served.server()) { port in
            let ended = await (try Program(["--listen", "127.0.0.1:\(port)"], stateFolder: "/nowhere")).end()
            #expect(ended.status == 1)
            #expect(ended.output == "")
            #expect(
                ended.errors == """
                    error: Cannot listen on '127.0.0.1:\(port)': another program listens there
                    Stop it, or take a free port: tonearm serve --listen 127.0.0.1:0

                    """)
        }
        _ = folder
    }

    @Test(arguments: [
        (["--listen", "8502"], "error: Cannot listen on '8502': this is not a host and port\n"),
        (["--listen", "::1:8502"], "error: Cannot listen on '::1:8502': this is not a host and port\n"),
        (["--tls-cert", "a"], "error: Cannot serve: '--tls-cert' and '--tls-key' need each other.\n"),
        (
            ["--key", "a", "--key", "b", "--key", "c", "--team", "A", "--team", "B"],
            "error: Cannot serve: there must be one '--team' for each '--key', or one for all, but there are 2 for 3.\n"
        ),
        (
            ["--key", "AuthKey_ABCDE12345.p8", "--team", "me"],
            "error: Cannot trust the key 'AuthKey_ABCDE12345.p8': 'me' is not a team id\n"
        ),
        (["--allow-host", "a:1"], "error: Cannot answer for the host 'a:1': this is not the name of a host\n"),
        (["--allow-origin", "a"], "error: Cannot let pages of 'a' read answers: this is not an origin\n"),
        (["--clock", "noon"], "error: Cannot set the clock to 'noon': this is not an ISO 8601 time\n"),
    ])
    func `wrong arguments end with status 64 and a sentence`(arguments: [String], sentence: String) async throws {
        let folder = try TemporaryFolder()
        let ended = await (try Program(arguments, stateFolder: folder.path)).end()
        #expect(ended.status == 64)
        #expect(ended.errors.hasPrefix(sentence))
    }

    @Test(arguments: [
        (
            ["--key", "/nowhere/AuthKey_ABCDE12345.p8", "--team", "TEAMID1234"],
            "error: Cannot trust the key '/nowhere/AuthKey_ABCDE12345.p8': No such file or directory\n"
        ),
        (
            ["--tls-cert", "/nowhere/a.pem", "--tls-key", "b"],
            "error: Cannot use the certificate '/nowhere/a.pem': No such file or directory\n"
        ),
        (["--state", "/"], "error: Cannot read the state in '/': "),
    ])
    func `files that cannot be used end with status 1 and a sentence`(arguments: [String], sentence: String)
        async throws
    {
        let folder = try TemporaryFolder()
        let ended = await (try Program(arguments, stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(ended.errors.hasPrefix(sentence))
    }

    @Test func `help lists every option`() async throws {
        let folder = try TemporaryFolder()
        let ended = await (try Program(["--help"], stateFolder: folder.path)).end()
        #expect(ended.status == 0)
        for option in [
            "listen", "tls", "tls-cert", "tls-key", "key", "team", "accept-any-key", "state", "allow-origin",
            "allow-host", "log",
        ] {
            #expect(ended.output.contains("--\(option)"))
        }
    }
}
