import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// The queues of an app's two players.
private final class QueueKeepers: Sendable {
    let application = QueueKeeper(.application)
    let system = QueueKeeper(.system)
}

/// Players of the world's device.
extension KitWorld {
    func keeper(_ kind: PlayerKind) -> QueueKeeper {
        let keepers = music.attachments.value { QueueKeepers() }
        return kind == .application ? keepers.application : keepers.system
    }

    /// Returns the current state of a player.
    func player(_ kind: PlayerKind) -> Player {
        music.stage.read { $0.device[$0.device.address(of: kind)] }
    }

    /// Returns the position of a player in its entry, in seconds.
    func position(_ kind: PlayerKind) -> TimeInterval {
        let milliseconds = music.stage.read { world in
            world.device[world.device.address(of: kind)].position(at: music.stage.client.milliseconds(in: world))
        }
        return TimeInterval(milliseconds) / 1000
    }

    /// Performs an action on one of the app's two players.
    /// - Throws: the framework's error.
    @discardableResult
    func control(
        _ kind: PlayerKind,
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws -> [Change] {
        let stage = music.stage
        stage.client.catchUpAtOnce(in: stage) { _ in }
        // Otherwise the queue, which is dropped with the world, would be told to be empty.
        try stage.checkIsRunning()
        do throws(Refusal) {
            return try stage.client.control(.app, in: stage) { device, now, faults throws(Refusal) in
                let used = device.usePlayer(kind)
                return used + (try action(&device, now, faults))
            }
        } catch {
            throw translated(error) { MusicSubscription.Error($0) }
        }
    }

    /// Fetches the content of the queue that the app set, and sets it on the device.
    func resolve(_ kind: PlayerKind) async throws {
        let keeper = keeper(kind)
        await keeper.completeEdits()
        guard keeper.isPending else { return }
        let box = keeper.current
        let pending = box.pending
        if pending.entries.isEmpty {
            try emptyQueue(kind)
        } else {
            let queued = try await playables(pending.entries, keeper)
            var descriptor = QueueDescriptor(.playParameters, queued, start: pending.startIndex(in: queued))
            descriptor.affectsHistory = pending.affectsHistory
            try control(kind) { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
            }
        }
        keeper.markResolved(box, in: self)
    }

    private func emptyQueue(_ kind: PlayerKind) throws {
        guard kind == .application, !player(kind).shownQueue.isEmpty else { return }
        try control(kind) { device, now, faults throws(Refusal) in try device.clearQueue(at: now, faults) }
    }

    /// Fetches the content of entries.
    func playables(_ entries: [EntryContent], _ keeper: QueueKeeper) async throws -> [QueuedPlayable] {
        let playables: [Playable]
        do {
            let resources = try entries.map { entry in
                guard let resource = entry.resource else { throw PlaybackProblem.cannotPrepare(entry.source) }
                return resource
            }
            playables = try await music.stage.client.playables(resources, in: music.stage, keeper.wishes)
        } catch let problem as PlayableProblem {
            throw PlaybackProblem.error(problem)
        } catch { throw translated(error) }
        return zip(playables, entries).map { playable, entry in
            QueuedPlayable(playable, from: entry.startTime?.milliseconds, to: entry.endTime?.milliseconds)
        }
    }

    /// Inserts items into a player's queue: after the current entry if `isNext`, otherwise at the end.
    func insert(_ entries: [EntryContent], isNext: Bool, _ kind: PlayerKind) async throws {
        let keeper = keeper(kind)
        await keeper.completeEdits()
        let descriptor = QueueDescriptor(.playParameters, try await playables(entries, keeper))
        try control(kind) { device, now, faults throws(Refusal) in
            isNext
                ? try device.playNext(descriptor, at: now, faults) : try device.playLater(descriptor, at: now, faults)
        }
        try await music.stage.client.completeEdits(in: music.stage)
    }

    /// Plays, and waits while the player prepares.
    func play(_ kind: PlayerKind) async throws {
        try await resolve(kind)
        let changes = music.stage.changes()
        try control(kind) { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
        guard player(kind).isPreparing else { return }
        for await case .change(let dated) in changes {
            guard case .player(let address, let change) = dated.change, address.kind == kind else { continue }
            switch change {
            case .prepared: return
            case .playInterrupted(_, let cause):
                guard let error = cause.error else { throw CancellationError() }
                throw PlaybackProblem.error(error, "Cannot play: \(cause.reason).")
            default: continue
            }
        }
        throw CancellationError()
    }
}

extension PlayInterruption {
    fileprivate var reason: String {
        switch self {
        case .otherQueue: "the queue was interrupted by another queue"
        case .laterCall: "a later call cancelled the preparation"
        case .stopped: "the preparation was stopped"
        }
    }
}

/// Errors of players, which MusicKit throws as those of MediaPlayer.
enum PlaybackProblem {
    static func cannotPrepare(_ item: (any PlayableMusicItem)?) -> any Error {
        error(
            PlayerError.prepareFailed.error,
            "Cannot prepare the queue: \(item.map { "the item '\($0.id)'" } ?? "an item") has no parameters for a player."
        )
    }

    static func error(_ problem: PlayableProblem) -> any Error {
        error(PlayerError.prepareFailed.error, problem.localizedDescription)
    }

    static func error(_ error: FrameworkError, _ description: String) -> any Error {
        NSError(error.type, error.code ?? 0, description)
    }
}

extension PendingQueue {
    /// Returns the index of the track to begin with, among the tracks of all entries. Returns nil if no start is set,
    /// and `Int.max` if the start does not exist.
    fileprivate func startIndex(in queued: [QueuedPlayable]) -> Int? {
        if start == nil, startTrack == nil, startPosition == nil { return nil }
        guard let index = start.map({ start in entries.firstIndex { $0.id == start } }) ?? 0 else { return .max }
        let before = queued.prefix(index).reduce(0) { $0 + $1.playable.trackIDs.count }
        if let startTrack {
            let track = queued[index].playable.trackIDs.firstIndex { $0.contains(startTrack) }
            return track.map { before + $0 } ?? .max
        }
        return before + (startPosition ?? 0)
    }
}

extension Playable {
    /// The ids of each track.
    fileprivate var trackIDs: [[String]] {
        switch self {
        case .item(let item): [[item.catalogID, item.libraryID].compactMap { $0 }]
        case .container(let container):
            container.tracks.map { [$0.catalogID, $0.libraryID].compactMap { $0 } }
        case .station: [[]]
        }
    }
}

extension TimeInterval {
    /// The seconds in milliseconds, within the range of `Int`; 0 for NaN.
    package var milliseconds: Int { Int(exactly: (self * 1000).rounded()) ?? (self > 0 ? .max : 0) }
}
