/// The current item as an app sees it: `MPMediaItem`, `MusicPlayer.Queue.Entry`.
package struct NowPlayingItem: Hashable, Sendable, Codable {
    package let title: String
    package let artist: String?
    package let album: String?
    /// The duration; nil for a live station.
    package let duration: Milliseconds?
    /// The catalog id (`playbackStoreID`). "0" for a library-only item; nil for a station's track.
    package let storeID: String?
    /// Whether the item has artwork. A streamed item does not, so apps should keep the resource's artwork (the article
    /// on MusicKit in the real world).
    package let hasArtwork: Bool
    /// The zero-based index (`indexOfNowPlayingItem`). Nil, in MediaPlayer `NSNotFound`, for a station, which has no
    /// end.
    package let index: Int?
}

extension PlayQueue {
    package var nowPlayingItem: NowPlayingItem? { currentEntry.map { item(for: $0, at: current) } }

    /// Returns an entry, by its index in `entries`, as an app sees it.
    package func item(at place: Int) -> NowPlayingItem? {
        entries.indices.contains(place) ? item(for: entries[place], at: place) : nil
    }

    private func item(for entry: QueueEntry, at place: Int) -> NowPlayingItem {
        let (content, item) = (entry.content, entry.content.item)
        return NowPlayingItem(
            title: item.title, artist: item.artist, album: item.album,
            duration: content.end == nil ? nil : item.duration,
            storeID: content.isOpaque ? nil : item.catalogID ?? "0", hasArtwork: item.libraryID != nil,
            index: station == nil ? place : nil)
    }
}

/// A played item, for histories. An item counts as played from its first millisecond (a choice of the simulation,
/// because it is undocumented).
package struct PlayedItem: Sendable, Codable, Equatable {
    package let item: PlayableItem
    /// The album, playlist or station from which it was played.
    package let container: ContainerIdentity?
    package let began: Milliseconds
    /// The played time, without pauses.
    package let heard: Milliseconds
    /// Whether the item played to its end.
    package let isWhole: Bool
    /// Whether the app keeps the play out of the listening history (`affectsListeningHistory`); nil if it does not.
    package let keepsOutOfHistory: Bool?

    package init(
        item: PlayableItem, container: ContainerIdentity?, began: Milliseconds, heard: Milliseconds, isWhole: Bool,
        keepsOutOfHistory: Bool = false
    ) {
        self.item = item
        self.container = container
        self.began = began
        self.heard = heard
        self.isWhole = isWhole
        self.keepsOutOfHistory = keepsOutOfHistory ? true : nil
    }
}
