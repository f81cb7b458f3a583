import AppleMusicAPI
import SharedAlgorithms

/// The players: one of the Music app on each device, and one of each app on each device.
extension MusicDevice {
    /// The one that the current app uses.
    package var playerAddress: PlayerAddress { address(of: installation.playerKind) }
    package var player: Player { self[playerAddress] }

    /// One of the current app's two.
    package func address(of kind: PlayerKind) -> PlayerAddress {
        switch kind {
        case .system: .system(device: currentDevice)
        case .application: .application(place)
        }
    }

    /// The one that the lock screen of the current device shows.
    package var nowPlayingAddress: PlayerAddress {
        switch device.nowPlayingApp {
        case .music: .system(device: currentDevice)
        case .app(let app): .application(Place(app: app, device: currentDevice))
        }
    }

    /// All on all devices, the Music app's first.
    package var playerAddresses: [PlayerAddress] { devices.flatMap { playerAddresses(on: $0) } }

    func playerAddresses(on device: Device) -> [PlayerAddress] {
        [.system(device: device.name)]
            + device.installations.map { .application(Place(app: $0.app, device: device.name)) }
    }

    /// A player that was never used is there all the same. The address must be one of `playerAddresses`.
    package internal(set) subscript(address: PlayerAddress) -> Player {
        get {
            let used =
                switch address {
                case .system(let device): self[device: device].systemPlayer
                case .application(let place): self[place].applicationPlayer
                }
            return used ?? Player(address.kind, shuffledBy: RandomSource(name: "\(shuffleSeed) \(address)"))
        }
        set {
            switch address {
            case .system(let device): self[device: device].systemPlayer = newValue
            case .application(let place): self[place].applicationPlayer = newValue
            }
        }
    }

    /// Which of its two players the current app uses from now on. Each keeps its queue and goes on with what it does.
    package mutating func usePlayer(_ kind: PlayerKind) -> [Change] {
        if installation.playerKind == kind { return [] }
        self[place].playerKind = kind
        return [.playerUsed(place, kind)]
    }

    /// Where chance begins, for players that were not used yet.
    package mutating func setShuffleSeed(_ seed: UInt64) { shuffleSeed = seed }

    /// What decides for a player whether an item can be played: the account of its device, and for an app what it sees.
    package func playbackTerms(for address: PlayerAddress, _ faults: PlaybackFaults = []) -> PlaybackTerms {
        let device = self[device: address.device]
        let capabilities =
            switch address {
            case .system: device.overrides.applied(to: derivedCapabilities(on: device.name))
            case .application(let place): self.capabilities(at: place)
            }
        return PlaybackTerms(
            canPlayCatalog: capabilities.contains(.playback), storefront: account(on: device.name)?.storefront,
            allowsExplicit: device.allowsExplicit, faults: faults)
    }

    /// Screen Time's switch on the current device. What plays goes on; the next item is judged anew.
    package mutating func setExplicitContent(allowed: Bool) -> [Change] {
        if device.allowsExplicit == allowed { return [] }
        self[device: currentDevice].allowsExplicit = allowed
        return [.explicitContentSet(device: currentDevice, allowed: allowed)]
    }
}

/// Time.
extension MusicDevice {
    /// When the next thing happens by itself in any player; nil when nothing does. Ask again after every change.
    package var nextPlayerEvent: Milliseconds? { playerAddresses.compactMap { used($0)?.nextEvent }.min() }

    /// Lets all players play until a time, in the order in which things happen.
    ///
    /// A station needs tracks from outside. Where one needs some, playing stands at that moment: ask `stationNeeds` after every
    /// `nextPlayerEvent`, not only at the end.
    package mutating func advancePlayers(to now: Milliseconds, _ faults: PlaybackFaults = []) -> [Change] {
        let addresses = playerAddresses.filter { used($0) != nil }
        var changes: [Change] = []
        // One alone needs no order; and after very many events at once the order no longer tells anything.
        let busy = addresses.filter { used($0)?.nextEvent.map { $0 <= now } ?? false }
        if busy.count > 1 {
            for _ in 0..<Player.longestStretch {
                guard let next = busy.compactMap({ used($0)?.nextEvent }).min(), next <= now else { break }
                for address in busy where used(address)?.nextEvent == next {
                    changes += advance(address, to: next, faults)
                }
            }
        }
        return addresses.reduce(into: changes) { $0 += advance($1, to: now, faults) }
    }

    private mutating func advance(_ address: PlayerAddress, to now: Milliseconds, _ faults: PlaybackFaults) -> [Change]
    {
        let terms = playbackTerms(for: address, faults)
        return self[address].advance(to: now, terms).map { .player(address, $0) }
    }

    /// The clock was set: nothing is played between, and what plays goes on from where it is.
    package mutating func setPlayerClock(from old: Milliseconds, to new: Milliseconds) {
        for address in playerAddresses where used(address) != nil { self[address].setClock(from: old, to: new) }
    }

    func used(_ address: PlayerAddress) -> Player? {
        switch address {
        case .system(let device): self[device: device].systemPlayer
        case .application(let place): self[place].applicationPlayer
        }
    }
}

/// Stations ask for their tracks.
extension MusicDevice {
    /// Whether a player has a station that asks for tracks from time to time, as a live one never does.
    package var hasStation: Bool {
        playerAddresses.contains { address in
            guard let player = used(address) else { return false }
            return [player.queue, player.upcoming].contains { $0?.station.map { !$0.isLive } ?? false }
        }
    }

    /// What the stations of all players need now.
    package var stationNeeds: [(player: PlayerAddress, need: StationNeed)] {
        playerAddresses.compactMap { address in used(address)?.stationNeed.map { (address, $0) } }
    }

    /// Gives a station the tracks that it needs.
    package mutating func handStationTracks(
        _ tracks: [PlayableItem], to station: ContainerIdentity, of address: PlayerAddress, at now: Milliseconds,
        _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try control(address, .handTracks, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.hand(tracks, to: station, at: now, terms)
        }
    }
}
