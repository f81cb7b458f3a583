extension FeedFormat {
    /// The tables of MusicBrainz's public dump (`mbdump.tar.bz2`), in PostgreSQL's COPY format.
    package static let musicBrainz = FeedFormat(
        name: "musicbrainz", form: .copy, tables: MusicBrainzDump.tables, hasIncrements: false,
        preparation: MusicBrainzJoins.preparation, genres: MusicBrainzJoins.genres, artists: MusicBrainzJoins.artists,
        albums: MusicBrainzJoins.albums, songs: MusicBrainzJoins.songs, omissions: MusicBrainzJoins.omissions)
}

/// The tables of MusicBrainz's dump that describe music ("MusicBrainz Database / Schema"). Columns that later versions
/// of the schema append are not listed.
enum MusicBrainzDump {
    static let tables: [FeedTable] = [
        FeedTable("artist", .key("id"), .unused("gid"), .text("name"), .unused("sort_name")),
        FeedTable("artist_credit", .key("id"), .text("name")),
        FeedTable("artist_credit_name", .key("artist_credit"), .key("position"), .number("artist")),
        FeedTable(
            "release_group", .key("id"), .unused("gid"), .unused("name"), .unused("artist_credit"), .number("type")),
        FeedTable(
            "release", .key("id"), .unused("gid"), .text("name"), .number("artist_credit"), .number("release_group"),
            .number("status"), .unused("packaging"), .unused("language"), .unused("script"), .text("barcode")),
        FeedTable(
            "release_country", .key("release"), .key("country"), .number("year"), .number("month"), .number("day")),
        FeedTable("release_unknown_country", .key("release"), .number("year"), .number("month"), .number("day")),
        FeedTable("medium", .key("id"), .number("release"), .number("position")),
        FeedTable(
            "track", .key("id"), .unused("gid"), .number("recording"), .number("medium"), .number("position"),
            .unused("number"), .text("name"), .number("artist_credit"), .number("length")),
        FeedTable(
            "recording", .key("id"), .unused("gid"), .unused("name"), .unused("artist_credit"), .number("length")),
        FeedTable("isrc", .key("id"), .number("recording"), .text("isrc")),
        FeedTable("release_label", .key("id"), .number("release"), .number("label")),
        FeedTable("label", .key("id"), .unused("gid"), .text("name")),
        FeedTable("genre", .key("id"), .unused("gid"), .text("name")),
        FeedTable("tag", .key("id"), .text("name")),
        FeedTable("artist_tag", .key("artist"), .key("tag"), .number("count")),
        FeedTable("release_group_tag", .key("release_group"), .key("tag"), .number("count")),
    ]
}
