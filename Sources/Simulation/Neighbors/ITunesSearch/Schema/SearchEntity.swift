package import AppleMusicAPI

/// A kind of results, as a value of `entity`. A catalog of music has only some of them.
package struct SearchEntity: Hashable, Sendable {
    package let name: String
    /// The catalog's types of its results; empty if a catalog of music has none.
    package let types: [ResourceType]
    package let summary: String

    private init(_ name: String, _ types: [ResourceType], _ summary: String) {
        self.name = name
        self.types = types
        self.summary = summary
    }

    /// The entities of music, in the order of the guide.
    package static let ofMusic = [
        SearchEntity("song", [.songs], "songs"), SearchEntity("album", [.albums], "albums"),
        SearchEntity("musicArtist", [.artists], "artists"),
        SearchEntity("musicVideo", [.musicVideos], "music videos"),
        SearchEntity("musicTrack", [.songs, .musicVideos], "songs and music videos"),
        SearchEntity("mix", [], "iMixes, which are no longer published"),
    ]

    /// Every entity of every media.
    package static let all: [SearchEntity] = {
        let more = [
            SearchEntity("allArtist", [.artists], "artists of all media"),
            SearchEntity("allTrack", [.songs, .musicVideos], "tracks of all media"),
        ]
        let known = ofMusic + more
        var names: [String] = []
        for name in SearchMedia.all.flatMap(\.entities)
        where !names.contains(name) && !known.contains(where: { $0.name == name }) {
            names.append(name)
        }
        return known + names.map { SearchEntity($0, [], "not in a catalog of music") }
    }()

    package static func named(_ name: String) -> SearchEntity? { all.first { $0.name == name } }
}
