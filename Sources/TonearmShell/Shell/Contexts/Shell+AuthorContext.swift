import MusicWorld

extension Shell: AuthorContext {
    var author: LineAuthor { provenance.author }

    var fileDepth: Int { provenance.fileDepth }

    /// Returns the author of a file's lines if the running line runs the file.
    /// - Parameter isTrusted: whether `--trust` was given.
    package func author(ofFile isTrusted: Bool) -> LineAuthor {
        switch provenance.author {
        case .person: isTrusted || environment.files.areTrusted ? .trustedFile : .file
        case .trustedFile, .file: provenance.author
        }
    }

    /// Runs a body whose lines count as an author's.
    package func writing<Value>(as author: LineAuthor, _ body: () async throws -> Value) async rethrows -> Value {
        let outer = provenance.author
        provenance.author = author
        defer { provenance.author = outer }
        return try await body()
    }
}
