/// Player events outside the app: on the lock screen, in the Music app, on the phone. The app is only notified
/// afterwards (WWDC17 session 502; the article on MusicKit in the real world).
extension MusicDevice {
    /// Sends a remote command to the current device's Now Playing app.
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

    /// An action of the user in the Music app.
    package enum MusicAppAction: Sendable, Equatable {
        /// Plays items at once.
        case playItems(QueueDescriptor)
        case play, pause, next, previous
        case repeats(RepeatMode)
        case shuffles(ShuffleMode)
    }

    /// Performs an action in the Music app of the current device. Only the system player reflects it.
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

    /// Returns the current item of the Music app on the current device.
    package func musicAppItem() throws(Refusal) -> QueueContent {
        let action = PlayerAction.share
        if device.kind == .simulator { throw .simulatorPlaysNothing(action.what) }
        if !device.hasMusicApp { throw .noMusicApp(action.what) }
        let address = PlayerAddress.system(device: currentDevice)
        guard let item = used(address)?.queue.currentEntry else { throw refusal(.noQueue, doing: action, on: address) }
        return item.content
    }

    /// Interrupts playback on the current device, as by a call or an alarm.
    package mutating func interruptPlayback(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal)
        -> [Change]
    {
        try control(nowPlayingAddress, .interrupt, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.interrupt(at: now, terms)
        }
    }

    /// - Parameter resumes: whether the player resumes automatically.
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

/// Transitions of the app: background, foreground, end.
extension MusicDevice {
    /// Sends the app to the background. The system player continues; the application player continues or stops,
    /// depending on the rule.
    package mutating func sendAppToBackground(
        _ rule: BackgroundRule, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) -> [Change] {
        guard installation.presence == .foreground else { return [] }
        self[instance].presence = .background
        let address = PlayerAddress.application(instance)
        var changes = [Change.appSentToBackground(instance, rule)]
        if rule == .documented { changes += stopPreview(at: now) }
        if rule == .documented, var player = used(address) {
            changes += player.stop(at: now, playbackTerms(for: address, faults)).map { .player(address, $0) }
            self[address] = player
        }
        return changes
    }

    /// Brings the app to the foreground.
    package mutating func openApp() -> [Change] {
        if installation.presence == .foreground { return [] }
        self[instance].presence = .foreground
        return [.appOpened(instance)]
    }

    /// Quits the app on behalf of the user. Its own queue is lost; the Music app's queue stays.
    package mutating func quitApp(at now: Milliseconds, _ faults: PlaybackFaults = []) -> [Change] {
        if installation.presence == .ended { return [] }
        let address = PlayerAddress.application(instance)
        var changes: [Change] = []
        if var player = used(address) {
            changes = player.advance(to: now, playbackTerms(for: address, faults)).map { .player(address, $0) }
            self[address] = player
        }
        self[instance].presence = .ended
        return changes + [.appQuit(instance)] + endPlayer(at: instance, now)
    }

    /// Empties the player of an app that ended, and ends its preview.
    /// - Parameter now: nil if unknown; then playback counts up to the last event.
    mutating func endPlayer(at instance: AppInstance, _ now: Milliseconds?) -> [Change] {
        let address = PlayerAddress.application(instance)
        let ended = endPreview(of: instance, at: now)
        guard var player = used(address) else { return ended }
        let changes = player.empty(at: now)
        self[address] = player
        return ended + changes.map { .player(address, $0) } + releaseSound(of: address)
    }

    /// Empties the system player when the Music app is deleted.
    mutating func endSystemPlayer(on device: String) -> [Change] {
        guard var player = self[device: device].systemPlayer else { return [] }
        let changes = player.empty(at: nil)
        self[device: device].systemPlayer = player
        return changes.map { .player(.system(device: device), $0) }
    }

    /// Returns the Now Playing role to Music when the app ends (a choice of the simulation).
    private mutating func releaseSound(of address: PlayerAddress) -> [Change] {
        guard self[device: address.device].nowPlayingApp == address.app, address.app != .music else { return [] }
        self[device: address.device].nowPlayingApp = .music
        return [.nowPlayingAppChanged(device: address.device, from: address.app, to: .music)]
    }
}
