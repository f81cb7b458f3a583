/// A kind of content in which the API searches ("iTunes Search API": Table 2-1, `media`).
package struct SearchMedia: Hashable, Sendable {
    /// The value of `media`: `music`.
    package let name: String
    /// The entities that it answers with.
    package let entities: [String]
    /// The attributes that a term can be compared with.
    package let attributes: [String]
    /// The entity without the parameter `entity`.
    package let standard: String

    /// The media in the order of the guide. The first row of names is the entities', the second the attributes'.
    package static let all: [SearchMedia] = [
        SearchMedia(
            "movie", "movieArtist movie",
            """
            actorTerm genreIndex artistTerm shortFilmTerm producerTerm ratingTerm directorTerm releaseYearTerm \
            featureFilmTerm movieArtistTerm movieTerm ratingIndex descriptionTerm
            """, standard: "movie"),
        SearchMedia(
            "podcast", "podcastAuthor podcast",
            "titleTerm languageTerm authorTerm genreIndex artistTerm ratingIndex keywordsTerm descriptionTerm",
            standard: "podcast"),
        SearchMedia(
            "music", "musicArtist musicTrack album musicVideo mix song",
            "mixTerm genreIndex artistTerm composerTerm albumTerm ratingIndex songTerm", standard: "song"),
        SearchMedia(
            "musicVideo", "musicArtist musicVideo", "genreIndex artistTerm albumTerm ratingIndex songTerm",
            standard: "musicVideo"),
        SearchMedia(
            "audiobook", "audiobookAuthor audiobook", "titleTerm authorTerm genreIndex ratingIndex",
            standard: "audiobook"),
        SearchMedia(
            "shortFilm", "shortFilmArtist shortFilm",
            "genreIndex artistTerm shortFilmTerm ratingIndex descriptionTerm", standard: "shortFilm"),
        SearchMedia(
            "tvShow", "tvEpisode tvSeason",
            "genreIndex tvEpisodeTerm showTerm tvSeasonTerm ratingIndex descriptionTerm", standard: "tvEpisode"),
        SearchMedia("software", "software iPadSoftware macSoftware", "softwareDeveloper", standard: "software"),
        SearchMedia("ebook", "ebook", "titleTerm authorTerm genreIndex ratingIndex", standard: "ebook"),
        SearchMedia(
            "all", "movie album allArtist podcast musicVideo mix audiobook tvSeason allTrack",
            """
            actorTerm languageTerm allArtistTerm tvEpisodeTerm shortFilmTerm directorTerm releaseYearTerm titleTerm \
            featureFilmTerm ratingIndex keywordsTerm descriptionTerm authorTerm genreIndex mixTerm allTrackTerm \
            artistTerm composerTerm tvSeasonTerm producerTerm ratingTerm songTerm movieArtistTerm showTerm movieTerm \
            albumTerm
            """, standard: "allTrack"),
    ]

    /// The media without the parameter `media`.
    package static let standard = named("all") ?? all[0]

    private init(_ name: String, _ entities: String, _ attributes: String, standard: String) {
        self.name = name
        self.entities = entities.split(separator: " ").map(String.init)
        self.attributes = attributes.split(separator: " ").map(String.init)
        self.standard = standard
    }

    package static func named(_ name: String) -> SearchMedia? { all.first { $0.name == name } }

    /// Returns whether a request for the media may name an entity: one of its own, or one of all media. The media `all`
    /// accepts every entity, as clients send `entity=song` without `media` (observed).
    package func accepts(entity: String) -> Bool { Self.names(entities, accept: entity, of: \.entities, for: self) }

    /// Returns whether a request for the media may name an attribute, by the rule of entities.
    package func accepts(attribute: String) -> Bool {
        Self.names(attributes, accept: attribute, of: \.attributes, for: self)
    }

    private static func names(
        _ own: [String], accept name: String, of member: (SearchMedia) -> [String], for media: SearchMedia
    ) -> Bool {
        if own.contains(name) || member(standard).contains(name) { return true }
        return media == standard && all.contains { member($0).contains(name) }
    }
}
