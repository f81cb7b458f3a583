/// A planned release of an invented artist.
struct Release: Sendable {
    let artist: Int
    /// The one-based position among the artist's releases by date; a part of the id.
    var slot: Int
    var kind: Kind
    var day: Day
    var trackCount: Int
    /// The slot of the album from which a single, a clean or a deluxe edition is derived; otherwise its own slot.
    var source: Int
    /// The zero-based position among the artist's albums; an edition has that of its album.
    var ordinal: Int
    var isExplicit = false

    enum Kind: Sendable {
        case album, single, ep, live, compilation
        /// The edition without explicit lyrics.
        case clean
        /// The album with two more songs and a music video.
        case deluxe
    }

    var number: Int { WorldNumber.release(artist: artist, slot: slot).number }

    /// The number of songs, without the music video of a deluxe edition.
    var songCount: Int { kind == .deluxe ? trackCount - 1 : trackCount }
}
