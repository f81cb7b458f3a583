/// What a queue is set from, or what is added to one.
package struct QueueDescriptor: Sendable, Equatable {
    package let kind: Kind
    package let content: [QueuedPlayable]
    /// The first to be played: its place among all tracks, those of containers counted, from 0. Nil for the first.
    package let start: Int?

    package init(_ kind: Kind, _ content: [QueuedPlayable], start: Int? = nil) {
        self.kind = kind
        self.content = content
        self.start = start
    }

    /// The three kinds of MediaPlayer. MusicKit makes no difference: it takes any playable item.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        /// Items of the device's library.
        case mediaItem
        /// Ids of the catalog.
        case store
        /// The `playParams` of resources: catalog, library and personal content, and stations. Preferred since it is there.
        case playParameters

        package var mediaPlayerName: String { mediaPlayerName(fromQuery: false) }

        /// - Parameter fromQuery: whether it is made from a query of the device's library, which only media items are.
        package func mediaPlayerName(fromQuery: Bool) -> String {
            switch self {
            case .mediaItem: "MPMusicPlayerMediaItemQueueDescriptor(\(fromQuery ? "query" : "itemCollection"):)"
            case .store: "MPMusicPlayerStoreQueueDescriptor(storeIDs:)"
            case .playParameters: "MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue:)"
            }
        }

        package var musicKitName: String { "MusicPlayer.Queue(for:startingAt:)" }

        /// As a sentence says it.
        package var words: String {
            switch self {
            case .mediaItem: "a media item descriptor"
            case .store: "a store descriptor"
            case .playParameters: "a play parameters descriptor"
            }
        }

        /// What it is made from.
        package var needs: String {
            switch self {
            case .mediaItem: "items of the device's library"
            case .store: "ids of the catalog"
            case .playParameters: "'playParams'"
            }
        }

        /// Play parameters came with a later beta of iOS 11 (WWDC17 session 502).
        package var since: SystemVersion {
            switch self {
            case .mediaItem, .store: SystemVersion(10, 1)
            case .playParameters: .musicAPI
            }
        }

        /// Whether it can hold something of that sort; what has no `playParams` is left out later, by name.
        package func carries(_ playable: Playable) -> Bool {
            switch self {
            case .mediaItem: playable.libraryID != nil
            case .store: playable.catalogID != nil && !playable.isStation
            case .playParameters: true
            }
        }

        /// The kinds that can hold all of it on some system, the preferred first.
        package static func carriers(of content: [QueuedPlayable]) -> [Kind] {
            [.playParameters, .store, .mediaItem].filter { kind in content.allSatisfy { kind.carries($0.playable) } }
        }

        /// The one to take: play parameters where the system has them, else the one that can hold everything. Nil where none can.
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
