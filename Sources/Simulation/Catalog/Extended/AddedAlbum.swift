/// An album that is added to a catalog, with its artist and songs.
package struct AddedAlbum: Hashable, Sendable, Codable {
    /// Digits. The songs have ids that begin with it.
    package var id: String
    package var name: String
    package var artist: String
    /// An artist of the catalog; nil for a new artist of that name.
    package var artistID: String?
    package var genre: String
    /// The date of release as `YYYY-MM-DD`; nil if it is unknown.
    package var releaseDate: String?
    package var recordLabel: String?
    package var upc: String?
    package var tracks: [Track]

    package struct Track: Hashable, Sendable, Codable {
        package var name: String
        /// The duration in seconds.
        package var duration: Int
        package var isExplicit: Bool
        package var isrc: String?

        package init(name: String, duration: Int = 180, isExplicit: Bool = false, isrc: String? = nil) {
            self.name = name
            self.duration = duration
            self.isExplicit = isExplicit
            self.isrc = isrc
        }
    }

    package init(
        id: String, name: String, artist: String, artistID: String? = nil, genre: String = "Pop",
        releaseDate: String? = nil, recordLabel: String? = nil, upc: String? = nil, tracks: [Track]
    ) {
        self.id = id
        self.name = name
        self.artist = artist
        self.artistID = artistID
        self.genre = genre
        self.releaseDate = releaseDate
        self.recordLabel = recordLabel
        self.upc = upc
        self.tracks = tracks
    }

    /// Returns whether a catalog has a genre of a name.
    package static func hasGenre(_ name: String) -> Bool { GenreTree.id(named: name) != nil }

    /// Returns the id of a track.
    /// - Parameter number: one-based.
    func songID(_ number: Int) -> String { number < 10 ? "\(id)0\(number)" : "\(id)\(number)" }

    private var artwork: ArtworkRecord {
        ArtworkMaker.square(KeyedRandom(1)[id.utf8.reduce(0) { $0 &* 31 &+ Int($1) }])
    }
    private var genreNames: [LocalizedText] { [LocalizedText(genre), "Music"] }

    /// - Parameter artist: the id of its artist.
    func album(by artist: String) -> AlbumRecord {
        AlbumRecord(
            id: id, name: LocalizedText(name), artistName: LocalizedText(self.artist), artistIDs: [artist],
            artwork: artwork, audioVariants: ["lossless"], contentRating: rating(tracks.contains(where: \.isExplicit)),
            copyright: nil, notes: nil, genreNames: genreNames, isCompilation: false, isComplete: true,
            isMasteredForItunes: false, isSingle: tracks.count == 1, recordLabel: recordLabel,
            releaseDate: releaseDate, trackCount: tracks.count, upc: upc, isPlayable: true, availability: .everywhere)
    }

    /// - Parameters:
    ///   - number: one-based.
    ///   - artist: the id of its artist.
    func song(_ number: Int, by artist: String) -> SongRecord {
        let track = tracks[number - 1]
        return SongRecord(
            id: songID(number), name: LocalizedText(track.name), artistName: LocalizedText(self.artist),
            artistIDs: [artist], albumName: LocalizedText(name), albumID: id, artwork: artwork, attribution: nil,
            audioVariants: ["lossless"], audioLocale: nil, composerName: nil,
            contentRating: rating(track.isExplicit), discNumber: 1, trackNumber: number,
            durationInMillis: track.duration * 1000, notes: nil, genreNames: genreNames, hasLyrics: false,
            isAppleDigitalMaster: false, isrc: track.isrc, work: nil, releaseDate: releaseDate, isPlayable: true,
            availability: .everywhere)
    }

    private func rating(_ isExplicit: Bool) -> AdvisoryRating? { isExplicit ? .explicit : nil }
}
