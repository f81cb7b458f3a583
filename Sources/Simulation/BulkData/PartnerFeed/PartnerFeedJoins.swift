/// The statements that join the staged tables of the Enterprise Partner Feed.
enum PartnerFeedJoins {
    static let preparation = [
        "CREATE INDEX IF NOT EXISTS \"artists of collections\" ON artist_collection(collection_id, artist_id)",
        "CREATE INDEX IF NOT EXISTS \"artists of songs\" ON artist_song(song_id, artist_id)",
        "CREATE INDEX IF NOT EXISTS \"collections of songs\" ON collection_song(song_id, collection_id)",
        "CREATE INDEX IF NOT EXISTS \"genres of artists\" ON genre_artist(artist_id, is_primary, genre_id)",
        "CREATE INDEX IF NOT EXISTS \"genres of collections\" ON genre_collection(collection_id, is_primary, genre_id)",
        "CREATE INDEX IF NOT EXISTS \"genres of songs\" ON genre_song(song_id, is_primary, genre_id)",
        "CREATE INDEX IF NOT EXISTS \"ranks of songs\" ON song_popularity_per_genre(song_id, song_rank)",
        "CREATE INDEX IF NOT EXISTS \"ranks of albums\" ON album_popularity_per_genre(album_id, album_rank)",
    ]

    static let genres = "SELECT genre_id, parent_id, name FROM genre WHERE name IS NOT NULL ORDER BY genre_id"

    static let artists = """
        SELECT a.artist_id, a.name, \(genres(of: "artist", "a.artist_id")),
            (SELECT group_concat(collection_id) FROM (SELECT ac.collection_id FROM artist_collection ac
                JOIN collection c ON c.collection_id = ac.collection_id WHERE ac.artist_id = a.artist_id
                ORDER BY coalesce(c.original_release_date, c.itunes_release_date) DESC, ac.collection_id
                LIMIT \(DumpRows.longestList))),
            (SELECT group_concat(song_id) FROM (SELECT song_id FROM artist_song WHERE artist_id = a.artist_id
                LIMIT \(DumpRows.topSongs)))
        FROM artist a WHERE coalesce(a.artist_type_id, 1) = 1 AND a.name IS NOT NULL ORDER BY a.artist_id
        """

    static let albums = """
        SELECT c.collection_id, c.name || \(version("c")), c.artist_display_name,
            (SELECT group_concat(artist_id) FROM (SELECT ac.artist_id FROM artist_collection ac
                JOIN artist a ON a.artist_id = ac.artist_id WHERE ac.collection_id = c.collection_id
                ORDER BY coalesce(ac.is_primary_artist, 0) DESC, ac.artist_id)),
            m.upc, coalesce(c.copyright, c.p_line), coalesce(c.label_studio, c.content_provider_name),
            coalesce(c.original_release_date, c.itunes_release_date), pa.name, c.is_compilation,
            \(genres(of: "collection", "c.collection_id")),
            (SELECT group_concat(song_id) FROM (SELECT cs.song_id FROM collection_song cs
                JOIN song s ON s.song_id = cs.song_id WHERE cs.collection_id = c.collection_id
                ORDER BY coalesce(cs.volume_number, 1), coalesce(cs.track_number, 0), cs.song_id)),
            \(storefronts("collection_price", "collection_id", "c.collection_id")),
            (SELECT min(album_rank) FROM album_popularity_per_genre WHERE album_id = c.collection_id), NULL
        FROM collection c LEFT JOIN collection_match m ON m.collection_id = c.collection_id
            LEFT JOIN parental_advisory pa ON pa.parental_advisory_id = c.parental_advisory_id
            LEFT JOIN media_type mt ON mt.media_type_id = c.media_type_id
        WHERE c.name IS NOT NULL AND coalesce(mt.name, 'Music') LIKE 'Music%' ORDER BY c.collection_id
        """

    /// A song is shown on the collection whose name it displays, else on the one with the lowest id.
    static let songs = """
        SELECT s.song_id, s.name || \(version("s")), s.artist_display_name,
            (SELECT group_concat(artist_id) FROM (SELECT x.artist_id FROM artist_song x
                JOIN artist a ON a.artist_id = x.artist_id WHERE x.song_id = s.song_id ORDER BY x.artist_id)),
            coalesce(s.collection_display_name, c.name), cs.collection_id, cs.volume_number, cs.track_number,
            s.track_length, m.isrc, coalesce(s.original_release_date, s.itunes_release_date), pa.name,
            \(genres(of: "song", "s.song_id")), \(storefronts("song_price", "song_id", "s.song_id")),
            (SELECT min(song_rank) FROM song_popularity_per_genre WHERE song_id = s.song_id),
            coalesce(cs.preorder_only, 0) = 0
        FROM song s LEFT JOIN collection_song cs ON cs.song_id = s.song_id AND cs.collection_id = coalesce(
                (SELECT min(y.collection_id) FROM collection_song y JOIN collection d ON d.collection_id = y.collection_id
                    WHERE y.song_id = s.song_id AND d.name || \(version("d")) = s.collection_display_name),
                (SELECT min(y.collection_id) FROM collection_song y JOIN collection d ON d.collection_id = y.collection_id
                    WHERE y.song_id = s.song_id))
            LEFT JOIN collection c ON c.collection_id = cs.collection_id
            LEFT JOIN song_match m ON m.song_id = s.song_id
            LEFT JOIN parental_advisory pa ON pa.parental_advisory_id = s.parental_advisory_id
        WHERE s.name IS NOT NULL ORDER BY s.song_id
        """

    static let omissions = [
        lost("artist_collection", "artist"), lost("artist_collection", "collection"), lost("artist_song", "artist"),
        lost("artist_song", "song"), lost("collection_song", "collection"), lost("collection_song", "song"),
        lost("genre_artist", "genre"), lost("genre_collection", "genre"), lost("genre_song", "genre"),
        DumpFormat.Omission(
            reason: "collections of other media than music",
            query: """
                SELECT count(*) FROM collection JOIN media_type USING(media_type_id)
                WHERE media_type.name NOT LIKE 'Music%'
                """),
        DumpFormat.Omission(
            reason: "artists of other types than music",
            query: "SELECT count(*) FROM artist WHERE coalesce(artist_type_id, 1) <> 1"),
    ]

    private static func lost(_ table: String, _ other: String) -> DumpFormat.Omission {
        DumpFormat.Omission(
            reason: "rows of \(table) whose \(other) is not in the feed",
            query: """
                SELECT count(*) FROM \(table) t WHERE NOT EXISTS(
                    SELECT 1 FROM \(other) o WHERE o.\(other)_id = t.\(other)_id)
                """)
    }

    private static func version(_ table: String) -> String {
        "CASE WHEN \(table).title_version IS NULL THEN '' ELSE ' (' || \(table).title_version || ')' END"
    }

    /// The names of genres in lines, the primary one first.
    private static func genres(of kind: String, _ id: String) -> String {
        """
        (SELECT group_concat(name, char(10)) FROM (SELECT g.name FROM genre_\(kind) x
            JOIN genre g ON g.genre_id = x.genre_id WHERE x.\(kind)_id = \(id) AND g.genre_id <> 34
            ORDER BY coalesce(x.is_primary, 0) DESC, x.genre_id))
        """
    }

    private static func storefronts(_ table: String, _ column: String, _ id: String) -> String {
        """
        (SELECT group_concat(coalesce(f.country_code, p.storefront_id)) FROM \(table) p
            LEFT JOIN storefront f ON f.storefront_id = p.storefront_id WHERE p.\(column) = \(id))
        """
    }
}
