import Console
import MusicWorld

extension Shell {
    /// The author of a file's lines when the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    package func author(ofFile isTrusted: Bool) -> LineAuthor {
        switch provenance.author {
        case .person: isTrusted || environment.files.areTrusted ? .trustedFile : .file
        case .trustedFile, .file: provenance.author
        }
    }

    /// Runs a body as the lines of an author.
    package func writing<Value>(as author: LineAuthor, _ body: () async throws -> Value) async rethrows -> Value {
        let outer = provenance.author
        provenance.author = author
        defer { provenance.author = outer }
        return try await body()
    }

    /// Throws if the running line is of a file that is not trusted, and would use secrets of the person's own for a server that the person did
    /// not choose.
    /// - Parameter purpose: what cannot be done: "use the profile 'work'".
    func requireTrust(to purpose: String, at address: ServiceAddress) throws(Failure) {
        guard address.isOnNetwork, !provenance.author.isTrusted,
            !session.world.tokens.allow(.chosenOrigins, at: address)
        else {
            return
        }
        throw Failure(
            "Cannot \(purpose)",
            "a file names the service '\(address.word)', and secrets of your own go only to services that you choose",
            next: "Choose it before the file runs, as with '--service \(address.word)', or run the file with --trust.")
    }
}
