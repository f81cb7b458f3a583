/// Control of players: a refused action changes nothing, and a player that starts interrupts the others.
extension MusicDevice {
    /// Performs an action of the current app, which must be able to use a player.
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
        let launch: [Change] = installation.presence == .ended ? [.appOpened(instance)] : []
        let changes = try control(address, action, at: now, faults, body)
        if !launch.isEmpty { self[instance].presence = .foreground }
        return launch + changes
    }

    /// Performs an action of any origin.
    mutating func control(
        _ address: PlayerAddress, _ action: PlayerAction, at now: Milliseconds, _ faults: PlaybackFaults,
        _ body: (inout Player, PlaybackTerms) throws(PlayerProblem) -> [PlayerChange]
    ) throws(Refusal) -> [Change] {
        var player = self[address]
        let changes: [PlayerChange]
        let terms = playbackTerms(for: address, faults)
        do throws(PlayerProblem) {
            let endsSeek = player.seeking != nil && !action.continuesSeeking
            let ended = endsSeek ? player.advance(to: now, terms) + player.endSeeking(at: now) : []
            changes = ended + (try body(&player, terms))
        } catch {
            throw refusal(error, doing: action, on: address)
        }
        let hadSound = used(address)?.hasSound ?? false
        // A prepared player may start while a preview plays.
        let isHeard = player.status == .playing && hasPreview(on: address.device)
        let silenced = isHeard || player.hasSound && !hadSound ? giveSound(to: address, at: now, faults) : []
        if player != self[address] { self[address] = player }
        return silenced + changes.map { .player(address, $0) }
    }

    /// Makes the player's app the Now Playing app, and interrupts what else plays on the device.
    private mutating func giveSound(
        to address: PlayerAddress, at now: Milliseconds, _ faults: PlaybackFaults
    ) -> [Change] {
        var changes: [Change] = []
        let old = self[device: address.device].nowPlayingApp
        if old != address.app {
            self[device: address.device].nowPlayingApp = address.app
            changes.append(.nowPlayingAppChanged(device: address.device, from: old, to: address.app))
        }
        return changes + endPreviews(on: address.device, at: now)
            + interruptPlayers(on: address.device, except: address, at: now, faults)
    }

    /// Interrupts the players that play on a device.
    mutating func interruptPlayers(
        on device: String, except address: PlayerAddress? = nil, at now: Milliseconds, _ faults: PlaybackFaults
    ) -> [Change] {
        var changes: [Change] = []
        for other in playerAddresses(on: self[device: device]) where other != address {
            guard var player = used(other), player.status == .playing || player.isPreparing else { continue }
            let terms = playbackTerms(for: other, faults)
            // The other player may have ended by now; then it is not interrupted.
            var silenced = player.advance(to: now, terms) + player.endSeeking(at: now)
            silenced += (try? player.interrupt(at: now, terms)) ?? []
            self[other] = player
            changes += silenced.map { .player(other, $0) }
        }
        return changes
    }
}

extension Player {
    /// Whether the player uses the device's sound output: it plays, is ready to play, or prepares.
    var hasSound: Bool { status == .playing || (isPrepared && status == .stopped) || isPreparing }
}
