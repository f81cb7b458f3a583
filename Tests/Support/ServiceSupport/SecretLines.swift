import AppleMusicAPI
import TonearmAlgorithms

/// A generator of typed lines, correct or with typing errors, each with a secret in it. Reproducible from its seed.
package struct SecretLines: RandomNumberGenerator {
    private var source: RandomSource
    /// The prefix of program names: `: ` if the lines are run, so that no program starts.
    private let program: String

    /// - Parameter areRun: passes program names as arguments to `:`, which ignores them.
    package init(seed: UInt64, areRun: Bool = false) {
        source = RandomSource(seed: seed)
        program = areRun ? ": " : ""
    }

    package mutating func next() -> UInt64 { source.next() }

    /// Returns a developer token, a user token, or a short secret that is recognisable only by its position.
    package mutating func secret() -> String {
        switch source.next(below: 4) {
        case 0: "eyJ" + text(60, "-_") + ".eyJ" + text(80, "-_") + "." + text(86, "-_")
        case 1: text(299, "+/") + "="
        case 2: text(Int.random(in: 100..<200, using: &self), "-_")
        default: "S3" + text(Int.random(in: 10..<30, using: &self))
        }
    }

    package mutating func line(with secret: String) -> String {
        let field =
            slip(one("Music-User-Token", "Media-User-Token", "Authorization", "Proxy-Authorization", "Cookie"))
            + one(":", ": ", ":  ") + one("", "Bearer ", "Basic ") + secret
        let option = one("-H ", "-H", "--header ", "--header=", "--head ", "--heade ")
        let kind = one("user", "developer")
        switch source.next(below: 12) {
        case 0: return "\(slip("token")) \(slip(kind)) set \(quoted(secret))"
        case 1:
            return "token \(kind) \(slip("set")) \(quoted(secret))" + one("", " -o json", " | cat", " > /dev/null", ";")
        case 2: return "token \(kind) set\(one("=", ":", "= "))\(secret)"
        case 3: return "get /v1/me/library/songs \(option)\(quoted(field))"
        case 4: return "! \(program)curl -s \(option)\(quoted(field)) http://127.0.0.1:1/v1/test"
        case 5:
            let name = one("access_token", "token", "media-user-token", "userToken")
            return "get '/v1/test?\(name)=\(secret)&l=en'"
        case 6: return "!\(one(" ", ""))\(program)tonearm \(one("", "-o json "))token \(kind) set \(quoted(secret))"
        case 7: return "post /v1/x '{\"\(one("userToken", "token", "developer_token"))\": \"\(secret)\"}'"
        case 8: return "get https://user:\(secret)@example.org/v1/x"
        case 9 where Self.isToken(secret):
            return one("search ", "open ", "albums ", "get /v1/catalog/us/albums/", "explain ", "set ", "storefront ")
                + quoted(secret)
        case 10 where Self.isToken(secret): return one("let x = ", "get '/v1/test?x=") + secret
        default: return "! \(one("TOKEN", "MUSIC_USER_TOKEN", "PASSWORD"))=\(quoted(secret)) \(program)./run"
        }
    }

    /// Returns true if the secret is recognisable by its form.
    private static func isToken(_ secret: String) -> Bool { !secret.hasPrefix("S3") }
}

// MARK: - Pieces of a line

extension SecretLines {
    private mutating func one(_ texts: String...) -> String { texts[source.next(below: texts.count)] }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    private mutating func text(_ count: Int, _ more: String = "") -> String {
        let letters = Self.letters + more
        return String((0..<count).map { _ in letters[source.next(below: letters.count)] })
    }

    /// Returns the word with a typing error or in capitals, or unchanged.
    private mutating func slip(_ word: String) -> String {
        var letters = Array(word)
        let place = Int.random(in: 1..<letters.count, using: &self)
        switch source.next(below: 7) {
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
        one("'\(text)'", "\"\(text)\"", "'\(text)", "\"\(text)", text, text)
    }
}
