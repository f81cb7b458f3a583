import AppleMusicAPI
import AppleMusicLive
import Console

/// The page on which a person lets this program have a music user token: MusicKit JS asks in the person's own browser, and hands the token back
/// ("User authentication for MusicKit").
///
/// Whoever does not know the page's path gets nothing; whoever is not the page itself gives nothing. A request has to name the right host, so
/// that no name that was made to point here leads here (DNS rebinding), and what is handed back has to come from the page's own origin.
struct TokenPage: Sendable {
    let question: PageQuestion
    let port: Int
    /// 32 random bytes, written so that they stand in a path.
    let secret: String
    /// What came of it; then the page answers nobody any more.
    private(set) var outcome: Outcome?

    enum Outcome: Hashable, Sendable {
        case token(String)
        /// What the page says kept it from getting one.
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

    /// What is handed back at most, in bytes. Tokens have a few hundred.
    static let longestBody = 16_384

    mutating func reply(to request: Request) -> Reply {
        guard request.headers["Host"] == authority else { return Reply(status: 421) }
        guard isSame(request.path), outcome == nil else { return Reply(status: 404) }
        let site = request.headers["Sec-Fetch-Site"]
        let name = request.path.dropFirst(secret.count + 2)
        switch (request.method, name) {
        case (.get, ""):
            // A file of the person's own may lead here; nothing else may be done with the page than to look at it.
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

    /// Whether a path begins with the secret, looked at for as long whatever is wrong with it.
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

    /// What goes with every reply: nothing is kept, nothing is framed, and nothing but Apple's script is run.
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
