/// The resource types of the reference and of observations, as compact text to compare with the Schema.
///
/// A row is `type`, then after each `|` a group of attributes: always present, sometimes, extended, and observed
/// outside the reference.
enum TypeTable {
    static let attributes = """
        albums | artistName artwork genreNames isCompilation isComplete isMasteredForItunes isSingle name trackCount url \
        | contentRating copyright editorialNotes playParams recordLabel releaseDate upc \
        | artistUrl audioVariants inFavorites | audioTraits dateAdded inLibrary isPrerelease
        artists | genreNames name url | artwork editorialNotes | inFavorites | dateAdded inLibrary
        songs | albumName artistName artwork durationInMillis genreNames hasLyrics isAppleDigitalMaster name previews url \
        | attribution composerName contentRating discNumber editorialNotes isrc movementCount movementName \
        movementNumber playParams releaseDate trackNumber workName | artistUrl audioVariants inFavorites | audioLocale audioTraits dateAdded \
        extendedAssetUrls inLibrary
        music-videos | artistName artwork durationInMillis genreNames has4K hasHDR name previews url \
        | albumName contentRating editorialNotes isrc playParams releaseDate trackNumber videoSubType workId workName \
        | artistUrl inFavorites | dateAdded inLibrary
        playlists | curatorName isChart name playlistType url | artwork description lastModifiedDate playParams \
        | inFavorites trackTypes | audioTraits dateAdded editorialNotes hasCollaboration inLibrary
        stations | artwork isLive mediaKind name url \
        | contentRating durationInMillis editorialNotes episodeNumber playParams stationProviderName \
        | | supportedDrms
        curators | artwork name url | editorialNotes | |
        apple-curators | artwork name url | editorialNotes kind shortName showHostName | |
        activities | artwork name url | editorialNotes | |
        genres | name | chartLabel parentId parentName | |
        station-genres | name | | |
        record-labels | artwork name url | description | |
        storefronts | defaultLanguageTag explicitContentPolicy name supportedLanguageTags | | |
        library-songs | artistName durationInMillis genreNames hasLyrics name \
        | albumName artwork contentRating discNumber playParams releaseDate trackNumber | inFavorites | dateAdded inLibrary
        library-albums | artistName artwork genreNames name trackCount | contentRating dateAdded playParams releaseDate \
        | inFavorites | inLibrary
        library-artists | name | | inFavorites | dateAdded inLibrary
        library-music-videos | artistName artwork durationInMillis genreNames name \
        | albumName contentRating playParams releaseDate trackNumber | inFavorites | dateAdded inLibrary
        library-playlists | canEdit hasCatalog isPublic name | artwork dateAdded description playParams \
        | inFavorites trackTypes | canDelete hasCollaboration inLibrary lastModifiedDate tags
        library-playlist-folders | name | dateAdded | | canDelete canEdit
        accounts | | | | restrictions
        ratings | value | | |
        personal-recommendation | isGroupRecommendation kind nextUpdateDate resourceTypes | reason title | | hasSeeAll
        music-summaries | period year | | | insights listenTimeInMinutes listeningStreaks
        music-summaries-milestones | | | | dateReached kind listenTimeInMinutes value
        album-period-summaries | | | | firstPlayed lastPlayed listenTimeInMinutes playCount year
        artist-period-summaries | | | | firstPlayed lastPlayed listenTimeInMinutes playCount year
        song-period-summaries | | | | firstPlayed lastPlayed listenTimeInMinutes playCount year
        """

    /// Format: `type.relationship > targets form standard/maximum`; a star marks those that can only be included for a
    /// single resource.
    static let relationships = """
        activities.playlists > playlists identifiers 10/10
        albums.artists > artists identifiers 10/10
        albums.genres > genres omitted 10/10
        albums.library > library-albums omitted 1/1
        albums.record-labels > record-labels omitted 10/10
        albums.tracks > songs,music-videos objects 300/300
        apple-curators.playlists > playlists identifiers 10/10
        artists.albums > albums identifiers 25/100
        artists.genres > genres omitted 10/10
        artists.music-videos > music-videos omitted 25/100
        artists.playlists > playlists omitted 10/10
        artists.songs > songs omitted 20/20 *
        artists.station > stations omitted 1/1
        curators.playlists > playlists identifiers 10/10
        music-videos.albums > albums identifiers 10/10
        music-videos.artists > artists identifiers 10/10
        music-videos.genres > genres omitted 10/10
        music-videos.library > library-music-videos omitted 1/1
        music-videos.songs > songs omitted 10/10
        playlists.curator > activities,apple-curators,curators identifiers 1/1
        playlists.library > library-playlists omitted 1/1
        playlists.tracks > songs,music-videos objects 100/300 *
        songs.albums > albums identifiers 10/10
        songs.artists > artists identifiers 10/10
        songs.composers > artists omitted 10/10
        songs.credits > songs omitted 10/10
        songs.genres > genres omitted 10/10
        songs.library > library-songs omitted 1/1
        songs.lyrics > songs omitted 1/1
        songs.music-videos > music-videos omitted 10/10
        songs.station > stations omitted 1/1
        songs.syllable-lyrics > songs omitted 1/1
        station-genres.stations > stations omitted 10/10
        stations.radio-show > apple-curators omitted 1/1
        library-albums.artists > library-artists omitted 10/10
        library-albums.catalog > albums omitted 1/1
        library-albums.tracks > library-songs,library-music-videos objects 300/300 *
        library-artists.albums > library-albums omitted 25/100 *
        library-artists.catalog > artists omitted 1/1
        library-music-videos.albums > library-albums omitted 10/10
        library-music-videos.artists > library-artists omitted 10/10
        library-music-videos.catalog > music-videos omitted 1/1
        library-playlist-folders.children > library-playlist-folders,library-playlists omitted 25/100
        library-playlist-folders.parent > library-playlist-folders omitted 1/1
        library-playlists.catalog > playlists omitted 1/1
        library-playlists.parent > library-playlist-folders omitted 1/1
        library-playlists.tracks > library-songs,library-music-videos omitted 100/100 *
        library-songs.albums > library-albums omitted 10/10
        library-songs.artists > library-artists omitted 10/10
        library-songs.catalog > songs omitted 1/1
        """

    /// Format: `type > view:target …`; each has pages of 10 and at most 100.
    static let views = """
        albums > appears-on:playlists other-versions:albums related-albums:albums related-videos:music-videos
        artists > appears-on-albums:albums compilation-albums:albums featured-albums:albums \
        featured-music-videos:music-videos featured-playlists:playlists full-albums:albums latest-release:albums \
        live-albums:albums similar-artists:artists singles:albums top-music-videos:music-videos top-songs:songs
        music-videos > more-by-artist:music-videos more-in-genre:music-videos
        playlists > featured-artists:artists more-by-curator:playlists
        record-labels > latest-releases:albums top-releases:albums
        """
}
