/// The example requests of Apple's reference, grouped by prefix.
enum DocumentedRequests {
    /// The complete targets, those of the catalog first.
    static let all = groups.flatMap { group in group.rest.map { group.beginning + $0 } }

    private static let groups: [(beginning: String, rest: [String])] = [
        (
            "/v1/catalog/us/",
            [
                "activities/976439514", "activities/976439514/playlists", "activities?ids=976439514,976439503",
                "albums/1616728060", "albums/1616728060/tracks", "albums/1616728060/view/related-videos",
                "albums?filter[upc]=00602445868162", "albums?ids=1616728060", "apple-curators/976439526",
                "apple-curators/976439526/playlists", "apple-curators?ids=976439526,1017168810",
                "artists/1147783278", "artists/1147783278/albums", "artists/1147783278/view/full-albums",
                "artists?ids=1147783278", "charts?types=songs,albums,playlists&genre=20&limit=1",
                "curators/1107687517", "curators/976439455/playlists", "curators?ids=976439448,1107687517", "genres",
                "genres/14", "genres?ids=14,21", "music-videos/1553279848", "music-videos/1555764127/artists",
                "music-videos?filter[isrc]=GB1302001140", "music-videos?ids=1553279848,1549013065",
                "playlists/pl.cb4d1c09a2df4230a78d0395fe1f8fde/view/featured-artists",
                "playlists/pl.f4d106fed2bd41149aaacabb233eb5eb", "playlists?filter[storefront-chart]=us",
                "record-labels/1543990853", "record-labels/1543990853/view/top-releases",
                "record-labels?ids=1543990853", "search/hints?term=beach+bunny",
                "search/suggestions?term=beach+bunny&kinds=terms",
                "search?types=songs,albums,artists&term=beach+bunny", "songs/1613600188", "songs/1613600188/albums",
                "songs?filter[isrc]=USQE92100257", "songs?ids=1613600188", "station-genres",
                "station-genres/1149486336", "station-genres/1149486336/stations", "station-genres?ids=1149486336",
                "stations/ra.1498157166", "stations/ra.1582049480/radio-show",
                "stations?filter[featured]=apple-music-live-radio", "stations?filter[identity]=personal",
                "stations?ids=ra.1498157166",
            ]
        ),
        (
            "/v1/",
            [
                "catalog/ch/music-videos?filter[equivalents]=1553279848",
                "catalog/jp/songs?filter[equivalents]=1613600188",
                "catalog/ly/albums?filter[equivalents]=1616728060", "storefronts", "storefronts/jp",
                "storefronts?ids=us,ca,cn,au,hk",
            ]
        ),
        (
            "/v1/me/",
            [
                "history/heavy-rotation?limit=1", "library?ids[library-songs]=i.gelNOzPuL41Lxo", "recent/played",
                "recent/played/tracks", "recent/radio-stations", "recommendations", "recommendations/6-27s5hU6azhJY",
                "recommendations/6-27s5hU6azhJY/contents", "recommendations?ids=6-27s5hU6azhJY", "storefront",
            ]
        ),
        (
            "/v1/me/library/",
            [
                "albums", "albums/l.sticiFl", "albums/l.sticiFl/tracks", "albums?ids=l.sticiFl", "artists",
                "artists/r.y8mMT7t", "artists/r.y8mMT7t/albums", "artists?ids=r.y8mMT7t", "music-videos",
                "music-videos/i.V7B9dQLsZ8DZKe", "music-videos/i.V7B9dQLsZ8DZKe/catalog",
                "music-videos?ids=i.V7B9dQLsZ8DZKe", "playlist-folders", "playlist-folders/p.WmzVVDOUO9pDBk",
                "playlist-folders/p.WmzVVDOUO9pDBk/children", "playlist-folders?filter[identity]=playlistsroot",
                "playlist-folders?ids=p.WmzVVDOUO9pDBk", "playlists", "playlists/p.ldvAAZ3C3Qmop9", "recently-added",
                "search?types=library-songs,library-albums&term=Happier", "songs", "songs/i.PkdJNdAIrQozOW",
                "songs/i.PkdJNdAIrQozOW/albums", "songs?ids=i.PkdJNdAIrQozOW",
            ]
        ),
        (
            "/v1/me/ratings/",
            [
                "albums/1138988512", "albums?ids=1138988512,475655712", "library-albums/l.qrRWYhq",
                "library-albums?ids=l.qrRWYhq,l.hRrflgc", "library-music-videos/i.NJv00rkTEaLK51",
                "library-music-videos?ids=i.NJv00rkTEaLK51,i.B0VNN8Bf9dYXOV", "library-playlists/p.MoGJYM3CYXW09B",
                "library-playlists?ids=p.MoGJYM3CYXW09B,p.8Wx6vK6IQeP0N2", "library-songs/i.7PJNN4mfXlD68R",
                "library-songs?ids=i.7PJNN4mfXlD68R,i.xrXvO5vFv0VrNA", "music-videos/639032181",
                "music-videos?ids=639032181,870852283", "playlists/pl.5b0194eaa170401e8986335d7e77aa4e",
                "playlists?ids=pl.5b0194eaa170401e8986335d7e77aa4e,pl.5ee8333dbe944d9f9151e97d92d1ead9",
                "songs/907242702", "songs?ids=907242702,1151618586", "stations/ra.840950253",
                "stations/ra.853851860", "stations?ids=ra.853851860,ra.840950253",
            ]
        ),
    ]
}
