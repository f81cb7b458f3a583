import AppleMusicAPI

/// The script that a web app loads in place of MusicKit on the Web, version 3 or 1, in a test. It asks this server instead
/// of Apple's, plays without sound, and contains no token.
package struct WebScript: Sendable {
    private let bytes = PackageResources.musickit_js

    /// The host of Apple's script ("MusicKit on the Web", Getting Started).
    package static let host = "js-cdn.music.apple.com"
    /// The path of Apple's script on that host.
    package static let path = folder + "v3/musickit.js"
    /// The path of version 1, at which the script has the calls of that version too.
    static let firstPath = folder + "v1/musickit.js"
    /// The path at which the script asks for a music user token. Apple's script opens a window instead.
    static let authorizationPath = folder + "authorize"

    private static let folder = "/musickit/"

    /// Returns whether a path belongs to the script, with its existing and its missing files.
    static func has(_ path: String) -> Bool { path.hasPrefix(folder) }

    func response(to request: Request) -> Response {
        guard request.path == Self.path || request.path == Self.firstPath else {
            return .control(
                404, "The server has no '\(request.path)'.",
                next: "The script of version 3 is at \(Self.path).")
        }
        do throws(ControlProblem) { try request.expect(.get, .head) } catch { return error.response }
        let fields = [("Content-Type", "text/javascript; charset=utf-8"), ("Cache-Control", "no-cache")]
        return Response(status: 200, headers: Headers(fields), body: .bytes(bytes))
    }
}
