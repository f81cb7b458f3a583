/// How every action reaches a player: whatever is refused leaves everything as it was, and who begins to play silences the others.
extension MusicDevice {
    /// For the current app: it must be able to use a player here at all.
    mutating func controlByApp(
        _ action: PlayerAction, at now: Milliseconds, _ faults: PlaybackFaults,
        _ body: (inout Player, PlaybackTerms) throws(PlayerProblem) -> [PlayerChange]
    ) throws(Refusal) -> [Change] {
        let address = playerAddress
        if device.kind == .simulator { throw .simulatorPlaysNothing(action.what) }
        if action.needsConsent,
            let refusal = protectedCall(action.what, musicKit: MusicSubscriptionError.permissionDenied.error)
        {
            throw refusal
        }
        if address.kind == .system, !device.hasMusicApp { throw .noMusicApp(action.what) }
        let launch: [Change] = installation.presence == .ended ? [.appOpened(place)] : []
        let changes = try control(address, action, at: now, faults, body)
        if !launch.isEmpty { self[place].presence = .foreground }
        return launch + changes
    }

    /// For whoever it is.
    mutating func control(
        _ address: PlayerAddress, _ action: PlayerAction, at now: Milliseconds, _ faults: PlaybackFaults,
        _ body: (inout Player, PlaybackTerms) throws(PlayerProblem) -> [PlayerChange]
    ) throws(Refusal) -> [Change] {
        var player = self[address]
        let changes: [PlayerChange]
        do throws(PlayerProblem) {
            changes = try body(&player, playbackTerms(for: address, faults))
        } catch {
            throw refusal(error, doing: action, on: address)
        }
        let hadSound = used(address)?.hasSound ?? false
        let silenced = player.hasSound && !hadSound ? giveSound(to: address, at: now, faults) : []
        if player != self[address] { self[address] = player }
        return silenced + changes.map { .player(address, $0) }
    }

    /// The app of a player becomes the Now Playing app, and whatever else plays on that device is interrupted.
    private mutating func giveSound(
        to address: PlayerAddress, at now: Milliseconds, _ faults: PlaybackFaults
    ) -> [Change] {
        var changes: [Change] = []
        let old = self[device: address.device].nowPlayingApp
        if old != address.app {
            self[device: address.device].nowPlayingApp = address.app
            changes.append(.nowPlayingAppChanged(device: address.device, from: old, to: address.app))
        }
        for other in playerAddresses(on: self[device: address.device]) where other != address {
            guard var player = used(other), player.status == .playing || player.isPreparing else { continue }
            let terms = playbackTerms(for: other, faults)
            // It may have come to its end by now, and then there is nothing to interrupt.
            var silenced = player.advance(to: now, terms)
            silenced += (try? player.interrupt(at: now, terms)) ?? []
            self[other] = player
            changes += silenced.map { .player(other, $0) }
        }
        return changes
    }
}

extension Player {
    /// Whether it holds the device's sound: it plays, or is ready to, or will be.
    var hasSound: Bool { status == .playing || (isPrepared && status == .stopped) || isPreparing }
}
