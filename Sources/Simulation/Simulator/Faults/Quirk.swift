/// A misbehavior of the service that some developers observed for some accounts. Quirks are off by default.
package enum Quirk: String, Hashable, Sendable, Codable, CaseIterable {
    /// Source: developer forums, thread 699396.
    case addRefused = "add-refused"
    /// Source: developer forums, thread 699396.
    case addIgnored = "add-ignored"
    case slowLibrary = "slow-library"
    case collaborativePlaylists = "collaborative-playlists"
    case webPlayer = "web-player"
    case topSongsTimeout = "top-songs-timeout"
    case playlist500 = "playlist-500"
    case playlist500Done = "playlist-500-done"
    case playlistOrder = "playlist-order"
    case playlistNoBody = "playlist-no-body"
    case playlistOnProfile = "playlist-on-profile"
    case newTokenRefused = "new-token-refused"
    case tokenExpires = "token-expires"
    // From public code and reports of 2026.
    case librarySearchMisses = "library-search-misses"
    case libraryTotal = "library-total"
    case libraryCatalog504 = "library-catalog-504"
    case includeRefused = "include-refused"
    case noPlaylists = "no-playlists"
    case pageHoles = "page-holes"
    case recentLibrarySongs = "recent-library-songs"
    case latency
    case gzip
    case playlistArtworkExpires = "playlist-artwork-expires"

    /// The effect, as a clause.
    package var summary: String {
        switch self {
        case .addRefused: "adding to the library and to the favorites is answered with 405"
        case .addIgnored: "adding to the library and to the favorites is answered with 202, and nothing is added"
        case .slowLibrary:
            "what is added can be seen only after --delay seconds (\(Int(Quirk.libraryDelay)) by default)"
        case .collaborativePlaylists:
            "the account's own playlists take no tracks (500), and their tracks have ids of their own (a.…)"
        case .webPlayer:
            "the service answers as the web player's host: the library can be edited, and the user token may be a cookie"
        case .topSongsTimeout: "several artists with their top songs in one request end in a gateway's page, 504"
        case .playlist500: "changing a playlist's tracks is answered with 500, and not done"
        case .playlist500Done: "changing a playlist's tracks is answered with 500, and done"
        case .playlistOrder: "several tracks that are added at once appear in reverse order"
        case .playlistNoBody: "creating a playlist is answered with 201 and no body"
        case .playlistOnProfile:
            "the account's public playlists say that they cannot be edited (canEdit); the accounts have no public one "
                + "until an app creates it with isPublic"
        case .newTokenRefused:
            "a user token from after a password change is refused for --delay seconds (\(Quirk.newTokenDelay) by default)"
        case .tokenExpires: "a user token is withdrawn right after the answer to a request that carried it"
        case .librarySearchMisses: "a search of the library for \(Quirk.longTerm) words or more finds nothing"
        case .libraryTotal: "the total of a list of library songs is twice the number that can be fetched"
        case .libraryCatalog504: "library songs with include=catalog end in a gateway's page, 504"
        case .includeRefused: "include[library-songs] with a playlist's tracks is answered with 400"
        case .noPlaylists: "the library has no playlists, as while a token is renewed"
        case .pageHoles: "a page that another one follows lacks every fifth element"
        case .recentLibrarySongs:
            "recently played tracks are library songs, which have no ISRC, if they are in the library"
        case .gzip: "answers are compressed with gzip, although the request does not accept it"
        case .playlistArtworkExpires: "addresses of playlists' artwork are refused after 24 hours"
        case .latency: "an answer takes 1.2 seconds for a page of 100 elements, as measured, and less for a shorter one"
        }
    }

    /// The number of words from which `library-search-misses` finds nothing.
    static let longTerm = 4
    /// The default number of seconds for which a new token is refused.
    static let newTokenDelay = 30
    /// The number of seconds after which an address of a playlist's artwork is refused (a program of 2026).
    static let artworkLife = 86_400
    /// The default number of seconds until an addition is visible.
    static let libraryDelay = 5.0
}
