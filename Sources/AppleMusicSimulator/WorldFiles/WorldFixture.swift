package import AppleMusicAPI
package import MusicCatalog

/// A world file: accounts with their music, the clock, faults, and the devices around an app.
package struct WorldFixture: Hashable, Sendable {
    /// The accounts; empty for those of the demonstration.
    package var accounts: [AccountFixture] = []
    package var faults: [FaultSpec] = []
    package var playerFaults: [String] = []
    /// The albums that the file adds to the catalog.
    package var albums: [AddedAlbum] = []
    /// The time at which the clock is stopped, in seconds since 1970; nil for a running clock.
    package var now: Int?
    /// Seconds by which a running clock is ahead of the system's.
    package var ahead = 0
    package var seed: UInt64 = 1
    package var era = Era.today
    /// The apps; empty for the standard one.
    package var apps: [AppFixture] = []
    /// The devices; empty for the standard one.
    package var devices: [DeviceFixture] = []

    package init() {}

    /// - Throws: `FixtureProblem` with the path of the wrong value.
    package init(_ json: JSON) throws(FixtureProblem) {
        let value = FixtureValue(json)
        try value.requireMembers(of: .world)
        albums = try CatalogFixture(value["catalog"]).albums
        for element in try value["accounts"]?.elements() ?? [] { accounts.append(try AccountFixture(element)) }
        for element in try value["faults"]?.elements() ?? [] {
            let text = try element.text()
            do throws(FaultSpec.Problem) { faults.append(try FaultSpec(text)) } catch {
                throw element.problem(error.reason, next: error.next)
            }
        }
        for element in try value["playerFaults"]?.elements() ?? [] {
            playerFaults.append(try element.choice(DeviceFixture.playerFaults))
        }
        for element in try value["apps"]?.elements() ?? [] { apps.append(try AppFixture(element)) }
        for element in try value["devices"]?.elements() ?? [] { devices.append(try DeviceFixture(element)) }
        now = try value["now"]?.time()
        ahead = try value["ahead"]?.integer(in: -FixtureForm.longestTime...FixtureForm.longestTime) ?? 0
        if now != nil, let ahead = value["ahead"] {
            throw ahead.problem("a clock that stands still is not ahead", next: "Leave 'now' or 'ahead' out.")
        }
        seed = UInt64(try value["seed"]?.integer(in: 0...Int.max) ?? 1)
        era =
            try value["era"].flatMap { value throws(FixtureProblem) in
                Era(rawValue: try value.choice(Era.allCases.map(\.rawValue)))
            } ?? .today
        try requireConsistency()
    }

    /// Returns the catalog with the albums of the file.
    /// - Throws: `FixtureProblem` for an album that the catalog has already, or an artist that it does not have.
    package func catalog(extending base: any Catalog) throws(FixtureProblem) -> any Catalog {
        if albums.isEmpty { return base }
        for (index, album) in albums.enumerated() {
            let path = "catalog.albums[\(index)]"
            if base.album(album.id) != nil {
                throw FixtureProblem(
                    path: path + ".id", reason: "the catalog has an album '\(album.id)' already",
                    next: "Take another id, for example from 7000000001 on.")
            }
            if let artist = album.artistID, base.artist(artist) == nil {
                throw FixtureProblem(
                    path: path + ".artistID", reason: "the catalog has no artist '\(artist)'",
                    next: "Leave it out for a new artist.")
            }
        }
        return ExtendedCatalog(base, adding: albums)
    }

    /// The memory of a world in a session, whose state contains the added albums and the seed.
    /// - Parameters:
    ///   - base: the catalog of the simulator, without the albums of the file.
    ///   - time: the time of loading, in seconds since 1970.
    package func memory(extending base: any Catalog, time: Int) throws(FixtureProblem) -> SimulatorMemory {
        var memory = try memory(catalog: try catalog(extending: base), time: time)
        memory.state.addedAlbums = albums.isEmpty ? nil : albums
        memory.state.chosenSeed = seed == 1 ? nil : seed
        return memory
    }

    /// Returns the memory with which the service begins.
    /// - Parameters:
    ///   - catalog: has the resources that the file names, those of `catalog(extending:)` included.
    ///   - time: the time of loading for files without a time, in seconds since 1970.
    /// - Throws: `FixtureProblem` for resources that do not exist.
    package func memory(catalog: any Catalog, time: Int) throws(FixtureProblem) -> SimulatorMemory {
        var memory = SimulatorMemory(seed: seed)
        if !accounts.isEmpty {
            memory.accounts = accounts.map(\.account)
            var ids = LibraryIDs(random: memory.state.random.library)
            var records: [AccountRecord] = []
            for (index, account) in accounts.enumerated() {
                records.append(
                    try account.record(at: "accounts[\(index)]", catalog: catalog, ids: &ids, now: now ?? time))
            }
            memory.state.records = records
            memory.state.random.library = ids.random
        }
        memory.state.faults = Faults(faults)
        memory.state.era = era
        return memory
    }
}
