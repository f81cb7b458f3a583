import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole
import TonearmNeighbors
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
        if words.count == 1, let link = SpotifyArtistLink(words[0]) {
            return .resource(try await artist(of: link, to: purpose))
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

    /// Returns the artist of a link to Spotify, by the links of MusicBrainz.
    /// - Parameter purpose: the attempted action for failures, such as `open`.
    /// - Throws: `Failure` if MusicBrainz has no such link, or none from the artist to Apple Music.
    func artist(of link: SpotifyArtistLink, to purpose: String) async throws -> ResourceIdentifier {
        let what = "\(purpose) '\(link.address)'"
        let found = try await send(link.request, to: .musicBrainz, isPatient: true)
        if found.status != 404 { try refuse(found, of: .musicBrainz, to: what) }
        guard let mbid = found.body.json.flatMap(SpotifyArtistLink.mbid) else {
            throw Failure("Cannot \(what)", "MusicBrainz has no artist with this link", next: Self.byName)
        }
        let answer = try await send(MusicBrainzArtist.request(mbid: mbid), to: .musicBrainz, isPatient: true)
        try refuse(answer, of: .musicBrainz, to: what)
        guard let id = answer.body.json.flatMap({ MusicBrainzArtist($0) })?.appleIDs.first else {
            let name = answer.body.json?["name"]?.string
            throw Failure(
                "Cannot \(what)",
                "MusicBrainz has no link from \(name.map { "'\($0)'" } ?? "the artist") to Apple Music",
                next: name.map { "Type 'search \($0) --types artists'." } ?? Self.byName)
        }
        note("MusicBrainz leads from Spotify's id to artists/\(id)")
        return ResourceIdentifier(.artists, id)
    }

    private static var byName: String { "Search for the artist's name: 'search NAME --types artists'." }

    /// Returns whether a number is too large for a row.
    private static func isArtistID(_ text: String) -> Bool {
        text.utf8.count > 4 && text.utf8.allSatisfy(ASCII.isDigit)
    }
}
