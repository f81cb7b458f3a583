import AppleMusicAPI
import TonearmCatalog

/// The common facts of songs, music videos and uploads, in one language.
struct TrackFacts {
    var name: String?
    var artistName = ""
    var albumName: String?
    var genreName: String?
    var durationInMillis = 0
    var discNumber: Int?
    var trackNumber: Int?
    var hasLyrics = false
    var releaseDate: String?
    var shape: ArtworkRecord?

    init(_ record: Record?, _ upload: AccountLibrary.Upload?, in language: String) {
        func text(_ text: LocalizedText?) -> String? { text?.text(in: language) }
        switch record {
        case .song(let song):
            name = text(song.name)
            artistName = text(song.artistName) ?? ""
            albumName = text(song.albumName)
            genreName = text(song.genreNames.first)
            durationInMillis = song.durationInMillis
            discNumber = song.discNumber
            trackNumber = song.trackNumber
            hasLyrics = song.hasLyrics
            releaseDate = song.releaseDate
            shape = song.artwork
        case .musicVideo(let video):
            name = text(video.name)
            artistName = text(video.artistName) ?? ""
            albumName = text(video.albumName)
            genreName = text(video.genreNames.first)
            durationInMillis = video.durationInMillis
            trackNumber = video.trackNumber
            releaseDate = video.releaseDate
            shape = video.artwork
        default:
            name = upload?.name
            artistName = upload?.artistName ?? ""
            albumName = upload?.albumName
            genreName = upload?.genreName
            durationInMillis = upload?.durationInMillis ?? 0
            trackNumber = upload?.trackNumber
        }
    }
}
