import TonearmConsole
import TonearmServiceSupport
import Testing

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
}
