import Testing
import TonearmConsole
import TonearmServiceSupport

/// Tests a thousand generated lines, each with a secret in it.
@Suite struct SecretLinesTests {
    @Test func `no secret is left in a line, however it is typed`() {
        var random = SecretLines(seed: 2026)
        var lines = Set<String>()
        while lines.count < 1_000 {
            let secret = random.secret()
            let line = random.line(with: secret)
            guard lines.insert(line).inserted else { continue }
            var secrets = Secrets(commands: SecretsTests.commands)
            let kept = secrets.hidden(inLine: line)
            #expect(!SecretPieces(of: kept).share(secret), "\(line) → \(kept)")
            // An error may quote this part.
            #expect(secrets.learn(line: line) == kept)
            guard !SecretPieces(of: secrets.hidden(in: secret)).share(secret) else {
                Issue.record("not learned: \(line.replacing(secret, with: "SECRET"))")
                continue
            }
            #expect(!SecretPieces(of: secrets.hidden(in: "Unexpected argument '\(secret)'.")).share(secret), "\(line)")
            #expect(
                !SecretPieces(of: secrets.hidden(in: "https://example.org/?t=\(secret)&x")).share(secret), "\(line)")
        }
    }

    @Test func `a token of which every letter is percent-encoded is found where it is decoded`() {
        let userToken = "AkJ4x9QzWm2LpR7sTv0YbNc3HdFg5KjU8eXi1OaB6wEr" + "ZtSyDuVqGhCnMk4P="
        let developerToken = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNMTIzNDU2In0.c2lnbmF0dXJl"
        for secret in [userToken, developerToken] {
            for digits in ["0123456789ABCDEF", "0123456789abcdef"] {
                let hexadecimal = digits.map(String.init)
                let encoded = secret.utf8.map { "%" + hexadecimal[Int($0 >> 4)] + hexadecimal[Int($0 & 15)] }.joined()
                let line = "/v1/catalog/us/search?term=\(encoded)&types=songs"
                let kept = Secrets().hidden(inLine: line)
                #expect(kept.hasPrefix("/v1/catalog/us/search?term=") && kept.hasSuffix("&types=songs"))
                #expect(!kept.contains(encoded.suffix(30)), "\(kept)")
            }
        }
        let harmless = "/v1/catalog/us/search?term=%E5%A4%9C%E7%A9%BA%E3%81%AE%E6%AD%8C&types=songs"
        #expect(Secrets().hidden(inLine: harmless) == harmless)
    }
}
