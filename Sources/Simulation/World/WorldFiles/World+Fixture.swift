import AppleMusicAPI
import TonearmDevice
package import TonearmSimulator

extension World {
    /// Replaces accounts, devices, the service's state, clock and faults by those of a world file. The app's own
    /// choices of storefront, language, service and tokens are kept.
    /// - Parameters:
    ///   - memory: the memory made from the file (`WorldFixture.memory(extending:time:)`).
    ///   - music: the plays and downloads of each device (`WorldFixture.deviceMusic(in:extending:time:)`).
    /// - Throws: `FixtureProblem` for devices that cannot exist; then nothing has changed.
    package mutating func begin(
        _ fixture: WorldFixture, _ memory: SimulatorMemory, _ music: [DeviceMusic]
    ) throws(FixtureProblem) {
        var state = memory.state
        for key in self.memory.developerKeys { state.makeKnown(key) }
        var device = try MusicDevice(fixture)
        device.setShuffleSeed(fixture.seed)
        for (name, music) in zip(fixture.devices.map(\.name), music) where !music.isEmpty {
            device.changeLibrary(on: name) { $0.add(music) }
        }
        (self.memory, self.device, scheduled) = (state, device, [])
        playerFaults = PlaybackFaults(fixture.playerFaults.compactMap(PlaybackFaults.init(named:)))
        if let now = fixture.now {
            clock = .fixed(seconds: now)
        } else {
            clock = fixture.ahead == 0 ? .system : .ahead(milliseconds: fixture.ahead.multipliedClamped(by: 1000))
        }
    }

    /// Returns the world in the form of a world file, without tokens, keys, and the address of the service.
    /// - Parameter writer: a writer for the world's state; it counts the parts that the file omits.
    package func fixture(by writer: inout FixtureWriter) -> WorldFixture {
        var fixture = WorldFixture()
        fixture.albums = memory.addedAlbums ?? []
        fixture.seed = memory.chosenSeed ?? 1
        fixture.era = memory.era
        fixture.faults = memory.faults.specs
        fixture.playerFaults = PlaybackFaults.names.filter { playerFaults.contains(PlaybackFaults(named: $0) ?? []) }
        switch clock {
        case .system: break
        case .ahead(let milliseconds): fixture.ahead = milliseconds / 1000
        case .fixed: fixture.now = writer.now
        }
        for account in device.accounts {
            guard let standing = self.account(account.name) else { continue }
            var written = writer.account(standing, plan: account.subscription.rawValue)
            written.revokedApps = account.revokedApps
            written.storefrontHasMusic = account.storefrontHasMusic
            if !account.storefrontHasMusic { written.storefront = account.storefront }
            written.home = account.home == standing.storefront ? nil : account.home
            fixture.accounts.append(written)
        }
        (fixture.apps, fixture.devices) = (device.appFixtures, device.fixtures)
        for index in fixture.devices.indices { write(device.devices[index], to: &fixture.devices[index], by: &writer) }
        writer.leaveOut("scheduled events", scheduled.count)
        writer.leaveOut("players with their queues", device.usedPlayerCount)
        return fixture
    }
}

/// The libraries of devices in world files.
extension World {
    /// Writes the plays and downloads of a device for the account that is signed in.
    private func write(_ device: Device, to fixture: inout DeviceFixture, by writer: inout FixtureWriter) {
        let library = device.library
        guard let name = device.signedIn else {
            writer.leaveOut("libraries of devices without an account", library == LocalLibrary() ? 0 : 1)
            return
        }
        guard library.account == name, let account = account(name) else { return }
        writer.write(
            plays: library.plays.map { ($0.key, $0.value.count, $0.value.last) }, downloads: Array(library.downloads),
            of: account, to: &fixture)
    }
}

extension LocalLibrary {
    fileprivate mutating func add(_ music: DeviceMusic) {
        for plays in music.plays { notePlays(of: plays.id, count: plays.count, last: plays.last) }
        download(music.downloads)
    }
}

extension PlaybackFaults {
    /// The names of faults in world files.
    package static let names = DeviceFixture.playerFaults

    package init?(named name: String) {
        switch name {
        case "queue-timeout": self = .queueTimeout
        case "long-queue": self = .longQueue
        case "slow-prepare": self = .slowPrepare
        default: return nil
        }
    }
}
