import AppleMusicAPI

/// The ids in the example requests of Apple's reference. The subscriber has them, so that the examples can be typed as
/// printed.
enum DocumentedIDs {
    /// The library ids of catalog resources, in the order of their addition.
    static let library: [(resource: ResourceIdentifier, id: String)] = [
        (.init(.albums, "310730204"), "l.sticiFl"),
        (.init(.artists, "178834"), "r.y8mMT7t"),
        (.init(.albums, "1138988512"), "l.qrRWYhq"),
        (.init(.albums, "475655712"), "l.hRrflgc"),
        (.init(.songs, "203709340"), "i.PkdJNdAIrQozOW"),
        (.init(.songs, "907242702"), "i.7PJNN4mfXlD68R"),
        (.init(.songs, "1151618586"), "i.xrXvO5vFv0VrNA"),
        (.init(.albums, "1564530719"), "l.4XmTv9k"),
        (.init(.songs, "1564531202"), "i.gelNOzPuL41Lxo"),
        (.init(.musicVideos, "1553279848"), "i.V7B9dQLsZ8DZKe"),
        (.init(.musicVideos, "639032181"), "i.NJv00rkTEaLK51"),
        (.init(.musicVideos, "870852283"), "i.B0VNN8Bf9dYXOV"),
        (.init(.playlists, "pl.5b0194eaa170401e8986335d7e77aa4e"), "p.MoGJYM3CYXW09B"),
        (.init(.playlists, "pl.5ee8333dbe944d9f9151e97d92d1ead9"), "p.8Wx6vK6IQeP0N2"),
    ]

    static let playlist = "p.ldvAAZ3C3Qmop9"
    static let folder = "p.WmzVVDOUO9pDBk"
    static let recommendation = "6-27s5hU6azhJY"

    /// The ratings, a like and a dislike for each pair of the examples.
    static let ratings: [(resource: ResourceIdentifier, value: Int)] = [
        (.init(.albums, "1138988512"), 1), (.init(.albums, "475655712"), -1),
        (.init(.songs, "907242702"), 1), (.init(.songs, "1151618586"), -1),
        (.init(.musicVideos, "639032181"), -1), (.init(.musicVideos, "870852283"), 1),
        (.init(.playlists, "pl.5b0194eaa170401e8986335d7e77aa4e"), 1),
        (.init(.playlists, "pl.5ee8333dbe944d9f9151e97d92d1ead9"), -1),
        (.init(.stations, "ra.853851860"), 1), (.init(.stations, "ra.840950253"), -1),
        (.init(.libraryAlbums, "l.qrRWYhq"), 1), (.init(.libraryAlbums, "l.hRrflgc"), -1),
        (.init(.librarySongs, "i.7PJNN4mfXlD68R"), 1), (.init(.librarySongs, "i.xrXvO5vFv0VrNA"), -1),
        (.init(.libraryMusicVideos, "i.NJv00rkTEaLK51"), -1), (.init(.libraryMusicVideos, "i.B0VNN8Bf9dYXOV"), 1),
        (.init(.libraryPlaylists, "p.MoGJYM3CYXW09B"), 1), (.init(.libraryPlaylists, "p.8Wx6vK6IQeP0N2"), -1),
    ]
}
