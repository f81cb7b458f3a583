import AppleMusicAPI
import Console

/// What a page needs on which a person lets this program have a music user token.
package struct PageQuestion: Hashable, Sendable, Codable {
    package var developerToken: String
    /// Where MusicKit JS is.
    package var script: String
    /// The port of this machine at which the page is; 0 for a free one.
    package var port: Int
    /// Whole seconds for which the page is there.
    package var timeout: Int

    /// Apple's own ("MusicKit on the Web").
    package static let appleScript = "https://js-cdn.music.apple.com/musickit/v3/musickit.js"
    package static let timeout = 300

    package init(developerToken: String, script: String = appleScript, port: Int = 0, timeout: Int = timeout) {
        self.developerToken = developerToken
        self.script = script
        self.port = port
        self.timeout = timeout
    }

    /// The origin of the script, which the page may run things from; nil for what is none.
    private static func origin(of script: String) -> ServerOrigin? {
        guard let scheme = script.firstRange(of: "://"),
            let end = script[scheme.upperBound...].firstIndex(where: { "/?#".contains($0) })
        else { return nil }
        return try? ServerOrigin(String(script[..<end]))
    }

    package var scriptOrigin: String { Self.origin(of: script)?.description ?? "" }

    /// Whether the script comes encrypted, or from this machine.
    package static func isScript(_ address: String) -> Bool {
        origin(of: address) != nil && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }
    }
}

extension HelperConnection {
    /// Shows a page on which a person authorizes, and waits for what comes of it.
    /// - Parameter announce: given the page's address.
    /// - Returns: the music user token.
    /// - Throws: `ConnectionFailure`, `CancellationError`.
    package func userToken(
        _ question: PageQuestion, announce: (String) async throws -> Void
    ) async throws -> String {
        let content = try DocumentCoding.encode(question)
        for try await frame in try exchange(.page, content, with: "the page") {
            switch frame.kind {
            case .address: try await announce(String(decoding: frame.content, as: UTF8.self))
            case .token: return String(decoding: frame.content, as: UTF8.self)
            case .failure:
                throw ConnectionFailure(content: frame.content) ?? ConnectionFailure(.programEnded, "the page")
            default: break
            }
        }
        try Task.checkCancellation()
        throw ConnectionFailure(.programEnded, "the page")
    }
}
