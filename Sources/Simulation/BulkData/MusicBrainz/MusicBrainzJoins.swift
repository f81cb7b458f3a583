/// The statements that join the staged tables of MusicBrainz's dump.
///
/// An id of ours is MusicBrainz's row id and a constant: the row ids stay from dump to dump. An album is one release of
/// each release group, an official one if there is any; a song is a track of it.
enum MusicBrainzJoins {
    private static let firstArtist = 60_000_000_000
    private static let firstAlbum = 70_000_000_000
    private static let firstSong = 80_000_000_000

    static let preparation = [
        "DROP TABLE IF EXISTS \".album\"", "DROP TABLE IF EXISTS \".track\"", "DROP TABLE IF EXISTS \".date\"",
        "DROP TABLE IF EXISTS \".genre\"",
        """
        CREATE TABLE ".date" AS SELECT release, min(year * 10000 + coalesce(month, 0) * 100 + coalesce(day, 0)) number
            FROM (SELECT release, year, month, day FROM release_country
                UNION ALL SELECT release, year, month, day FROM release_unknown_country)
            WHERE year BETWEEN 1000 AND 9999 GROUP BY release
        """,
        "CREATE UNIQUE INDEX \"dates\" ON \".date\"(release)",
        """
        CREATE TABLE ".album"(id INTEGER PRIMARY KEY, release_group INTEGER, artist_credit INTEGER, name TEXT,
            barcode TEXT)
        """,
        """
        INSERT INTO ".album" SELECT id, release_group, artist_credit, name, barcode FROM (
            SELECT id, release_group, artist_credit, name, barcode, row_number() OVER (PARTITION BY release_group
                ORDER BY status IS NOT 1, number IS NULL, number, id) place
            FROM release LEFT JOIN ".date" d ON d.release = release.id) WHERE place = 1 ORDER BY id
        """,
        """
        CREATE TABLE ".track" AS SELECT t.id, m.release, m.position disc, t.position, t.recording, t.artist_credit,
                t.name, t.length FROM track t JOIN medium m ON m.id = t.medium JOIN ".album" a ON a.id = m.release
        """,
        "CREATE INDEX \"tracks\" ON \".track\"(release, disc, position, id)",
        "CREATE INDEX IF NOT EXISTS \"albums of credits\" ON \".album\"(artist_credit)",
        "CREATE INDEX IF NOT EXISTS \"credits of artists\" ON artist_credit_name(artist)",
        "CREATE INDEX IF NOT EXISTS \"codes of recordings\" ON isrc(recording)",
        "CREATE INDEX IF NOT EXISTS \"labels of releases\" ON release_label(release)",
        """
        CREATE TABLE ".genre"(tag INTEGER PRIMARY KEY, name TEXT)
        """,
        """
        INSERT INTO ".genre" SELECT tag.id, upper(substr(tag.name, 1, 1)) || substr(tag.name, 2) FROM tag
            WHERE tag.name IN (SELECT name FROM genre)
        """,
    ]

    /// MusicBrainz's genres are no genres of the catalog, which has the service's.
    static let genres = "SELECT NULL, NULL, NULL WHERE 0"

    static let artists = """
        SELECT a.id + \(firstArtist), a.name, \(genres(of: "artist", "a.id")),
            (SELECT group_concat(id) FROM (SELECT b.id + \(firstAlbum) id FROM artist_credit_name n
                JOIN ".album" b ON b.artist_credit = n.artist_credit LEFT JOIN ".date" d ON d.release = b.id
                WHERE n.artist = a.id ORDER BY d.number DESC, b.id LIMIT \(DumpRows.longestList))), NULL
        FROM artist a WHERE a.name IS NOT NULL AND EXISTS(SELECT 1 FROM artist_credit_name n WHERE n.artist = a.id)
        ORDER BY a.id
        """

    static let albums = """
        SELECT b.id + \(firstAlbum), b.name, c.name, \(artists(of: "b.artist_credit")), nullif(b.barcode, ''), NULL,
            (SELECT l.name FROM release_label r JOIN label l ON l.id = r.label WHERE r.release = b.id
                ORDER BY r.id LIMIT 1), \(date), NULL, 0, \(genres(of: "release_group", "b.release_group")),
            (SELECT group_concat(id) FROM (SELECT t.id + \(firstSong) id FROM ".track" t WHERE t.release = b.id
                ORDER BY t.disc, t.position, t.id)), NULL, NULL, g.type = 2
        FROM ".album" b LEFT JOIN artist_credit c ON c.id = b.artist_credit
            LEFT JOIN release_group g ON g.id = b.release_group LEFT JOIN ".date" d ON d.release = b.id
        WHERE b.name IS NOT NULL ORDER BY b.id
        """

    static let songs = """
        SELECT t.id + \(firstSong), t.name, c.name, \(artists(of: "t.artist_credit")), b.name,
            t.release + \(firstAlbum), t.disc, t.position, coalesce(t.length, r.length, 0),
            (SELECT min(isrc) FROM isrc WHERE recording = t.recording), \(date), NULL,
            \(genres(of: "release_group", "b.release_group")), NULL, NULL, 1
        FROM ".track" t JOIN ".album" b ON b.id = t.release LEFT JOIN artist_credit c ON c.id = t.artist_credit
            LEFT JOIN recording r ON r.id = t.recording LEFT JOIN ".date" d ON d.release = t.release
        WHERE t.name IS NOT NULL ORDER BY t.release, t.disc, t.position, t.id
        """

    static let omissions = [
        DumpFormat.Omission(
            reason: "further releases of a release group",
            query: "SELECT (SELECT count(*) FROM release) - (SELECT count(*) FROM \".album\")"),
        DumpFormat.Omission(
            reason: "tracks whose medium is not in the dump",
            query: "SELECT count(*) FROM track t WHERE NOT EXISTS(SELECT 1 FROM medium m WHERE m.id = t.medium)"),
        DumpFormat.Omission(
            reason: "media whose release is not in the dump",
            query: "SELECT count(*) FROM medium m WHERE NOT EXISTS(SELECT 1 FROM release r WHERE r.id = m.release)"),
        DumpFormat.Omission(
            reason: "artist credits whose artist is not in the dump",
            query: """
                SELECT count(*) FROM artist_credit_name n WHERE NOT EXISTS(
                    SELECT 1 FROM artist a WHERE a.id = n.artist)
                """),
    ]

    private static func artists(of credit: String) -> String {
        """
        (SELECT group_concat(id) FROM (SELECT DISTINCT n.artist + \(firstArtist) id FROM artist_credit_name n
            JOIN artist a ON a.id = n.artist WHERE n.artist_credit = \(credit) ORDER BY n.position))
        """
    }

    /// The names of the five genres that most people gave.
    private static func genres(of kind: String, _ id: String) -> String {
        """
        (SELECT group_concat(name, char(10)) FROM (SELECT g.name FROM \(kind)_tag x JOIN ".genre" g ON g.tag = x.tag
            WHERE x.\(kind) = \(id) AND x.count > 0 ORDER BY x.count DESC, g.name LIMIT 5))
        """
    }

    /// The date of a release as far as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
    private static let date = """
        CASE WHEN d.number % 10000 = 0 THEN d.number / 10000
            WHEN d.number % 100 = 0 THEN printf('%04d-%02d', d.number / 10000, d.number / 100 % 100)
            ELSE printf('%04d-%02d-%02d', d.number / 10000, d.number / 100 % 100, d.number % 100) END
        """
}
