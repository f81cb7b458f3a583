/// What happens to players without the app: on the lock screen, in the Music app, on the phone. The app hears of it afterwards and is not
/// asked (WWDC17 session 502; the article on MusicKit in the real world).
extension MusicDevice {
    /// A remote command on the current device: it reaches the Now Playing app, whichever that is.
    package mutating func remote(
        _ command: RemoteCommand, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        let action = PlayerAction.remote(command)
        if device.kind == .simulator { throw .simulatorPlaysNothing(action.what) }
        return try control(nowPlayingAddress, action, at: now, faults) { player, terms throws(PlayerProblem) in
            if player.shownQueue.isEmpty { throw .noQueue }
            return switch command {
            case .play: try player.play(at: now, terms)
            case .pause: player.pause(at: now, terms)
            case .next: try player.skip(at: now, terms)
            case .previous: try player.skipBack(at: now, terms)
            case .seek(let position): try player.seek(to: position, at: now, terms)
            }
        }
    }

    /// What the person does in the Music app.
    package enum MusicAppAction: Sendable, Equatable {
        /// Puts something on, which plays at once.
        case playItems(QueueDescriptor)
        case play
        case pause
        case next
        case previous
        case repeats(RepeatMode)
        case shuffles(ShuffleMode)
    }

    /// The person uses the Music app on the current device. Only the system player shows it.
    package mutating func useMusicApp(
        _ action: MusicAppAction, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        let what = action.name
        if device.kind == .simulator { throw .simulatorPlaysNothing(what.what) }
        if !device.hasMusicApp { throw .noMusicApp(what.what) }
        let address = PlayerAddress.system(device: currentDevice)
        return try control(address, what, at: now, faults) { player, terms throws(PlayerProblem) in
            switch action {
            case .playItems(let descriptor):
                let expansion = try QueueExpansion(setting: descriptor, terms, at: now)
                return try player.set(expansion, at: now, terms) + player.play(at: now, terms)
            case .play: return try player.play(at: now, terms)
            case .pause: return player.pause(at: now, terms)
            case .next: return try player.skip(at: now, terms)
            case .previous: return try player.skipBack(at: now, terms)
            case .repeats(let mode): return player.advance(to: now, terms) + player.setRepeat(mode)
            case .shuffles(let mode): return player.advance(to: now, terms) + player.setShuffle(mode)
            }
        }
    }

    /// Returns what the Music app of the current device plays, or would play.
    package func musicAppItem() throws(Refusal) -> QueueContent {
        let action = PlayerAction.share
        if device.kind == .simulator { throw .simulatorPlaysNothing(action.what) }
        if !device.hasMusicApp { throw .noMusicApp(action.what) }
        let address = PlayerAddress.system(device: currentDevice)
        guard let item = used(address)?.queue.currentEntry else { throw refusal(.noQueue, doing: action, on: address) }
        return item.content
    }

    /// A call comes in or an alarm rings: what plays on the current device is interrupted.
    package mutating func interruptPlayback(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal)
        -> [Change]
    {
        try control(nowPlayingAddress, .interrupt, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.interrupt(at: now, terms)
        }
    }

    /// - Parameter resumes: whether the player goes on by itself.
    package mutating func endInterruption(
        resumes: Bool, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try control(nowPlayingAddress, .endInterruption, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.endInterruption(resumes: resumes, at: now, terms)
        }
    }
}

extension MusicDevice.MusicAppAction {
    fileprivate var name: PlayerAction {
        switch self {
        case .playItems, .play: .play
        case .pause: .pause
        case .next: .skip
        case .previous: .skipBack
        case .repeats, .shuffles: .setMode
        }
    }
}

/// The app leaves the screen, or is gone.
extension MusicDevice {
    /// The system player goes on; the application player goes on or stops, by the source that is followed.
    package mutating func sendAppToBackground(
        _ rule: BackgroundRule, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) -> [Change] {
        guard installation.presence == .foreground else { return [] }
        self[place].presence = .background
        let address = PlayerAddress.application(place)
        var changes = [Change.appSentToBackground(place, rule)]
        if rule == .documented, var player = used(address) {
            changes += player.stop(at: now, playbackTerms(for: address, faults)).map { .player(address, $0) }
            self[address] = player
        }
        return changes
    }

    /// The app comes to the screen.
    package mutating func openApp() -> [Change] {
        if installation.presence == .foreground { return [] }
        self[place].presence = .foreground
        return [.appOpened(place)]
    }

    /// The user ends the app: its own queue is gone, and the Music app's goes on.
    package mutating func quitApp(at now: Milliseconds, _ faults: PlaybackFaults = []) -> [Change] {
        if installation.presence == .ended { return [] }
        let address = PlayerAddress.application(place)
        var changes: [Change] = []
        if var player = used(address) {
            changes = player.advance(to: now, playbackTerms(for: address, faults)).map { .player(address, $0) }
            self[address] = player
        }
        self[place].presence = .ended
        return changes + [.appQuit(place)] + endPlayer(at: place, now)
    }

    /// What is left of an app's player when the app is gone.
    /// - Parameter now: nil where nobody said when; then what was heard counts up to the last event.
    mutating func endPlayer(at place: Place, _ now: Milliseconds?) -> [Change] {
        let address = PlayerAddress.application(place)
        guard var player = used(address) else { return [] }
        let changes = player.empty(at: now)
        self[address] = player
        return changes.map { .player(address, $0) } + releaseSound(of: address)
    }

    /// The Music app is deleted.
    mutating func endSystemPlayer(on device: String) -> [Change] {
        guard var player = self[device: device].systemPlayer else { return [] }
        let changes = player.empty(at: nil)
        self[device: device].systemPlayer = player
        return changes.map { .player(.system(device: device), $0) }
    }

    /// With its app gone, the lock screen shows Music again (our choice).
    private mutating func releaseSound(of address: PlayerAddress) -> [Change] {
        guard self[device: address.device].nowPlayingApp == address.app, address.app != .music else { return [] }
        self[device: address.device].nowPlayingApp = .music
        return [.nowPlayingAppChanged(device: address.device, from: address.app, to: .music)]
    }
}
