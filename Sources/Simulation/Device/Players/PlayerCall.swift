/// A player call of an app, in both generations of the frameworks.
///
/// MediaPlayer's types came with iOS 10.1 and 10.3, its play parameters with 11, MusicKit's types with 15.
package enum PlayerCall: Hashable, Sendable {
    /// The access to the player.
    case player
    /// The creation of a descriptor, from a query of the device's library or from named items.
    case descriptor(QueueDescriptor.Kind, fromQuery: Bool)
    case setQueue(QueueDescriptor.Kind)
    /// Setting the queue from an existing descriptor.
    case setQueueFromDescriptor
    /// The first item to play, as a property of the descriptor.
    case startItem(QueueDescriptor.Kind)
    /// The played part of an item, as a property of the descriptor.
    case times(QueueDescriptor.Kind)
    case prepare, play, pause, stop, skip, skipBack, restart, jump, seek, rate, repeatMode, shuffleMode, playNext
    case playLater, insert, remove, move, clear, transaction, readQueue, nowPlayingItem, nowPlayingIndex
    /// Whether plays of the queue enter the listening history.
    case affectsHistory(Bool)
    /// Starting MediaPlayer's notifications.
    case observe
    /// Switching to the Music app, and playing there.
    case openMusicApp
    /// The address of a preview.
    case preview

    /// Returns MediaPlayer's call; nil if a player has no such call.
    package func mediaPlayer(on kind: PlayerKind) -> String? {
        switch self {
        case .player: kind.mediaPlayerName
        case .descriptor(let kind, let fromQuery): "let descriptor = \(kind.mediaPlayerName(fromQuery: fromQuery))"
        case .setQueueFromDescriptor: "player.setQueue(with: descriptor)"
        case .setQueue(let descriptor): "player.setQueue(with: \(descriptor.mediaPlayerName))"
        case .startItem(.mediaItem): "descriptor.startItem = item"
        case .startItem(.store): "descriptor.startItemID = id"
        case .startItem(.playParameters): "descriptor.startItemPlayParameters = parameters"
        case .times(.mediaItem): "descriptor.setStartTime(_:for:), descriptor.setEndTime(_:for:)"
        case .times(.store):
            "descriptor.setStartTime(_:forItemWithStoreID:), descriptor.setEndTime(_:forItemWithStoreID:)"
        case .times(.playParameters): "descriptor.setStartTime(_:forItemWith:), descriptor.setEndTime(_:forItemWith:)"
        case .prepare: "player.prepareToPlay(completionHandler:)"
        case .play: "player.play()"
        case .pause: "player.pause()"
        case .stop: "player.stop()"
        case .skip: "player.skipToNextItem()"
        case .skipBack: "player.skipToPreviousItem()"
        case .restart: "player.skipToBeginning()"
        case .jump: "player.nowPlayingItem = item"
        case .seek: "player.currentPlaybackTime = seconds"
        case .rate: "player.currentPlaybackRate = rate"
        case .repeatMode: "player.repeatMode = mode"
        case .shuffleMode: "player.shuffleMode = mode"
        case .playNext: "player.prepend(descriptor)"
        case .playLater: "player.append(descriptor)"
        case .insert: kind.editsQueue ? "queue.insert(descriptor, after: item)" : nil
        case .remove: kind.editsQueue ? "queue.remove(item)" : nil
        case .move: kind.editsQueue ? "queue.remove(item), queue.insert(descriptor, after: item)" : nil
        // Only MusicKit has an empty queue.
        case .clear: nil
        case .transaction: kind.editsQueue ? "player.perform(queueTransaction:completionHandler:)" : nil
        case .readQueue: kind.editsQueue ? "queue.items" : nil
        case .nowPlayingItem: "player.nowPlayingItem"
        case .nowPlayingIndex: "player.indexOfNowPlayingItem"
        case .affectsHistory: nil
        case .observe: "player.beginGeneratingPlaybackNotifications()"
        case .openMusicApp: kind == .system ? "player.openToPlay(descriptor)" : nil
        // The service has the address, and AVFoundation plays it.
        case .preview: nil
        }
    }

    /// Returns MusicKit's call; nil if a player has no such call.
    package func musicKit(on kind: PlayerKind) -> String? {
        switch self {
        case .player: kind.musicKitName
        case .descriptor(_, true): "let items = try await MusicLibraryRequest<Song>().response().items"
        case .descriptor(_, false): nil
        case .setQueue, .setQueueFromDescriptor: "player.queue = \(kind.musicKitQueue)(for: items)"
        case .startItem: "\(kind.musicKitQueue)(for: items, startingAt: item)"
        case .times: "MusicPlayer.Queue.Entry(item, startTime: seconds, endTime: seconds)"
        case .prepare: "try await player.prepareToPlay()"
        case .play: "try await player.play()"
        case .pause: "player.pause()"
        case .stop: "player.stop()"
        case .skip: "try await player.skipToNextEntry()"
        case .skipBack: "try await player.skipToPreviousEntry()"
        case .restart: "player.restartCurrentEntry()"
        case .jump: "player.queue.currentEntry = entry"
        case .seek: "player.playbackTime = seconds"
        case .rate: "player.state.playbackRate = rate"
        case .repeatMode: "player.state.repeatMode = mode"
        case .shuffleMode: "player.state.shuffleMode = mode"
        case .playNext: "try await player.queue.insert(item, position: .afterCurrentEntry)"
        case .playLater: "try await player.queue.insert(item, position: .tail)"
        case .insert: kind.editsQueue ? "player.queue.entries.insert(entry, at: index)" : nil
        case .remove: kind.editsQueue ? "player.queue.entries.remove(at: index)" : nil
        case .move:
            kind.editsQueue
                ? "player.queue.entries.remove(at: index), player.queue.entries.insert(entry, at: index)" : nil
        case .clear: kind.editsQueue ? "player.queue.entries = []" : nil
        // Each edit of `entries` is a transaction.
        case .transaction: nil
        case .readQueue: kind.editsQueue ? "player.queue.entries" : nil
        case .nowPlayingItem: "player.queue.currentEntry"
        case .nowPlayingIndex: nil
        case .affectsHistory(let affects): "player.queue.affectsListeningHistory = \(affects)"
        case .observe: "player.state.objectWillChange, player.queue.objectWillChange"
        case .openMusicApp: nil
        case .preview: "song.previewAssets?.first?.url"
        }
    }

    /// The first system with MediaPlayer's call.
    private var mediaPlayerVersion: SystemVersion {
        switch self {
        case .openMusicApp: .musicAPI
        case .descriptor(let kind, _), .setQueue(let kind), .startItem(let kind), .times(let kind): kind.since
        default: .oldest
        }
    }

    /// The first system version with MusicKit's call; later for newer calls.
    private var musicKitVersion: SystemVersion {
        switch self {
        case .descriptor(_, fromQuery: true): SystemVersion(16, 0)
        case .affectsHistory: .listeningHistory
        default: .musicKit
        }
    }

    /// Returns the calls of MediaPlayer and MusicKit that a system version has.
    package func names(on kind: PlayerKind, version: SystemVersion = .current) -> [FrameworkName] {
        let musicKit = version < musicKitVersion ? nil : musicKit(on: kind)
        let mediaPlayer = version < mediaPlayerVersion ? nil : mediaPlayer(on: kind)
        return [
            mediaPlayer.map { FrameworkName(framework: "MediaPlayer", call: $0) },
            musicKit.map { FrameworkName(framework: "MusicKit", call: $0) },
        ].compactMap { $0 }
    }
}

/// A call with its framework.
package struct FrameworkName: Hashable, Sendable {
    package let framework: String
    package let call: String

    package init(framework: String, call: String) {
        self.framework = framework
        self.call = call
    }
}

extension PlayerKind {
    fileprivate var musicKitQueue: String {
        switch self {
        case .system: "MusicPlayer.Queue"
        case .application: "ApplicationMusicPlayer.Queue"
        }
    }
}
