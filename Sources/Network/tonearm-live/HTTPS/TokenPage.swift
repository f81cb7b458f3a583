import AppleMusicAPI
import TonearmConsole
import TonearmLive

/// The local web page on which the user authorizes this program. MusicKit JS asks in the user's browser and returns a
/// music user token ("User authentication for MusicKit").
///
/// A client that does not know the secret in the page's path gets nothing. A request must name the right host, which
/// prevents DNS rebinding. The token is accepted only from the page's own origin.
struct TokenPage: Sendable {
    let question: PageQuestion
    let port: Int
    /// The secret path segment: 32 random bytes.
    let secret: String
    /// The result; once it is set, the page answers no more requests.
    private(set) var outcome: Outcome?

    enum Outcome: Hashable, Sendable {
        case token(String)
        /// The page's explanation why it got no token.
        case problem(String)
    }

    struct Reply: Hashable, Sendable {
        var status: Int
        var type = "text/plain; charset=utf-8"
        var body = ""
    }

    init(_ question: PageQuestion, port: Int, secret: String = TokenPage.randomSecret()) {
        self.question = question
        self.port = port
        self.secret = secret
    }

    static func randomSecret() -> String {
        var source = SystemRandomNumberGenerator()
        return Base64URL.encode((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) })
    }

    private var authority: String { "127.0.0.1:\(port)" }
    private var origin: String { "http://\(authority)" }
    var address: String { "\(origin)/\(secret)/" }

    /// The largest accepted body in bytes; tokens have a few hundred.
    static let longestBody = 16_384

    mutating func reply(to request: Request) -> Reply {
        guard request.headers["Host"] == authority else { return Reply(status: 421) }
        guard isSame(request.path), outcome == nil else { return Reply(status: 404) }
        let site = request.headers["Sec-Fetch-Site"]
        let name = request.path.dropFirst(secret.count + 2)
        switch (request.method, name) {
        case (.get, ""):
            // A local file of the user's may link here, but the page may only be opened, not embedded or fetched.
            let isLookedAt = request.headers["Sec-Fetch-Dest"].map { $0 == "document" } ?? true
            guard isLookedAt else { return Reply(status: 403) }
            return Reply(status: 200, type: "text/html; charset=utf-8", body: PageText.html)
        case (.get, "page.js"):
            guard site == nil || site == "same-origin" else { return Reply(status: 403) }
            return Reply(status: 200, type: "text/javascript; charset=utf-8", body: PageText.script(question))
        case (.post, "token"), (.post, "problem"):
            guard request.headers["Origin"] == origin, site == nil || site == "same-origin",
                request.headers["Content-Type"]?.hasPrefix("application/json") == true
            else { return Reply(status: 403) }
            return take(request.body, as: String(name))
        default: return Reply(status: 404)
        }
    }

    /// Returns whether a path begins with the secret. The comparison takes constant time.
    private func isSame(_ path: String) -> Bool {
        let (expected, given) = (Array("/\(secret)/".utf8), Array(path.utf8))
        guard given.count >= expected.count else { return false }
        return zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private mutating func take(_ body: [UInt8], as name: String) -> Reply {
        let text = (try? JSON(parsing: body))?[name]?.string
        guard let text, !text.isEmpty else { return Reply(status: 400) }
        if name == "problem" {
            outcome = .problem(String(text.prefix(500)))
        } else {
            guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return Reply(status: 400) }
            outcome = .token(text)
        }
        return Reply(status: 204)
    }

    /// The header fields of every reply: they forbid caching, framing, and scripts other than Apple's.
    var headers: [(String, String)] {
        let script = question.scriptOrigin
        let policy = [
            "default-src 'none'", "script-src 'self' https://*.apple.com \(script)", "style-src 'unsafe-inline'",
            "connect-src 'self' https://*.apple.com \(script)", "img-src https: data:", "frame-src https://*.apple.com",
            "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
        ]
        return [
            ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", policy.joined(separator: "; ")), ("Connection", "close"),
        ]
    }
}
