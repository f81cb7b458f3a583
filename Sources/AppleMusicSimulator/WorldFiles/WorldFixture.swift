package import AppleMusicAPI
package import MusicCatalog

/// The service's part of a world file: accounts with their music, the clock and faults.
package struct WorldFixture: Sendable {
    var accounts: [AccountFixture]
    package var faults: [FaultSpec] = []
    /// The albums that the file adds to the catalog.
    package var albums: [AddedAlbum]
    /// The time at which the clock is stopped, in seconds since 1970; nil for a running clock.
    package var now: Int?
    package var seed: UInt64 = 1

    package static let members = ["accounts", "catalog", "faults", "now", "seed"]

    /// - Parameter json: an object; members that only a device or a shell uses are left to them.
    /// - Throws: `FixtureProblem` with the path of the wrong value.
    package init(_ json: JSON) throws(FixtureProblem) {
        let value = FixtureValue(json)
        try value.requireMembers(Self.members)
        albums = try CatalogFixture(value["catalog"]).albums
        accounts = []
        for element in try value["accounts"]?.elements() ?? [] { accounts.append(try AccountFixture(element)) }
        try requireDifferentNames(value)
        for element in try value["faults"]?.elements() ?? [] {
            let text = try element.text()
            do throws(FaultSpec.Problem) { faults.append(try FaultSpec(text)) } catch {
                throw element.problem(error.reason, next: error.next)
            }
        }
        now = try value["now"]?.time()
        seed = UInt64(try value["seed"]?.integer(in: 0...Int.max) ?? 1)
    }

    private func requireDifferentNames(_ value: FixtureValue) throws(FixtureProblem) {
        var names: Set<String> = []
        for (index, account) in accounts.enumerated() where !names.insert(account.account.name).inserted {
            throw FixtureProblem(
                path: "accounts[\(index)].name", reason: "two accounts are called '\(account.account.name)'",
                next: "Give each account its own name.")
        }
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
        return memory
    }
}
