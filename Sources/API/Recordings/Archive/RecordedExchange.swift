package import AppleMusicAPI

/// A request with its answer, in the form of an archive (HAR 1.2, `entries`).
package struct RecordedExchange: Sendable {
    /// The start in ISO 8601, as recorded.
    package var started: String
    /// The URL: `https://api.music.apple.com/v1/storefronts`.
    package var address: String
    /// The method, as recorded: `GET`.
    package var method: String
    package var requestHeaders: Headers
    /// The request's body; empty without one.
    package var requestBody: [UInt8]
    /// The status; 0 if a browser got no answer.
    package var status: Int
    package var headers: Headers
    package var body: Content
    /// The duration in milliseconds; nil if it was not measured.
    package var duration: Double?

    /// The recorded part of an answer's body.
    package enum Content: Hashable, Sendable {
        case bytes([UInt8])
        /// The body has this length in bytes, but was not recorded.
        case missing(Int)
        /// The body is marked as base64, but is not.
        case damaged
    }

    /// The path and query: `/v1/storefronts?limit=2`. Nil if the URL is malformed.
    package var target: String? {
        guard let scheme = address.firstRange(of: "://") else { return nil }
        let rest = address[scheme.upperBound...].prefix { $0 != "#" }
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        return String(rest[slash...])
    }

    /// Whether the request is one to the API, whose paths begin with `/v1/` on any host.
    package var isOfAPI: Bool { target?.hasPrefix("/v1/") == true }

    /// Returns whether the request is one to a neighbor's own host.
    package func isOf(_ neighbor: Neighbor) -> Bool {
        let prefix = neighbor.origin.description
        guard address.lowercased().hasPrefix(prefix) else { return false }
        return address.utf8.dropFirst(prefix.utf8.count).first == UInt8(ascii: "/")
    }

    /// The request without its secrets; nil if the API does not know the method.
    package var request: Request? {
        guard let target, let method = Request.Method(rawValue: method) else { return nil }
        return Request(method, target, headers: requestHeaders.withoutSecrets, body: requestBody)
    }

    /// The length of the answer's body in bytes.
    package var size: Int {
        switch body {
        case .bytes(let bytes): bytes.count
        case .missing(let count): count
        case .damaged: 0
        }
    }
}
