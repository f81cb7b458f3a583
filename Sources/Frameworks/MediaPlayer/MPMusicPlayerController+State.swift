import AppleMusicSimulation
import MusicKit
import TonearmDevice
import TonearmWorld

/// A state of playback.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped
    case playing
    case paused
    /// The player was interrupted, for example by a call.
    case interrupted
    case seekingForward
    case seekingBackward
}

/// A mode of repetition.
public enum MPMusicRepeatMode: Int, Sendable {
    /// The user's preference, which is `none` in the simulation.
    case `default`
    case none
    case one
    case all
}

/// An order of playback.
public enum MPMusicShuffleMode: Int, Sendable {
    /// The user's preference, which is `off` in the simulation.
    case `default`
    case off
    case songs
    case albums
}

extension MPMusicPlayerController {
    /// The state of playback.
    public var playbackState: MPMusicPlaybackState {
        let player = KitWorld.current().player(kind)
        if let seek = player.seeking { return seek.direction == .forward ? .seekingForward : .seekingBackward }
        return switch player.status {
        case .stopped: .stopped
        case .playing: .playing
        case .paused: .paused
        case .interrupted: .interrupted
        }
    }

    /// The mode of repetition.
    public var repeatMode: MPMusicRepeatMode {
        get {
            switch KitWorld.current().player(kind).repeatMode {
            case .none: .none
            case .one: .one
            case .all: .all
            }
        }
        set {
            KitWorld.current().control(kind) { device, now, _ throws(Refusal) in
                switch newValue {
                case .default, .none: try device.setRepeat(.none, at: now)
                case .one: try device.setRepeat(.one, at: now)
                case .all: try device.setRepeat(.all, at: now)
                }
            }
        }
    }

    /// The order of playback. `albums` sets `songs`, because the simulated queue does not know its albums.
    public var shuffleMode: MPMusicShuffleMode {
        get { KitWorld.current().player(kind).shuffleMode == .songs ? .songs : .off }
        set {
            KitWorld.current().control(kind) { device, now, _ throws(Refusal) in
                switch newValue {
                case .default, .off: try device.setShuffle(.off, at: now)
                case .songs, .albums: try device.setShuffle(.songs, at: now)
                }
            }
        }
    }

    /// Seeks forward until `endSeeking()`, eight seconds of music in each second.
    public func beginSeekingForward() {
        KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
            try device.beginSeeking(.forward, at: now, faults)
        }
    }

    /// Seeks backward until `endSeeking()`, eight seconds of music in each second.
    public func beginSeekingBackward() {
        KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
            try device.beginSeeking(.backward, at: now, faults)
        }
    }

    /// Ends seeking. Without seeking it has no effect.
    public func endSeeking() {
        KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
            try device.endSeeking(at: now, faults)
        }
    }

    /// The position in the current item, in seconds. A position outside of the item has no effect.
    public var currentPlaybackTime: TimeInterval {
        get { KitWorld.current().position(of: kind) }
        set {
            KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
                try device.seek(to: newValue.milliseconds, at: now, faults)
            }
        }
    }

    /// The rate, 0.5 to 2, and 0 while the player does not play. Setting another rate has no effect.
    public var currentPlaybackRate: Float {
        get {
            let player = KitWorld.current().player(kind)
            return player.status == .playing ? Float(player.rate.thousandths) / 1000 : 0
        }
        set {
            KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
                try device.setRate(thousandths: TimeInterval(newValue).milliseconds, at: now, faults)
            }
        }
    }

    /// The current item; nil without a queue. Setting one plays it from its beginning; an item outside of the queue has
    /// no effect.
    public var nowPlayingItem: MPMediaItem? {
        get { KitWorld.current().player(kind).queue.currentEntry.map { MPMediaItem($0, of: kind) } }
        set {
            guard let newValue else { return }
            let entries = KitWorld.current().player(kind).shownQueue.entries
            guard let entry = newValue.entry(among: entries) else { return }
            KitWorld.current().control(kind) { device, now, faults throws(Refusal) in
                try device.jump(to: entry, at: now, faults)
            }
        }
    }

    /// The place of the current item in the queue; `NSNotFound` without one, and for a station.
    public var indexOfNowPlayingItem: Int { KitWorld.current().player(kind).queue.nowPlayingItem?.index ?? NSNotFound }
}

extension MPMediaItem {
    /// Returns the number of the item's entry: its own, or that of an entry with the same song.
    func entry(among entries: [QueueEntry]) -> Int? {
        if let entry { return entries.contains { $0.id == entry } ? entry : nil }
        return entries.first { $0.content.item.libraryID == item.libraryID }?.id
    }
}
