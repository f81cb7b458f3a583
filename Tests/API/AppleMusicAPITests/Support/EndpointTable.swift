/// The endpoints of the reference, with the parameters that only some have.
enum EndpointTable {
    /// Format: `path ? specific parameters`. Alternatives of which one is required are joined by `/`; `=` gives default
    /// and maximum.
    static let catalog = """
        /v1/catalog/{storefront}/activities ? ids=25
        /v1/catalog/{storefront}/albums ? ids/filter[upc]/filter[equivalents]=100 restrict
        /v1/catalog/{storefront}/apple-curators ? ids=25
        /v1/catalog/{storefront}/artists ? ids=25
        /v1/catalog/{storefront}/curators ? ids=25
        /v1/catalog/{storefront}/genres ? limit offset
        /v1/catalog/{storefront}/music-videos ? ids/filter[isrc]/filter[equivalents]=100 restrict
        /v1/catalog/{storefront}/playlists ? ids/filter[storefront-chart]=25
        /v1/catalog/{storefront}/record-labels ? ids=25
        /v1/catalog/{storefront}/songs ? ids/filter[isrc]/filter[equivalents]=300 restrict
        /v1/catalog/{storefront}/station-genres ? limit offset
        /v1/catalog/{storefront}/stations ? ids/filter[featured]/filter[identity]=100
        """

    /// Format: `path > required > default/maximum of limit > other parameters`
    static let searches = """
        /v1/catalog/{storefront}/search > term > 5/25 > l offset types with
        /v1/catalog/{storefront}/search/hints > term > 10/10 > l
        /v1/catalog/{storefront}/search/suggestions > kinds term > 5/10 > l types
        /v1/catalog/{storefront}/charts > types > 20/200 > l offset chart genre with
        /v1/language/{storefront}/tag > acceptLanguage > - > l
        /v1/test > > - > l
        """

    /// Endpoints below `/v1/me`.
    static let personal = """
        GET /storefront
        GET /account
        GET /library
        POST /library
        GET /library/albums /library/albums/{id} /library/albums/{id}/artists /library/albums/{id}/catalog /library/albums/{id}/tracks
        GET /library/artists /library/artists/{id} /library/artists/{id}/albums /library/artists/{id}/catalog
        GET /library/music-videos /library/music-videos/{id} /library/music-videos/{id}/albums
        GET /library/music-videos/{id}/artists /library/music-videos/{id}/catalog
        GET /library/playlists /library/playlists/{id} /library/playlists/{id}/catalog /library/playlists/{id}/tracks
        GET /library/playlists/{id}/parent
        GET /library/songs /library/songs/{id} /library/songs/{id}/albums /library/songs/{id}/artists /library/songs/{id}/catalog
        GET /library/playlist-folders /library/playlist-folders/{id}
        GET /library/playlist-folders/{id}/children /library/playlist-folders/{id}/parent
        GET /library/search /library/recently-added
        POST /library/playlists /library/playlists/{id}/tracks /library/playlist-folders /favorites
        DELETE /favorites
        PATCH /library/playlists/{id} /library/playlist-folders/{id}
        PUT /library/playlists/{id}/parent /library/playlists/{id}/tracks
        DELETE /library/playlists/{id}/tracks /library/playlists/{id} /library/playlist-folders/{id} /library/songs/{id}
        DELETE /library/albums/{id} /library/artists/{id} /library/music-videos/{id}
        GET /history/heavy-rotation /recent/played /recent/played/tracks /recent/radio-stations
        GET /recommendations /recommendations/{id} /recommendations/{id}/contents
        GET /music-summaries /music-summaries/{id} /music-summaries/{id}/view/{view}
        GET /music-summaries/search /music-summaries/milestones
        POST /stations/next-tracks/{id} /stations/continuous
        GET /stations/next-tracks
        """

    static let rated = [
        "albums", "music-videos", "playlists", "songs", "stations", "library-albums", "library-music-videos",
        "library-playlists", "library-songs",
    ]
}
