import Console
import MusicWorld

/// The author of the running line: the user, or a file.
protocol AuthorContext: SessionContext {
    var author: LineAuthor { get }
    /// Returns the author of a file's lines if the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    func author(ofFile isTrusted: Bool) -> LineAuthor
    /// The nesting depth of files that run each other.
    var fileDepth: Int { get }
}

extension AuthorContext {
    /// Throws if the running line comes from an untrusted file, and would send the user's own secrets to a server that
    /// the user did not choose.
    /// - Parameter purpose: the refused action, as in "use the profile 'work'".
    func requireTrust(to purpose: String, at address: ServiceAddress) throws(Failure) {
        guard address.isOnNetwork, !author.isTrusted, !session.world.tokens.allow(.chosenOrigins, at: address) else {
            return
        }
        throw Failure(
            "Cannot \(purpose)",
            "a file names the service '\(address.word)', and secrets of your own go only to services that you choose",
            next: "Choose it before the file runs, as with '--service \(address.word)', or run the file with --trust.")
    }
}
