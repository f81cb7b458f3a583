package import AppleMusicAPI

/// One request and its answer, as an archive keeps them (HAR 1.2, `entries`).
package struct RecordedExchange: Sendable {
    /// When it began, in ISO 8601, as it was written.
    package var started: String
    /// The whole address: `https://api.music.apple.com/v1/storefronts`.
    package var address: String
    /// As it was written: `GET`.
    package var method: String
    package var requestHeaders: Headers
    /// Empty for none.
    package var requestBody: [UInt8]
    /// 0 where a browser got no answer.
    package var status: Int
    package var headers: Headers
    package var body: Content
    /// Milliseconds; nil where nobody measured.
    package var duration: Double?

    /// What was kept of an answer's body.
    package enum Content: Hashable, Sendable {
        case bytes([UInt8])
        /// There was one, of so many bytes, and it was not kept.
        case missing(Int)
        /// It says that it is base64, and is not.
        case damaged
    }

    /// Path and query: `/v1/storefronts?limit=2`. Nil for what is no address of a web service.
    package var target: String? {
        guard let scheme = address.firstRange(of: "://") else { return nil }
        let rest = address[scheme.upperBound...].prefix { $0 != "#" }
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        return String(rest[slash...])
    }

    /// Whether the API was asked: whatever the host, its paths begin alike.
    package var isOfAPI: Bool { target?.hasPrefix("/v1/") == true }

    /// The request without its secrets; nil for what the API does not know.
    package var request: Request? {
        guard let target, let method = Request.Method(rawValue: method) else { return nil }
        return Request(method, target, headers: requestHeaders.withoutSecrets, body: requestBody)
    }

    /// The answer's length in bytes.
    package var size: Int {
        switch body {
        case .bytes(let bytes): bytes.count
        case .missing(let count): count
        case .damaged: 0
        }
    }
}
