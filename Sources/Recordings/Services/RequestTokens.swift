import AppleMusicAPI
import Console

/// The tokens that went with a request or came with its answer, which must not stand anywhere in a recording.
struct RequestTokens {
    private let secrets: Secrets

    /// Bytes. What is shorter is a scheme such as `Bearer`, or a cookie's plain word.
    private static let shortest = 16

    /// - Parameter secrets: what else must not be in it.
    init(_ request: Headers, _ response: Headers, _ secrets: Secrets) {
        let texts = (request.fields + response.fields).filter(\.isSecret)
            .flatMap { $0.value.split { " ;,=".contains($0) }.map(String.init) }
            .filter { $0.utf8.count >= Self.shortest }
        var secrets = secrets
        // These are tokens however plain they look.
        secrets.insert(texts, arePlainWords: false)
        self.secrets = secrets
    }

    func hidden(in bytes: [UInt8]) -> [UInt8] { secrets.hidden(in: bytes) }

    func hidden(in text: String) -> String { secrets.hidden(in: text) }

    func hidden(in headers: Headers) -> Headers {
        Headers(headers.hidingSecrets.fields.map { (hidden(in: $0.name), hidden(in: $0.value)) })
    }
}
