/// One release of an invented artist, as the plan of the discography has it.
struct Release: Sendable {
    let artist: Int
    /// Its place among the artist's releases by date, from 1, and a part of its id.
    var slot: Int
    var kind: Kind
    var day: Day
    var trackCount: Int
    /// The slot of the album from which a single, a clean or a deluxe edition is taken; its own for all others.
    var source: Int
    /// Place among the artist's albums, from 0; of editions that of their album.
    var ordinal: Int
    var isExplicit = false

    enum Kind: Sendable {
        case album
        case single
        case ep
        case live
        case compilation
        /// The edition without explicit words.
        case clean
        /// The album with two more songs and a music video.
        case deluxe
    }

    var number: Int { WorldNumber.release(artist: artist, slot: slot).number }

    /// The songs, without the music video of a deluxe edition.
    var songCount: Int { kind == .deluxe ? trackCount - 1 : trackCount }
}
