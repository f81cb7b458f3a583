import AppleMusicAPI
import TonearmDevice
package import TonearmSimulator

extension World {
    /// Replaces accounts, devices, the service's state, clock and faults by those of a world file. The app's own
    /// choices of storefront, language, service and tokens are kept.
    /// - Parameter memory: the memory made from the file (`WorldFixture.memory(extending:time:)`).
    /// - Throws: `FixtureProblem` for devices that cannot exist; then nothing has changed.
    package mutating func begin(_ fixture: WorldFixture, _ memory: SimulatorMemory) throws(FixtureProblem) {
        var state = memory.state
        for key in self.memory.developerKeys { state.makeKnown(key) }
        var device = try MusicDevice(fixture)
        device.setShuffleSeed(fixture.seed)
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
        writer.leaveOut("scheduled events", scheduled.count)
        writer.leaveOut("players with their queues", device.usedPlayerCount)
        return fixture
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
