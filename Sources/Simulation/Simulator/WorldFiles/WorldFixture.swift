package import AppleMusicAPI
package import TonearmCatalog

/// A world file: accounts with their music, the clock, faults, and the devices around an app.
package struct WorldFixture: Hashable, Sendable {
    /// The accounts; empty for the demonstration accounts.
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
}

extension WorldFixture: FixtureObject {
    static let blank = WorldFixture()
    static let fields: [FixtureField<Self>] = [
        .member("now", \.now, .time, "The time at which the clock stands still. Without it the clock runs."),
        .member(
            "ahead", \.ahead, .integer(-longestTime...longestTime),
            "The seconds by which a running clock is ahead of the system's."),
        .member("seed", \.seed, .seed, "The source of everything random. The default is 1."),
        .member("era", \.era, .era, "The era of the service. The default is 'today'."),
        .member(
            "faults", \.faults, .list(.fault), "Faults of requests, each in words: '503 --on /v1/catalog --times 1'."),
        .member(
            "playerFaults", \.playerFaults, .list(.choice(DeviceFixture.playerFaults)),
            "Faults of players. A server has no players, and ignores them."),
        .member("catalog", \.catalog, .object, "Music of one's own, which is added to the catalog."),
        .member(
            "accounts", \.accounts, .list(.object),
            "The accounts. Without it there are 'subscriber', 'newcomer' and 'visitor'."),
        .member("apps", \.apps, .list(.object), "The apps on every device. Without it there is one, 'Runner'."),
        .member(
            "devices", \.devices, .list(.object),
            "The devices. Without it there is one, 'phone'. A server has no devices, and only checks them."),
    ]

    /// A hundred years in seconds.
    private static let longestTime = 3_155_760_000

    private var catalog: CatalogFixture {
        get { CatalogFixture(albums: albums) }
        set { albums = newValue.albums }
    }

    func complete(_ value: FixtureValue) throws(FixtureProblem) {
        if now != nil, value["ahead"] != nil {
            throw value.problem(
                at: "ahead", "a clock that stands still is not ahead", next: "Leave 'now' or 'ahead' out.")
        }
        try requireConsistency()
    }
}

extension FixtureKind<UInt64> {
    fileprivate static var seed: Self { Self(.integer(0...Int.max), FixtureValue.seed) { .integer(Int(clamping: $0)) } }
}

extension FixtureKind<Era> {
    fileprivate static var era: Self {
        Self(.choice(Era.allCases.map(\.rawValue)), FixtureValue.era) { .string($0.rawValue) }
    }
}

extension FixtureKind<FaultSpec> {
    fileprivate static var fault: Self { Self(.name, FixtureValue.fault) { .string($0.text) } }
}

extension FixtureValue {
    fileprivate func seed() throws(FixtureProblem) -> UInt64 { UInt64(try integer(in: 0...Int.max)) }

    fileprivate func era() throws(FixtureProblem) -> Era {
        Era(rawValue: try choice(Era.allCases.map(\.rawValue))) ?? .today
    }

    fileprivate func fault() throws(FixtureProblem) -> FaultSpec {
        let text = try text()
        do throws(FaultSpec.Problem) { return try FaultSpec(text) } catch {
            throw problem(error.reason, next: error.next)
        }
    }
}

extension WorldFixture {
    /// - Throws: `FixtureProblem` with the path of the wrong value.
    package init(_ json: JSON) throws(FixtureProblem) { try self.init(FixtureValue(json)) }

    /// Reads the text of a file.
    /// - Throws: `FixtureProblem` with the line and the path of the wrong value.
    package init(text: [UInt8]) throws(FixtureProblem) {
        self = try Self.locating(in: text) { () throws(FixtureProblem) in try WorldFixture(try Self.json(text)) }
    }

    /// Runs a body, and adds the line of the wrong value to its problem.
    package static func locating<Value>(
        in text: [UInt8], _ body: () throws(FixtureProblem) -> Value
    ) throws(FixtureProblem) -> Value {
        do throws(FixtureProblem) { return try body() } catch {
            var problem = error
            problem.line = problem.line ?? JSONLines(text).line(at: problem.path)
            throw problem
        }
    }

    private static func json(_ text: [UInt8]) throws(FixtureProblem) -> JSON {
        do throws(JSONProblem) { return try JSON(parsing: text) } catch {
            throw FixtureProblem(
                path: "", reason: "this is not JSON: \(error.reason)", next: "Mend the text at this place.",
                line: JSONLines.line(ofByte: error.offset, in: text))
        }
    }

    /// The text of the file. Members with their default values are left out.
    package var text: [UInt8] { FixtureText.bytes(json) }
}

/// The world that a file describes.
extension WorldFixture {
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

    /// Returns the memory of a world in a session; its state contains the added albums and the seed.
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
