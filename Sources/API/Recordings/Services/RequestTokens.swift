import AppleMusicAPI
import TonearmConsole

/// The tokens of a request or its answer, which must not occur anywhere in a recording.
struct RequestTokens {
    private let secrets: Secrets

    /// The minimum length of a token in bytes. Shorter texts are schemes such as `Bearer`, or plain words of a cookie.
    private static let shortest = 16

    /// - Parameter secrets: further secrets to redact.
    init(_ request: Headers, _ response: Headers, _ secrets: Secrets) {
        let texts = (request.fields + response.fields).filter(\.isSecret)
            .flatMap { $0.value.split { " ;,=".contains($0) }.map(String.init) }
            .filter { $0.utf8.count >= Self.shortest }
        var secrets = secrets
        // These are always redacted, even if they look like plain words.
        secrets.insert(texts, arePlainWords: false)
        self.secrets = secrets
    }

    func hidden(in bytes: [UInt8]) -> [UInt8] { secrets.hidden(in: bytes) }

    func hidden(in text: String) -> String { secrets.hidden(in: text) }

    func hidden(in headers: Headers) -> Headers {
        Headers(headers.hidingSecrets.fields.map { (hidden(in: $0.name), hidden(in: $0.value)) })
    }
}

/// The key by which a request is found: method, path and parameters, independent of order and encoding.
struct ExchangeKey: Hashable {
    let method: Request.Method
    let path: [String]
    let parameters: [String]

    init(_ request: Request) {
        method = request.method
        path = request.path.split(separator: "/").map { PercentEncoding.decode($0) }
        parameters = request.query.map(\.text).sorted()
    }

    /// The key as text.
    var text: String { "\(method.rawValue) /\(path.joined(separator: "/"))?\(parameters.joined(separator: "&"))" }

    /// Returns the number of parameters that only one of the two has.
    func difference(from other: ExchangeKey) -> Int { Set(parameters).symmetricDifference(other.parameters).count }
}
