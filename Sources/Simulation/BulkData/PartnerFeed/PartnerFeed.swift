extension DumpFormat {
    /// The relational files of the Enterprise Partner Feed ("EPF Relational", Apple's documentation of the feed).
    package static let partnerFeed = DumpFormat(
        name: "epf", form: .partnerFeed, tables: PartnerFeed.tables, hasIncrements: true,
        preparation: PartnerFeedJoins.preparation, genres: PartnerFeedJoins.genres, artists: PartnerFeedJoins.artists,
        albums: PartnerFeedJoins.albums, songs: PartnerFeedJoins.songs, omissions: PartnerFeedJoins.omissions)
}

/// The tables of the Enterprise Partner Feed that describe music. The first column of each file, `export_date`, is not
/// staged.
enum PartnerFeed {
    static let tables: [DumpTable] = [
        DumpTable(
            "artist", .key("artist_id"), .text("name"), .number("is_actual_artist"), .unused("view_url"),
            .number("artist_type_id")),
        DumpTable(
            "collection", .key("collection_id"), .text("name"), .text("title_version"), .unused("search_terms"),
            .number("parental_advisory_id"), .text("artist_display_name"), .unused("view_url"), .unused("artwork_url"),
            .text("original_release_date"), .text("itunes_release_date"), .text("label_studio"),
            .text("content_provider_name"), .text("copyright"), .text("p_line"), .number("media_type_id"),
            .number("is_compilation"), .unused("collection_type_id")),
        DumpTable(
            "song", .key("song_id"), .text("name"), .text("title_version"), .unused("search_terms"),
            .number("parental_advisory_id"), .text("artist_display_name"), .text("collection_display_name"),
            .unused("view_url"), .text("original_release_date"), .text("itunes_release_date"),
            .number("track_length"), .unused("copyright"), .unused("p_line"), .unused("preview_url"),
            .unused("preview_length")),
        DumpTable("genre", .key("genre_id"), .number("parent_id"), .text("name")),
        DumpTable("media_type", .key("media_type_id"), .text("name")),
        DumpTable("parental_advisory", .key("parental_advisory_id"), .text("name")),
        DumpTable("storefront", .key("storefront_id"), .text("country_code"), .unused("name")),
        DumpTable(
            "artist_collection", .key("artist_id"), .key("collection_id"), .number("is_primary_artist"),
            .unused("role_id")),
        DumpTable("artist_song", .key("artist_id"), .key("song_id")),
        DumpTable(
            "collection_song", .key("collection_id"), .key("song_id"), .number("track_number"),
            .number("volume_number"), .number("preorder_only")),
        DumpTable("genre_artist", .key("genre_id"), .key("artist_id"), .number("is_primary")),
        DumpTable("genre_collection", .key("genre_id"), .key("collection_id"), .number("is_primary")),
        DumpTable("genre_song", .key("genre_id"), .key("song_id"), .number("is_primary")),
        DumpTable("collection_match", .key("collection_id"), .text("upc"), .unused("grid"), .unused("amg_album_id")),
        DumpTable("song_match", .key("song_id"), .text("isrc"), .unused("amg_track_id")),
        DumpTable(
            "collection_price", .key("collection_id"), .unused("retail_price"), .unused("currency_code"),
            .key("storefront_id"), .unused("availability_date")),
        DumpTable(
            "song_price", .key("song_id"), .unused("retail_price"), .unused("currency_code"), .key("storefront_id"),
            .unused("availability_date")),
        DumpTable(
            "song_popularity_per_genre", .key("storefront_id"), .key("genre_id"), .key("song_id"),
            .number("song_rank")),
        DumpTable(
            "album_popularity_per_genre", .key("storefront_id"), .key("genre_id"), .key("album_id"),
            .number("album_rank")),
    ]
}
