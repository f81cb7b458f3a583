/// A queue descriptor: the content with which a queue is set, or that is added to one.
package struct QueueDescriptor: Sendable, Equatable {
    package let kind: Kind
    package let content: [QueuedPlayable]
    /// The zero-based index of the first item to play, over the tracks of all containers. Nil for the first.
    package let start: Int?
    /// Whether the plays of the queue become part of the listening history.
    package var affectsHistory = true

    package init(_ kind: Kind, _ content: [QueuedPlayable], start: Int? = nil) {
        self.kind = kind
        self.content = content
        self.start = start
    }

    /// A kind of MediaPlayer's descriptors. MusicKit has no kinds: it accepts any playable item.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        /// Items of the device's library.
        case mediaItem
        /// Catalog ids.
        case store
        /// The `playParams` of resources: catalog, library and personal content, and stations. Preferred if the system
        /// has it.
        case playParameters

        package var mediaPlayerName: String { mediaPlayerName(fromQuery: false) }

        /// - Parameter fromQuery: whether it is made from a query of the device's library, which only media items can
        ///   be.
        package func mediaPlayerName(fromQuery: Bool) -> String {
            switch self {
            case .mediaItem: "MPMusicPlayerMediaItemQueueDescriptor(\(fromQuery ? "query" : "itemCollection"):)"
            case .store: "MPMusicPlayerStoreQueueDescriptor(storeIDs:)"
            case .playParameters: "MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue:)"
            }
        }

        package var musicKitName: String { "MusicPlayer.Queue(for:startingAt:)" }

        /// The kind in a sentence.
        package var words: String {
            switch self {
            case .mediaItem: "a media item descriptor"
            case .store: "a store descriptor"
            case .playParameters: "a play parameters descriptor"
            }
        }

        /// The content that a descriptor of this kind requires, in words.
        package var needs: String {
            switch self {
            case .mediaItem: "items of the device's library"
            case .store: "ids of the catalog"
            case .playParameters: "'playParams'"
            }
        }

        /// The first system with the kind. Play parameters came with a later beta of iOS 11 (WWDC17 session 502).
        package var since: SystemVersion {
            switch self {
            case .mediaItem, .store: SystemVersion(10, 1)
            case .playParameters: .musicAPI
            }
        }

        /// Returns whether a descriptor of this kind can contain a playable. Content without `playParams` is left out
        /// later.
        package func carries(_ playable: Playable) -> Bool {
            switch self {
            case .mediaItem: playable.libraryID != nil
            case .store: playable.catalogID != nil && !playable.isStation
            case .playParameters: true
            }
        }

        /// Returns the kinds that can contain all the content on some system version, preferred first.
        package static func carriers(of content: [QueuedPlayable]) -> [Kind] {
            [.playParameters, .store, .mediaItem].filter { kind in content.allSatisfy { kind.carries($0.playable) } }
        }

        /// Returns the best kind: play parameters if the system has them, otherwise a kind that can contain all the
        /// content. Nil if no kind can.
        package static func fitting(_ content: [QueuedPlayable], on version: SystemVersion) -> Kind? {
            let parametersAreMissing = content.contains { $0.playable.playParameters == nil }
            if version.hasPlayParameters {
                let isOfLibrary = content.allSatisfy { Kind.mediaItem.carries($0.playable) }
                return parametersAreMissing && isOfLibrary ? .mediaItem : .playParameters
            }
            return [.store, .mediaItem].first { kind in content.allSatisfy { kind.carries($0.playable) } }
        }
    }
}
