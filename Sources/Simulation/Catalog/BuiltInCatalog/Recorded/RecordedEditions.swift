import AppleMusicAPI

/// The recorded albums and music videos with several ids for the same content, and their storefronts.
enum RecordedEditions {
    /// Groups of equivalent albums: explicit and clean edition, delivery and re-delivery, edition of another
    /// storefront.
    static let albums: [[Int]] = [
        [1_616_728_060, 1_620_500_261],
        [1_509_311_498, 1_445_627_459],
        [1_613_600_183, 1_633_956_892],
        [310_730_204, 8_300_005_000],
        [8_001_280_100, 8_300_005_100],
        [8_001_290_100, 8_300_005_200],
        [8_001_300_100, 8_300_005_300],
        [190_758_914, 8_300_005_400],
    ]

    /// Invented editions, which give a sample its equivalent. Their originals lead to them, but a search does not find
    /// them.
    static let inventedAlbums: Set = [8_300_005_200, 8_300_005_300]

    /// Returns whether a search finds a resource of a table.
    static func isListed(_ type: ResourceType, _ number: Int) -> Bool {
        switch type {
        case .albums: return !inventedAlbums.contains(number)
        case .songs:
            let songs = RecordedTables.songs
            guard Recorded.isCompleting(number), let line = songs.line(ofNumber: number) else { return true }
            return songs[line].number(.albumID).map { !inventedAlbums.contains($0) } ?? true
        default: return true
        }
    }

    static let musicVideos: [[Int]] = [[musicVideoElsewhere, swissMusicVideo]]

    private static let japaneseAlbum = 1_633_956_892
    private static let albumElsewhere = 1_613_600_183
    private static let swissMusicVideo = 1_552_406_856
    private static let musicVideoElsewhere = 1_553_279_848

    static func availability(ofAlbum number: Int) -> Availability {
        switch number {
        case japaneseAlbum: .only(["jp"])
        case albumElsewhere: .except(["jp"])
        default: .everywhere
        }
    }

    static func availability(ofSong number: Int, album: Int?) -> Availability {
        album.map(availability(ofAlbum:)) ?? .everywhere
    }

    static func availability(ofMusicVideo number: Int) -> Availability {
        number == musicVideoElsewhere ? .except(["ch"]) : .everywhere
    }

    /// Returns the editions of the same content, this one first.
    static func editions(of number: Int, in groups: [[Int]]) -> [Int] {
        let group = groups.first { $0.contains(number) } ?? []
        return [number] + group.filter { $0 != number }
    }
}
