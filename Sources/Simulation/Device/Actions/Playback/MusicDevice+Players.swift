import AppleMusicAPI
import TonearmAlgorithms

/// Players: on each device, one of the Music app and one of each app.
extension MusicDevice {
    /// The address of the current app's player.
    package var playerAddress: PlayerAddress { address(of: installation.playerKind) }
    package var player: Player { self[playerAddress] }

    /// Returns the address of one of the current app's two players.
    package func address(of kind: PlayerKind) -> PlayerAddress {
        switch kind {
        case .system: .system(device: currentDevice)
        case .application: .application(instance)
        }
    }

    /// The address of the player on the current device's lock screen.
    package var nowPlayingAddress: PlayerAddress {
        switch device.nowPlayingApp {
        case .music: .system(device: currentDevice)
        case .app(let app): .application(AppInstance(app: app, device: currentDevice))
        }
    }

    /// The addresses of all players on all devices, the Music app's first.
    package var playerAddresses: [PlayerAddress] { devices.flatMap { playerAddresses(on: $0) } }

    func playerAddresses(on device: Device) -> [PlayerAddress] {
        [.system(device: device.name)]
            + device.installations.map { .application(AppInstance(app: $0.app, device: device.name)) }
    }

    /// The player at one of `playerAddresses`; an unused player gets its initial state.
    package internal(set) subscript(address: PlayerAddress) -> Player {
        get { used(address) ?? Player(address.kind, shuffledBy: RandomSource(name: "\(shuffleSeed) \(address)")) }
        set {
            switch address {
            case .system(let device): self[device: device].systemPlayer = newValue
            case .application(let instance): self[instance].applicationPlayer = newValue
            }
        }
    }

    /// Chooses the current app's player. Both players keep their queues and states.
    package mutating func usePlayer(_ kind: PlayerKind) -> [Change] {
        if installation.playerKind == kind { return [] }
        self[instance].playerKind = kind
        return [.playerUsed(instance, kind)]
    }

    /// Sets the random seed for players that are not used yet.
    package mutating func setShuffleSeed(_ seed: UInt64) { shuffleSeed = seed }

    /// Returns the conditions under which a player can play an item: those of the device's account, for an app as the
    /// app sees them.
    package func playbackTerms(for address: PlayerAddress, _ faults: PlaybackFaults = []) -> PlaybackTerms {
        let device = self[device: address.device]
        let capabilities =
            switch address {
            case .system: device.overrides.applied(to: derivedCapabilities(on: device.name))
            case .application(let instance): self.capabilities(at: instance)
            }
        return PlaybackTerms(
            canPlayCatalog: capabilities.contains(.catalogPlayback), storefront: account(on: device.name)?.storefront,
            allowsExplicit: device.allowsExplicit, faults: faults)
    }

    /// Sets whether Screen Time allows explicit content on the current device. The current item continues; the next
    /// item is checked again.
    package mutating func setExplicitContent(allowed: Bool) -> [Change] {
        if device.allowsExplicit == allowed { return [] }
        self[device: currentDevice].allowsExplicit = allowed
        return [.explicitContentSet(device: currentDevice, allowed: allowed)]
    }

    /// Sets whether "Use Listening History" is on on the current device. It outweighs an app's
    /// `affectsListeningHistory` (WWDC26 session 254), also for the current item.
    package mutating func setListeningHistory(isUsed: Bool) -> [Change] {
        if device.usesListeningHistory == isUsed { return [] }
        self[device: currentDevice].usesListeningHistory = isUsed
        return [.listeningHistorySet(device: currentDevice, isUsed: isUsed)]
    }
}

/// Playback over time.
extension MusicDevice {
    /// Whether no player was used and no preview plays, so that time has no effect.
    package var isStill: Bool {
        devices.allSatisfy { device in
            device.systemPlayer == nil
                && device.installations.allSatisfy { $0.applicationPlayer == nil && $0.preview == nil }
        }
    }

    /// The time of the next event in any player, and of the end of a preview; nil if no event is due. It must be read again after every change.
    package var nextPlayerEvent: Milliseconds? {
        (playerAddresses.compactMap { used($0)?.nextEvent } + [nextPreviewEnd].compactMap { $0 }).min()
    }

    /// Advances all players and previews to a time, the players in the order of their events.
    ///
    /// A station needs tracks from outside, and playback waits at that moment. So callers must read `stationNeeds`
    /// after every `nextPlayerEvent`, not only at the end.
    package mutating func advancePlayers(to now: Milliseconds, _ faults: PlaybackFaults = []) -> [Change] {
        let addresses = playerAddresses.filter { used($0) != nil }
        var changes: [Change] = []
        // A single player needs no ordering, and with very many events the order does not matter.
        let busy = addresses.filter { used($0)?.nextEvent.map { $0 <= now } ?? false }
        if busy.count > 1 {
            for _ in 0..<Player.longestStretch {
                guard let next = busy.compactMap({ used($0)?.nextEvent }).min(), next <= now else { break }
                for address in busy where used(address)?.nextEvent == next {
                    changes += advance(address, to: next, faults)
                }
            }
        }
        return addresses.reduce(into: changes) { $0 += advance($1, to: now, faults) } + advancePreviews(to: now)
    }

    private mutating func advance(_ address: PlayerAddress, to now: Milliseconds, _ faults: PlaybackFaults) -> [Change]
    {
        let terms = playbackTerms(for: address, faults)
        return self[address].advance(to: now, terms).map { .player(address, $0) }
    }

    /// Adjusts players to a changed clock: no playback happens in between, and positions are unchanged.
    package mutating func setPlayerClock(from old: Milliseconds, to new: Milliseconds) {
        for address in playerAddresses where used(address) != nil { self[address].setClock(from: old, to: new) }
        shiftPreviews(from: old, to: new)
    }

    func used(_ address: PlayerAddress) -> Player? {
        switch address {
        case .system(let device): self[device: device].systemPlayer
        case .application(let instance): self[instance].applicationPlayer
        }
    }
}

/// Tracks of stations.
extension MusicDevice {
    /// Whether a player has a station that needs tracks; a live station never does.
    package var hasStation: Bool {
        playerAddresses.contains { address in
            guard let player = used(address) else { return false }
            return [player.queue, player.upcoming].contains { $0?.station.map { !$0.isLive } ?? false }
        }
    }

    /// The current needs of the stations of all players.
    package var stationNeeds: [(player: PlayerAddress, need: StationNeed)] {
        playerAddresses.compactMap { address in used(address)?.stationNeed.map { (address, $0) } }
    }

    /// Passes requested tracks to a station.
    package mutating func handStationTracks(
        _ tracks: [PlayableItem], to station: ContainerIdentity, of address: PlayerAddress, at now: Milliseconds,
        _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try control(address, .handTracks, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.hand(tracks, to: station, at: now, terms)
        }
    }
}
