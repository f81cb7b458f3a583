package import AppleMusicAPI
package import MusicCatalog

/// The service's part of a world file: accounts with their music, the clock and faults.
package struct WorldFixture: Sendable {
    var accounts: [AccountFixture]
    package var faults: [FaultSpec] = []
    /// Seconds since 1970 at which the clock stands still; nil for a clock that runs.
    package var now: Int?
    package var seed: UInt64 = 1

    package static let members = ["accounts", "faults", "now", "seed"]

    /// - Parameter json: an object; members that only a device or a shell uses are left to them.
    /// - Throws: `FixtureProblem` with the path of the wrong value.
    package init(_ json: JSON) throws(FixtureProblem) {
        let value = FixtureValue(json)
        try value.requireMembers(Self.members)
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

    /// The memory with which the service begins.
    /// - Parameters:
    ///   - catalog: has the resources that the file names.
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
