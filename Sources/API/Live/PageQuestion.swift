import AppleMusicAPI
import TonearmConsole

/// The settings of the page on which the user authorizes this program.
package struct PageQuestion: Hashable, Sendable, Codable {
    package var developerToken: String
    /// The address of MusicKit JS.
    package var script: String
    /// The port of the page on this machine; 0 for a free one.
    package var port: Int
    /// The whole seconds for which the page is available.
    package var timeout: Int

    /// The address of Apple's own script ("MusicKit on the Web").
    package static let appleScript = "https://js-cdn.music.apple.com/musickit/v3/musickit.js"
    package static let timeout = 300

    package init(developerToken: String, script: String = appleScript, port: Int = 0, timeout: Int = timeout) {
        self.developerToken = developerToken
        self.script = script
        self.port = port
        self.timeout = timeout
    }

    /// Returns the script's origin, which the page may load from; nil if the address is malformed.
    private static func origin(of script: String) -> ServerOrigin? {
        guard let scheme = script.firstRange(of: "://"),
            let end = script[scheme.upperBound...].firstIndex(where: { "/?#".contains($0) })
        else { return nil }
        return try? ServerOrigin(String(script[..<end]))
    }

    package var scriptOrigin: String { Self.origin(of: script)?.description ?? "" }

    /// Returns whether an address can be used for the script: it must be HTTPS or on this machine.
    package static func isScript(_ address: String) -> Bool {
        origin(of: address) != nil && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }
    }
}

extension HelperConnection {
    /// Opens a page on which the user authorizes, and waits for the token.
    /// - Parameter announce: called with the page's address.
    /// - Returns: the music user token.
    /// - Throws: `ConnectionProblem`, `CancellationError`, and the errors of `announce`.
    package func userToken(_ question: PageQuestion, announce: (String) async throws -> Void) async throws -> String {
        let content = try DocumentCoding.encode(question)
        for try await frame in try exchange(.page, content, with: "the page") {
            switch frame.kind {
            case .address: try await announce(String(decoding: frame.content, as: UTF8.self))
            case .token: return String(decoding: frame.content, as: UTF8.self)
            case .failure:
                throw ConnectionProblem(content: frame.content) ?? ConnectionProblem(.programEnded, "the page")
            default: break
            }
        }
        try Task.checkCancellation()
        throw ConnectionProblem(.programEnded, "the page")
    }
}
