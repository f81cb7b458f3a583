/// What some developers have seen the service do for some accounts. Off until it is asked for, because most have not.
package enum Quirk: String, Hashable, Sendable, Codable, CaseIterable {
    /// Adding to the library and to the favourites is answered with 405 (developer forums, thread 699396).
    case addRefused = "add-refused"
    /// Adding to the library and to the favourites is answered with 202, and nothing is added (the same thread).
    case addIgnored = "add-ignored"
    /// What is added can be seen only after a while: the delay of the fault, in seconds.
    case slowLibrary = "slow-library"
    /// The account's own playlists are collaborative: 500 when tracks are added, and tracks with ids of their own (`a.…`).
    case collaborativePlaylists = "collaborative-playlists"
    /// The service answers as the host of the web player does: playlists and the library can be edited, and the user token may be a cookie.
    case webPlayer = "web-player"
    /// Several artists with their top songs in one request end in a gateway's HTML page, 504.
    case topSongsTimeout = "top-songs-timeout"
}
