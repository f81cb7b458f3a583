import Console
import Testing

/// A thousand lines that nobody wrote by hand, each with a secret in it.
@Suite struct SecretLinesTests {
    @Test func `no secret stays in a line, however it is typed`() {
        var random = Generator(state: 2026)
        var lines = Set<String>()
        while lines.count < 1_000 {
            let secret = random.secret()
            let line = random.line(with: secret)
            guard lines.insert(line).inserted else { continue }
            var secrets = Secrets(commands: SecretsTests.commands)
            let kept = secrets.hidden(inLine: line)
            #expect(!Self.shares(kept, secret), "\(line) → \(kept)")
            // What an error would quote of it.
            #expect(secrets.learn(line: line) == kept)
            guard !Self.shares(secrets.hidden(in: secret), secret) else {
                Issue.record("not learned: \(line.replacing(secret, with: "SECRET"))")
                continue
            }
            #expect(!Self.shares(secrets.hidden(in: "Unexpected argument '\(secret)'."), secret), "\(line)")
            #expect(!Self.shares(secrets.hidden(in: "https://example.org/?t=\(secret)&x"), secret), "\(line)")
        }
    }

    /// Whether any eight characters of the secret can still be read.
    private static func shares(_ text: String, _ secret: String) -> Bool {
        let characters = Array(secret)
        return characters.indices.dropLast(7).contains { text.contains(String(characters[$0..<($0 + 8)])) }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        /// SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }

        private mutating func text(_ count: Int, of alphabet: String) -> String {
            let alphabet = Array(alphabet)
            return String((0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &self)] })
        }

        private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

        /// A developer token, a user token, or a short one that shows by nothing but its place.
        mutating func secret() -> String {
            switch Int.random(in: 0..<4, using: &self) {
            case 0:
                "eyJ" + text(60, of: Self.letters + "-_") + ".eyJ" + text(80, of: Self.letters + "-_") + "."
                    + text(86, of: Self.letters + "-_")
            case 1: text(299, of: Self.letters + "+/") + "="
            case 2: text(Int.random(in: 100..<200, using: &self), of: Self.letters + "-_")
            default: "S3" + text(Int.random(in: 10..<30, using: &self), of: Self.letters)
            }
        }

        /// A word with one letter doubled, left out, replaced, or two swapped; or shortened, or as it is.
        private mutating func slip(_ word: String) -> String {
            var letters = Array(word)
            let place = Int.random(in: 1..<letters.count, using: &self)
            switch Int.random(in: 0..<7, using: &self) {
            case 0: letters.insert(letters[place], at: place)
            case 1: letters.remove(at: place)
            case 2: letters[place] = "x"
            case 3: letters.swapAt(place, place - 1)
            case 4: return word.uppercased()
            default: break
            }
            return String(letters)
        }

        private mutating func quoted(_ text: String) -> String {
            switch Int.random(in: 0..<6, using: &self) {
            case 0: "'\(text)'"
            case 1: "\"\(text)\""
            case 2: "'\(text)"
            case 3: "\"\(text)"
            default: text
            }
        }

        mutating func line(with secret: String) -> String {
            let name = slip(
                ["Music-User-Token", "Media-User-Token", "Authorization", "Proxy-Authorization", "Cookie"]
                    .randomElement(using: &self) ?? "")
            let field =
                name + [":", ": ", ":  "][Int.random(in: 0..<3, using: &self)]
                + ["", "Bearer ", "Basic "][Int.random(in: 0..<3, using: &self)] + secret
            let option = ["-H ", "-H", "--header ", "--header=", "--head ", "--heade "][
                Int.random(in: 0..<6, using: &self)]
            let kind = ["user", "developer"][Int.random(in: 0..<2, using: &self)]
            let command = "\(slip("token")) \(slip(kind)) set "
            switch Int.random(in: 0..<9, using: &self) {
            case 0: return command + quoted(secret)
            case 1:
                return
                    "token \(kind) \(slip("set")) \(quoted(secret))\(["", " -o json", " | cat", " > file"].randomElement(using: &self) ?? "")"
            case 2: return "token \(kind) set\(["=", ":", "= "].randomElement(using: &self) ?? "")\(secret)"
            case 3: return "get /v1/me/library/songs \(option)\(quoted(field))"
            case 4: return "! curl -s \(option)\(quoted(field)) http://127.0.0.1:8502/v1/test"
            case 5:
                return
                    "get '/v1/test?\(["access_token", "token", "media-user-token", "userToken"].randomElement(using: &self) ?? "")=\(secret)&l=en'"
            case 6:
                return
                    "\(["! tonearm ", "! tonearm -o json ", "!tonearm "].randomElement(using: &self) ?? "")token \(kind) set \(quoted(secret))"
            case 7:
                return
                    "post /v1/x '{\"\(["userToken", "token", "developer_token"].randomElement(using: &self) ?? "")\": \"\(secret)\"}'"
            default:
                return
                    "! \(["TOKEN", "MUSIC_USER_TOKEN", "PASSWORD"].randomElement(using: &self) ?? "")=\(quoted(secret)) ./run"
            }
        }
    }
}
