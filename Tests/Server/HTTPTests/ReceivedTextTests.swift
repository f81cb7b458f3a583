import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the redaction of secrets that a client has percent-encoded.
struct ReceivedTextTests {
    private let worlds = Served.worlds()

    /// Returns a text with each byte percent-encoded, several times.
    private static func encoded(_ text: String, _ times: Int) -> String {
        if times == 0 { return text }
        let digits = Array("0123456789ABCDEF")
        let once = text.utf8.map { "%\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
        // Later codings encode the percent signs alone, as clients do.
        return (1..<times).reduce(once) { text, _ in text.replacing("%", with: "%25") }
    }

    /// Returns a text decoded until it stays as it is.
    private static func decoded(_ text: String) -> String {
        let once = PercentEncoding.decode(text)
        return once == text ? text : decoded(once)
    }

    /// Returns everything that the control address shows of a request.
    private func shown(_ request: Request) async -> String {
        _ = await Served.gateway(worlds).respond(to: request)
        let control = ControlGateway(worlds, secret: "secret")
        let fields = [("Authorization", "Bearer secret"), ("Host", "127.0.0.1:8503")]
        let codes = JournalCode.languages.map { "/journal/1?as=\($0.name)" }
        var text = ""
        for path in ["/journal", "/page/journal", "/", "/journal/1"] + codes {
            let answer = await control.respond(to: Request(.get, "/_tonearm" + path, headers: Headers(fields)))
            #expect(answer.status == 200, "\(path)")
            text += String(decoding: answer.body.bytes, as: UTF8.self)
        }
        return text
    }

    @Test(arguments: 0...6)
    func `a token is never shown, wherever it is and however often it is encoded`(times: Int) async throws {
        let token = try Served.token()
        let text = Self.encoded(token, times)
        let request = Request(
            .post, "/v1/\(text)?a=\(text)&\(text)=b&\(text)&c[\(text)]=\(text);\(text)",
            headers: Headers([("Referer", "http://localhost/?t=\(text)"), ("X-Other", text)]),
            body: Array(#"{"next": "/v1?t=\#(text)"}"#.utf8))
        let shown = await shown(request)
        #expect(shown.contains(Headers.hidden))
        let record = RecordedRequest(
            method: "POST", target: request.target, headers: request.headers, body: request.body)
        let recorded = String(decoding: record.json(status: 401, now: 0).bytes, as: UTF8.self)
        for text in [Self.decoded(shown), Self.decoded(recorded)] {
            for part in token.split(separator: ".") { #expect(!text.contains(part)) }
        }
    }

    @Test(arguments: ["access_token", "%61ccess_token", "%2561ccess%5Ftoken"])
    func `the value of a parameter with a secret name is not shown`(name: String) {
        #expect(ReceivedText.target("/v1/test?\(name)=short&b=c") == "/v1/test?\(name)=\(Headers.hidden)&b=c")
    }

    @Test(arguments: [
        "/v1/catalog/us/search?term=caf%C3%A9%20token%20economy&types=songs", "/v1/test?a=100%25&b=%",
        "/v1/catalog/us/playlists/pl.5ee8333dbe944d9f9151e97d92d1ead9?l=en-US", "/%E2%82%AC?a==b",
        "/v1/test?redirect=https%3A%2F%2Fa.example",
    ])
    func `other targets are shown as they were sent`(target: String) {
        #expect(ReceivedText.target(target) == target)
    }

    @Test func `the secrets of the control address are recognized by their form`() async {
        for _ in 0..<200 {
            let code = AccessCode.make()
            #expect(ReceivedText.hidden(code) == Headers.hidden)
            #expect(LoggedTarget.text(of: "/v1/test?a=\(code)") == "/v1/test?a=…")
        }
        let secret = AccessCode.make()
        let fields = [("X-Secret", secret), ("Referer", "http://localhost/\(secret)")]
        #expect(!(await shown(Request(.get, "/v1/test?\(secret)", headers: Headers(fields)))).contains(secret))
    }
}
