import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole
import TonearmWorld

extension RequestContext {
    /// Returns the artist that words name: a row, `type/id`, an artist's id, a link or a name. Without words, it is the
    /// open artist.
    /// - Parameters:
    ///   - purpose: the attempted action for failures, such as `find artists similar to`.
    ///   - command: the command's name.
    /// - Throws: `Failure` for resources of another type, and for several.
    func artist(
        _ words: [String], to purpose: String, by command: String
    ) async throws -> ResourceName.Finding {
        if words.isEmpty {
            if let focus = session.here?.focus?.resource, focus.type == .artists { return .resource(focus) }
            throw Failure.usage(
                "Cannot \(purpose) an artist", "no artist was given, and none is open",
                next: "Type for example '\(command) \(ResourceIdentifier.exampleArtist)'.")
        }
        if let name = ResourceName(words, among: session.rows) {
            return try await find(name, types: "artists", to: purpose, by: command)
        }
        let text = words.joined(separator: " ")
        if Self.isArtistID(text), !Reference.isRows(text, of: session.rows) {
            return .resource(ResourceIdentifier(.artists, text))
        }
        let found = try session.resources(words, to: purpose, example: .exampleArtist)
        guard let artist = found.first, found.count == 1, artist.type == .artists else {
            throw Failure.usage(
                "Cannot \(purpose) '\(text)'", found.count == 1 ? "it is not an artist" : "one artist is needed",
                next: "Type for example '\(command) \(ResourceIdentifier.exampleArtist)'.")
        }
        return .resource(artist)
    }

    /// Returns whether a number is too large for a row.
    private static func isArtistID(_ text: String) -> Bool {
        text.utf8.count > 4 && text.utf8.allSatisfy(ASCII.isDigit)
    }
}
