/// What an app learns of the item that plays: `MPMediaItem`, `MusicPlayer.Queue.Entry`.
package struct NowPlayingItem: Hashable, Sendable, Codable {
    package let title: String
    package let artist: String?
    package let album: String?
    /// Nil for a live station.
    package let duration: Milliseconds?
    /// `playbackStoreID`: the catalog's id, by which the resource is found again. "0" for what is only in the library; nil for a station's track.
    package let storeID: String?
    /// What is streamed has none here: keep the artwork of the resource (the article on MusicKit in the real world).
    package let hasArtwork: Bool
    /// `indexOfNowPlayingItem`, from 0; nil, there `NSNotFound`, for a station, which has no end to count to.
    package let index: Int?
}

extension PlayQueue {
    package var nowPlayingItem: NowPlayingItem? {
        currentEntry.map { item(for: $0, at: current) }
    }

    /// What an app learns of the entry at a place of `entries`.
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

/// An item that was heard, for histories: it counts from the first millisecond (our choice; no page says from when).
package struct PlayedItem: Sendable, Codable, Equatable {
    package let item: PlayableItem
    /// The album, playlist or station that it was played from.
    package let container: ContainerIdentity?
    package let began: Milliseconds
    /// Without pauses.
    package let heard: Milliseconds
    /// Whether it played to its end.
    package let isWhole: Bool

    package init(
        item: PlayableItem, container: ContainerIdentity?, began: Milliseconds, heard: Milliseconds, isWhole: Bool
    ) {
        self.item = item
        self.container = container
        self.began = began
        self.heard = heard
        self.isWhole = isWhole
    }
}
