/// Asks a person for a music user token, on a page of this machine.
///
/// It is given the developer token, how to ask, and whom to tell of the page's address and of whether a browser shows it already.
package typealias TokenRequest =
    (
        _ developerToken: String, _ options: PageOptions, _ announce: (String, Bool) throws -> Void
    ) async throws -> String

/// How a person is asked for a token.
package struct PageOptions: Sendable {
    /// Where MusicKit JS is; nil for Apple's.
    package var script: String?
    /// The page's port; nil for a free one.
    package var port: Int?
    package var opensBrowser = true
}
