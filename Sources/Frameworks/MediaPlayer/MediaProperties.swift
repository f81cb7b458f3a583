// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of properties, for predicates, `value(forProperty:)` and the information on what plays.

/// The number of an item.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The first genre.
public let MPMediaItemPropertyGenre = "genre"
/// The composer.
public let MPMediaItemPropertyComposer = "composer"
/// The duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The place on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of the disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// Whether the words are explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The id in the catalog.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The number of plays on the device.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The time of the last play on the device.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// Whether the item is not downloaded.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The number of a playlist.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The name of a playlist.
public let MPMediaPlaylistPropertyName = "name"
/// The position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The rate of playback; 0 while it is paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The usual rate of playback.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The place in the app's queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The length of the app's queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Whether the item is a live broadcast.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
