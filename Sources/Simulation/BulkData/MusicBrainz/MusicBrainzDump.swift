extension DumpFormat {
    /// The tables of MusicBrainz's public dump (`mbdump.tar.bz2`), in PostgreSQL's COPY format.
    package static let musicBrainz = DumpFormat(
        name: "musicbrainz", form: .copy, tables: MusicBrainzDump.tables, hasIncrements: false,
        preparation: MusicBrainzJoins.preparation, genres: MusicBrainzJoins.genres, artists: MusicBrainzJoins.artists,
        albums: MusicBrainzJoins.albums, songs: MusicBrainzJoins.songs, omissions: MusicBrainzJoins.omissions)
}

/// The tables of MusicBrainz's dump that describe music, with their first columns in the order of the dump.
///
/// Source: `admin/sql/CreateTables.sql` of musicbrainz-server, in the version whose media have a `gid`. Later columns,
/// and those that later versions append, are not listed.
enum MusicBrainzDump {
    static let tables: [DumpTable] = [
        DumpTable("artist", .key("id"), .unused("gid"), .text("name"), .unused("sort_name")),
        DumpTable("artist_credit", .key("id"), .text("name")),
        DumpTable("artist_credit_name", .key("artist_credit"), .key("position"), .number("artist")),
        DumpTable(
            "release_group", .key("id"), .unused("gid"), .unused("name"), .unused("artist_credit"), .number("type")),
        DumpTable(
            "release", .key("id"), .unused("gid"), .text("name"), .number("artist_credit"), .number("release_group"),
            .number("status"), .unused("packaging"), .unused("language"), .unused("script"), .text("barcode")),
        DumpTable(
            "release_country", .key("release"), .key("country"), .number("year"), .number("month"), .number("day")),
        DumpTable("release_unknown_country", .key("release"), .number("year"), .number("month"), .number("day")),
        DumpTable("medium", .key("id"), .number("release"), .number("position")),
        DumpTable(
            "track", .key("id"), .unused("gid"), .number("recording"), .number("medium"), .number("position"),
            .unused("number"), .text("name"), .number("artist_credit"), .number("length")),
        DumpTable(
            "recording", .key("id"), .unused("gid"), .unused("name"), .unused("artist_credit"), .number("length")),
        DumpTable("isrc", .key("id"), .number("recording"), .text("isrc")),
        DumpTable("release_label", .key("id"), .number("release"), .number("label")),
        DumpTable("label", .key("id"), .unused("gid"), .text("name")),
        DumpTable("genre", .key("id"), .unused("gid"), .text("name")),
        DumpTable("tag", .key("id"), .text("name")),
        DumpTable("artist_tag", .key("artist"), .key("tag"), .number("count")),
        DumpTable("release_group_tag", .key("release_group"), .key("tag"), .number("count")),
    ]
}
