/// Requests a music user token from the user, through a page on this machine.
///
/// The last argument is called with the page's address, and whether a browser already shows it.
package typealias TokenRequest =
    (
        _ developerToken: String, _ options: PageOptions, _ announce: (String, Bool) throws -> Void
    ) async throws -> String

/// The options of the page that requests a token.
package struct PageOptions: Sendable {
    /// The address of MusicKit JS; nil for Apple's.
    package var script: String?
    /// The page's port; nil for a free one.
    package var port: Int?
    package var opensBrowser = true
}
