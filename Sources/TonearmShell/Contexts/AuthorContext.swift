import Console
import MusicWorld

/// The author of the running line: the person, or a file.
protocol AuthorContext: SessionContext {
    var author: LineAuthor { get }
    /// The author of a file's lines when the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    func author(ofFile isTrusted: Bool) -> LineAuthor
    /// The number of files that run one another.
    var fileDepth: Int { get }
}

extension AuthorContext {
    /// Throws if the running line is of a file that is not trusted, and would use the person's own secrets for a server that the person did
    /// not choose.
    /// - Parameter purpose: the action that is refused: "use the profile 'work'".
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
