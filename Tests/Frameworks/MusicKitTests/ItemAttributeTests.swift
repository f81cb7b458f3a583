import MusicKit
import MusicKitSimulation
import Testing

/// Tests every attribute of every item type, read from JSON of the service or of a device.
@Suite struct ItemAttributeTests {
    private func decode<Item: Decodable>(_ type: String, _ attributes: String) throws -> Item {
        let text = #"{"id": "1", "type": "\#(type)", "attributes": {\#(attributes)}}"#
        return try JSONDecoder().decode(Item.self, from: Data(text.utf8))
    }

    private static let texts = #"""
        "name": "N", "artistName": "A", "albumName": "B", "contentRating": "explicit", "genreNames": ["G"],
        "url": "https://music.apple.com/1", "artistUrl": "https://music.apple.com/2", "releaseDate": "1975-08-25",
        "dateAdded": "2026-01-02T03:04:05Z", "lastPlayedDate": "2026-02-03", "playCount": 3, "isrc": "I",
        "durationInMillis": 1500, "playParams": {"id": "1", "kind": "song"}, "trackNumber": 4, "workName": "W",
        "artwork": {"url": "https://a/{w}x{h}{c}.{f}", "width": 30, "height": 20, "alternateText": "T"},
        "editorialNotes": {"name": "a", "short": "b", "standard": "c", "tagline": "d"},
        "previews": [{"url": "https://a/p", "hlsUrl": "https://a/h", "artwork": {"url": "u", "width": 1, "height": 1}}]
        """#

    private let day = ISO8601DateFormatter().date(from: "1975-08-25T00:00:00Z")
    private let added = ISO8601DateFormatter().date(from: "2026-01-02T03:04:05Z")
    private let played = ISO8601DateFormatter().date(from: "2026-02-03T00:00:00Z")

    @Test func `an album has its attributes`() throws {
        let album: Album = try decode(
            "albums",
            Self.texts + #"""
                , "copyright": "C", "isMasteredForItunes": true, "isCompilation": true, "isComplete": false,
                "isSingle": true, "recordLabel": "L", "trackCount": 8, "upc": "U",
                "audioVariants": ["dolby-atmos", "odd", "lossless"]
                """#)
        #expect(album.title == "N" && album.artistName == "A" && album.copyright == "C" && album.upc == "U")
        #expect(album.isAppleDigitalMaster == true && album.isCompilation == true && album.isComplete == false)
        #expect(album.isSingle == true && album.recordLabelName == "L" && album.trackCount == 8)
        #expect(album.releaseDate == day && album.libraryAddedDate == added && album.lastPlayedDate == played)
        #expect(album.contentRating == .explicit && album.genreNames == ["G"])
        #expect(album.url?.lastPathComponent == "1" && album.artistURL?.lastPathComponent == "2")
        #expect(album.audioVariants == [.dolbyAtmos, .lossless] && album.playParameters != nil)
        #expect(album.editorialNotes?.short == "b" && album.artwork?.maximumWidth == 30)
    }

    @Test func `a song has its attributes`() throws {
        let song: Song = try decode(
            "songs",
            Self.texts + #"""
                , "attribution": "X", "composerName": "C", "discNumber": 2, "hasLyrics": true,
                "isAppleDigitalMaster": false, "movementCount": 5, "movementName": "M", "movementNumber": 6
                """#)
        #expect(song.attribution == "X" && song.composerName == "C" && song.discNumber == 2 && song.hasLyrics)
        #expect(song.isAppleDigitalMaster == false && song.movementCount == 5 && song.movementName == "M")
        #expect(song.movementNumber == 6 && song.workName == "W" && song.trackNumber == 4 && song.playCount == 3)
        #expect(song.lastPlayedDate == played && song.duration == 1.5 && song.isrc == "I" && song.albumTitle == "B")
    }

    @Test func `values of items have their members`() throws {
        let song: Song = try decode("songs", Self.texts)
        let notes: EditorialNotes = try #require(song.editorialNotes)
        #expect(notes.name == "a" && notes.short == "b" && notes.standard == "c" && notes.tagline == "d")
        #expect(notes.description == #"EditorialNotes(name: "a", short: "b", standard: "c", tagline: "d")"#)
        let artwork = try #require(song.artwork)
        #expect(artwork.alternateText == "T" && artwork.maximumWidth == 30 && artwork.maximumHeight == 20)
        #expect(artwork.url(width: 3, height: 2)?.absoluteString == "https://a/3x2bb.jpg")
        let preview: PreviewAsset = try #require(song.previewAssets?.first)
        #expect(preview.url?.lastPathComponent == "p" && preview.hlsURL?.lastPathComponent == "h")
        #expect(preview.artwork?.maximumHeight == 1 && preview.debugDescription == preview.description)
        for value in [ContentRating.clean, .explicit] {
            let coded = try JSONEncoder().encode([value])
            #expect(try JSONDecoder().decode([ContentRating].self, from: coded) == [value])
        }
        let names = AudioVariant.allCases.map(\.description)
        #expect(
            names == [
                "Dolby Atmos", "Dolby Audio", "High-Resolution Lossless", "Lossless", "Lossy Stereo", "Spatial Audio",
            ])
        #expect(
            AudioVariant.allCases == [
                .dolbyAtmos, .dolbyAudio, .highResolutionLossless, .lossless, .lossyStereo, .spatialAudio,
            ])
        let coded = try JSONEncoder().encode(AudioVariant.allCases)
        #expect(try JSONDecoder().decode([AudioVariant].self, from: coded) == AudioVariant.allCases)
    }

    @Test func `a music video has its attributes`() throws {
        let video: MusicVideo = try decode(
            "music-videos", Self.texts + #", "has4K": true, "hasHDR": false, "videoSubType": "preview""#)
        #expect(video.has4K == true && video.hasHDR == false && video.isPreview && video.playCount == 3)
        #expect(video.title == "N" && video.artistName == "A" && video.albumTitle == "B" && video.duration == 1.5)
        #expect(video.trackNumber == 4 && video.workName == "W" && video.lastPlayedDate == played)
        #expect(video.editorialNotes?.tagline == "d" && video.previewAssets?.count == 1 && video.isrc == "I")
        #expect(video.contentRating == .explicit && video.releaseDate == day && video.libraryAddedDate == added)
    }

    @Test func `a playlist has its attributes and kinds`() throws {
        let playlist: Playlist = try decode(
            "playlists",
            Self.texts + #"""
                , "curatorName": "C", "isChart": true, "lastModifiedDate": "2026-01-02T03:04:05Z",
                "description": {"short": "s", "standard": "t"}, "playlistType": "personal-mix"
                """#)
        #expect(playlist.name == "N" && playlist.curatorName == "C" && playlist.isChart == true)
        #expect(playlist.lastModifiedDate == added && playlist.lastPlayedDate == played)
        #expect(playlist.shortDescription == "s" && playlist.standardDescription == "t")
        let kinds: [(String, Playlist.Kind?)] = [
            ("editorial", .editorial), ("external", .external), ("personal-mix", .personalMix), ("replay", .replay),
            ("user-shared", .userShared), ("odd", nil),
        ]
        for (name, kind) in kinds {
            let playlist: Playlist = try decode("playlists", #""name": "N", "playlistType": "\#(name)""#)
            #expect(playlist.kind == kind)
        }
    }

    @Test func `artists, stations, genres, curators, shows and labels have theirs`() throws {
        let artist: Artist = try decode("artists", Self.texts)
        #expect(artist.name == "N" && artist.genreNames == ["G"] && artist.editorialNotes?.standard == "c")
        #expect(artist.libraryAddedDate == added && artist.url != nil && artist.artwork != nil)
        let station: Station = try decode(
            "stations", Self.texts + #", "isLive": false, "episodeNumber": "7", "stationProviderName": "P""#)
        #expect(!station.isLive && station.episodeNumber == 7 && station.stationProviderName == "P")
        #expect(station.duration == 1.5 && station.contentRating == .explicit && station.editorialNotes != nil)
        let genre: Genre = try decode("genres", Self.texts)
        #expect(genre.name == "N" && genre.libraryAddedDate == added && genre.parent == nil)
        let curator: Curator = try decode("curators", Self.texts)
        #expect(curator.kind == Curator.Kind.external && curator.name == "N" && curator.url != nil)
        let show: RadioShow = try decode("apple-curators", Self.texts + #", "kind": "Show", "showHostName": "H""#)
        #expect(show.hostName == "H" && show.name == "N" && show.artwork != nil && show.editorialNotes != nil)
        #expect(throws: DecodingError.self) { try decode("apple-curators", Self.texts) as RadioShow }
        let label: RecordLabel = try decode(
            "record-labels", Self.texts + #", "description": {"short": "s", "standard": "t"}"#)
        #expect(label.shortDescription == "s" && label.standardDescription == "t" && label.url != nil)
        #expect(
            label.debugDescription.hasPrefix("RecordLabel(\n")
                && label.description == #"RecordLabel(id: "1", name: "N")"#)
    }

    @Test(arguments: ["songs", "music-videos"])
    func `tracks, entries and queue items forward to the song or the video`(type: String) throws {
        let track: Track = try decode(type, Self.texts)
        let item: Playlist.Entry.Item = try decode(type, Self.texts)
        let entry: Playlist.Entry = try decode(type, Self.texts)
        let queued: MusicPlayer.Queue.Entry.Item = try decode(type, Self.texts)
        #expect(track.title == "N" && item.title == "N" && entry.title == "N")
        #expect(track.artistName == "A" && item.artistName == "A" && entry.artistName == "A")
        #expect(track.albumTitle == "B" && item.albumTitle == "B" && entry.albumTitle == "B")
        for url in [track.artistURL, item.artistURL, entry.artistURL] { #expect(url?.lastPathComponent == "2") }
        for url in [track.url, item.url, entry.url] { #expect(url?.lastPathComponent == "1") }
        for artwork in [track.artwork, item.artwork, entry.artwork] { #expect(artwork?.maximumWidth == 30) }
        for rating in [track.contentRating, item.contentRating, entry.contentRating] { #expect(rating == .explicit) }
        for seconds in [track.duration, item.duration, entry.duration] { #expect(seconds == 1.5) }
        for notes in [track.editorialNotes, item.editorialNotes, entry.editorialNotes] { #expect(notes?.name == "a") }
        for names in [track.genreNames, item.genreNames, entry.genreNames] { #expect(names == ["G"]) }
        for code in [track.isrc, item.isrc, entry.isrc] { #expect(code == "I") }
        for date in [track.lastPlayedDate, item.lastPlayedDate, entry.lastPlayedDate] { #expect(date == played) }
        for date in [track.libraryAddedDate, item.libraryAddedDate, entry.libraryAddedDate] { #expect(date == added) }
        for date in [track.releaseDate, item.releaseDate, entry.releaseDate] { #expect(date == day) }
        for count in [track.playCount, item.playCount, entry.playCount] { #expect(count == 3) }
        for assets in [track.previewAssets, item.previewAssets, entry.previewAssets] { #expect(assets?.count == 1) }
        let parameters = [
            track.playParameters, item.playParameters, entry.playParameters, queued.playParameters,
        ]
        for parameters in parameters { #expect(parameters == track.playParameters && parameters != nil) }
        #expect(track.trackNumber == 4 && track.workName == "W" && track.discNumber == nil)
        #expect(track.startTime == nil && track.endTime == nil)
        #expect(entry.position == 0 && entry.item == item && item.id == "1" && queued.id == "1")
        #expect(entry.description.hasPrefix("Playlist.Entry(id: ") && !queued.debugDescription.isEmpty)
    }
}
