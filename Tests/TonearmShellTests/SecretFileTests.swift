import Console
import TemporaryFolderSupport
import Testing

@testable import TonearmShell

/// A thousand awkward lines with a secret in each are run, and what the shell leaves in files is looked through.
@Suite struct SecretFileTests {
    let folder: TemporaryFolder
    let store: SessionStore

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(folder: folder.path + "/state")
    }

    @Test func `no secret of a thousand awkward lines is in the transcript, the session file or the history`()
        async throws
    {
        var random = RandomLines(state: 12)
        for batch in 0..<20 {
            let session = ShellSession(store: store)
            session.shell.environment.isAttended = false
            let options = Shell.RecordingOptions(isHere: true)
            try await session.shell.startRecording("\(folder.path)/talk-\(batch).md", options)
            var typed: [(secret: String, line: String)] = []
            var history = ""
            for _ in 0..<50 {
                let secret = random.secret()
                let line = random.line(with: secret)
                history += session.shell.screen.secrets.hidden(inLine: line) + "\n"
                let outcome = await session.run(line)
                typed.append((secret, line))
                #expect(!Self.shares(outcome.output + outcome.errors, secret), "\(line)")
            }
            try session.save(in: store, as: "s\(batch)")
            try session.shell.stopRecording()
            let kept = try ["talk-\(batch).md", "state/sessions/s\(batch).json"].map { try folder.text(of: $0) }
            let pieces = Self.pieces(of: kept.joined() + history + session.shell.lines.joined())
            for (secret, line) in typed { #expect(Self.pieces(of: secret).isDisjoint(with: pieces), "\(line)") }
        }
    }

    @Test(arguments: [
        "search 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln'",
        "get '/v1/test?x=eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln'",
        #"post /v1/x '{"userToken":"S3cretTypedByHand"}'"#, "get /v1/test -H 'X-Ap-Key: S3cretTypedByHand'",
    ])
    func `a session file holds nothing secret of the last request, and loads`(line: String) async throws {
        let session = ShellSession(store: store)
        try await session.runAll("albums 310730204")
        await session.run(line)
        try await session.runAll("session save demo")
        let text = try folder.text(of: "state/sessions/demo.json")
        #expect(!text.contains("eyJhbGci") && !text.contains("S3cret"))
        // A body is kept as its bytes.
        #expect(!text.contains(Array("S3cret".utf8).map(String.init).joined(separator: ",")))
        try await session.runAll("session load demo", "request", "where")
    }

    /// Each eight bytes that follow each other, as one number.
    private static func pieces(of text: String) -> Set<UInt64> {
        var pieces: Set<UInt64> = []
        var last: UInt64 = 0
        for (index, byte) in text.utf8.enumerated() {
            last = last << 8 | UInt64(byte)
            if index >= 7 { pieces.insert(last) }
        }
        return pieces
    }

    private static func shares(_ text: String, _ secret: String) -> Bool {
        !pieces(of: secret).isDisjoint(with: pieces(of: text))
    }
}

extension ShellSession {
    /// Saves as the program does after a line.
    fileprivate func save(in store: SessionStore, as name: String) throws {
        try store.save(shell.sessionToKeep, as: name, hiding: shell.screen.secrets)
    }
}

/// Lines that somebody could type, rightly or wrongly, with a secret in them.
private struct RandomLines: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func one(_ texts: String...) -> String { texts.randomElement(using: &self) ?? "" }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    private mutating func text(_ count: Int, _ more: String = "") -> String {
        let letters = Self.letters + more
        return String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &self)] })
    }

    mutating func secret() -> String {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: "eyJ" + text(60, "-_") + ".eyJ" + text(80, "-_") + "." + text(86, "-_")
        case 1: text(299, "+/") + "="
        case 2: text(Int.random(in: 100..<200, using: &self), "-_")
        default: "S3" + text(Int.random(in: 10..<30, using: &self))
        }
    }

    private mutating func slip(_ word: String) -> String {
        var letters = Array(word)
        let place = Int.random(in: 1..<letters.count, using: &self)
        switch Int.random(in: 0..<6, using: &self) {
        case 0: letters.insert(letters[place], at: place)
        case 1: letters.remove(at: place)
        case 2: letters.swapAt(place, place - 1)
        case 3: return word.uppercased()
        default: break
        }
        return String(letters)
    }

    private mutating func quoted(_ text: String) -> String {
        one("'\(text)'", "\"\(text)\"", "'\(text)", "\"\(text)", text)
    }

    mutating func line(with secret: String) -> String {
        let field =
            slip(one("Music-User-Token", "Authorization", "Proxy-Authorization", "Cookie", "X-Api-Key"))
            + one(":", ": ", ":  ") + one("", "Bearer ", "Basic ") + secret
        let option = one("-H ", "-H", "--header ", "--header=", "--head ")
        let isLong = !secret.hasPrefix("S3")
        switch Int.random(in: 0..<11, using: &self) {
        case 0: return "\(slip("token")) \(slip(one("user", "developer"))) set \(quoted(secret))"
        case 1:
            return "token user \(slip("set")) \(quoted(secret))" + one("", " -o json", " | cat", " > /dev/null", ";")
        case 2: return "token \(one("user", "developer")) set\(one("=", ":"))\(secret)"
        case 3: return "get /v1/me/library/songs \(option)\(quoted(field))"
        case 4: return "! : curl -s \(option)\(quoted(field)) http://127.0.0.1:1/v1/test"
        case 5: return "get '/v1/test?\(one("access_token", "token", "userToken"))=\(secret)&l=en'"
        case 6: return "post /v1/x '{\"\(one("userToken", "token", "developer_token"))\": \"\(secret)\"}'"
        case 7: return "get https://user:\(secret)@example.org/v1/x"
        case 8 where isLong:
            return one("search ", "open ", "albums ", "get /v1/catalog/us/albums/", "explain ", "set ", "storefront ")
                + quoted(secret)
        case 9 where isLong: return one("let x = ", "get '/v1/test?x=") + secret
        default: return "! \(one("TOKEN", "MUSIC_USER_TOKEN", "PASSWORD"))=\(quoted(secret)) :"
        }
    }
}
